// What a reader does with one annotated game, from the first look to a link of his own.
import { resetMouse } from '@web/test-runner-commands';
import { expect } from 'chai';
import { html } from 'lit';
import type { DraughtsBoard } from '../../../src/index.js';
import type { DraughtsViewer } from '../../../src/viewer.js';
import { drawn, until } from '../support/board.js';
import { chord, media, permit } from '../support/commands.js';
import { press } from '../support/hand.js';
import { fixture, violations } from '../support/page.js';
import {
  button,
  click,
  current,
  fileOf,
  headOf,
  hover,
  isSeen,
  many,
  moveIn,
  piecesOf,
  playedIn,
  textIn,
  texts,
  untilDrawn,
  untilRead,
} from '../support/reader.js';
import { boardIn, focused, one, pause, untilPath, viewerOf, walkOf } from '../support/viewer.js';

const pdn = await textIn('derkx-meijer');
const range = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i).join();
const { plies, finalFen } = playedIn('pdn3-doc-examples/example_2.pdn 1');
const start = `W${range(31, 50)}:B${range(1, 20)}`;
// 34-29 17-22 32-28 11-17
const afterFourPlies = `W28,29,31,33,${range(35, 50)}:B${range(1, 10)},${range(12, 20)},22`;

const shown = (): Promise<DraughtsViewer> =>
  viewerOf(html`<draughts-viewer pdn=${pdn} animation="0"></draughts-viewer>`);

/** A viewer whose reader has pressed a button to go one move further. */
async function read(): Promise<DraughtsViewer> {
  const viewer = await shown();
  await click(button(viewer, 'next'));
  await untilRead(viewer);
  await untilPath(viewer, '1');
  return viewer;
}

describe('a reader of an annotated game', () => {
  afterEach(async () => {
    await resetMouse();
    await media({});
  });

  for (const scheme of ['light', 'dark'])
    it(`meets no barrier in any state, on a ${scheme} page`, async () => {
      await media({ 'prefers-color-scheme': scheme });
      const viewer = await shown();
      const clean = async (state: string): Promise<void> => {
        expect(await violations(viewer), state).to.deep.equal([]);
      };
      await clean('as it comes');
      await click(button(viewer, 'next'));
      await untilRead(viewer);
      await clean('after a move');
      await viewer.go('7');
      await until('ways to go on', () => many(viewer, '.ways button').length === 2);
      await clean('at a fork');
      await click(many(viewer, '.toggle')[0] as Element);
      await clean('with a closed variation');
      await hover(moveIn(viewer, '11–17'));
      await until('a preview', () => many(viewer, '.preview').some(isSeen));
      await clean('with a preview');
      await resetMouse();
      await boardIn(viewer).play('20-24');
      await clean('off the line');
      await click(button(viewer, 'play'));
      await clean('while it plays');
      await click(button(viewer, 'play'));
      await chord('Escape');
      await untilPath(viewer, '7');
      await click(button(viewer, 'last'));
      await untilPath(viewer, `${plies}`);
      await clean('at the end');
      await click(button(viewer, 'more'));
      await until('a menu', () => many(viewer, '.menu').some(isSeen));
      await clean('with the menu');
    });

  it('sees who played, where and when, and the result as it is written', async () => {
    expect(headOf(await shown())).to.equal('nk · 2009.04.08 | 2-0 | Meijer,Hein – Derkx,B.');
  });

  it('reads what is written before, between and after the moves', async () => {
    const viewer = await shown();
    const main = [...one(viewer, '.main').children].map((each) =>
      `${each.textContent}`.replace(/\s+/g, ' ').trim(),
    );
    expect(main.slice(0, 9)).to.deep.equal([
      'They have met three times before, and each game was drawn.',
      '134–2917–22',
      '232–28…',
      'More usual is 2.39-34, with 2.40-34 to follow.',
      '2…11–17',
      '337–326–11',
      '441–3719–23',
      'Many play 4… 1–6 first; after 5. 46–41 there comes 5… 19–23 6. 28×19 14×34 and all is as before.',
      '528×1914×34',
    ]);
    expect(texts(viewer, '.glyph')).to.deep.equal(['!', '?', '!!']);
    expect(many(viewer, '.fork')).to.have.length(5);
    expect(viewer.diagnostics).to.deep.equal([]);
  });

  it('steps to the end and back with the buttons; the move is in view and the page stands', async () => {
    const viewer = await shown();
    const walk = walkOf(viewer);
    const before = scrollY;
    for (let ply = 1; ply <= plies; ply++) {
      button(viewer, 'next').click();
      await untilPath(viewer, `${ply}`);
      if (ply % 20 !== 0) continue;
      await viewer.ready;
      const box = one(viewer, '[aria-current]').getBoundingClientRect();
      const list = one(viewer, '.main').getBoundingClientRect();
      expect([box.top >= list.top, box.bottom <= list.bottom], `${ply}`).to.deep.equal([
        true,
        true,
      ]);
    }
    expect(walk.map(({ path }) => path)).to.deep.equal(
      Array.from({ length: 117 }, (_, i) => `${i + 1}`),
    );
    await untilDrawn(viewer, piecesOf(finalFen));
    expect(viewer.toFen().slice(0, 2)).to.equal('B:');
    expect(current(viewer)).to.equal('45–18');
    expect(button(viewer, 'next').ariaDisabled).to.equal('true');
    expect(scrollY).to.equal(before);
    await click(button(viewer, 'previous'));
    await untilPath(viewer, '116');
    expect(current(viewer)).to.equal('19–24');
    await click(button(viewer, 'first'));
    await untilDrawn(viewer, start);
    await click(button(viewer, 'last'));
    await untilDrawn(viewer, piecesOf(finalFen));
  });

  it('steps with keys, wherever the focus is in it', async () => {
    const viewer = await read();
    await chord('.');
    await chord('.');
    await chord('.');
    await untilPath(viewer, '4');
    await untilDrawn(viewer, afterFourPlies);
    moveIn(viewer, '6–11').focus();
    await chord('.');
    await untilPath(viewer, '5');
    await chord(',');
    await untilPath(viewer, '4');
    expect(focused()).to.equal(moveIn(viewer, '6–11'));
  });

  it('goes to any move of the list with a click, in the game and in variations', async () => {
    const viewer = await shown();
    await click(moveIn(viewer, '11–17'));
    await untilPath(viewer, '4');
    await untilDrawn(viewer, afterFourPlies);
    expect(current(viewer)).to.equal('11–17');
    await click(moveIn(viewer, '6. 40×29'));
    await untilPath(viewer, '10.1/1');
    expect(current(viewer)).to.equal('6. 40×29');
    await click(moveIn(viewer, '19×37'));
    await untilPath(viewer, '94.1/8');
    // 25 has gone round to 23, and its man with 32 and 28 before it is taken on the way to 37.
    expect(drawn(boardIn(viewer))).to.match(/^W[^:]*:B[^:]*\b37\b/);
  });

  it('closes a variation and opens it', async () => {
    const viewer = await shown();
    const [toggle] = many(viewer, '.toggle') as [HTMLElement];
    await click(toggle);
    expect(isSeen(many(viewer, '.fork .move')[1] as Element)).to.equal(false);
    expect(moveIn(viewer, '4… 1–6')).to.not.equal(undefined);
    await click(toggle);
    expect(moveIn(viewer, '5. 46–41')).to.not.equal(undefined);
    expect(viewer.path).to.equal('0');
  });

  it('comes to a fork and chooses: with the mouse, with keys, on the board', async () => {
    const viewer = await read();
    const ways = (): string[] => texts(viewer, '.ways button');
    await viewer.go('10');
    await until('ways', () => ways().length === 2);
    expect(ways()).to.deep.equal(['39×30', '40×29']);
    expect(`${boardIn(viewer).shapes}`.trim()).to.equal('G39-30 B40-29');
    const [, other] = many(viewer, '.ways button') as [HTMLElement, HTMLElement];
    await hover(other);
    await until('its position', () => {
      const board = viewer.shadowRoot?.querySelector<DraughtsBoard>('.preview draughts-board');
      return board?.path === '10.1/1';
    });
    expect(`${boardIn(viewer).shapes}`.trim()).to.equal('B39-30 G40-29');
    expect(viewer.path).to.equal('10');
    await click(other);
    await untilPath(viewer, '10.1/1');
    await until('none', () => ways().length === 0);
    await viewer.go('93');
    await until('ways', () => ways().length === 2);
    expect(ways()).to.deep.equal(['13–19', '10–15']);
    for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await chord(key);
    await untilPath(viewer, '93.1/1');
    await viewer.go('94');
    await until('ways', () => ways().length === 2);
    await press(boardIn(viewer), '22', '17');
    await untilPath(viewer, '94.1/1');
  });

  it('hovers over a move and sees its position; the game stays where it is', async () => {
    const viewer = await read();
    await hover(moveIn(viewer, '11–17'));
    await until('a preview', () => many(viewer, '.preview').some(isSeen));
    const board = one(viewer, '.preview draughts-board') as DraughtsBoard;
    await board.ready;
    expect(drawn(board)).to.equal(afterFourPlies);
    expect(viewer.path).to.equal('1');
    await chord('Escape');
    expect(many(viewer, '.preview').some(isSeen)).to.equal(false);
  });

  it('sees squares light up where a remark names them', async () => {
    const viewer = await read();
    const [named] = many(viewer, '[data-squares]') as [HTMLElement];
    expect(named.textContent).to.equal('39-34');
    await hover(named);
    await until('circles', () => /39.*34/.test(`${boardIn(viewer).shapes}`));
    await resetMouse();
    await until('none', () => !boardIn(viewer).shapes);
  });

  it('leaves the line, plays on, and comes back with one key; the record is as it was', async () => {
    const viewer = await read();
    const written = await boardIn(viewer).toPdn();
    await viewer.go('4');
    const board = boardIn(viewer);
    await press(board, '31', '27', '22', '31');
    await untilPath(viewer, '4~2');
    expect(texts(viewer, '.own .move')).to.deep.equal(['3. 31–27', '3… 22×31']);
    await click(button(viewer, 'previous'));
    await untilPath(viewer, '4~1');
    await chord('Escape');
    await untilPath(viewer, '4');
    await untilDrawn(viewer, afterFourPlies);
    expect(texts(viewer, '.own')).to.deep.equal([]);
    expect(await board.toPdn()).to.equal(written);
  });

  it('copies the game and pastes it elsewhere', async function () {
    if (!(await permit('clipboard-read', 'clipboard-write', 'clipboard-sanitized-write')))
      this.skip();
    const page = await fixture<HTMLElement>(html`<div>
      <draughts-viewer pdn=${pdn}></draughts-viewer><label>Paste <textarea></textarea></label>
    </div>`);
    const viewer = page.querySelector('draughts-viewer') as DraughtsViewer;
    await viewer.ready;
    await click(button(viewer, 'more'));
    await until('a menu', () => many(viewer, '.menu').some(isSeen));
    await click(one(viewer, '[data-act=copyPdn]'));
    await until('an answer', () => one(viewer, '[data-act=copyPdn] .note').textContent);
    expect(one(viewer, '.said').textContent).to.equal('Copied');
    await chord('Escape');
    const field = page.querySelector('textarea') as HTMLTextAreaElement;
    field.focus();
    await chord('Control', 'v');
    await until('the text', () => field.value);
    const again = await viewerOf(html`<draughts-viewer pdn=${field.value}></draughts-viewer>`);
    expect(again.diagnostics).to.deep.equal([]);
    expect(headOf(again)).to.equal(headOf(viewer));
    expect(texts(again, '.main')).to.deep.equal(texts(viewer, '.main'));
    await again.go('end');
    await untilDrawn(again, piecesOf(finalFen));
  });

  it('flips the board and the players with it', async () => {
    const viewer = await shown();
    await click(button(viewer, 'flip'));
    await viewer.ready;
    expect(texts(viewer, '.name')).to.deep.equal(['Derkx,B.', 'Meijer,Hein']);
    expect(drawn(boardIn(viewer), 'black')).to.equal(start);
    await click(button(viewer, 'flip'));
    await viewer.ready;
    expect(texts(viewer, '.name')).to.deep.equal(['Meijer,Hein', 'Derkx,B.']);
    expect(drawn(boardIn(viewer))).to.equal(start);
  });

  it('lets it play, and stops it with the first thing that he does', async () => {
    const viewer = await viewerOf(
      html`<draughts-viewer pdn=${pdn} animation="0" interval="0.2"></draughts-viewer>`,
    );
    await click(button(viewer, 'play'));
    await untilPath(viewer, '2');
    expect(viewer.matches(':state(playing)')).to.equal(true);
    await click(moveIn(viewer, '6–11'));
    await untilPath(viewer, '6');
    expect(viewer.matches(':state(playing)')).to.equal(false);
    await pause(500);
    expect(viewer.path).to.equal('6');
  });
});

describe('a game in an article', () => {
  const address = location.href.split('#')[0] as string;
  const setHash = (hash: string): void => history.replaceState(null, '', address + hash);
  afterEach(() => setHash(''));

  it('opens where a link leads, with a board beside it that shows another moment', async () => {
    setHash('#final=94.1/2');
    const page = await fixture<HTMLElement>(html`<div>
      <draughts-viewer id="final" src=${fileOf('derkx-meijer')} permalink animation="0">
      </draughts-viewer>
      <draughts-board for="final" at="4"></draughts-board>
      <draughts-board for="final"></draughts-board>
      <p><a href="#final=4" data-draughts-go="4">Here</a> it began.</p>
    </div>`);
    const viewer = page.querySelector('draughts-viewer') as DraughtsViewer;
    const [moment, same] = page.querySelectorAll('draughts-board') as unknown as [
      DraughtsBoard,
      DraughtsBoard,
    ];
    await viewer.ready;
    await untilPath(viewer, '94.1/2');
    expect(current(viewer)).to.equal('12×21');
    await until('the moment', () => moment.path === '4');
    expect(drawn(moment)).to.equal(afterFourPlies);
    await until('the same', () => same.path === '94.1/2');
    expect(await violations(page)).to.deep.equal([]);
    await click(page.querySelector('a') as Element);
    await untilPath(viewer, '4');
    await until('the board', () => drawn(same) === afterFourPlies);
    await until('the address', () => location.hash === '#final=4');
    await viewer.go('end');
    await until('the end', () => drawn(same) === piecesOf(finalFen));
    expect(drawn(moment)).to.equal(afterFourPlies);
    expect([same.record === viewer.record, moment.record === viewer.record]).to.deep.equal([
      true,
      true,
    ]);
  });
});
