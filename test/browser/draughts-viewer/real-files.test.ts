// What readers do with files as they are: a round, clocks, English, Russian and Frisian games, problems.
import { resetMouse } from '@web/test-runner-commands';
import { expect } from 'chai';
import { html, type TemplateResult } from 'lit';
import type { DraughtsViewer } from '../../../src/viewer.js';
import { until } from '../support/board.js';
import { chord } from '../support/commands.js';
import { violations } from '../support/page.js';
import {
  button,
  click,
  current,
  fileOf,
  headOf,
  isSeen,
  many,
  moveIn,
  type Played,
  piecesOf,
  played,
  playedIn,
  texts,
  untilDrawn,
  untilRead,
} from '../support/reader.js';
import { one, pause, untilPath, viewerOf, walkOf } from '../support/viewer.js';

afterEach(() => resetMouse());

/** A viewer of several games, whose list has come. */
async function gamesOf(template: TemplateResult): Promise<DraughtsViewer> {
  const viewer = await viewerOf(template);
  await until('the games', () => texts(viewer, '.games-title')[0]);
  return viewer;
}

const inBar = (viewer: DraughtsViewer, name: string): HTMLElement =>
  one(viewer, `[data-games=${name}]`);

/** Goes on to the next game, and waits until it is there. */
async function nextGame(viewer: DraughtsViewer): Promise<void> {
  const { record } = viewer;
  await click(inBar(viewer, 'next'));
  await until('the next game', () => viewer.record !== record);
  await viewer.ready;
}

/** Goes to the end with the button; the position is that of others, and so is the number of plies. */
async function endsAs(viewer: DraughtsViewer, game: Pick<Played, 'plies' | 'finalFen'>) {
  await click(button(viewer, 'last'));
  await untilPath(viewer, `${game.plies}`);
  await untilDrawn(viewer, piecesOf(game.finalFen));
  expect(viewer.toFen()[0]).to.equal(game.finalFen[0]);
}

describe('a reader of a round of a championship', () => {
  const shown = (): Promise<DraughtsViewer> =>
    gamesOf(html`<draughts-viewer src=${fileOf('national-2009-round-2')} animation="0">
    </draughts-viewer>`);

  it('meets no barrier, with the list closed, open and searched', async () => {
    const viewer = await shown();
    expect(await violations(viewer)).to.deep.equal([]);
    await click(inBar(viewer, 'list'));
    expect(await violations(viewer)).to.deep.equal([]);
    for (const key of 'heusdens') await chord(key);
    await until('one', () => texts(viewer, '[role=option]').length === 1);
    expect(await violations(viewer)).to.deep.equal([]);
    await chord('Enter');
    await until('the game', () => headOf(viewer).includes('Heusdens'));
    expect(await violations(viewer)).to.deep.equal([]);
  });

  it('goes through all seven games to their ends', async () => {
    const viewer = await shown();
    const heads: string[] = [];
    // As the file counts them.
    for (const [i, plies] of [81, 97, 100, 146, 101, 149, 174].entries()) {
      if (i > 0) await nextGame(viewer);
      expect(texts(viewer, '.games-title')).to.deep.equal([`Game ${i + 1} of 7`]);
      heads.push(headOf(viewer));
      expect(viewer.path).to.equal('0');
      await click(button(viewer, 'last'));
      await untilPath(viewer, `${plies}`);
      expect(viewer.diagnostics).to.deep.equal([]);
      const known = played.find(
        ({ source }) => source === `wiegerw-succeed/nk_ronde_02.pdn ${i + 1}`,
      );
      if (known) await untilDrawn(viewer, piecesOf(known.finalFen));
    }
    expect(heads).to.deep.equal([
      'nk · 2009.04.09 | 1/2-1/2 | Thijssen,K. – Meijer,Hein',
      'nk · 2009.04.09 | 1-0 | Kooij,van der,W. – Boomstra,R.',
      'nk · 2009.04.09 | 1/2-1/2 | Baljakin,A. – Meurs,P.',
      'nk · 2009.04.09 | 0-1 | Luteijn,F. – Akker,van den,J.',
      'nk · 2009.04.09 | 1/2-1/2 | Heusdens,R. – Winkel,S.',
      'nk · 2009.04.09 | 1/2-1/2 | Jansen,H. – Vissers,M.',
      'nk · 2009.04.09 | 0-1 | Zweerink,J. – Derkx,B.',
    ]);
    expect(inBar(viewer, 'next').ariaDisabled).to.equal('true');
  });

  it('finds a game by a name, opens it, and reads what a program thought', async () => {
    const viewer = await shown();
    await click(inBar(viewer, 'list'));
    expect(texts(viewer, '[role=option]')).to.have.length(7);
    for (const key of 'boom') await chord(key);
    await until('one', () => texts(viewer, '[role=option]').length === 1);
    expect(texts(viewer, '[role=option]')).to.deep.equal([
      '2 Boomstra,R. – Kooij,van der,W. nk 1-0',
    ]);
    await click(one(viewer, '[role=option]'));
    await until('the game', () => headOf(viewer).includes('Boomstra'));
    expect(many(viewer, '.fork')).to.have.length(4);
    expect(texts(viewer, '.comment')).to.include('(0.80;1.39/11)');
    await click(moveIn(viewer, '40… 10–14$902'));
    await untilPath(viewer, '79.1/1');
    await untilRead(viewer);
    expect(one(viewer, '[aria-current=true]').ariaLabel).to.equal(
      'Move 40. Black: 10 to 14, note 902. 40…\u200910–14$902',
    );
  });
});

describe('a reader of a game with clocks', () => {
  const game = playedIn('lidraughts/casual_rapid_0.pdn 1');
  const shown = (): Promise<DraughtsViewer> =>
    viewerOf(html`<draughts-viewer src=${fileOf('clocks')} animation="0"></draughts-viewer>`);
  const clocks = (viewer: DraughtsViewer): string => texts(viewer, '.clock').join(' ');

  it('meets no barrier', async () => {
    const viewer = await shown();
    await viewer.go('20');
    expect(await violations(viewer)).to.deep.equal([]);
  });

  it('sees both clocks run down, and no sign of how they are written', async () => {
    const viewer = await shown();
    expect(clocks(viewer).trim()).to.equal('');
    expect(headOf(viewer)).to.equal(
      'Casual Rapid game · 2020.04.07 | 2-0 | lidraughts AI level 3 – Anonymous',
    );
    // Above Black, below White.
    for (const [ply, both] of [
      [1, '10:00 10:00'],
      [3, '9:58 9:57'],
      [57, '8:54 8:53'],
      [301, '0:42 6:54'],
    ] as const) {
      await viewer.go(ply);
      await viewer.ready;
      expect(clocks(viewer), `${ply}`).to.equal(both);
    }
    expect(texts(viewer, '.comment')).to.deep.equal(['Black resigns.']);
    expect(one(viewer, '.main').textContent).to.not.contain('clock');
    await endsAs(viewer, game);
  });

  it('hears the clock with the move', async () => {
    const viewer = await shown();
    await click(button(viewer, 'next'));
    await untilRead(viewer);
    expect(many(viewer, '.move')[2]?.ariaLabel).to.equal(
      'Move 2. White: 34 to 30. Clock, White: 9:57. 34–30',
    );
  });

  it('lets it play as the clocks ran', async () => {
    const viewer = await shown();
    await click(button(viewer, 'more'));
    await until('a menu', () => many(viewer, '.menu').some(isSeen));
    const speed = one(viewer, '.speed') as HTMLSelectElement;
    speed.focus();
    await chord('End');
    expect(speed.value).to.equal('clock');
    await chord('Escape');
    // White has thought 16 seconds about the 29th ply, Black 3 about the 30th.
    await viewer.go('27');
    const walk = walkOf(viewer);
    await click(button(viewer, 'play'));
    while (walk.length < 3) await pause(20);
    await click(button(viewer, 'play'));
    expect(walk.map(({ path }) => path)).to.deep.equal(['28', '29', '30']);
    const [first = 0, second = 0, third = 0] = walk.map(({ at }) => at);
    // Ten times as fast, but nothing faster than half a second.
    expect(second - first).to.be.within(1500, 2200);
    expect(third - second).to.be.within(400, 1200);
  });
});

describe('a reader of English games', () => {
  const numbers = [27, 73, 104, 153, 356];
  const shown = (): Promise<DraughtsViewer> =>
    gamesOf(html`<draughts-viewer src=${fileOf('tinsley')} animation="0"></draughts-viewer>`);

  it('meets no barrier', async () => {
    const viewer = await shown();
    await viewer.go('3');
    expect(await violations(viewer)).to.deep.equal([]);
  });

  it('has the game that is meant though no tag says so; Black begins', async () => {
    const viewer = await shown();
    expect(viewer.record.variant.id).to.equal('english');
    await click(button(viewer, 'next'));
    await untilRead(viewer);
    expect(one(viewer, '[aria-current=true]').ariaLabel).to.equal('Move 1. Black: 9 to 13. 9–13');
    expect(texts(viewer, '.row')[0]).to.equal('19–1321–17');
    expect(headOf(viewer)).to.equal('Practice game 1946 | 1/2-1/2 | RE Hunt – M Tinsley');
  });

  it('goes through the games to their ends', async () => {
    const viewer = await shown();
    for (const [i, n] of numbers.entries()) {
      if (i > 0) await nextGame(viewer);
      await endsAs(viewer, playedIn(`checkerboard/tinsley.pdn ${n}`));
    }
    expect(headOf(viewer)).to.equal('Practice game 1970 | 1-0 | MF Tinsley – DM Lafferty');
  });

  it('finds the game that White has won by its result', async () => {
    const viewer = await shown();
    await click(inBar(viewer, 'list'));
    for (const key of 'banks') await chord(key);
    await until('one', () => texts(viewer, '[role=option]').length === 1);
    expect(texts(viewer, '[role=option]')).to.deep.equal([
      '4 M Tinsley – NW Banks 1952, game 9 0-1',
    ]);
  });
});

describe('a reader of a Russian file of the days of Windows-1251', () => {
  // Told by a program that only moves pieces.
  const ends = [
    { plies: 83, finalFen: 'B:Wa5,Kf6,Kh2:BKa3,a7' },
    { plies: 34, finalFen: 'W:Wa1,c1,d4,e3,g3,h2,h4:Ba3,b6,c5,d6,d8,f6,h6' },
    { plies: 66, finalFen: 'W:Wb4,c3,d6,f4,Kf6:Ba5,a7,Kd8,h4,h6' },
  ];
  const shown = (): Promise<DraughtsViewer> =>
    gamesOf(html`<draughts-viewer lang="ru" src=${fileOf('abatsiev-windows-1251')} animation="0">
    </draughts-viewer>`);

  it('meets no barrier', async () => {
    const viewer = await shown();
    await click(inBar(viewer, 'list'));
    expect(await violations(viewer)).to.deep.equal([]);
  });

  it('reads who played and where', async () => {
    const viewer = await shown();
    expect(headOf(viewer)).to.equal(
      'XXV первенство СССР · Лиепая · 1.1.1965 | 1-0 | Абациев Н. – Абаулин В.',
    );
    expect(viewer.record.variant.id).to.equal('russian');
    await click(button(viewer, 'next'));
    await untilRead(viewer);
    expect(texts(viewer, '[aria-current=true]')).to.deep.equal(['c3–d4']);
    expect(one(viewer, '[aria-current=true]').ariaLabel).to.match(/бел.*c3.*d4/i);
  });

  it('goes through the games to their ends, and finds one by a name in Cyrillic', async () => {
    const viewer = await shown();
    for (const [i, end] of ends.entries()) {
      if (i > 0) await nextGame(viewer);
      await endsAs(viewer, end);
    }
    await click(inBar(viewer, 'list'));
    const field = one(viewer, '.games-find input') as HTMLInputElement;
    field.value = 'лиепая';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await until('one', () => texts(viewer, '[role=option]').length === 1);
    await chord('Enter');
    await until('the game', () => headOf(viewer).includes('Лиепая'));
  });
});

describe('a reader of Frisian games', () => {
  const games = played.filter(({ variant }) => variant === 'frisian');
  // Bare moves: what the file itself says of the players is nothing.
  const pdn = games.map((each) => each.pdn.replace(/^\[.*\] /, '')).join('\n\n');
  const shown = (): Promise<DraughtsViewer> =>
    gamesOf(html`<draughts-viewer lang="fy" variant="frisian" pdn=${pdn} animation="0">
    </draughts-viewer>`);

  it('meets no barrier', async () => {
    const viewer = await shown();
    await viewer.go('5');
    expect(await violations(viewer)).to.deep.equal([]);
  });

  it('goes through all of them to their ends', async () => {
    expect(games).to.have.length(14);
    const viewer = await shown();
    expect(texts(viewer, '.player')).to.deep.equal([]);
    for (const [i, game] of games.entries()) {
      if (i > 0) await nextGame(viewer);
      expect(texts(viewer, '.games-title')[0]).to.match(new RegExp(`\\b${i + 1}\\b.*\\b14\\b`));
      await endsAs(viewer, game);
    }
  });
});

describe('a reader of a file of problems', () => {
  const problems = played.filter(({ source }) => /Cat\.[BC]1/.test(source));
  const pdn = problems
    .map(
      (each) =>
        `[Event "Problem ${/\d+$/.exec(each.source)}"]\n[White ""]\n[Black ""]\n${each.pdn}`,
    )
    .join('\n\n');
  const startOf = ({ pdn }: Played): string => `${/FEN "(.*?)\.?"/.exec(pdn)?.[1]}`;
  const shown = (): Promise<DraughtsViewer> =>
    gamesOf(html`<draughts-viewer pdn=${pdn} animation="0" show="board moves controls players list">
    </draughts-viewer>`);

  it('meets no barrier', async () => {
    expect(await violations(await shown())).to.deep.equal([]);
  });

  it('sees each position, then its solution', async () => {
    expect(problems).to.have.length(18);
    const viewer = await shown();
    for (const [i, problem] of problems.entries()) {
      if (i > 0) await nextGame(viewer);
      await untilDrawn(viewer, piecesOf(startOf(problem)));
      expect(texts(viewer, '.result')).to.deep.equal(['1-0']);
      await endsAs(viewer, problem);
    }
  });

  it('chooses one in the list, with its number', async () => {
    const viewer = await shown();
    const options = many(viewer, '[role=option]');
    expect(options[2]?.textContent?.replace(/\s+/g, ' ').trim()).to.equal('3 Problem 10 1-0');
    await click(options[2] as Element);
    await until('the third', () => texts(viewer, '.games-title')[0] === 'Game 3 of 18');
    await untilDrawn(viewer, piecesOf(startOf(problems[2] as Played)));
  });
});

describe('a reader of a game with a move that the rules do not allow', () => {
  const game = playedIn('generated/turkish_random.pdn 1') as Played & { stopsAt: string };
  const shown = (): Promise<DraughtsViewer> =>
    viewerOf(
      html`<draughts-viewer variant="turkish" pdn=${game.pdn} animation="0"></draughts-viewer>`,
    );

  it('meets no barrier', async () => {
    const viewer = await shown();
    await viewer.go('last');
    expect(await violations(viewer)).to.deep.equal([]);
  });

  it('sees the game up to it, the reason, and the rest as text', async () => {
    const viewer = await shown();
    await click(button(viewer, 'last'));
    await untilPath(viewer, `${game.plies}`);
    expect(current(viewer)).to.equal(many(viewer, '.move').at(-1)?.textContent);
    expect(button(viewer, 'next').ariaDisabled).to.equal('true');
    expect(texts(viewer, '.why')).to.deep.equal([
      `From here on the moves cannot be played. Not legal: ${game.stopsAt}`,
    ]);
    const rest = game.pdn.slice(game.pdn.indexOf(game.stopsAt)).replace(/ \*$/, '');
    expect(texts(viewer, '.unread')).to.deep.equal([rest]);
    expect(viewer.diagnostics.map(({ code }) => code)).to.deep.equal(['not-legal']);
  });

  it('can go on from there by the rules', async () => {
    const viewer = await shown();
    await viewer.go('last');
    const [move] = viewer.legalMoves;
    expect(await viewer.play(move as Parameters<DraughtsViewer['play']>[0])).to.equal(true);
    expect(viewer.path).to.equal(`${game.plies}~1`);
  });
});
