import type { Board } from '../board/board.js';
import type { Color } from '../board/piece.js';
import type { Setup } from '../board/setup.js';
import { coordinateMargin } from './coordinates.js';
import type { Group, Layer } from './layer.js';
import { type MarkedView, withMarks } from './marks.js';
import { pieceGroup } from './pieces.js';
import type { Scene } from './scene.js';

// Beside the board: how far from its edge, and how large the man is.
const turnDistance = 0.3;
const turnScale = 0.46;

/** The man of the side to move, to the right of the board at its own end. */
function turnMark(turn: Color, orientation: Color, { cols, rows }: Board): Group {
  const man = pieceGroup({ color: turn, kind: 'man' }).layers;
  // Black's man gets a light disc to stand on: the page may be dark.
  const disc: Layer = { role: 'disc', d: 'M-.47 0a.47.47 0 1 1 0 .002z' };
  return {
    role: `turn ${turn}`,
    layers: turn === 'black' ? [disc, ...man] : man,
    place: [cols + turnDistance, turn === orientation ? rows - 0.5 : 0.5, turnScale],
  };
}

/** Describes the picture of a setup with marks, also with that of whose turn it is. */
export function markedScene(setup: Setup, view: MarkedView = {}): Scene {
  const scene = withMarks(setup, view);
  const { turn, variant } = setup;
  if (!view.marks?.turn || !turn) return scene;
  const { board } = variant;
  const [left, top, width, height] = scene.box;
  return {
    ...scene,
    // With room for the mark at the right.
    box: [left, top, Math.max(width, board.cols + coordinateMargin - left), height],
    above: [...scene.above, turnMark(turn, view.orientation ?? 'white', board)],
  };
}
