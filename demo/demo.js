// Everything here is done as any page can do it: attributes, methods and events.
import 'draughts-board/viewer';
import { variants } from 'draughts-board/variants';

const by = (id) => document.getElementById(id);

for (const button of document.querySelectorAll('[data-flip]'))
  button.addEventListener('click', () => by(button.dataset.flip).flip());

// The board to play on, and the choice of rules.
const play = by('play');
const choice = by('variant');
const colors = { white: 'White', black: 'Black' };

for (const { id, name } of variants) choice.add(new Option(name, id));
choice.addEventListener('change', () => {
  play.variant = choice.value;
  describe();
});
by('undo').addEventListener('click', () => play.undo());
by('again').addEventListener('click', () => play.reset());
play.addEventListener('position-change', describe);

function describe() {
  const { variant, outcome, turn, legalMoves } = { ...read(play) };
  const moves = legalMoves.length === 1 ? 'one legal move' : `${legalMoves.length} legal moves`;
  by('turn').textContent = outcome ? ended(outcome) : `${colors[turn]}, ${moves}`;
  const { cols, rows } = variant.board;
  const first = colors[variant.startingColor];
  by('about').textContent =
    `${cols} × ${rows} squares, ${variant.start.pieces.size} men, ${first} begins.`;
}

// A draw has no winner.
const ended = ({ winner }) => (winner ? `${colors[winner]} wins` : 'A draw');

function read(board) {
  const { outcome, turn, legalMoves } = board;
  return { variant: board.record.variant, outcome, turn, legalMoves };
}

describe();
