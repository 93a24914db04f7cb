// Languages: each has the words of English, in the words of those who play draughts.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { variants } from 'draughts-board/variants';
import ts from 'typescript';
import { faultMessage } from '../../../dist/game/diagnostic.js';
import { entries } from '../../../scripts/entries.mjs';
import {
  eagerClosure,
  filesIn,
  importsOf,
  parse,
  root,
  sources,
  walk,
} from '../support/sources.mjs';

const tags = entries
  .map(({ specifier }) => specifier.split('/locales/')[1])
  .filter((tag) => tag !== undefined);
const wordsIn = async (tag) => (await import(`draughts-board/locales/${tag}`)).words;
const english = await wordsIn('en');
const others = await Promise.all(
  tags.filter((tag) => tag !== 'en').map(async (tag) => [tag, await wordsIn(tag)]),
);

const isText = (words) => typeof words === 'string' || typeof words.other === 'string';

/** All texts by their place, such as `piece.white.man`. */
function textsIn(words, place = '') {
  if (isText(words)) return [[place, words]];
  return Object.entries(words).flatMap(([key, value]) =>
    textsIn(value, place ? `${place}.${key}` : key),
  );
}

const formsOf = (text) => (typeof text === 'string' ? [text] : Object.values(text));
const holesIn = (text) => [...text.matchAll(/\{(\w*)\}/g)].map(([, name]) => name).sort();
const withoutGames = ({ variants: _, lang: __, ...words }) => words;
const englishTexts = textsIn(withoutGames(english));

// What chess calls its pieces, its board and itself, and what the neighbours call a man. Only the
// king of Elephant Checkers is a king.
const chess = {
  cs: 'král pěšec pěšák střelec jezdec šach šachy šachovnice mat',
  de: 'König Bauer Bauern Läufer Springer Turm Schach schlagmatt',
  es: 'rey reina alfil caballo torre ajedrez jaque escaque trebejo',
  fr: 'roi reine fou cavalier échec échecs échiquier',
  fy: 'kening keninginne pion hynder toer skaak skaken',
  it: 're regina alfiere cavallo torre scacco scacchi scacchiera pedone pedoni',
  lt: 'karalius valdovė pėstininkas rikis žirgas bokštas šachmatai baltieji juodieji',
  nl: 'koning koningin pion pionnen loper paard toren schaak schaken schaakbord',
  pl: 'król hetman goniec skoczek wieża szach szachy szachownica',
  pt: 'rei rainha bispo cavalo torre xadrez xeque pedra',
  'pt-BR': 'rei rainha bispo cavalo torre xadrez xeque',
  ru: 'король ферзь слон конь ладья пешка шах шахматы фигура фигуры фигур',
  tr: 'şah vezir kale at fil piyon satranç mat',
};

/** The king of Elephant Checkers, and the towers of Bashni, which are called so. */
const isNamedSo = ['reason.throne-needs-no-capture', 'keys.tower'];

/** What elements other than a board say: a group for each part of them. */
const companions = ['viewer', 'spoken', 'games', 'sharing', 'puzzle'];

/** All groups of words, texts that count among them. */
function groupsIn(words) {
  if (typeof words === 'string') return [];
  return [words, ...Object.values(words).flatMap(groupsIn)];
}

describe('English', () => {
  it('has the words of all its files', async () => {
    const parts = filesIn('src/locales/en').filter((path) => !/\/(words|rules)\.ts$/.test(path));
    assert.ok(parts.length > 10);
    for (const path of parts) {
      const part = await import(`../../../${path.replace(/^src(.*)ts$/, 'dist$1js')}`);
      const [words] = Object.values(part);
      const home = path.endsWith('/faults.ts') ? english.faults : english;
      for (const [key, word] of Object.entries(words)) assert.deepEqual(home[key], word, path);
    }
  });

  it('has `other` only among forms, as it makes them', () => {
    const categories = ['zero', 'one', 'two', 'few', 'many', 'other'];
    for (const group of groupsIn(withoutGames(english)).filter((each) => 'other' in each))
      assert.deepEqual(
        Object.keys(group).filter((key) => !categories.includes(key)),
        [],
      );
  });

  it('says faults by their codes, as diagnostics do', () => {
    for (const [code, words] of Object.entries(english.faults))
      assert.equal(words, faultMessage(code));
  });

  it('has words for every fault that an element may show', () => {
    const shown = [
      ...eagerClosure('src/all.ts'),
      ...eagerClosure('src/elements/draughts-board/games.ts'),
      ...filesIn('src/elements'),
    ];
    // A turn that is missing is no fault on a board.
    const isCode = (text) => /^[a-z]+(-[a-z]+)+$/.test(text) && text !== 'no-turn';
    const found = new Set();
    const note = (node) => {
      if (node && ts.isStringLiteral(node) && isCode(node.text)) found.add(node.text);
    };
    for (const { tree } of sources.filter(({ path }) => shown.includes(path)))
      walk(tree, (node) => {
        if (ts.isPropertyAssignment(node) && node.name.getText(tree) === 'code')
          note(node.initializer);
        if (!ts.isCallExpression(node)) return;
        const name = node.expression.name?.text ?? node.expression.text;
        if (['error', 'fault', 'failure', '#text'].includes(name))
          node.arguments.slice(0, 2).forEach(note);
      });
    assert.ok(found.size > 10);
    assert.deepEqual(
      [...found].filter((code) => !(code in english.faults)),
      [],
    );
  });
});

it('there are as many languages as files that bring one', () => {
  const named = importsOf(parse('src/locales/languages.ts'))
    .filter(({ dynamic }) => dynamic)
    .map(({ target }) => target);
  assert.deepEqual(
    named.toSorted(),
    others.map(([tag]) => `src/locales/${tag}/words.ts`).toSorted(),
  );
  assert.equal(others.length, 13);
});

for (const [tag, words] of others)
  describe(tag, () => {
    const texts = new Map(textsIn(withoutGames(words)));

    it('has the words of English and no others', () => {
      assert.deepEqual([...texts.keys()].sort(), englishTexts.map(([place]) => place).sort());
    });

    it('leaves no value out', () => {
      for (const [place, text] of englishTexts)
        for (const form of formsOf(texts.get(place)))
          assert.deepEqual(holesIn(form), holesIn(formsOf(text).at(-1)), `${place}: ${form}`);
    });

    it('has a form for each way in which it counts', () => {
      const { pluralCategories } = new Intl.PluralRules(words.lang).resolvedOptions();
      const counted = [...texts].filter(([, text]) => typeof text !== 'string');
      assert.ok(counted.length >= 3);
      for (const [place, forms] of counted)
        assert.deepEqual(Object.keys(forms).sort(), [...pluralCategories].sort(), place);
    });

    it('counts where English counts', () => {
      for (const [place, text] of englishTexts)
        if (typeof text !== 'string') assert.equal(typeof texts.get(place), 'object', place);
    });

    it('tells apart in viewers and puzzles what English does', () => {
      const meant = new Map();
      for (const [place, text] of englishTexts) {
        const [group] = place.split('.');
        if (!companions.includes(group)) continue;
        for (const form of formsOf(texts.get(place))) {
          const said = `${group}: ${form}`;
          assert.deepEqual(meant.get(said) ?? text, text, `${place}: ${form}`);
          meant.set(said, text);
        }
      }
      assert.ok(meant.size > companions.length);
    });

    it('has a name for every game, and for nothing else', () => {
      assert.deepEqual(Object.keys(words.variants).sort(), variants.map(({ id }) => id).sort());
    });

    it('is written cleanly', () => {
      for (const [place, text] of textsIn(words))
        for (const form of formsOf(text)) {
          assert.equal(form, form.normalize('NFC').trim(), place);
          assert.doesNotMatch(form, /^$|\s\s|\{(?!\w+\})|[[\]|\t"]|\w'\w/, place);
        }
    });

    it('ends sentences where English does', () => {
      const isSentence = (text) => /[.!?…]$/.test(text);
      for (const [place, text] of englishTexts)
        for (const form of formsOf(texts.get(place)))
          assert.equal(isSentence(form), isSentence(formsOf(text).at(-1)), `${place}: ${form}`);
    });

    it('has no words of chess', () => {
      const wrong = new RegExp(`(?<!\\p{L})(${chess[tag].replaceAll(' ', '|')})(?!\\p{L})`, 'iu');
      const found = [...texts]
        // Only these games have a King, elephants and towers, which some languages call as chessmen.
        .filter(
          ([place]) =>
            !isNamedSo.includes(place) &&
            !/^(reason\.throne-needs-no-capture|tower|elephants|court\..*)$/.test(place),
        )
        .flatMap(([place, text]) => formsOf(text).map((form) => `${place}: ${form}`))
        .filter((line) => wrong.test(line));
      assert.deepEqual(found, []);
    });
  });

it('seconds with a fraction have their form where a language has one', () => {
  const { cs, lt, pl, ru } = Object.fromEntries(others);
  const said = ({ lang, sharing }) =>
    sharing.interval[new Intl.PluralRules(lang).select(1.5)].replace('{n}', '1.5');
  assert.equal(said(cs), '1.5 sekundy na tah');
  assert.equal(said(lt), '1.5 sekundės ėjimui');
  assert.equal(said(pl), '1.5 sekundy na ruch');
  assert.equal(said(ru), '1.5 секунды на ход');
});

it('languages that nobody has reviewed who speaks them say so', () => {
  const unsure = others
    .map(([tag]) => tag)
    .filter((tag) =>
      /to be reviewed/i.test(readFileSync(join(root, `src/locales/${tag}/words.ts`), 'utf8')),
    );
  assert.deepEqual(unsure, ['cs', 'fy', 'lt', 'tr']);
});
