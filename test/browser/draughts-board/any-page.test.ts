// What pages do with a board: properties of any kind, places of any kind, scripts in any order.
import { expect } from 'chai';
import { html, type TemplateResult } from 'lit';
import { DraughtsBoard } from '../../../src/elements.js';
import { all, boardOf, drawn, fault, only, pointOf, rest, until } from '../support/board.js';
import { touch } from '../support/commands.js';
import { heard, typesOf } from '../support/events.js';
import { drag, press } from '../support/hand.js';
import { fixture, violations } from '../support/page.js';

const start = 'W:W31,32:B1';
const shown = 'W31,32:B1';
const playable = (): Promise<DraughtsBoard> =>
  boardOf(html`<draughts-board fen=${start} interactive></draughts-board>`);

const set = async (board: DraughtsBoard, values: Record<string, unknown>): Promise<void> => {
  Object.assign(board, values);
  await board.ready;
};

describe('a board that a framework sets', () => {
  it('breaks no accessibility rule, whatever it has been set to', async () => {
    const board = await playable();
    await set(board, { position: {}, at: {}, game: [], variant: 5 });
    expect(await violations(board)).to.deep.equal([]);
  });

  for (const value of [true, '', 'true', 'interactive', 1])
    it(`can be played on if interactive is ${JSON.stringify(value)}`, async () => {
      const board = await boardOf(html`<draughts-board fen=${start}></draughts-board>`);
      await set(board, { interactive: value });
      await board.play('31-27');
      expect(all(board, '[role=gridcell]').length).to.equal(50);
    });

  for (const value of [false, 'false', '0', 'off', null, undefined])
    it(`cannot be played on if interactive is ${JSON.stringify(value)}`, async () => {
      const board = await playable();
      await set(board, { interactive: value });
      expect(all(board, '[role=gridcell]').length).to.equal(0);
    });

  for (const [name, value, code] of [
    ['variant', 99, 'unknown-variant'],
    ['variant', {}, 'unknown-variant'],
    ['at', 99, 'no-such-place'],
    ['at', () => {}, 'no-such-place'],
    ['game', 99, 'no-such-game'],
    ['game', Object.create(null), 'no-such-game'],
    ['fen', 5, 'not-a-fen'],
    ['fen', {}, 'not-a-fen'],
    ['position', {}, 'not-a-fen'],
    ['position', { variant: {}, pieces: new Map() }, 'not-a-fen'],
    ['session', 5, 'not-a-fen'],
    ['session', { game: {} }, 'not-a-fen'],
  ] as const)
    it(`tells ${code} and keeps what is shown if ${name} is of no use`, async () => {
      const board = await playable();
      const events: string[] = [];
      for (const type of ['error', 'record-load'])
        board.addEventListener(type, () => events.push(type));
      await set(board, { [name]: value });
      expect(board.diagnostics.map((each) => each.code)).to.deep.equal([code]);
      expect(events).to.deep.equal(['error']);
      expect(fault(board)).not.to.equal('');
      expect(drawn(board)).to.equal(shown);
    });

  it('takes numbers for a game and a place', async () => {
    const pdn = '[White "a"]\n1. 32-28 *\n[White "b"]\n1. 31-27 19-23 *';
    const board = await boardOf(html`<draughts-board></draughts-board>`);
    await set(board, { pdn, game: 2, at: 1 });
    expect(board.diagnostics).to.deep.equal([]);
    expect(board.record.tags.get('White')).to.equal('b');
    expect(board.path).to.equal('1');
  });

  it('tells what is wrong with the pieces of a setup, and draws none of it', async () => {
    const board = await playable();
    const { setup } = (await boardOf(html`<draughts-board></draughts-board>`)).position ?? {};
    for (const [square, piece, code] of [
      [99, { color: 'white', kind: 'man' }, 'no-such-square'],
      [7, { color: 'red', kind: 'man' }, 'no-such-piece'],
      [7, { color: 'white', kind: 'star' }, 'no-such-piece'],
    ] as const) {
      await set(board, { position: { ...setup, pieces: new Map([[square, piece]]) } });
      expect(board.diagnostics.map((each) => each.code)).to.deep.equal([code]);
      expect(drawn(board)).to.equal(shown);
    }
  });

  it('shows the position of a FEN although there is no such game in it', async () => {
    const board = await boardOf(html`<draughts-board fen=${start} game="2"></draughts-board>`);
    expect(drawn(board)).to.equal(shown);
    expect(board.diagnostics.map(({ code }) => code)).to.deep.equal(['no-such-game']);
  });

  it('shows a session whatever the variant is said to be', async () => {
    const { session } = { session: (await playable()).record };
    const { Session } = await import('../../../src/game.js');
    const board = await boardOf(html`<draughts-board variant="nope"></draughts-board>`);
    await set(board, { session: new Session(session) });
    expect(board.diagnostics).to.deep.equal([]);
    expect(drawn(board)).to.equal(shown);
  });

  it('can be asked before it is on a page', async () => {
    const board = new DraughtsBoard();
    board.fen = start;
    await board.ready;
    expect(await board.play('31-27')).to.equal(true);
    expect(board.toFen()).to.equal('B:W27,32:B1');
    board.interactive = true;
    const host = await fixture(html`<div></div>`);
    host.append(board);
    await board.ready;
    await rest(board);
    expect(drawn(board)).to.equal('W27,32:B1');
    expect(await board.play('1-6')).to.equal(true);
    expect(all(board, '[role=gridcell]').length).to.equal(50);
  });

  it('goes on although a listener of its session throws', async () => {
    const { Game, Session } = await import('../../../src/game.js');
    const session = new Session(new Game({ variant: (await playable()).record.variant }));
    const board = await boardOf(html`<draughts-board></draughts-board>`);
    session.subscribe(() => {
      throw new Error('a listener of the page');
    });
    await set(board, { session });
    const events = heard(board);
    const { onerror } = window;
    const told: unknown[] = [];
    window.onerror = (message) => told.push(message);
    try {
      expect(await board.play('32-28')).to.equal(true);
    } finally {
      window.onerror = onerror;
    }
    expect(typesOf(events)).to.deep.equal(['before-move', 'position-change', 'move-played']);
    expect(told.length).to.equal(1);
  });
});

describe('an answer that is still awaited', () => {
  const asking = async (): Promise<[DraughtsBoard, Promise<boolean>]> => {
    const board = await boardOf(
      html`<draughts-board pdn="1. 32-28 19-23" interactive></draughts-board>`,
    );
    board.addEventListener('before-move', (event) => event.respondWith(new Promise(() => {})), {
      once: true,
    });
    const played = board.play('33-28');
    await new Promise((resolve) => setTimeout(resolve, 50));
    return [board, played];
  };

  it('is awaited no more when the game goes elsewhere', async () => {
    const [board, played] = await asking();
    await board.go('next');
    expect(await played).to.equal(false);
    expect(board.path).to.equal('1');
  });

  it('is awaited no more when another game is loaded', async () => {
    const [board, played] = await asking();
    await set(board, { pdn: undefined, fen: start });
    expect(await played).to.equal(false);
    expect(drawn(board)).to.equal(shown);
  });

  it('lets nobody enter another move meanwhile', async () => {
    const [board] = await asking();
    await press(board, '31', '27');
    expect(board.toFen().startsWith('W:')).to.equal(true);
    expect(all(board, '.selected').length).to.equal(0);
  });
});

describe('a board in its place', () => {
  const wide = (board: Element | null): number => board?.getBoundingClientRect().width ?? 0;

  for (const [where, template] of [
    [
      'a table',
      html`<table><tr><td><draughts-board style="inline-size: 100%"></draughts-board></td></tr></table>`,
    ],
    [
      'a float',
      html`<div style="float: left"><draughts-board style="inline-size: 100%"></draughts-board></div>`,
    ],
    [
      'an inline block',
      html`<div style="display: inline-block"><draughts-board style="inline-size: 100%"></draughts-board></div>`,
    ],
    [
      'a flex container',
      html`<div style="display: flex"><div><draughts-board style="inline-size: 100%"></draughts-board></div></div>`,
    ],
    [
      'a dialog',
      html`<dialog open><draughts-board style="inline-size: 100%"></draughts-board></dialog>`,
    ],
  ] satisfies [string, TemplateResult][])
    it(`has a width of its own in ${where}`, async () => {
      const host = await fixture(template);
      const board = host.querySelector('draughts-board');
      await board?.ready;
      expect(wide(board)).to.be.within(140, 180);
    });

  it('is no wider than its place', async () => {
    const host = await fixture(
      html`<div style="display: flex; inline-size: 200px"><draughts-board style="inline-size: 100%"></draughts-board></div>`,
    );
    expect(wide(host.querySelector('draughts-board'))).to.equal(200);
  });

  it('makes no row of a grid wider than its place', async () => {
    const host = await fixture<HTMLElement>(
      html`<div style="display: grid; grid-template-columns: repeat(3, 1fr); inline-size: 500px">
        ${[1, 2, 3].map(() => html`<figure style="margin: 0"><draughts-board style="inline-size: 100%"></draughts-board></figure>`)}
      </div>`,
    );
    expect(host.scrollWidth).to.equal(500);
  });

  it('is wrapped and not wider where a fault has no blanks', async () => {
    const host = await fixture(
      html`<div style="inline-size: 200px"><draughts-board style="inline-size: 100%" fen=${'x'.repeat(99)}></draughts-board></div>`,
    );
    await host.querySelector('draughts-board')?.ready;
    expect(host.scrollWidth).to.equal(200);
  });

  for (const transform of ['rotate(180deg)', 'rotate(90deg)', 'scaleX(-1)', 'scale(0.5)'])
    it(`is dragged on where it is seen under ${transform}`, async () => {
      const board = await boardOf(
        html`<draughts-board fen="W:WK28:B1" interactive style="transform: ${transform}"></draughts-board>`,
      );
      const cell = (name: string): [number, number] => {
        const [found] = all(board, `[aria-label^="${name},"]`);
        const { x, y, width, height } = found?.getBoundingClientRect() ?? new DOMRect();
        return [Math.round(x + width / 2), Math.round(y + height / 2)];
      };
      const { carry } = await import('../support/hand.js');
      await carry(board, cell('28'), cell('10'));
      expect(drawn(board)).to.equal('WK10:B1');
    });

  it('keeps its looks in another document, and when it comes back', async () => {
    const board = await playable();
    const home = board.parentElement as Element;
    const frame = document.createElement('iframe');
    home.append(frame);
    const looks = (): string => {
      const view = board.ownerDocument.defaultView ?? window;
      return view.getComputedStyle(only(board, 'svg')).display;
    };
    const sheets = board.shadowRoot?.adoptedStyleSheets.length;
    for (const place of [frame.contentDocument?.body, home]) {
      place?.append(board);
      await board.ready;
      await until('looks', () => looks() === 'block');
      expect(board.shadowRoot?.adoptedStyleSheets.length).to.equal(sheets);
    }
  });

  it('can be played on in another document, with the looks that takes', async () => {
    const frame = document.createElement('iframe');
    const board = await boardOf(html`<draughts-board fen=${start}></draughts-board>`);
    board.parentElement?.append(frame);
    frame.contentDocument?.body.append(board);
    board.interactive = true;
    expect(await board.play('32-28')).to.equal(true);
    const sheets = (await playable()).shadowRoot?.adoptedStyleSheets.length ?? 0;
    await until('looks', () => board.shadowRoot?.adoptedStyleSheets.length === sheets);
  });

  it('is not pressed by what stands in its caption', async () => {
    const board = await boardOf(
      html`<draughts-board fen=${start} interactive><button data-square="32">a</button></draughts-board>`,
    );
    board.querySelector('button')?.click();
    await board.ready;
    expect(all(board, '[aria-selected]').length).to.equal(0);
  });
});

describe('a pointer', () => {
  it('may be made up by a script', async () => {
    const board = await playable();
    const [x, y] = pointOf(board, '32');
    const [cell] = all(board, '[aria-label^="32,"]');
    cell?.dispatchEvent(
      new PointerEvent('pointerdown', {
        pointerId: 7,
        isPrimary: true,
        bubbles: true,
        composed: true,
        clientX: x,
        clientY: y,
      }),
    );
    await board.ready;
    expect(all(board, '[aria-selected]').length).to.equal(1);
  });

  it('may be a finger that drags, and then the page stays', async function () {
    const page = await fixture(html`<div style="block-size: 3000px"></div>`);
    const board = await playable();
    page.prepend(board);
    await board.ready;
    const [from, to] = [pointOf(board, '32'), pointOf(board, '28')];
    if (!(await touch('start', ...from))) this.skip();
    for (let i = 1; i <= 10; i++)
      await touch(
        'move',
        from[0] + ((to[0] - from[0]) * i) / 10,
        from[1] + ((to[1] - from[1]) * i) / 10,
      );
    await touch('end');
    await rest(board);
    expect(drawn(board)).to.equal('W28,31:B1');
    expect(scrollY).to.equal(0);
  });

  it('that drags leaves nothing behind when it is let go', async () => {
    const board = await playable();
    await drag(board, '32', '28');
    expect(all(board, '.dragged').length).to.equal(0);
  });
});
