/** A place as it stands in the address of a page: `12.1/3`, `g7-12`, `12~31-27,18-23`. */
export interface LinkedPlace {
  /** Which game of several, from 1. */
  readonly game: number | undefined;
  readonly path: string;
  /** Moves of the reader's own after it. */
  readonly own: readonly string[];
}

const pattern = /^(?:g(\d+)(?:-|$))?((?:\d+(?:\.\d+\/\d+)*|start|end)?)(?:~([^~]*))?$/;

/** Reads a place; undefined if it is none. */
export function parsePlace(text: string): LinkedPlace | undefined {
  const [found, game, path, own = ''] = pattern.exec(text) ?? [];
  if (!found) return undefined;
  return {
    game: game === undefined ? undefined : Number(game),
    path: path || 'start',
    // How many moves there were says nothing without the moves.
    own: own.split(',').filter((move) => move && !/^\d+$/.test(move)),
  };
}

export function formatPlace({ game, path, own }: LinkedPlace): string {
  const line = own.length > 0 ? `~${own.join()}` : '';
  return `${game === undefined ? '' : `g${game}-`}${path}${line}`;
}

const partsOf = (hash: string): readonly string[] => hash.replace(/^#/, '').split('&');

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const isOf = (part: string, id: string): boolean =>
  part.includes('=') && decoded(part.slice(0, part.indexOf('='))) === id;

/** What the fragment of an address says for an id, such as `12` in `#game=12&other=3`. */
export function placeIn(hash: string, id: string): string | undefined {
  const part = partsOf(hash).find((each) => isOf(each, id));
  return part === undefined ? undefined : decoded(part.slice(part.indexOf('=') + 1));
}

/** The fragment with a place for an id; undefined if it is one that means something else. */
export function withPlace(hash: string, id: string, place: string): string | undefined {
  const parts = partsOf(hash).filter(Boolean);
  if (!parts.every((part) => /^[^=/?!:]+=/.test(part))) return undefined;
  const own = `${encodeURIComponent(id)}=${place}`;
  const at = parts.findIndex((part) => isOf(part, id));
  return `#${(at < 0 ? [...parts, own] : parts.with(at, own)).join('&')}`;
}
