import type { Setup } from '../board/setup.js';
import type { Group } from './layer.js';
import { type Painted, type PaintedView, paintedScene } from './painted.js';
import { rectangle } from './path.js';

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** Draws one path, as SVG does with these attributes. */
function drawPath(context: Context, d: string, paint: Painted): void {
  const path = new Path2D(d);
  const { fill, stroke } = paint;
  context.globalAlpha = Number(paint.opacity ?? 1);
  if (fill && fill !== 'none') {
    context.fillStyle = String(fill);
    context.fill(path, paint['fill-rule'] === 'evenodd' ? 'evenodd' : 'nonzero');
  }
  if (!stroke || stroke === 'none') return;
  context.strokeStyle = String(stroke);
  context.lineWidth = Number(paint['stroke-width'] ?? 1);
  context.lineCap = paint['stroke-linecap'] === 'round' ? 'round' : 'butt';
  context.lineJoin = paint['stroke-linejoin'] === 'round' ? 'round' : 'miter';
  const dashes = String(paint['stroke-dasharray'] ?? '').split(' ');
  context.setLineDash(dashes.map(Number).filter(Boolean));
  context.stroke(path);
}

/** Draws something by itself and puts it on the canvas as a whole, so that one sees through it. */
function through(context: Context, opacity: number, paint: (context: Context) => void): void {
  const { width, height } = context.canvas;
  const own = new OffscreenCanvas(width, height).getContext('2d');
  if (!own) return;
  own.setTransform(context.getTransform());
  paint(own);
  context.save();
  context.resetTransform();
  context.globalAlpha = opacity;
  context.drawImage(own.canvas, 0, 0);
  context.restore();
}

/**
 * A picture on a canvas of this width. It is drawn path by path, and not as an image of the text of
 * the SVG: a page may allow no images but those of its own server, and then there would be none.
 */
export function canvasOf(setup: Setup, view: PaintedView, width: number): HTMLCanvasElement {
  const { scene, margin, paint } = paintedScene(setup, { ...view, width });
  const [left, top, boxWidth, boxHeight] = scene.box;
  const scale = width / boxWidth;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.round(boxHeight * scale);
  const base = paint('board');
  const group = (context: Context, { role, layers, place = [0, 0, 1] }: Group): void => {
    const { opacity, ...around } = paint(role);
    const [x, y, size] = place;
    const all = (on: Context): void => {
      on.save();
      on.translate(x, y);
      on.scale(size, size);
      for (const layer of layers)
        drawPath(on, layer.d, { ...base, ...around, ...paint(layer.role) });
      on.restore();
    };
    if (opacity === undefined) all(context);
    else through(context, Number(opacity), all);
  };
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  context.scale(scale, scale);
  context.translate(-left, -top);
  if (margin) drawPath(context, rectangle(left, top, boxWidth, boxHeight), { fill: margin });
  for (const { role, d } of [scene.light, scene.dark])
    drawPath(context, d, { ...base, ...paint(role) });
  for (const each of scene.beneath) group(context, each);
  for (const { role, d } of scene.coordinates) drawPath(context, d, { ...base, ...paint(role) });
  for (const each of [...scene.pieces, ...scene.taken, ...scene.above]) group(context, each);
  return canvas;
}
