import type { Setup } from '../board/setup.js';
import { firstDark } from './ground.js';
import type { Layer } from './layer.js';
import { moveTo, short } from './path.js';
import type { Scene, View } from './scene.js';
import { textures } from './themes.js';

/** How far the five waves of a row lie below its top. */
const waves = [0.13, 0.33, 0.5, 0.71, 0.9];
/** How far apart the lines of hatching are along an edge of a square. */
const pitch = 0.25;

/** Waves along each row, dashed: on over a dark square, off over a light one. */
function grain(cols: number, rows: number, first: 0 | 1): string {
  let d = '';
  let count = 0;
  for (let y = 0; y < rows; y++)
    for (const wave of waves) {
      // No two are alike, and they are the same at each drawing.
      count++;
      const left = (y + first) % 2;
      const top = y + wave + ((count * 37) % 13) / 130 - 0.05;
      const bend = (((count * 53) % 11) - 5) / 60;
      d += `${moveTo(left, top)}q.5 ${short(bend)} 1 0${'t1 0'.repeat(cols - left - 1)}`;
    }
  return d;
}

/** Lines of each dark square that rise to the right, and meet those of the next one. */
function hatch(cols: number, rows: number, first: 0 | 1): string {
  let d = '';
  for (let y = 0; y < rows; y++)
    for (let x = (y + first) % 2; x < cols; x += 2)
      for (let sum = pitch / 2; sum < 2; sum += pitch) {
        const start = Math.max(sum - 1, 0);
        const length = Math.min(sum, 1) - start;
        d += `${moveTo(x + start, y + start + length)}l${short(length)} ${short(-length)}`;
      }
  return d;
}

/** A scene with what its theme draws on the dark squares; a board of points has none. */
export function withTexture(scene: Scene, setup: Setup, view: View, theme: string): Scene {
  const role = textures[theme as keyof typeof textures];
  if (!role || scene.dark.role !== 'dark') return scene;
  const { cols, rows } = setup.variant.board;
  const first = firstDark(setup.variant, view.orientation ?? 'white');
  const layer: Layer = { role, d: (role === 'grain' ? grain : hatch)(cols, rows, first) };
  return { ...scene, beneath: [{ role: 'texture', layers: [layer] }, ...scene.beneath] };
}
