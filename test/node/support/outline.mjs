// A game record in one line, to compare.

const squares = ({ path, captures }, variant) =>
  path.map((square) => variant.squareName(square)).join(captures.length > 0 ? 'x' : '-');

function word(node, variant) {
  switch (node.kind) {
    case 'move':
      return squares(node.move, variant);
    case 'setup':
      return '/FEN/';
    case 'text':
      return `"${node.text}"`;
    default:
      return node.kind;
  }
}

const braced = (comments) => comments.map((text) => `{${text}}`);

const withNotes = (node, variant) =>
  [
    ...braced(node.before),
    word(node, variant),
    ...node.nags.map((nag) => `$${nag}`),
    ...braced(node.comments),
  ].join(' ');

function line(node, variant) {
  const [main, ...others] = node.children;
  if (!main) return [];
  const variations = others.map(
    (other) => `(${[withNotes(other, variant), ...line(other, variant)].join(' ')})`,
  );
  return [withNotes(main, variant), ...variations, ...line(main, variant)];
}

/**
 * Moves by every square they stand on, variations in brackets after the move they replace, notes
 * as in PDN: `{intro} 32-28 $1 (34-29 {quiet}) 19-23`.
 */
export const outline = ({ root, variant }) =>
  [...braced(root.comments), ...line(root, variant)].join(' ');
