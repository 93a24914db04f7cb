import type { Game } from '../game/game.js';
import { tagOf as find, aliases as needed } from './pdn/tags.js';

/** What programs of other countries, and servers, call the tags of the standard. */
const aliases: Readonly<Record<string, readonly string[]>> = {
  ...needed,
  white: ['bianco', 'blanc', 'wit', 'weiss', 'weiß', 'blancas', 'brancas'],
  black: ['nero', 'noir', 'zwart', 'schwarz', 'negras', 'pretas'],
  event: ['dati', 'événement', 'evento'],
  date: ['anno', 'datum', 'data'],
  round: ['manche', 'ronde', 'turno'],
  opening: ['apertura'],
  whiterating: ['whiteelo'],
  blackrating: ['blackelo'],
};

/** Where servers write of a first and a second player, the first is who begins. */
const ofPlayers: Readonly<Record<string, string>> = {
  '': '',
  rating: 'elo',
  title: 'title',
};

/**
 * What a tag of a game says, by the name that the standard has for the tag: `White`, `Event`,
 * `WhiteRating`. Files of other countries and programs have other names, such as `Bianco`, `Dati`,
 * `WhiteElo`, `P1Elo`, which are found by it, too; `undefined` if there is none.
 */
export function tagOf({ tags, variant }: Game, name: string): string | undefined {
  const wanted = name.toLowerCase();
  const [, color, what = ''] = /^(white|black)(.*)$/.exec(wanted) ?? [];
  const player = ofPlayers[what];
  const isFirst = color === variant.startingColor;
  const others = color && player !== undefined ? [`p${isFirst ? 1 : 2}${player}`] : [];
  return find(tags, name, [...(aliases[wanted] ?? []), ...others]);
}
