import { expect } from 'chai';
import { html, type TemplateResult } from 'lit';
import type { DraughtsBoard, MoveRejectedEvent } from '../../../src/index.js';
import { registerLocale } from '../../../src/locales.js';
import { all, drawn, fault, only, opened, rest, settle } from '../support/board.js';
import { press } from '../support/hand.js';
import { fixture, violations } from '../support/page.js';

const position = 'W:W31,32,K50:B1,19,K5';

/** The board in a template, when it says what it has to say. */
async function boardIn(template: TemplateResult): Promise<DraughtsBoard> {
  const element = await fixture<HTMLElement>(template);
  const board = element.matches('draughts-board')
    ? (element as DraughtsBoard)
    : element.querySelector('draughts-board');
  if (!board) throw new Error('no board');
  await settle(board);
  return board;
}

/** A board on a page in a language. */
const boardOn = (lang: string, fen = position): Promise<DraughtsBoard> =>
  boardIn(html`<div lang=${lang}><draughts-board fen=${fen} interactive></draughts-board></div>`);

const label = (board: DraughtsBoard): string | null =>
  only(board, '[role=grid], [role=img]').getAttribute('aria-label');

const cell = (board: DraughtsBoard, square: number): string | null =>
  only(board, `[data-square="${square}"]`).getAttribute('aria-label');

const said = (board: DraughtsBoard): string | null => only(board, '[role=status]').textContent;

/** What has been fetched for other languages than English. */
const fetched = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => /\/src\/locales\/[\w-]+\/words\.ts/.test(path));

// First, because what a page has fetched is there to stay.
describe('a board on an English page', () => {
  it('fetches no other language, whatever the page calls English', async () => {
    for (const lang of ['en', 'en-GB', 'EN-us', '']) await boardOn(lang);
    await boardIn(html`<draughts-board fen=${position}></draughts-board>`);
    expect(fetched()).to.deep.equal([]);
  });

  it('needs no lang of its own', async () => {
    const board = await boardOn('en');
    expect(all(board, '[lang]')).to.deep.equal([]);
  });
});

describe('a board on a Dutch page', () => {
  it('breaks no accessibility rule', async () => {
    const board = await boardOn('nl');
    await press(board, '31', '27');
    expect(await violations(board)).to.deep.equal([]);
  });

  it('fetches Dutch and nothing else', async () => {
    await boardOn('nl');
    expect(fetched()).to.deep.equal(['/src/locales/nl/words.ts']);
  });

  it('describes the position in Dutch', async () => {
    const words =
      'Dambord, Internationaal dammen. Wit aan zet. Wit: 2 schijven: 31, 32; 1 dam: 50. Zwart: 2 schijven: 1, 19; 1 dam: 5';
    expect(label(await boardOn('nl'))).to.equal(words);
    const diagram = html`<p lang="nl"><draughts-board fen=${position}></draughts-board></p>`;
    expect(label(await boardIn(diagram))).to.equal(words);
  });

  it('names squares and pieces, and says moves, in Dutch', async () => {
    const board = await boardOn('nl', 'W:W31,32,K50:B1,23,K5');
    expect([cell(board, 31), cell(board, 50), cell(board, 28)]).to.deep.equal([
      '31, witte schijf, kan zetten',
      '50, witte dam, kan zetten',
      '28, leeg',
    ]);
    await press(board, '32');
    expect(said(board)).to.equal('32, gekozen. Mogelijke velden: 27, 28');
    await press(board, '28');
    expect(said(board)).to.equal('Wit: 32 naar 28. Zwart aan zet');
    await press(board, '23', '32');
    expect(said(board)).to.equal('Zwart: 23 slaat 32, 1 stuk geslagen. Wit aan zet');
  });

  it('says in Dutch why a try is no move, to the page as well', async () => {
    const board = await boardOn('nl');
    const messages: string[] = [];
    board.addEventListener('move-rejected', (event) =>
      messages.push((event as MoveRejectedEvent).message),
    );
    await press(board, '40');
    await opened(board);
    expect(said(board)).to.equal('Op 40 staat geen stuk.');
    expect(messages).to.deep.equal(['Op 40 staat geen stuk.']);
  });

  it('says in Dutch what is wrong with a text, and in English to scripts', async () => {
    const board = await boardIn(
      html`<p lang="nl"><draughts-board fen="W:W31,99:B1"></draughts-board></p>`,
    );
    expect(fault(board)).to.equal('Regel 1, teken 7: Veld bestaat niet: 99');
    expect(board.diagnostics[0]?.message).to.equal('No such square: 99');
    board.variant = 'nonsense';
    await board.ready;
    expect(fault(board)).to.equal('Onbekende damvariant: nonsense');
  });

  it('tells screen readers how to pronounce it', async () => {
    const board = await boardOn('nl', 'W:W31,99:B1');
    for (const part of ['svg', '[role=status]', 'p.status'])
      expect(only(board, part).getAttribute('lang')).to.equal('nl');
  });

  it('leaves a label to the author', async () => {
    const board = await boardIn(
      html`<p lang="nl"><draughts-board aria-label="Mein Brett"></draughts-board></p>`,
    );
    expect(label(board)).to.equal('Mein Brett');
  });
});

describe('the language of a board', () => {
  const dutch = 'Dambord';
  const german = 'Damebrett';
  const begin = (board: DraughtsBoard): string | undefined => label(board)?.split(',')[0];

  it('is that of the nearest lang, its own first', async () => {
    const inner = html`<div lang="nl"><p lang="de"><draughts-board></draughts-board></p></div>`;
    expect(begin(await boardIn(inner))).to.equal(german);
    const own = html`<div lang="nl"><draughts-board lang="de"></draughts-board></div>`;
    expect(begin(await boardIn(own))).to.equal(german);
    const none = html`<div lang="nl"><p lang=""><draughts-board></draughts-board></p></div>`;
    expect(begin(await boardIn(none))).to.equal('Draughts board');
  });

  it('is found from inside a shadow root', async () => {
    const host = await fixture<HTMLElement>(html`<div lang="nl"></div>`);
    const board = document.createElement('draughts-board');
    host.attachShadow({ mode: 'open' }).append(board);
    await board.ready;
    expect(begin(board)).to.equal(dutch);
  });

  it('is what `locale` asks for', async () => {
    const board = await boardIn(
      html`<div lang="nl"><draughts-board locale="de" interactive></draughts-board></div>`,
    );
    expect(begin(board)).to.equal(german);
    board.locale = 'en';
    await board.ready;
    expect(begin(board)).to.equal('Draughts board');
    board.removeAttribute('locale');
    board.locale = undefined;
    await board.ready;
    expect(begin(board)).to.equal(dutch);
    expect(cell(board, 31)).to.equal('31, witte schijf, kan zetten');
  });

  it('follows the page', async () => {
    const board = await boardOn('en');
    const around = board.parentElement as HTMLElement;
    for (const [lang, words] of [
      ['nl', dutch],
      ['de', german],
      ['en', 'Draughts board'],
    ] as const) {
      around.lang = lang;
      await Promise.resolve(); // a page is told of its changes in a moment
      await board.ready;
      expect(begin(board)).to.equal(words);
    }
  });

  for (const [tag, words] of [
    ['nl-BE', dutch],
    ['NL', dutch],
    ['nl_NL', dutch],
    ['de-AT', german],
    ['pt-PT', 'Tabuleiro de damas'],
    ['zh-Hans-CN', 'Draughts board'],
    ['no such tag', 'Draughts board'],
    ['constructor', 'Draughts board'],
  ] as const)
    it(`for ${tag} is one that there is: ${words}`, async () => {
      expect(begin(await boardOn(tag))).to.equal(words);
    });

  it('tells the two kinds of Portuguese apart', async () => {
    expect(cell(await boardOn('pt'), 31)).to.include('peão');
    expect(cell(await boardOn('pt-BR'), 31)).to.include('pedra');
    expect(cell(await boardOn('pt-AO'), 31)).to.include('peão');
  });

  it('is English for what is no tag at all', async () => {
    const board = await boardOn('en');
    for (const nonsense of [
      5,
      {},
      Object.create(null),
      [],
      Symbol('nl'),
      '-',
      'nl'.repeat(100000),
    ]) {
      Object.assign(board, { locale: nonsense });
      await board.ready;
      expect(begin(board)).to.equal('Draughts board');
    }
  });

  it('is English, and says so, where there are no words for it', async () => {
    const board = await boardOn('zh');
    expect(only(board, 'svg').getAttribute('lang')).to.equal('en');
  });

  it('shows the position before its words are there, and says nothing until then', async () => {
    const element = await fixture<HTMLElement>(
      html`<p lang="tr"><draughts-board interactive fen=${position}></draughts-board></p>`,
    );
    const board = element.querySelector('draughts-board') as DraughtsBoard;
    await board.updateComplete;
    expect(all(board, 'svg .face').length).to.be.above(0);
    expect(all(board, '[aria-label]')).to.deep.equal([]);
    await settle(board);
    expect(begin(board)).to.equal('Dama tahtası');
  });

  const one = ['W:W33,45:B28,1', '33', '22'] as const;
  const three = ['W:W32:B10,19,28,45', '32', '23', '14', '5'] as const;
  for (const [lang, [fen, ...way], words] of [
    ['pl', one, 'Białe: 33 bije na 22, zbita 1 bierka'],
    ['pl', three, 'Białe: 32 bije na 5, zbite 3 bierki'],
    ['ru', one, 'Белые: 33 бьёт на 22, взята 1 шашка'],
    ['ru', three, 'Белые: 32 бьёт на 5, взято 3 шашки'],
    ['cs', three, 'Bílý: 32 skáče na 5, sebrány 3 figury'],
    ['lt', three, 'Baltosios: 32 kerta į 5, nukirstos 3 šaškės'],
  ] as const)
    it(`counts by its own rules: ${words}`, async () => {
      const board = await boardOn(lang, fen);
      await press(board, ...way);
      expect(said(board)?.split('. ')[0]).to.equal(words);
    });

  it('changes nothing of the board itself, also where text runs from right to left', async () => {
    const arabic = await boardIn(
      html`<div lang="ar" dir="rtl"><draughts-board fen=${position} interactive></draughts-board></div>`,
    );
    await press(arabic, '31', '26');
    await rest(arabic);
    expect(arabic.toFen()).to.equal('B:W26,32,K50:B1,K5,19');
    const english = await boardIn(html`<draughts-board fen=${arabic.toFen()}></draughts-board>`);
    expect(drawn(arabic)).to.equal(drawn(english));
  });
});

describe('words of the page', () => {
  it('take the place of some of a language that there is', async () => {
    const board = await boardOn('fr');
    expect(label(board)).to.match(/^Damier, Dames internationales\. Trait aux Blancs\./);
    registerLocale('fr', {
      turn: { white: 'Aux Blancs de jouer' },
      men: { one: 'un pion ({squares})', other: '{n} pions ({squares})' },
      variants: { international: 'Dames 10×10' },
    });
    await board.ready;
    expect(label(board)).to.match(
      /^Damier, Dames 10×10\. Aux Blancs de jouer\. Blancs: 2 pions \(31, 32\);/,
    );
    expect(cell(board, 31)).to.include('pion blanc');
  });

  it('wait for the others of their language', async () => {
    registerLocale('it', { none: 'niente' });
    const board = await boardOn('it', 'W:W31:B');
    expect(label(board)).to.match(/^Damiera, .*Bianco: 1 pedina: 31\. Nero: niente$/);
  });

  it('can be English ones, and those of a country count more', async () => {
    registerLocale('en-AU', { label: 'Aussie board' });
    registerLocale('en', { label: 'Checkerboard, {variant}', side: { black: 'Red' } });
    expect(label(await boardOn('en-US'))).to.match(/^Checkerboard, International draughts\./);
    expect(label(await boardOn('en-AU'))).to.match(/^Aussie board\. .* Red: 2 men: 1, 19;/);
    const board = await boardOn('en');
    expect(cell(board, 31)).to.equal('31, white man, can move');
    registerLocale('en', { label: 'Draughts board, {variant}', side: { black: 'Black' } });
  });

  it('can be those of a language that nobody has translated', async () => {
    registerLocale('eo', {
      piece: { white: { man: 'blanka peono' } },
      capture: { one: '{to}: unu kaptita', other: '{to}: {n} kaptitaj' },
    });
    const board = await boardOn('eo', 'W:W33,45:B28,1');
    expect(cell(board, 33)).to.equal('33, blanka peono, can move');
    expect(only(board, 'svg').getAttribute('lang')).to.equal('eo');
    await press(board, '33', '22');
    expect(said(board)).to.equal('22: unu kaptita. Black to move');
  });

  it('are left out where they are none', async () => {
    // biome-ignore lint/suspicious/noExplicitAny: what pages without types may hand over
    const nonsense: any = {
      label: 5,
      side: 'x',
      piece: { white: null, black: { man: [] } },
      men: {},
    };
    registerLocale('sv', nonsense);
    registerLocale('not a tag', { none: 'x' });
    const board = await boardOn('sv');
    expect(label(board)).to.match(/^Draughts board, .* White: 2 men: 31, 32;/);
    expect(cell(board, 1)).to.equal('1, black man');
    expect(label(await boardOn('not a tag', 'W:W31:B'))).to.match(/Black: x$/);
  });
});

describe('every language', () => {
  for (const lang of [
    'nl',
    'fy',
    'fr',
    'de',
    'ru',
    'pl',
    'lt',
    'pt',
    'pt-BR',
    'es',
    'it',
    'tr',
    'cs',
  ])
    it(`leaves nothing open: ${lang}`, async () => {
      const board = await boardOn(lang, 'W:W33,45:B28,1');
      const spoken = [label(board), cell(board, 33), cell(board, 1), cell(board, 28)];
      await press(board, '40');
      await opened(board);
      spoken.push(said(board));
      await press(board, '33', '22');
      spoken.push(said(board));
      for (const words of spoken) expect(words).to.match(/^[^{}]+$/);
      expect(await violations(board)).to.deep.equal([]);
    });
});
