import { expect } from 'chai';
import { html } from 'lit';
import { until } from '../support/board.js';
import { chord } from '../support/commands.js';
import { boardIn, focused, one, viewerOf } from '../support/viewer.js';

// A game of international draughts with a fork, a line in a line and a capture of two pieces.
const game = `[White "Anna"] [Black "Bram"] [Result "0-2"]
{Both know this opening.} 1. 34-29 17-22 2. 32-28 $1 11-17 3. 37-32 6-11 4. 41-37
19-23 ({First} 4... 1-6 {is more usual.} 5. 46-41 (5. 39-34 $4)) 5. 28x19 14x34 0-2`;

describe('a reader who has keys and ears', () => {
  it('goes through a game: steps, ways to go on, the list, a capture, moves of his own', async () => {
    const viewer = await viewerOf(
      html`<draughts-viewer pdn=${game} animation="0"></draughts-viewer>`,
    );
    let said = '';
    const region = one(viewer, '.said');
    const board = boardIn(viewer);
    new MutationObserver(() => {
      said = (region.textContent ?? '').trim();
    }).observe(region, { childList: true, characterData: true, subtree: true });
    /** Presses keys one after the other, and waits until the last is said. */
    const hears = async (keys: readonly string[], words: string): Promise<void> => {
      for (const key of keys) await chord(...key.split('+'));
      await until(`“${words}”, but “${said}”`, () => said === words);
    };
    const name = (): string | null | undefined => focused()?.getAttribute('aria-label');

    await chord('Tab');
    expect(name()).to.equal('Next move');
    await until('ears', () => board.shadowRoot?.querySelector('[role=grid]'));
    await hears(['Enter'], 'White: 34 to 29');
    await hears(['.', '.'], 'White: 32 to 28, good move');
    await hears(['.', '.', '.', '.'], 'White: 41 to 37. 2 ways to go on: 19–23, 1–6');

    await chord('ArrowDown');
    expect(name()).to.equal('Move 4. Black: 19 to 23. 19–23');
    await chord('ArrowDown');
    expect(name()).to.equal('Move 4. Black: 1 to 6. 1–6');
    await hears(['Enter'], 'First. Black: 1 to 6. is more usual. 2 ways to go on: 46–41, 39–34');
    expect(name()).to.equal('Next move');

    // To the list: one Tab stop, at the place that is shown.
    for (let i = 0; i < 9 && !focused()?.matches('.move'); i++) await chord('Tab');
    await until('its name', () => name());
    expect(name()).to.match(/^Move 4\. Black: 1 to 6\. /);
    expect(focused()?.getAttribute('aria-current')).to.equal('true');
    await chord('ArrowRight');
    await chord('ArrowRight');
    expect(name()).to.match(/^Move 5\. White: 39 to 34, blunder\. /);
    await hears(['Enter'], 'White: 39 to 34, blunder');
    expect(viewer.path).to.equal('7.1/1.1/1');

    await viewer.go('8');
    await hears(['.'], 'White: 28 takes 19, 1 captured');
    await hears(['>'], 'Black: 14 takes 23, 1 captured');
    expect(viewer.path).to.equal('9');
    await hears(['>'], 'Black: 14 takes 34, 2 captured. Black wins');
    expect(viewer.path).to.equal('10');

    // On the board, one Tab stop before the controls: a move that is typed leaves the game.
    await hears([','], 'White: 28 takes 19, 1 captured');
    await hears([',', ',', ','], 'Black: 6 to 11');
    for (let i = 0; i < 9 && focused()?.role !== 'gridcell'; i++) await chord('Shift', 'Tab');
    for (const key of ['2', '9', '-', '2', '4', 'Enter']) await chord(key);
    await until('his own move', () => viewer.path === '6~1');
    await hears([], 'You have left the game. Escape leads back');
    await hears(['Escape'], 'Black: 6 to 11');
    expect(viewer.path).to.equal('6');
  });
});
