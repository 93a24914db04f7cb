import type { Color } from '../../board/piece.js';
import type { Game } from '../../game/game.js';
import { type GameNode, isPly } from '../../game/node.js';
import { formatPath } from '../../game/path.js';

/** Where something stands in a game. */
export interface Place {
  readonly node: GameNode;
  /** Undefined at the start of the game. */
  readonly before: Place | undefined;
  /** Which of those that follow the place before: 0 is the main line. */
  readonly index: number;
  /** How many plies have been made. */
  readonly ply: number;
}

/** All places of a game. They are found once, without recursion: a line may be very long. */
export class Places {
  readonly game: Game;
  readonly #places = new Map<GameNode, Place>();

  constructor(game: Game) {
    this.game = game;
    const found: Place[] = [{ node: game.root, before: undefined, index: 0, ply: 0 }];
    for (let place = found.pop(); place; place = found.pop()) {
      this.#places.set(place.node, place);
      place.node.children.forEach((node, index) => {
        const ply = (place?.ply ?? 0) + (isPly(node) ? 1 : 0);
        found.push({ node, before: place, index, ply });
      });
    }
  }

  at(node: GameNode): Place | undefined {
    return this.#places.get(node);
  }

  /** The place as a path, such as `12.1/3`. */
  pathOf(place: Place): string {
    const indices: number[] = [];
    for (let at = place; at.before; at = at.before) indices.push(at.index);
    return formatPath(this.game.root, indices.reverse());
  }

  /** The number that the move to a place has in the record, and who makes it. */
  numberOf({ ply, before }: Place): { readonly number: number; readonly mover: Color } {
    const { variant, start } = this.game;
    const late = start.turn && start.turn !== variant.startingColor ? 1 : 0;
    const half = ply - 1 + late;
    const first = half % 2 === 0;
    const other = variant.startingColor === 'white' ? 'black' : 'white';
    return {
      number: Math.floor(half / 2) + 1,
      mover: before?.node.position?.turn ?? (first ? variant.startingColor : other),
    };
  }
}
