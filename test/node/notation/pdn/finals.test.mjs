// Games that were played, from their bare moves to the position in which they end.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { formatFen, parseFen, parsePdn, parseResult } from 'draughts-board/notation';
import { getVariant } from 'draughts-board/variants';

const games = JSON.parse(
  readFileSync(new URL('../../../data/finals.json', import.meta.url), 'utf8'),
);

/** The game, read by its tags if they tell which it is, and the last place of its main line. */
function replay({ pdn, variant: id }) {
  const variant = getVariant(id);
  const isTagged = /\[(GameType|Variant) /.test(pdn);
  const { games, diagnostics } = parsePdn(pdn, isTagged ? {} : { variant });
  assert.equal(games.length, 1);
  const [game] = games;
  assert.equal(game.variant, variant);
  let last = game.root;
  while (last.children[0] && last.children[0].kind !== 'text') last = last.children[0];
  return { game, last, diagnostics };
}

/** Some files have another result in the tag than behind the moves. */
function saysTwoResults(pdn, variant) {
  const said = /\[Result "([^"]*)"\]/.exec(pdn)?.[1];
  const [one, other] = [said, pdn.trim().split(/\s/).at(-1)].map((text) =>
    JSON.stringify(parseResult(text ?? '', variant)),
  );
  return one !== undefined && other !== undefined && one !== other;
}

describe('the end of a game', () => {
  for (const each of games.filter(({ stopsAt }) => !stopsAt))
    it(`is reached in ${each.source}, ${each.variant}, ${each.plies} plies`, () => {
      const { game, last, diagnostics } = replay(each);
      assert.deepEqual(
        diagnostics.map(({ code }) => code),
        saysTwoResults(each.pdn, game.variant) ? ['results-differ'] : [],
      );
      assert.equal(game.plies, each.plies);
      const { position } = parseFen(each.finalFen, game.variant);
      // The files do not tell how often a Frisian king has moved.
      const [reached] = formatFen(last.position).split(':+');
      assert.equal(reached, formatFen(position));
      assert.equal(last.position.key, position.key);
    });
});

// These games were made by an engine whose kings jump over pieces of any colour. Each stops at a
// move along a file on which a piece stands: "any number of empty squares along ranks and files".
describe('a game that breaks the rules', () => {
  for (const each of games.filter(({ stopsAt }) => stopsAt))
    it(`stops at ${each.stopsAt}, a king over the piece on ${each.over}, in ${each.source}`, () => {
      const { game, last, diagnostics } = replay(each);
      assert.equal(game.plies, each.plies);
      const [from, to] = each.stopsAt.split('-').map((name) => game.variant.squareAt(name));
      const { pieces } = last.position.setup;
      assert.equal(pieces.get(from).kind, 'king');
      assert.ok(pieces.has(game.variant.squareAt(each.over)));
      assert.ok(!pieces.has(to));
      const [rest] = last.children;
      assert.equal(rest.kind, 'text');
      assert.ok(rest.text.startsWith(`${each.stopsAt} `));
      assert.match(rest.reason, /not legal/i);
      const [{ code, severity, column }] = diagnostics;
      assert.deepEqual([code, severity], ['not-legal', 'error']);
      assert.equal(each.pdn.slice(column - 1, column + 4), each.stopsAt);
    });
});
