import { draw } from './draw.js';
import type { MorePictures } from './more.js';
import { pictures } from './more-pictures.js';
import { groupDrawing } from './picture.js';
import { topGroup, withoutTop } from './towers.js';

/** Parts the element of a tower: what stays when its top is taken lies under the top, which leaves. */
export const split: MorePictures['split'] = ({ element, piece, game }) => {
  const rest = withoutTop(piece);
  const stays = rest && pictures.piece(rest, game);
  if (!stays) return undefined;
  const parts = document.createDocumentFragment();
  draw(parts, [groupDrawing('rest ', stays), groupDrawing('top ', topGroup(piece))]);
  const { lastElementChild } = parts;
  element.replaceChildren(parts);
  return lastElementChild ?? undefined;
};
