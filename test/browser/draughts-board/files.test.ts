import { expect } from 'chai';
import { html, type TemplateResult } from 'lit';
import type { DraughtsBoard } from '../../../src/index.js';
import { fault } from '../support/board.js';
import { fixture, violations } from '../support/page.js';

const fileOf = (...parts: BlobPart[]): string => URL.createObjectURL(new Blob(parts));
const start =
  'W:W31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50:B1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20';
const game = '[Event "One"]\n\n1. 32-28 19-23 *\n\n[Event "Two"]\n\n1. 31-27 *\n';

async function boardOf(template: TemplateResult): Promise<DraughtsBoard> {
  const board = await fixture<DraughtsBoard>(template);
  await board.ready;
  return board;
}

describe('a board that fetches a file', () => {
  it('breaks no accessibility rule, also where there is no file', async () => {
    const board = await boardOf(html`<draughts-board src="/no/such/file.pdn"></draughts-board>`);
    expect(await violations(board)).to.deep.equal([]);
    expect(fault(board)).to.equal('Not loaded: /no/such/file.pdn');
  });

  it('shows the game asked for, at the place asked for', async () => {
    const board = await boardOf(html`
      <draughts-board src=${fileOf(game)} game="Two" at="1"></draughts-board>`);
    expect(board.record.tags.get('Event')).to.equal('Two');
    expect(board.path).to.equal('1');
    expect(board.diagnostics).to.deep.equal([]);
  });

  it('shows a position', async () => {
    const board = await boardOf(html`<draughts-board src=${fileOf('W:W31:B1')}></draughts-board>`);
    expect(board.toFen()).to.equal('W:W31:B1');
  });

  it('reads bytes of Windows', async () => {
    // "Поле" in windows-1251
    const bytes = new Uint8Array([0xcf, 0xee, 0xeb, 0xe5]);
    const src = fileOf('[Event "', bytes, '"]\n\n1. 32-28 *\n');
    const board = await boardOf(html`<draughts-board src=${src}></draughts-board>`);
    expect(board.record.tags.get('Event')).to.equal('Поле');
  });

  it('keeps the last good position when a file is missing', async () => {
    const board = await boardOf(html`<draughts-board src=${fileOf('W:W31:B1')}></draughts-board>`);
    board.src = '/no/such/file.pdn';
    await board.ready;
    expect(board.toFen()).to.equal('W:W31:B1');
    expect(board.diagnostics[0]?.code).to.equal('not-loaded');
  });

  it('takes a link inside it for its file', async () => {
    const href = `${fileOf(game)}#game.pdn`;
    const board = await boardOf(html`
      <draughts-board><a href=${href}>The game</a></draughts-board>`);
    expect(board.record.tags.get('Event')).to.equal('One');
  });

  it('shows the file that was asked for last', async () => {
    const board = await boardOf(html`<draughts-board src=${fileOf(game)}></draughts-board>`);
    board.src = fileOf('W:W31:B1');
    board.src = fileOf('W:W32:B2');
    await board.ready;
    expect(board.toFen()).to.equal('W:W32:B2');
  });

  it('can wait until it comes near', async () => {
    const page = await fixture<HTMLElement>(html`
      <div>
        <div class="tall"></div>
        <draughts-board loading="lazy" src=${fileOf('W:W31:B1')}></draughts-board>
      </div>`);
    (page.querySelector('.tall') as HTMLElement).style.blockSize = '5000px';
    const board = page.querySelector('draughts-board') as DraughtsBoard;
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(board.toFen()).to.equal(start);
    board.scrollIntoView();
    await board.ready;
    expect(board.toFen()).to.equal('W:W31:B1');
  });
});

describe('load', () => {
  it('sets all that is given at once', async () => {
    const board = await boardOf(html`<draughts-board></draughts-board>`);
    await board.load({ variant: 'russian', pdn: '1. c3-d4 d6-c5', at: '1' });
    expect(board.record.variant.id).to.equal('russian');
    expect(board.path).to.equal('1');
  });
});

describe('what is loaded when it is asked for', () => {
  const board = (): Promise<DraughtsBoard> =>
    boardOf(html`<draughts-board pdn="1. 32-28 19-23" at="2"></draughts-board>`);

  it('describes the position', async () => {
    expect(await (await board()).describe()).to.match(/^Draughts board, International draughts/);
  });

  it('is the PDN with the moves of the reader', async () => {
    const played = await board();
    await played.play('28x19');
    expect(await played.toPdn()).to.match(/1\. 32-28 19-23 2\. 28x19 \*/);
  });

  it('is the picture as text', async () => {
    const svg = await (await board()).toSvg({ width: 200 });
    const read = new DOMParser().parseFromString(svg, 'image/svg+xml');
    expect(read.documentElement.getAttribute('width')).to.equal('200');
    expect(read.querySelector('title')?.textContent).to.match(/White to move/);
  });

  it('is why a try is not legal', async () => {
    const why = await (await board()).explain({ from: '31', to: '26' });
    expect(why).to.include({ legal: false, reason: 'must-capture' });
    expect(await (await board()).explain({ from: '99' })).to.include({ legal: false });
    const may = await (await board()).explain({ from: '28', to: '19' });
    expect(may?.legal).to.equal(true);
  });
});
