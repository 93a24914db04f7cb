import type { CSSResult } from 'lit';
import type { Variant } from '../../board/variant.js';
import { type Drawing, draw } from '../../drawing/draw.js';
import { pictureOf } from '../../drawing/picture.js';
import { sceneOf } from '../../drawing/scene.js';
import type { Game } from '../../game/game.js';
import { puzzleWords } from '../../locales/en/puzzle.js';
import { type Language, wordsIn } from '../../locales/language.js';
import { say } from '../../locales/say.js';
import { fitFor } from '../draughts-board/unusual.js';
import { lineText } from './line-text.js';
import { type Puzzle, type PuzzleOptions, readPuzzle } from './puzzle.js';
import type { PuzzleInputs } from './puzzle-inputs.js';
import { commentOf } from './verdicts.js';
import { aboutText, introBeside, taskText } from './wording.js';
import { worksheetStyles } from './worksheet.styles.js';

/** What a worksheet is made of. */
export interface WorksheetSite {
  readonly host: PuzzleInputs;
  readonly root: ShadowRoot;
  language(): Language | undefined;
  games(): readonly Game[];
  lend(style: CSSResult): void;
  /** Where solving begins, and who solves. */
  options(): PuzzleOptions;
}

/**
 * A series on paper: diagrams with numbers, and the answers on a page of their own. It is made when
 * the page is about to be printed and is gone after it, so that nothing of it is in the page.
 */
export class Worksheet {
  readonly #site: WorksheetSite;
  readonly #make = (): void => this.#draw(this.#drawings());
  readonly #clear = (): void => this.#draw([]);

  constructor(site: WorksheetSite) {
    this.#site = site;
    site.lend(worksheetStyles);
  }

  /** Fetches what some games need to be drawn: nothing can be awaited when a page is printed. */
  prepare(): void {
    for (const { variant } of this.#site.games()) fitFor(variant);
  }

  connected(): void {
    addEventListener('beforeprint', this.#make);
    addEventListener('afterprint', this.#clear);
  }

  disconnected(): void {
    removeEventListener('beforeprint', this.#make);
    removeEventListener('afterprint', this.#clear);
    this.#clear();
  }

  #draw(drawings: readonly Drawing[]): void {
    const room = this.#site.root.querySelector('.sheet-room');
    if (room) draw(room, drawings);
  }

  #drawings(): readonly Drawing[] {
    const { options, language } = this.#site;
    const lang = language();
    const games = this.#site.games();
    if (!lang || games.length < 2) return [];
    for (const variant of new Set(games.map((game) => game.variant))) this.#dress(variant, lang);
    const words = wordsIn({ language: () => lang }, puzzleWords).puzzle;
    const puzzles = games.flatMap((game, i) => {
      const puzzle = readPuzzle(game, options());
      return puzzle && puzzle.solution.length > 0 ? [{ puzzle, number: i + 1 }] : [];
    });
    const task = (puzzle: Puzzle): string => taskText(puzzle, words, lang);
    return [
      {
        tag: 'div',
        name: 'sheet',
        attributes: { class: 'sheet' },
        content: [
          {
            tag: 'div',
            name: 'diagrams',
            attributes: { class: 'diagrams' },
            content: puzzles.map(({ puzzle, number }) =>
              this.#diagram(puzzle, number, task(puzzle), lang),
            ),
          },
          {
            tag: 'div',
            name: 'answers',
            attributes: { class: 'answers' },
            content: [
              {
                tag: 'p',
                name: 'answers title',
                attributes: { class: 'answers-title' },
                content: say(words.answers),
              },
              ...puzzles.map(({ puzzle, number }) => answer(puzzle, number)),
            ],
          },
        ],
      },
    ];
  }

  #dress(variant: Variant, language: Language): void {
    const fit = fitFor(variant);
    if (fit instanceof Function) fit(this.#site.root, language, variant);
  }

  #diagram(puzzle: Puzzle, number: number, task: string, language: Language): Drawing {
    const { coordinates, notation } = this.#site.host;
    const orientation = puzzle.solver;
    const scene = sceneOf(puzzle.position.setup, { orientation, coordinates, notation });
    const line = (name: string, content: string): Drawing => ({
      tag: 'span',
      name: `diagram ${name}`,
      attributes: { class: name, dir: name === 'number' ? undefined : 'auto' },
      content,
    });
    return {
      tag: 'figure',
      name: `diagram ${number}`,
      attributes: { class: 'diagram' },
      content: [
        pictureOf(scene, { label: task }),
        {
          tag: 'figcaption',
          name: 'diagram caption',
          attributes: {},
          content: [
            line('number', `${number}. ${task}`),
            line('about', aboutText(puzzle, language)),
            line('intro', introBeside(puzzle, task)),
          ].filter(({ content }) => content),
        },
      ],
    };
  }
}

function answer(puzzle: Puzzle, number: number): Drawing {
  const { solution } = puzzle;
  const line = lineText(
    puzzle,
    solution.map(({ move }) => move),
  );
  return {
    tag: 'p',
    name: `answer ${number}`,
    attributes: {},
    content: [`${number}.`, line, commentOf(solution.at(-1))].filter(Boolean).join(' '),
  };
}
