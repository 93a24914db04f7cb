import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { ClaimSession, Session } from 'draughts-board/game';
import { parsePdn } from 'draughts-board/notation';
import { Places } from '../../../dist/elements/draughts-viewer/places.js';
import {
  fileName,
  linePdn,
  plainPdn,
  recordPdn,
} from '../../../dist/elements/draughts-viewer/texts-of.js';

const folder = new URL('../../data/pdn/', import.meta.url);
/** Files as programs write them, among them nested variations, setups and moves that are none. */
const files = readdirSync(folder).map((name) => ({
  name,
  games: parsePdn(readFileSync(new URL(name, folder))).games,
}));

const gameOf = (pdn) => parsePdn(pdn).games[0];

/** A tree as text, each node once: what was moved, what could not be, and what follows. */
function tree(root, isWritten = false) {
  const lines = [];
  const left = [[root, 0]];
  for (let next = left.pop(); next; next = left.pop()) {
    const [node, depth] = next;
    const { kind, move, setup, text } = node;
    const said = isWritten ? [node.before, node.comments, node.nags] : [];
    lines.push(
      JSON.stringify([
        depth,
        kind,
        move?.path,
        move?.captures,
        setup && [...setup.pieces],
        text,
        said,
      ]),
    );
    for (const child of [...node.children].reverse()) left.push([child, depth + 1]);
  }
  return lines;
}

/** What a text says when it is read again; what could not be played has become a comment. */
const again = (text, isWritten) => tree(gameOf(text).root, isWritten);
const isPlayable = ({ root }) => !tree(root).some((line) => line.includes('"text"'));

const annotated = `[White "A"][Black "B"][Result "2-0"]
{Before.} 1. 32-28 $1 {It opens 32.} 19-23 (1... 18-23 $2 {A try.} 2. 33-29 (2. 37-32)) 2. 28x19 14x23 2-0`;

describe('the record as PDN', () => {
  it('has all that was written', () => {
    const game = gameOf(annotated);
    assert.deepEqual(again(recordPdn(new Session(game)), true), tree(game.root, true));
  });

  it('has no move of the reader', () => {
    const session = new Session(gameOf(annotated));
    session.play(session.position.legalMoves()[0]);
    assert.equal(recordPdn(session), recordPdn(new Session(session.game)));
  });
});

describe('the record without comments', () => {
  it('has the same moves and variations, and nothing that was written about them', () => {
    const text = plainPdn(new Session(gameOf(annotated)));
    assert.doesNotMatch(text, /[{}$]/);
    assert.deepEqual(again(text), tree(gameOf(annotated).root));
    assert.match(text, /1\. 32-28 19-23 \(1\.\.\. 18-23 2\. 33-29 \(2\. 37-32\)\) 2\. 28x19 14x23/);
  });

  it('reads back to the same moves, whatever the file', () => {
    let compared = 0;
    for (const { name, games } of files)
      for (const game of games.filter(isPlayable)) {
        assert.deepEqual(again(plainPdn(new Session(game))), tree(game.root), name);
        compared++;
      }
    assert.ok(compared >= 30, `${compared} games compared`);
  });

  it('keeps moves that could not be played', () => {
    const text = plainPdn(new Session(gameOf('1. 32-28 {Good.} 19-23 2. 50-1 1-50')));
    assert.match(text, /50-1/);
    assert.doesNotMatch(text, /Good/);
  });

  it('is made of a line of any length', () => {
    const round = '46-41 5-10 41-46 10-5 ';
    const pdn = `[FEN "W:WK46:BK5"] 1. ${round.repeat(5000)}`;
    assert.equal(tree(gameOf(plainPdn(new Session(gameOf(pdn)))).root).length, 20001);
  });
});

describe('a line as PDN', () => {
  const lineOf = (session) => linePdn(session, new Places(session.game));

  it('goes from the start to where the reader is', () => {
    assert.match(
      lineOf(new Session(gameOf(annotated), '1.1/2')),
      /\n\n1\. 32-28 18-23 2\. 33-29 \*\n/,
    );
    assert.match(lineOf(new Session(gameOf(annotated), '2')), /\n\n1\. 32-28 19-23 \*\n/);
  });

  it('goes on with the moves of the reader', () => {
    const session = new Session(gameOf(annotated), '1');
    for (const name of ['17-21', '28-23', '19x28'])
      session.play(
        session.position
          .legalMoves()
          .find(
            ({ path }) =>
              path.map((square) => session.game.variant.squareName(square)).join() ===
              name.replace(/[-x]/, ','),
          ),
      );
    assert.match(lineOf(session), /\n\n1\. 32-28 17-21 2\. 28-23 19x28 \*\n/);
    session.go('previous');
    assert.match(lineOf(session), /\n\n1\. 32-28 17-21 2\. 28-23 \*\n/);
  });

  it('has the players, and the result only if it is the whole game', () => {
    const game = gameOf(annotated);
    assert.match(
      lineOf(new Session(game, 'end')),
      /\[White "A"\]\n\[Black "B"\]\n\[Result "2-0"\]/,
    );
    for (const path of ['3', '1.1/2', 'start'])
      assert.match(
        lineOf(new Session(game, path)),
        /\[White "A"\]\n\[Black "B"\]\n\[Result "\*"\]/,
      );
  });

  it('begins with the position that the game begins with', () => {
    const text = lineOf(new Session(gameOf('[FEN "B:W32:B1,19"] 1... 19-23 2. 32-28'), '1'));
    assert.match(text, /\[FEN "B:W32:B1,19"\]/);
    assert.match(text, /\n\n1\.\.\. 19-23 \*\n/);
  });

  it('has moves that break a rule which has to be claimed', () => {
    // 32 has to take 28.
    const session = new ClaimSession(gameOf('[GameType "40"][FEN "W:W32,45:B28,1"]'));
    session.play(session.irregularMoves.find(({ from }) => from === 45));
    assert.match(lineOf(session), /\n\n1\. 45-\d+ \*\n/);
  });

  it('reads back to the same moves at every place of every file', () => {
    let compared = 0;
    for (const { name, games } of files)
      for (const game of games.filter(isPlayable)) {
        const places = new Places(game);
        const [root, ...nodes] = [...walk(game.root)];
        for (const node of nodes.slice(0, 200)) {
          const line = [];
          for (let at = places.at(node); at.before; at = at.before) line.unshift(at.node);
          const session = new Session(game, places.pathOf(places.at(node)));
          if (session.node !== node) continue;
          const expected = line.map(({ move }) => JSON.stringify(move?.path));
          const read = [...walk(gameOf(linePdn(session, places)).root)].slice(1);
          assert.deepEqual(
            read.map(({ move }) => JSON.stringify(move?.path)),
            expected,
            name,
          );
          compared++;
        }
        assert.equal(root, game.root);
      }
    assert.ok(compared >= 300, `${compared} places compared`);
  });
});

function* walk(root) {
  const left = [root];
  for (let node = left.pop(); node; node = left.pop()) {
    yield node;
    left.push(...[...node.children].reverse());
  }
}

describe('the name of a file', () => {
  const nameOf = (tags, ...rest) => fileName(gameOf(`${tags} 1. 32-28`), 'pdn', ...rest);

  it('is made of the players, the event, the round and the date', () => {
    assert.equal(
      nameOf('[Event "WK"][White "Wiersma, H."][Black "Clerc"][Round "3"][Date "1984.11.??"]'),
      'Wiersma-H-Clerc-WK-3-1984-11.pdn',
    );
  });

  it('has the place, if it is of one', () => {
    assert.equal(nameOf('[White "A"][Black "B"]', '12.1/3'), 'A-B-12-1-3.pdn');
  });

  it('keeps the letters of all scripts, whatever the record has them made of', () => {
    assert.equal(nameOf('[White "Чижов А."][Black "C\u030cizjov"]'), 'Чижов-А-Čizjov.pdn');
  });

  it('leads to no other folder, and is hidden nowhere', () => {
    assert.equal(nameOf('[White "../../etc/passwd"][Black "..\\\\x:|?*<>"]'), 'etc-passwd-x.pdn');
    assert.equal(nameOf('[White ".bashrc"]'), 'bashrc.pdn');
    assert.equal(nameOf('[White "a\u202Efdp.exe\u0000"]'), 'a-fdp-exe.pdn');
  });

  it('is none that a system keeps for itself', () => {
    assert.equal(nameOf('[White "CON"]'), 'game-CON.pdn');
    assert.equal(nameOf('[White "lpt1"]'), 'game-lpt1.pdn');
  });

  it('is always one, and never too long', () => {
    assert.equal(nameOf(''), 'game.pdn');
    assert.equal(nameOf('[White "?"][Black "***"][Date "????.??.??"]'), 'game.pdn');
    const long = nameOf(`[White "${'Ä'.repeat(300)}"]`);
    assert.ok(new TextEncoder().encode(long).length < 255);
  });
});
