// Small files of every habit of those who write PDN: a reader sees all that has been counted in them.
import { expect } from 'chai';
import { html } from 'lit';
import type { DraughtsViewer } from '../../../src/viewer.js';
import { until } from '../support/board.js';
import { violations } from '../support/page.js';
import { click, isSeen, many, texts } from '../support/reader.js';
import { boardIn, one, viewerOf } from '../support/viewer.js';

interface Counts {
  readonly games: number;
  readonly plies: number;
  readonly variationPlies: number;
}

interface Small {
  readonly file: string;
  readonly variant: string;
  readonly counts: Counts;
  /** What differs here from what others have counted. */
  readonly here?: Partial<Counts>;
  readonly because?: string;
}

const files: readonly Small[] = await (await fetch('/test/data/pdn.json')).json();

/** What stands behind the last legal move, as it is written there. */
const rests: Readonly<Record<string, readonly string[]>> = {
  'jump_by_jump.pdn': ['18x8', '11x18 18x27'],
  'king_prefix.pdn': ['D37-46'],
  'long_captures.pdn': ['47x38x24x13x36'],
  'padded_moves.pdn': ['1- 7 2. 37-32 7 - 12'],
  'setup_in_variation.pdn': ['23-29 33x24'],
};

const shown = ({ file, variant }: Small): Promise<DraughtsViewer> =>
  viewerOf(html`<draughts-viewer
    src="/test/data/pdn/${file}"
    variant=${/mixed|\?/.test(variant) ? 'international' : variant}
    animation="0"
  ></draughts-viewer>`);

describe('a reader of small files', () => {
  it('meets no barrier in any of them', async function () {
    this.timeout(60000);
    for (const small of files) {
      const viewer = await shown(small);
      expect(await violations(viewer), small.file).to.deep.equal([]);
      viewer.remove();
    }
  });

  for (const small of files) {
    const { file, counts, here, because } = small;
    it(`sees what is in ${file}${because ? `; but ${because}` : ''}`, async () => {
      const { games, plies, variationPlies } = { ...counts, ...here };
      const viewer = await shown(small);
      const [sum, rest]: [{ plies: number; variationPlies: number }, string[]] = [
        { plies: 0, variationPlies: 0 },
        [],
      ];
      for (let i = 1; i <= games; i++) {
        if (i > 1) {
          const { record } = viewer;
          await click(one(viewer, '[data-games=next]'));
          await until('the next game', () => viewer.record !== record);
          await viewer.ready;
        }
        if (games > 1)
          await until('its number', () =>
            new RegExp(`^(Game|Position) ${i} of ${games}$`).test(
              texts(viewer, '.games-title')[0] ?? '',
            ),
          );
        // Moves that are not seen yet are made a little later.
        if (variationPlies > 100)
          await until('all moves', () => many(viewer, '.move').length >= plies + variationPlies);
        sum.plies += many(viewer, '.row .move').length;
        sum.variationPlies += many(viewer, '.fork :not(.setup) > .move').length;
        rest.push(...texts(viewer, '.unread'));
        // A fault has a reason beside it, in words.
        expect(texts(viewer, '.why').filter((why) => /Not legal: \w/.test(why))).to.have.length(
          many(viewer, '.unread').length,
        );
      }
      expect(sum).to.deep.equal({ plies, variationPlies });
      if (rests[file]) expect(rest).to.deep.equal(rests[file]);
      if (games === 0) {
        const reason = boardIn(viewer).shadowRoot?.querySelector('p.status');
        expect(reason && isSeen(reason) && reason.textContent)
          .to.be.a('string')
          .and.not.equal('');
      }
    });
  }
});
