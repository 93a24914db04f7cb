import { describe } from '../draughts-board/description.js';
import type { Act } from './menu-panel.js';
import { save } from './save.js';
import type { Site } from './site.js';
import { fileName, linePdn, plainPdn, recordPdn } from './texts-of.js';

/** What has come of something; nothing where the reader sees that himself. */
export type Outcome = 'copied' | 'copyFailed' | 'saved' | 'saveFailed' | undefined;

const texts: Readonly<Partial<Record<Act, (site: Site) => string | Promise<string>>>> = {
  copyFen: ({ board }) => board.toFen(),
  copyPdn: ({ session }) => recordPdn(session()),
  copyPlainPdn: ({ session }) => plainPdn(session()),
  copyLine: ({ session, places }) => linePdn(session(), places()),
  copyText: ({ session, language }) => describe(session().setup, language()),
  copyLink: linkTo,
};

const files: Readonly<Partial<Record<Act, (site: Site) => Promise<void>>>> = {
  async download({ session }) {
    const content = new Blob([recordPdn(session())], { type: 'application/x-draughts-pdn' });
    save(fileName(session().game, 'pdn'), content);
  },
  savePng: (site) => savePicture(site, 'image/png', 'png'),
  saveSvg: (site) => savePicture(site, 'image/svg+xml', 'svg'),
};

async function linkTo(site: Site): Promise<string> {
  return (await import('./permalink.js')).linkTo(site);
}

async function savePicture({ board, session }: Site, type: string, ending: string): Promise<void> {
  const picture = await board.toBlob({ type });
  if (!picture) throw new Error('no picture can be made');
  save(fileName(session().game, ending, session().path), picture);
}

/** What the menu can do here. */
export const actsOf = ({ host }: Site): readonly Act[] => [
  'copyFen',
  'copyPdn',
  'copyPlainPdn',
  'copyLine',
  'copyText',
  ...(host.permalink ? (['copyLink'] as const) : []),
  'download',
  'savePng',
  'saveSvg',
  ...('share' in navigator ? (['share'] as const) : []),
  'print',
];

/** Does something, and tells what has come of it. It never throws. */
export async function perform(act: Act, site: Site): Promise<Outcome> {
  const text = texts[act];
  const file = files[act];
  try {
    if (text) {
      const made = text(site);
      // Some browsers let a page copy only at once when a button is pressed.
      await navigator.clipboard.writeText(typeof made === 'string' ? made : await made);
      return 'copied';
    }
    if (file) {
      await file(site);
      return 'saved';
    }
    if (act === 'share') await site.board.share();
    else print();
    return undefined;
  } catch {
    return text ? 'copyFailed' : 'saveFailed';
  }
}
