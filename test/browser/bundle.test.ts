import { expect } from 'chai';
import type { DraughtsBoard } from '../../src/index.js';

/** A board on a page of its own, which loads a file as pages without a build step do. */
async function boardBy(file: string, attributes: string, script = ''): Promise<DraughtsBoard> {
  const frame = document.createElement('iframe');
  frame.srcdoc = `<!doctype html><html lang="en"><title>A page</title>
    <script type="module" src="/dist/cdn/${file}"></script>
    <script type="module">${script}</script>
    <draughts-board ${attributes}></draughts-board>`;
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
  document.body.append(frame);
  await loaded;
  await frame.contentWindow?.customElements.whenDefined('draughts-board');
  const board = frame.contentDocument?.querySelector('draughts-board');
  if (!board) throw new Error('no board');
  await board.ready;
  return board;
}

it('locales.js shares its words with draughts-board.js', async () => {
  const script = `import { registerLocale } from '/dist/cdn/locales.js';
    registerLocale('nl', { label: 'Damspel' });`;
  const board = await boardBy('draughts-board.js', 'lang="nl"', script);
  expect(board.shadowRoot?.querySelector('svg')?.getAttribute('aria-label')).to.match(
    /^Damspel\. Wit aan zet\./,
  );
  board.ownerDocument.defaultView?.frameElement?.remove();
});

// With the number of a version, as WordPress adds it to every script.
for (const file of ['draughts-board.js?ver=1.0', 'all.js?ver=1.0'])
  describe(file, () => {
    afterEach(() => {
      for (const frame of document.querySelectorAll('iframe')) frame.remove();
    });

    it('shows a position', async () => {
      const board = await boardBy(file, 'variant="frisian" fen="B:W40:B3,K46"');
      expect(board.toFen()).to.equal('B:W40:B3,K46');
      expect(board.shadowRoot?.querySelectorAll('.face').length).to.equal(3);
    });

    it('knows what is legal, plays it and takes it back', async () => {
      const board = await boardBy(file, 'interactive fen="W:W27,28:B3,23"');
      const moves = board.legalMoves.length;
      expect(moves).to.be.above(0);
      expect(await board.play('27-22')).to.equal(false);
      expect(await board.play('28x19')).to.equal(true);
      expect(board.toFen()).to.equal('B:W19,27:B3');
      board.undo();
      expect(board.toFen()).to.equal('W:W27,28:B3,23');
      expect(board.legalMoves.length).to.equal(moves);
    });

    it('knows the moves of games that are loaded when asked for', async () => {
      // The rule book of Elephant Checkers, examples 4 and 2.
      const quiet = await boardBy(file, 'variant="elephant" fen="W:We6:Bi10"');
      expect(quiet.legalMoves.length).to.equal(6);
      const capture = await boardBy(file, 'variant="elephant" fen="W:Wc6:Bc8"');
      expect(await capture.play('c6xc9')).to.equal(true);
    });

    it('speaks other languages, in the words of the page where it has some', async () => {
      const board = await boardBy(file, 'locale="nl" fen="W:W31:B1"');
      const label = () => board.shadowRoot?.querySelector('svg')?.getAttribute('aria-label');
      expect(label()).to.match(/^Dambord, Internationaal dammen\. Wit aan zet\./);
      board.locale = 'pt-BR';
      await board.ready;
      expect(label()).to.include('Brancas: 1 pedra: 31.');
    });

    it('goes through a game', async () => {
      const board = await boardBy(file, 'pdn="1. 32-28 19-23 2. 28x19 14x23 *" at="end"');
      expect(board.path).to.equal('4');
      expect(await board.go('previous')).to.equal(true);
      expect(board.path).to.equal('3');
      expect(board.diagnostics).to.deep.equal([]);
    });

    it('knows mechanics by their names', async () => {
      // Beyond the river a man of Elephant Checkers goes two squares, too.
      const board = await boardBy(file, 'variant="elephant" fen="W:Wd8:Ba3"');
      expect(board.legalMoves.length).to.equal(6);
    });

    it('reads the entities of a page', async () => {
      const board = await boardBy(
        file,
        'pdn="[FEN &amp;quot;W:W31:B20&amp;quot;] 1. 31-27 {a &amp;amp;lt; b}"',
      );
      expect(board.toFen()).to.equal('W:W31:B20');
    });

    it('knows tags by the names that other programs have for them', async () => {
      const board = await boardBy(file, 'pdn="[Type de jeu &quot;22&quot;]"');
      expect(board.toFen()).to.match(/^W:W21,22,/);
    });
  });
