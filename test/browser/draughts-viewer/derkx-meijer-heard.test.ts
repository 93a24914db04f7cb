// One annotated game from the first Tab to the end: with keys alone, and with ears alone.
import { a11ySnapshot } from '@web/test-runner-commands';
import { expect } from 'chai';
import { html } from 'lit';
import type { DraughtsViewer } from '../../../src/viewer.js';
import { until } from '../support/board.js';
import { chord } from '../support/commands.js';
import { fixture, violations } from '../support/page.js';
import {
  many,
  piecesOf,
  playedIn,
  textIn,
  texts,
  untilDrawn,
  untilRead,
} from '../support/reader.js';
import { boardIn, focused, one, untilPath } from '../support/viewer.js';

const pdn = await textIn('derkx-meijer');
const { finalFen } = playedIn('pdn3-doc-examples/example_2.pdn 1');

/** A viewer in an article, with a link before it and one behind; the focus is on the first. */
async function article(lang: string): Promise<DraughtsViewer> {
  const page = await fixture<HTMLElement>(html`<div lang=${lang}>
    <a href="#before">Before</a>
    <draughts-viewer pdn=${pdn} animation="0"></draughts-viewer>
    <a href="#behind">Behind</a>
  </div>`);
  const viewer = page.querySelector('draughts-viewer') as DraughtsViewer;
  await viewer.ready;
  await until('its words', () => viewer.shadowRoot?.querySelector('.controls'));
  page.querySelector('a')?.focus();
  return viewer;
}

const name = (): string => focused()?.getAttribute('aria-label') ?? `${focused()?.textContent}`;

async function keys(...pressed: readonly string[]): Promise<void> {
  for (const key of pressed) await chord(...key.split('+'));
}

/** Tab, until something is so; no more than there are groups. */
async function tabTo(selector: string, back = false): Promise<void> {
  for (let i = 0; i < 5; i++) {
    await keys(back ? 'Shift+Tab' : 'Tab');
    if (focused()?.matches(selector)) return;
  }
  throw new Error(`${selector} is not among the next stops`);
}

describe('an annotated game for who has keys alone', () => {
  it('breaks no accessibility rule where the keys lead', async () => {
    const viewer = await article('en');
    await keys('Tab', 'Enter');
    await untilPath(viewer, '1');
    expect(await violations(viewer)).to.deep.equal([]);
    await untilRead(viewer);
    await tabTo('.move');
    await keys('ArrowDown');
    await until('a preview', () => texts(viewer, '.preview').length === 1);
    expect(await violations(viewer)).to.deep.equal([]);
  });

  it('is read to its end: steps, list, variations, fork, moves of his own, menu, and out again', async () => {
    const viewer = await article('en');
    // In: one stop for the buttons, at the one that is wanted first.
    await keys('Tab');
    expect(name()).to.equal('Next move');
    await keys('Enter', 'Enter', 'Enter', 'Space');
    await untilPath(viewer, '4');
    await keys('ArrowRight');
    expect(name()).to.equal('To the end');
    await keys('ArrowLeft', 'ArrowLeft', 'ArrowLeft');
    expect(name()).to.equal('Previous move');
    await keys('Enter');
    await untilPath(viewer, '3');
    await keys('.', '.', '.', '.');
    await untilPath(viewer, '7');

    // At the fork: the second way, to its end, and back to where it began.
    await until('the ways', () => many(viewer, '.ways button').length === 2);
    await keys('ArrowDown', 'ArrowDown');
    expect(name()).to.equal('Move 4. Black: 1 to 6. 1–6');
    await keys('Enter');
    await untilPath(viewer, '7.1/1');
    await keys('.', '.', '.', '.', '.');
    await untilPath(viewer, '7.1/5');
    await keys(',', ',', ',', ',', ',');
    await untilPath(viewer, '7');
    await keys('Escape');
    await until('no ways', () => many(viewer, '.ways').length === 0);

    // In the list: a variation is closed and opened, and another place chosen.
    await tabTo('.move');
    expect(focused()?.textContent).to.equal('41–37');
    await keys('ArrowRight', 'ArrowRight');
    expect([name(), focused()?.ariaExpanded]).to.deep.equal(['Variation', 'true']);
    await keys('Enter');
    expect(focused()?.ariaExpanded).to.equal('false');
    expect(texts(viewer, '.move')).to.not.include('5. 46–41');
    await keys('Space');
    expect(texts(viewer, '.move')).to.include('5. 46–41');
    await keys('End', 'Enter');
    await untilPath(viewer, '117');
    await untilDrawn(viewer, piecesOf(finalFen));
    await keys('Home', 'Enter');
    await untilPath(viewer, '1');

    // Shift+Tab leads to the buttons, and once more to the board: a move of his own.
    await tabTo('[role=gridcell]', true);
    await keys('1', '9', '-', '2', '3', 'Enter');
    await untilPath(viewer, '1~1');
    await keys('Escape');
    await untilPath(viewer, '1');

    // The board turns, and turns back.
    await tabTo('.control');
    await keys('End', 'ArrowLeft');
    expect(name()).to.equal('Flip the board');
    await keys('Enter');
    await until('Black below', () => texts(viewer, '.name')[1] === 'Meijer,Hein');
    await keys('Enter');
    await until('White below', () => texts(viewer, '.name')[1] === 'Derkx,B.');

    // The menu opens, is gone through, and closes where it was opened.
    await keys('ArrowRight');
    expect(name()).to.equal('Share and settings');
    await keys('Enter');
    await until('the menu', () => focused()?.matches('.item'));
    await keys('ArrowDown', 'ArrowDown');
    expect(focused()?.textContent?.trim()).to.equal('Copy PDN without comments');
    await keys('Escape');
    expect(name()).to.equal('Share and settings');

    // It plays by itself until any key is pressed in the list.
    await keys('Home', 'ArrowRight', 'ArrowRight');
    expect(name()).to.equal('Play');
    await keys('Space');
    await until('it plays', () => viewer.matches(':state(playing)'));
    await tabTo('.move');
    expect(viewer.matches(':state(playing)')).to.equal(true);
    await keys('ArrowDown');
    expect(viewer.matches(':state(playing)')).to.equal(false);

    // Out: nothing holds the focus.
    await keys('Tab');
    expect(name()).to.equal('Behind');
    await keys('Shift+Tab');
    expect(focused()?.matches('.move')).to.equal(true);
  });
});

/** What is said after some keys, in a language. */
type Heard = readonly [keys: readonly string[], words: string];

const heard: Readonly<Record<string, readonly Heard[]>> = {
  en: [
    [['Tab', 'Enter'], 'White: 34 to 29'],
    [['.'], 'Black: 17 to 22'],
    [['.'], 'White: 32 to 28. More usual is 2.39-34, with 2.40-34 to follow'],
    [['.', '.', '.', '.'], 'White: 41 to 37. 2 ways to go on: 19–23, 1–6'],
    [['ArrowDown', 'ArrowDown', 'Enter'], 'Many play. Black: 1 to 6. first; after'],
    [['.'], 'White: 46 to 41. there comes'],
    [[',', ','], 'White: 41 to 37. 2 ways to go on: 19–23, 1–6'],
    [['.', '.'], 'White: 28 takes 19, 1 captured'],
    [['>'], 'Black: 14 takes 23, 1 captured'],
    [['>'], 'Black: 14 takes 34, 2 captured. 2 ways to go on: 39×30, 40×29'],
  ],
  nl: [
    [['Tab', 'Enter'], 'Wit: 34 naar 29'],
    [['.'], 'Zwart: 17 naar 22'],
    [['.'], 'Wit: 32 naar 28. More usual is 2.39-34, with 2.40-34 to follow'],
    [['.', '.', '.', '.'], 'Wit: 41 naar 37. 2 voortzettingen: 19–23, 1–6'],
    [['ArrowDown', 'ArrowDown', 'Enter'], 'Many play. Zwart: 1 naar 6. first; after'],
    [['.'], 'Wit: 46 naar 41. there comes'],
    [[',', ','], 'Wit: 41 naar 37. 2 voortzettingen: 19–23, 1–6'],
    [['.', '.'], 'Wit: 28 slaat 19, 1 stuk geslagen'],
    [['>'], 'Zwart: 14 slaat 23, 1 stuk geslagen'],
    [['>'], 'Zwart: 14 slaat 34, 2 stukken geslagen. 2 voortzettingen: 39×30, 40×29'],
  ],
};

/** What is said from the 91st ply on, where the game has its glyphs, and at the end. */
const late: Readonly<Record<string, readonly Heard[]>> = {
  en: [
    [['.'], 'White: 33 to 28, good move'],
    [['.', '.'], 'White: 28 to 22. 2 ways to go on: 13–19, 10–15'],
    [['.'], 'Black: 13 to 19, mistake. 2 ways to go on: 25–20, 22–17'],
    [['.'], 'White: 25 to 20, brilliant move'],
  ],
  nl: [
    [['.'], 'Wit: 33 naar 28, goede zet'],
    [['.', '.'], 'Wit: 28 naar 22. 2 voortzettingen: 13–19, 10–15'],
    [['.'], 'Zwart: 13 naar 19, fout. 2 voortzettingen: 25–20, 22–17'],
    [['.'], 'Wit: 25 naar 20, briljante zet'],
  ],
};

const last: Readonly<Record<string, string>> = {
  en: 'White: 45 to 18. White wins',
  nl: 'Wit: 45 naar 18. Wit wint',
};

interface Tree {
  readonly role: string;
  readonly name?: string;
  readonly children?: readonly Tree[];
}

/** What stands in the tree that assistive technology reads, role and name, in order. */
async function told(): Promise<string[]> {
  const root = (await a11ySnapshot({})) as unknown as Tree;
  const flat = ({ role, name = '', children = [] }: Tree): string[] => [
    `${role}: ${name}`.trim(),
    ...children.flatMap(flat),
  ];
  return flat(root);
}

describe('an annotated game for who has ears alone', () => {
  it('breaks no accessibility rule in either language', async () => {
    for (const lang of ['en', 'nl']) {
      const viewer = await article(lang);
      await keys('Tab', 'Enter', '.', '.');
      expect(await violations(viewer)).to.deep.equal([]);
    }
  });

  for (const lang of ['en', 'nl'])
    it(`is heard from the first Tab to the end (${lang})`, async () => {
      const viewer = await article(lang);
      const board = boardIn(viewer);
      let said = '';
      const region = one(viewer, '.said');
      new MutationObserver(() => {
        said = (region.textContent ?? '').trim();
      }).observe(region, { childList: true, characterData: true, subtree: true });
      const hears = async (script: readonly Heard[]): Promise<void> => {
        for (const [pressed, words] of script) {
          await keys(...pressed);
          await until(`“${words}”, but “${said}”`, () => said === words).catch(() => {
            expect(said).to.equal(words);
          });
          await until('a grid', () => board.shadowRoot?.querySelector('[role=grid]'));
        }
      };
      await hears(heard[lang] ?? []);
      await viewer.go('90');
      await hears(late[lang] ?? []);
      await tabTo('.move');
      await keys('End', 'Enter');
      await until(`“${last[lang]}”, but “${said}”`, () => said === last[lang]);
      expect(viewer.path).to.equal('117');
    });

  it('has names for all that there is, in English', async () => {
    const viewer = await article('en');
    await keys('Tab', 'Enter');
    await until('names', () => many(viewer, '.move').every(({ ariaLabel }) => ariaLabel));
    const names = await told();
    const order = names.filter((each) => !/^(gridcell|row|status)/.test(each));
    const from = order.indexOf('StaticText: nk');
    expect(order.slice(from, from + 23)).to.deep.equal([
      'StaticText: nk',
      'StaticText: \u00a0· 2009.04.08',
      'StaticText: 2-0',
      'image: Black',
      'StaticText: Meijer,Hein',
      'image: White',
      'StaticText: Derkx,B.',
      'button: To the start',
      'button: Previous move',
      'button: Play',
      'button: Next move',
      'button: To the end',
      'button: Flip the board',
      'button: Share and settings',
      'StaticText: They have met three times before, and each game was drawn.',
      'StaticText: 1',
      'button: Move 1. White: 34 to 29. 34–29',
      'button: Move 1. Black: 17 to 22. 17–22',
      'StaticText: 2',
      'button: Move 2. White: 32 to 28. 32–28',
      'StaticText: More usual is 2.',
      'StaticText: 39-34',
      'StaticText: , with 2.',
    ]);
    for (const each of [
      'button: Move 6. White: 40 takes 29, 1 captured. 6.\u200940×29',
      'button: Move 48. White: 25 to 20, brilliant move. 25–20!!',
    ])
      expect(names).to.include(each);
    expect(names.filter((each) => each === 'button: Variation')).to.have.length(5);
    expect(names.filter((each) => /^button:$/.test(each))).to.deep.equal([]);
  });

  it('has names for all that there is, in Dutch', async () => {
    const viewer = await article('nl');
    await keys('Tab', 'Enter');
    await until('names', () => many(viewer, '.move').every(({ ariaLabel }) => ariaLabel));
    const names = await told();
    for (const each of [
      'button: Naar het begin',
      'button: Vorige zet',
      'button: Afspelen',
      'button: Volgende zet',
      'button: Naar het einde',
      'button: Bord draaien',
      'button: Delen en instellingen',
      'button: Zet 1. Wit: 34 naar 29. 34–29',
      'button: Zet 48. Wit: 25 naar 20, briljante zet. 25–20!!',
    ])
      expect(names).to.include(each);
  });
});
