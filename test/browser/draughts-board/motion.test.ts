import { resetMouse, sendMouse } from '@web/test-runner-commands';
import { expect } from 'chai';
import { html } from 'lit';
import type { DraughtsBoard } from '../../../src/index.js';
import { all, boardOf, drawn, nameAt, only, pointOf, rest, until } from '../support/board.js';
import { media } from '../support/commands.js';
import { press } from '../support/hand.js';
import { violations } from '../support/page.js';

const playable = (fen: string, variant = 'international') =>
  boardOf(html`<draughts-board fen=${fen} variant=${variant} interactive></draughts-board>`);

afterEach(() => resetMouse());

const running = (board: DraughtsBoard): Animation[] => board.shadowRoot?.getAnimations() ?? [];

interface Passage {
  /** The squares at which an animation says that the piece is, and when: 0 to 1. */
  readonly way: readonly (readonly [name: string, at: number])[];
  /** Milliseconds. */
  readonly duration: number;
}

/** The way of the piece that is moving. */
function passage(board: DraughtsBoard): Passage {
  const moving = running(board).find(({ effect }) =>
    (effect as KeyframeEffect).getKeyframes().some(({ transform }) => transform),
  );
  const effect = moving?.effect as KeyframeEffect;
  const way = effect.getKeyframes().map(({ transform, computedOffset }) => {
    const [x = 0, y = 0] =
      String(transform)
        .match(/\d+/g)
        ?.filter((_, i) => i % 2 === 0)
        .map(Number) ?? [];
    return [nameAt(board, [x, y]), computedOffset] as const;
  });
  return { way, duration: Number(effect.getTiming().duration) };
}

/** The pieces that are fading, by square, and after how many milliseconds they do. */
const fading = (board: DraughtsBoard): (readonly [string, number])[] =>
  running(board)
    .map(({ effect }) => effect as KeyframeEffect)
    .filter((effect) => effect.getKeyframes().some(({ opacity }) => opacity !== undefined))
    .map((effect) => {
      const place = effect.target?.getAttribute('transform')?.match(/\d+/g) ?? [];
      return [nameAt(board, [Number(place[0]), Number(place[2])]), effect.getTiming().delay ?? 0];
    });

const squares = ({ way }: Passage): string[] => way.map(([name]) => name);

describe('motion', () => {
  it('breaks no accessibility rule', async () => {
    const board = await playable('W:W32:B10,19,28');
    await press(board, '32', '5');
    expect(await violations(board)).to.deep.equal([]);
  });

  it('is none for readers who want none', async function () {
    if (!(await media({ 'prefers-reduced-motion': 'reduce' }))) this.skip();
    const board = await playable('W:W32:B10,19,28');
    await press(board, '32', '23', '5');
    await board.ready;
    const moving = running(board).length;
    await media({});
    expect(moving).to.equal(0);
    expect(drawn(board)).to.equal('WK5:B');
  });

  it('leads a piece from square to square', async () => {
    const board = await playable('W:W32:B1');
    await press(board, '32', '28');
    const { way, duration } = passage(board);
    expect(way).to.deep.equal([
      ['32', 0],
      ['28', 1],
    ]);
    expect(duration).to.be.within(100, 400);
    await rest(board);
    expect(running(board)).to.deep.equal([]);
  });

  it('goes jump by jump in a capture, and rests on each landing', async () => {
    const board = await playable('W:W32:B10,19,28');
    await press(board, '32', '5');
    const found = passage(board);
    expect(squares(found)).to.deep.equal(['32', '23', '23', '14', '14', '5']);
    const offsets = found.way.map(([, at]) => at);
    expect(offsets).to.deep.equal([...offsets].sort());
    expect(new Set(offsets).size).to.equal(6);
    expect(found.duration).to.be.within(300, 900);
    expect(fading(board).map(([name]) => name)).to.deep.equal(['28', '19', '10']);
    for (const [, delay] of fading(board)) expect(delay).to.equal(found.duration);
  });

  it('goes the way that the move goes, and back the same way', async () => {
    const board = await playable('W:WK4:B13,20,32,37');
    await board.play('4x31x42x15');
    expect(drawn(board)).to.equal('WK15:B32');
    board.undo();
    await board.updateComplete;
    expect(squares(passage(board))).to.deep.equal(['15', '42', '42', '31', '31', '4']);
    expect(fading(board)).to.deep.equal([]);
    void board.play('4x31x42x15');
    await new Promise((resolve) => setTimeout(resolve));
    expect(squares(passage(board))).to.deep.equal(['4', '31', '31', '42', '42', '15']);
  });

  it('takes no longer than a second however long the capture is', async () => {
    const board = await playable('B:BK17,K24:W6,9,10,11,20,21,22,23,30,K31,33,37,41,42,43,44,46');
    await press(board, '24', '2');
    expect(squares(passage(board)).length).to.equal(28);
    expect(passage(board).duration).to.be.at.most(1000);
  });

  it('shows only what is left of a capture that was entered half way', async () => {
    const board = await playable('W:W32:B10,19,28');
    await press(board, '32', '23');
    expect(squares(passage(board))).to.deep.equal(['32', '23']);
    expect(fading(board)).to.deep.equal([]);
    await rest(board);
    await press(board, '5');
    expect(squares(passage(board))).to.deep.equal(['23', '14', '14', '5']);
    expect(fading(board).map(([name]) => name)).to.deep.equal(['28', '19', '10']);
  });

  it('lets each man go with its jump where the rules do', async () => {
    const fen = 'W:WKa1:Ba4,b4,c6,e5,h8';
    const board = await playable(fen, 'turkish');
    await press(board, 'a1', 'a4');
    const { duration } = passage(board);
    expect(fading(board)).to.deep.equal([
      ['a4', duration / 4],
      ['c6', duration / 2],
      ['e5', (3 * duration) / 4],
      ['b4', duration],
    ]);
    board.fen = fen;
    await rest(board);
    await press(board, 'a1', 'a6', 'e6');
    await rest(board);
    await press(board, 'a4');
    const left = passage(board);
    expect(squares(left)).to.deep.equal(['e6', 'e4', 'e4', 'a4']);
    expect(fading(board)).to.deep.equal([
      ['e5', left.duration / 2],
      ['b4', left.duration],
    ]);
  });

  it('crowns a man when he has arrived, and not before', async () => {
    const board = await playable('W:W6,45:B50');
    await press(board, '6', '1');
    expect(passage(board).duration).to.equal(200);
    await until('the king', () => all(board, '.live > .white.king').length);
    const crowning = () =>
      running(board).map(({ effect }) => [
        (effect as KeyframeEffect).target?.getAttribute('class'),
        effect?.getTiming().duration,
      ]);
    await until('a crown', () => crowning().length);
    expect(crowning().every(([, time]) => time === 220)).to.equal(true);
    expect(crowning().flat().join()).to.include('crown');
    await rest(board);
    expect(drawn(board)).to.equal('WK1,45:B50');
  });

  it('shakes a piece that is refused, and leaves it where it is', async () => {
    const board = await playable('W:W32,45:B28,1');
    await press(board, '45');
    const [shaking] = running(board);
    expect(shaking?.effect?.getTiming().duration).to.equal(260);
    await rest(board);
    expect(drawn(board)).to.equal('W32,45:B1,28');
  });

  it('is over in 900 milliseconds, with what has been taken', async () => {
    const board = await playable('B:BK17,K24:W6,9,10,11,20,21,22,23,30,K31,33,37,41,42,43,44,46');
    await press(board, '24', '2');
    const ends = running(board).map(({ effect }) => Number(effect?.getComputedTiming().endTime));
    expect(Math.max(...ends)).to.be.at.most(900);
  });

  it('is none after a drag, which was motion enough', async () => {
    const board = await playable('W:W32:B1');
    await sendMouse({ type: 'move', position: pointOf(board, '32') });
    await sendMouse({ type: 'down' });
    await sendMouse({ type: 'move', position: pointOf(board, '28') });
    await sendMouse({ type: 'up' });
    await board.updateComplete;
    expect(running(board)).to.deep.equal([]);
    expect(drawn(board)).to.equal('W28:B1');
  });

  it('is none over several moves, or to another game', async () => {
    const board = await boardOf(
      html`<draughts-board pdn="32-28 19-23 28x19 14x23" interactive></draughts-board>`,
    );
    void board.go('last');
    await new Promise((resolve) => setTimeout(resolve));
    expect(running(board)).to.deep.equal([]);
    Object.assign(board, { pdn: undefined, fen: 'W:W31:B1' });
    await board.ready;
    expect(running(board)).to.deep.equal([]);
    expect(drawn(board)).to.equal('W31:B1');
  });
});

describe('a piece that is moving', () => {
  for (const [what, act, shown] of [
    ['the next move', (board) => board.play('1-7'), 'W5:B7'],
    ['a step back', (board) => board.undo(), 'W32:B1,10,19,28'],
    ['a press elsewhere', (board) => press(board, '50'), 'W5:B1'],
    ['another game', (board) => Object.assign(board, { fen: 'W:W31:B2' }), 'W31:B2'],
    ['turning the board twice', (board) => [board.flip(), board.flip()], 'W5:B1'],
    ['looking only', (board) => Object.assign(board, { interactive: false }), 'W5:B1'],
  ] satisfies [string, (board: DraughtsBoard) => unknown, string][])
    it(`is where it belongs after ${what}`, async () => {
      const board = await playable('W:W32:B1,10,19,28');
      await press(board, '32', '5');
      await new Promise((resolve) => setTimeout(resolve, 80));
      expect(running(board).length).to.be.above(0);
      await act(board);
      await rest(board);
      expect(drawn(board)).to.equal(shown.replace('W5', 'WK5'));
      expect(all(board, '.live > g').length).to.equal(shown.match(/\d+/g)?.length);
    });

  it('can be taken up again at once', async () => {
    const board = await playable('W:WK50:B1');
    await press(board, '50', '44');
    await board.play('1-6');
    void board.play('44-50');
    await new Promise((resolve) => setTimeout(resolve, 20));
    await press(board, '6', '11');
    await rest(board);
    expect(drawn(board)).to.equal('WK50:B11');
  });

  it('passes over all others', async () => {
    const board = await playable('W:W31,32,33:B1');
    await press(board, '31', '27');
    expect(only(board, '.live > :last-child').getAnimations().length).to.equal(1);
  });
});
