/** How much CSS zooms what is measured, in engines that measure before it, as Safari does. */
function zoomOf(element: Element): number {
  if ('currentCSSZoom' in Element.prototype) return 1;
  let zoom = 1;
  let at: Element | undefined = element;
  while (at) {
    zoom *= Number(getComputedStyle(at).zoom) || 1;
    at = at.assignedSlot ?? at.parentElement ?? (at.getRootNode() as Partial<ShadowRoot>).host;
  }
  return zoom;
}

/**
 * From the window into the picture, however the page scales, turns or zooms it. Three squares tell:
 * getScreenCTM() knows nothing of transforms in Safari, and nothing of zoom in Firefox.
 */
export function intoPicture(picture: SVGSVGElement): DOMMatrix {
  const cells = [...picture.querySelectorAll<SVGGraphicsElement>('[role=gridcell]')];
  const three = [...cells.slice(0, 2), ...cells.slice(-1)];
  const matrix = (boxOf: (cell: SVGGraphicsElement) => DOMRect, zoom = 1): DOMMatrix => {
    const middles = three.map((cell) => {
      const { x, y, width, height } = boxOf(cell);
      return [zoom * (x + width / 2), zoom * (y + height / 2)] as const;
    });
    const [[x, y] = [0, 0], [right, up] = [0, 0], [far, down] = [0, 0]] = middles;
    return new DOMMatrix([right - x, up - y, far - x, down - y, x, y]);
  };
  const inWindow = matrix((cell) => cell.getBoundingClientRect(), zoomOf(picture));
  return matrix((cell) => cell.getBBox()).multiply(inWindow.inverse());
}
