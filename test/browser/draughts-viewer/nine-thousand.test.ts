// A file of nine thousand games, made of seventy-five that were played: a reader finds one and opens it.
import { expect } from 'chai';
import { html } from 'lit';
import type { DraughtsViewer } from '../../../src/viewer.js';
import { until } from '../support/board.js';
import { chord } from '../support/commands.js';
import { violations } from '../support/page.js';
import {
  button,
  click,
  headOf,
  many,
  type Played,
  piecesOf,
  played,
  texts,
  untilDrawn,
} from '../support/reader.js';
import { one, pause, untilPath, viewerOf } from '../support/viewer.js';

const COUNT = 9000;
const games = played.filter(({ variant }) => variant === 'international');
const gameAt = (number: number): Played => games[(number - 1) % games.length] as Played;
const nameOf = ({ source }: Played): string => source.replace(/\.pdn| /g, '-').replace(/\W+/g, ' ');
const volumeOf = (number: number): number => Math.ceil(number / games.length);
const file = Array.from({ length: COUNT }, (_, i) => {
  const game = gameAt(i + 1);
  return `[Event "Volume ${volumeOf(i + 1)}"]\n[Round "${i + 1}"]\n[White "${nameOf(game)}"]
[Black "Č. Žák"]\n[GameType "20"]\n${game.pdn.replace('[GameType "20"] ', '').replace('] ', ']\n\n')}\n`;
}).join('\n');

const title = (viewer: DraughtsViewer): string => texts(viewer, '.games-title')[0] ?? '';
const options = (viewer: DraughtsViewer): string[] => texts(viewer, '[role=option]');

async function shown(): Promise<DraughtsViewer> {
  const viewer = await viewerOf(
    html`<draughts-viewer pdn=${file} animation="0" show="board moves controls players list">
    </draughts-viewer>`,
  );
  await until('the games', () => options(viewer).length > 0);
  return viewer;
}

async function search(viewer: DraughtsViewer, words: string): Promise<void> {
  const field = one(viewer, '.games-find input') as HTMLInputElement;
  field.focus();
  field.select();
  for (const key of words) await chord(key === ' ' ? 'Space' : key);
}

describe('a reader of nine thousand games', () => {
  it('meets no barrier', async () => {
    const viewer = await shown();
    expect(await violations(viewer)).to.deep.equal([]);
  });

  it('has the list soon', async () => {
    expect(games).to.have.length(75);
    expect(file.length).to.be.above(4e6);
    expect(file.match(/^\[Event /gm)).to.have.length(COUNT);
    const viewer = await viewerOf(html`<draughts-viewer pdn="1. 32-28"></draughts-viewer>`);
    viewer.show = 'board moves controls players list';
    const start = performance.now();
    viewer.pdn = file;
    while (options(viewer).length === 0 && performance.now() - start < 5000) await pause(1);
    const time = performance.now() - start;
    expect(title(viewer)).to.equal('Game 1 of 9000');
    expect(options(viewer).length).to.be.below(40);
    expect(many(viewer, '[role=option]')[0]?.ariaSetSize).to.equal('9000');
    // Far more than it takes: only what grows with the square of the file, or reads all moves, is slower.
    expect(time).to.be.below(2000);
  });

  it('finds one by words, in any order, with accents or without, and opens it', async () => {
    const viewer = await shown();
    // In each of 120 volumes there is one.
    await search(viewer, 'casual rapid');
    await until('120 games', () => texts(viewer, '.games-found')[0] === '120 games');
    // Those with these figures in their volume or in their round.
    const wanted = Array.from({ length: COUNT }, (_, i) => i + 1).filter(
      (n) => gameAt(n).source.includes('casual_rapid') && /87/.test(`${volumeOf(n)} ${n}`),
    );
    await search(viewer, '87 zak rapid volume');
    await until('fewer', () => texts(viewer, '.games-found')[0] === `${wanted.length} games`);
    expect(options(viewer).map((each) => Number(each.split(' ')[0]))).to.deep.equal(wanted);
    const place = options(viewer).findIndex((each) => each.includes('Volume 87'));
    const number = wanted[place] as number;
    for (let i = 0; i <= place; i++) await chord('ArrowDown');
    expect(volumeOf(number)).to.equal(87);
    const game = gameAt(number);
    expect(game.source).to.equal('lidraughts/casual_rapid_0.pdn 1');
    const start = performance.now();
    await chord('Enter');
    await until('the game', () => title(viewer) === `Game ${number} of 9000`);
    expect(performance.now() - start).to.be.below(1000);
    expect(headOf(viewer)).to.contain(`Volume 87 · Round ${number} | 2-0 | Č. Žák`);
    await click(button(viewer, 'last'));
    await untilPath(viewer, '301');
    await untilDrawn(viewer, piecesOf(game.finalFen));
    expect(viewer.diagnostics).to.deep.equal([]);
  });

  it('goes to the last in the list, and from there to the one before', async () => {
    const viewer = await shown();
    one(viewer, '[role=listbox]').focus();
    await chord('End');
    await until('the last', () => options(viewer).at(-1)?.startsWith('9000 '));
    await chord('Enter');
    await until('it shown', () => title(viewer) === 'Game 9000 of 9000');
    await viewer.go('end');
    await untilDrawn(viewer, piecesOf(gameAt(9000).finalFen));
    await chord('Shift', 'PageUp');
    await until('the one before', () => title(viewer) === 'Game 8999 of 9000');
    await viewer.go('end');
    await untilDrawn(viewer, piecesOf(gameAt(8999).finalFen));
    expect(many(viewer, '[role=option]').length).to.be.below(40);
  });

  it('follows a link into one', async () => {
    const address = location.href.split('#')[0] as string;
    history.replaceState(null, '', `${address}#all=g4711-12`);
    try {
      const viewer = await viewerOf(
        html`<draughts-viewer id="all" permalink pdn=${file} animation="0"></draughts-viewer>`,
      );
      await untilPath(viewer, '12');
      await until('the game', () => title(viewer) === 'Game 4711 of 9000');
      expect(texts(viewer, '.about')[0]).to.contain('Round 4711');
    } finally {
      history.replaceState(null, '', address);
    }
  });
});
