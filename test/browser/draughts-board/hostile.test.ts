import { expect } from 'chai';
import { html } from 'lit';
import { all, boardOf, drawn, fault } from '../support/board.js';
import { violations } from '../support/page.js';

const markup = '<img src="x" onerror="fired = true"><script>fired = true</script>';
const isFired = (): boolean => 'fired' in window;

describe('hostile text', () => {
  it('breaks no accessibility rule', async () => {
    const board = await boardOf(html`<draughts-board fen=${markup}></draughts-board>`);
    expect(await violations(board)).to.deep.equal([]);
  });

  for (const [input, text] of [
    ['fen', `W:W31:B${markup}`],
    ['fen', markup],
    ['position', markup],
    ['variant', markup],
    ['game', markup],
    ['at', markup],
    ['pdn', `[White "${markup.replaceAll('"', '')}"] 1. ${markup} { ${markup} } 32-28 ${markup}`],
    ['orientation', markup],
    ['coordinates', markup],
    ['notation', markup],
  ] as const)
    it(`is never markup: ${input} ${text.slice(0, 12)}`, async () => {
      const board = await boardOf(html`<draughts-board interactive></draughts-board>`);
      Object.assign(board, { pdn: input === 'game' ? '32-28' : undefined, [input]: text });
      await board.ready;
      const known = /^(svg|g|path|rect|p|div|slot)$/;
      expect(all(board, '*').filter(({ localName }) => !known.test(localName))).to.deep.equal([]);
      await new Promise((resolve) => setTimeout(resolve, 20));
      expect(isFired()).to.equal(false);
    });

  it('stands in the line about it as it is', async () => {
    const board = await boardOf(html`<draughts-board at="<b>x</b>"></draughts-board>`);
    expect(fault(board)).to.equal('No such place: <b>x</b>');
  });
});

const many = 200_000;

describe('text without end', () => {
  for (const [what, input, text] of [
    ['one long word', 'fen', 'x'.repeat(many)],
    ['one long square', 'fen', `W:W${'1'.repeat(many)}:B1`],
    ['squares', 'fen', `W:W${'31,'.repeat(many / 3)}:B1`],
    ['fields', 'fen', ':'.repeat(many)],
    ['blanks', 'fen', ' '.repeat(many)],
    ['dots', 'fen', `W:W31:B1${'.'.repeat(many)}x`],
    ['a range', 'fen', `W:W1-${'9'.repeat(many)}:B1`],
    ['one long name', 'variant', 'x'.repeat(many)],
    ['a long number', 'variant', `${'2'.repeat(many)},`],
    ['a long place', 'at', '1'.repeat(many)],
    ['branches', 'at', `0${'.1/1'.repeat(many / 4)}`],
    ['a long game', 'game', '9'.repeat(many)],
    ['one long word', 'pdn', 'x'.repeat(many)],
    ['moves', 'pdn', '32-28 '.repeat(many / 6)],
    ['brackets', 'pdn', '('.repeat(many)],
    ['variations', 'pdn', `32-28 ${'(32-28 '.repeat(many / 7)}`],
    ['a comment', 'pdn', `32-28 {${'x '.repeat(many / 2)}`],
    ['comments', 'pdn', `32-28 ${'{x}'.repeat(many / 3)}`],
    ['tags', 'pdn', '[A "b"]'.repeat(many / 7)],
    ['half a tag', 'pdn', `[A "${'\\"'.repeat(many / 2)}`],
    ['blanks', 'pdn', `1.${' '.repeat(many)}x`],
    ['games', 'pdn', '32-28 * '.repeat(many / 8)],
  ] as const)
    it(`is read in a moment: ${what} as ${input}`, async () => {
      const board = await boardOf(html`<draughts-board fen="W:W31:B1"></draughts-board>`);
      if (input === 'game') board.pdn = '32-28';
      await board.ready;
      Object.assign(board, { [input]: text });
      const start = performance.now();
      await board.ready;
      expect(performance.now() - start).to.be.below(2000);
      expect(drawn(board)).to.match(/^W\d/);
      expect(fault(board).length).to.be.below(200);
      const told = board.diagnostics.map(({ message }) => message.length);
      expect(Math.max(0, ...told)).to.be.below(200);
    });

  for (const [what, text] of [
    ['blanks', ' '.repeat(many)],
    ['a number', '1'.repeat(many)],
    ['dots', `1${'.'.repeat(many)}`],
    ['half a tag', `[${' '.repeat(many)}`],
    ['a name', `[${'a'.repeat(many)}`],
    ['words', 'word '.repeat(many / 5)],
  ] as const)
    it(`is no source in a moment: ${what} inside the board`, async () => {
      const start = performance.now();
      const board = await boardOf(html`<draughts-board>${text}</draughts-board>`);
      expect(board.toFen()).to.match(/^W:W31,32,/);
      expect(performance.now() - start).to.be.below(2000);
    });
});
