// Small files, each about one habit of those who write PDN; another program has counted what is in them.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { formatFen, inferVariant, parsePdn } from 'draughts-board/notation';
import { outline } from '../../support/outline.mjs';

const data = new URL('../../../data/', import.meta.url);
const files = JSON.parse(readFileSync(new URL('pdn.json', data), 'utf8'));
const bytesOf = (file) => new Uint8Array(readFileSync(new URL(`pdn/${file}`, data)));

const isPly = ({ kind }) => kind === 'move' || kind === 'pass';
const found = ({ diagnostics }) =>
  diagnostics.map(({ severity, code, line, column }) => `${severity} ${code} ${line}:${column}`);

/** What is in the games, counted as the other program has done. */
function count(games) {
  const counts = {
    games: games.length,
    tags: 0,
    plies: 0,
    variationPlies: 0,
    variations: 0,
    comments: 0,
    nags: 0,
    setups: 0,
  };
  for (const { root, tags } of games) {
    counts.tags += tags.size;
    const nodes = [[root, true]];
    for (let next = nodes.pop(); next; next = nodes.pop()) {
      const [node, isMain] = next;
      counts.comments += node.before.length + node.comments.length;
      counts.nags += node.nags.length;
      if (node.kind === 'setup') counts.setups++;
      if (isPly(node)) counts[isMain ? 'plies' : 'variationPlies']++;
      counts.variations += Math.max(0, node.children.length - 1);
      nodes.push(...node.children.map((child, i) => [child, isMain && i === 0]));
    }
  }
  return counts;
}

describe('the files of test/data/pdn', () => {
  it('are all in the list, and no others', () => {
    assert.deepEqual(
      files.map(({ file }) => file),
      readdirSync(new URL('pdn/', data)).sort(),
    );
  });

  for (const { file, counts, here = {}, because } of files)
    it(`hold what has been counted in ${file}${because ? `; but ${because}` : ''}`, () => {
      assert.deepEqual(count(parsePdn(bytesOf(file)).games), { ...counts, ...here });
    });
});

/** What each file is: its games in one line each, and what is found in it. */
const contents = {
  'ambiguous_long_2.pdn': [
    ['47x20x9x36', '47x24x13x36', '47x24x13x36'],
    ['warning ambiguous-move 9:6'],
  ],
  'ambiguous_russian_lengths.pdn': [
    ['e7xc5xa7', 'e7xa3xc1xe3xa7', 'e7xc5xa7'],
    ['warning ambiguous-move 9:4'],
  ],
  'bom_utf8.pdn': [['32-28']],
  'brackets_in_comment.pdn': [['32-28 {text with [%csl G28] ( [ and * 2-0} 19-23']],
  'comment_positions.pdn': [
    ['{before} {pre} {between} 32-28 {post} {post2} {rest of line 19-23} 19-23'],
  ],
  'cp1251.pdn': [['c3-d4 f6-e5 d4xf6 g7xe5 {ошибка}']],
  'ctrl_z.pdn': [['32-28']],
  'deep_nesting_500.pdn': [[`32-28 ${'(34-29) '.repeat(500)}19-23`]],
  'duplicate_tags.pdn': [['32-28'], ['warning tag-given-twice 2:1']],
  'ellipsis_forms.pdn': [Array(4).fill('20-25 31-27')],
  'filename_tag_at_end.pdn': [['32-28', '34-29']],
  'html_wrapped.pdn': [
    ['32-28 19-23'],
    ['warning unknown-word 1:1', 'warning unknown-word 1:17', 'warning unknown-word 2:17'],
  ],
  'hub_style_captures.pdn': [['28x17x8']],
  'jump_by_jump.pdn': [
    ['11-15 23-18 8-11 "18x8"', '"11x18 18x27"'],
    ['error not-legal 2:24', 'error not-legal 5:4'],
  ],
  'king_prefix.pdn': [['46-37 5-10 "D37-46"'], ['error not-legal 3:19']],
  'literal_backslash_r.pdn': [['32-28 19-23']],
  'long_captures.pdn': [['"47x38x24x13x36"'], ['error not-legal 3:4']],
  'mixed_eol_cr.pdn': [['32-28 19-23 28x19']],
  'nag_and_glyphs.pdn': [
    ['32-28 $1 19-23 $2 $10 28x19 $3 14x23 $4 37-32 $5 10-14 $6 41-37 $2 14-19 $5 46-41 $1'],
  ],
  'nested_variations.pdn': [['32-28 (34-29 19-23) (33-29 {deep} 19-23 (17-22)) 19-23 28x19']],
  'no_move_numbers.pdn': [['32-28 19-23 28x19 14x23']],
  'null_setup.pdn': [['32-28 pass 28-23']],
  'numbers_glued.pdn': [['32-28 19-23 28x19 14x23 37-32 $7 10-14']],
  'padded_moves.pdn': [['32-28 "1- 7   2. 37-32  7 - 12"'], ['error not-legal 2:12']],
  'parenthesised_black_moves.pdn': [['32-28 19-23 28x19 14x23 37-32']],
  'percent_escape.pdn': [['32-28 {50% sure} 19-23']],
  'result_terminators.pdn': [Array(8).fill('32-28')],
  'russian_promote_and_stop.pdn': [['d6xb8']],
  'separators.pdn': [
    ['c3-d4 f6-e5 d4xf6 g7xe5 b2-c3 h8-g7', 'c3-d4 f6-e5 d4xf6 g7xe5', 'c3-d4 f6-e5 d4xf6 g7xe5'],
  ],
  'setup_in_variation.pdn': [
    ['32-28 19-23 (/FEN/ "23-29 33x24") 28x19 14x23'],
    ['error not-legal 2:48'],
  ],
  'short_algebraic.pdn': [['c3-d4 f6-e5 d4xf6 g7xe5']],
  'star_attached_at_end.pdn': [['32-28 19-23', '34-29']],
  'star_move.pdn': [['32-28 $7 19-23 28x19 14x23']],
  'stray_close.pdn': [['32-28 19-23'], ['warning unknown-word 1:18', 'warning stray-bracket 1:10']],
  'tags_only.pdn': [['', '']],
  'twelve_by_twelve.pdn': [
    ['45-39 "28-33 2. 39x28 22x33"', '44-38 26-32 "38x27 21x32"'],
    ['error not-legal 2:10', 'error not-legal 4:19'],
  ],
  'unclosed_comment.pdn': [
    ['32-28 {never closed 19-23 [Event "b"] 1. 34-29 *}'],
    ['error unclosed-comment 2:10'],
  ],
  'unclosed_variation.pdn': [
    ['32-28 (34-29 19-23)', '34-29'],
    ['warning result-in-variation 2:26', 'warning unclosed-variation 2:20'],
  ],
  'unicode_dashes.pdn': [['32-28 19-23 28x19 14x23']],
  'utf16le.pdn': [['32-28']],
  'variation_before_first_move.pdn': [['{intro} 32-28 ({alt} 34-29)']],
  'whitespace_only.pdn': [[]],
  'windmill.pdn': [['49x38x29x40x49', '49x38x29x40x49']],
};

describe('a file', () => {
  for (const { file, expect } of files.filter(({ file }) => file in contents))
    it(`is read: ${file}, ${expect}`, () => {
      const [games, faults = []] = contents[file];
      const reading = parsePdn(bytesOf(file));
      assert.deepEqual(reading.games.map(outline), games);
      assert.deepEqual(found(reading), faults);
    });

  for (const { file, variant } of files.filter(({ variant }) => !['mixed', '?'].includes(variant)))
    it(`is ${variant}: ${file}`, () => {
      const source = bytesOf(file);
      for (const game of parsePdn(source).games) assert.equal(game.variant.id, variant);
      assert.equal(inferVariant(source).variant.id, variant);
    });

  it('of both routes of one capture ends in one position', () => {
    const ends = parsePdn(bytesOf('windmill.pdn')).games.map(
      ({ root }) => root.children[0].position,
    );
    assert.deepEqual(ends.map(formatFen), ['W:W:BK49', 'W:W:BK49']);
  });

  it('has tags in its encoding', () => {
    const event = (file) => parsePdn(bytesOf(file)).games[0].tags.get('Event');
    assert.equal(event('bom_utf8.pdn'), 'café');
    assert.equal(event('cp1251.pdn'), 'Чемпионат СССР');
    assert.equal(event('utf16le.pdn'), 'x');
    assert.equal(event('brackets_in_comment.pdn'), 'A [B] {C} ; "D"');
    assert.equal(event('duplicate_tags.pdn'), 'a');
  });

  it('has the results of its games', () => {
    const results = parsePdn(bytesOf('result_terminators.pdn')).games.map(({ tags }) =>
      tags.get('Result'),
    );
    assert.deepEqual(results, ['2-0', '0-2', '1-1', '0-0', '1-0', '0-1', '1/2-1/2', undefined]);
  });
});

describe('the FEN tags of a file', () => {
  const men = (from, to) => Array.from({ length: to - from + 1 }, (_, i) => from + i).join();
  // The position, and what is wrong with each, in the order of the file.
  const verdicts = [
    [`W:W${men(31, 50)}:B${men(1, 20)}`],
    [`B:W${men(21, 32)}:B${men(1, 12)}`],
    ['W:W31,K32,K33,K34:B1'],
    ['W:WK3,K4:B5,6'],
    ['W:W18:B12', 'warning missing-square 9:13'],
    ['W:W:B1'],
    ['W:W50:B'],
    ['W:WK37,46:B14,21'],
    ['?:W29:B22'],
    ['W:WK4:B10', 'error no-such-square 19:13'],
    ['W:W31,32:B1,2'],
    ['W:W31,32:B1,2'],
    ['W:W31,K32:B1,K2'],
    ['W:W31,K46:B1,K5:+146+205'],
    ['W:W31:BK2'],
    ['W:WG28,31:B22'],
    ['W:W31,32:B1,2'],
    ['B:W:B'],
    ['W:W31:B', 'error no-such-square 37:14'],
    ['W:W:B1', 'error no-such-square 39:10'],
    ['W:W31:B1', 'warning square-named-twice 41:13'],
    ['W:W31:B', 'error two-pieces-on-a-square 43:14'],
    [`W:W:B${men(1, 20)}`, 'error range-runs-downwards 45:10'],
    ['?:W31:B'],
  ];

  it('have the verdict of the standard, each in its place', () => {
    const reading = parsePdn(bytesOf('fen_variants.pdn'));
    assert.deepEqual(
      reading.games.map(({ start }) => formatFen(start)),
      verdicts.map(([setup]) => setup),
    );
    const faults = found(reading).filter((fault) => !/ 47:\d+$/.test(fault));
    assert.deepEqual(
      faults,
      verdicts.flatMap(([, fault]) => fault ?? []),
    );
    // A tag in a tag is no FEN.
    assert.ok(found(reading).some((fault) => /^error .* 47:\d+$/.test(fault)));
  });
});
