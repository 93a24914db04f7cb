import type { Square } from '../../board/piece.js';
import type { Drawing } from '../../drawing/draw.js';
import { whyWords } from '../../locales/en/reasons.js';
import { wordsIn } from '../../locales/language.js';
import { say } from '../../locales/say.js';
import type { Move } from '../../rules/move.js';
import { plainly } from '../../rules/plainly.js';
import type { Finding } from '../../rules/reason.js';
import { MoveRejectedEvent } from '../shared/move-events.js';
import { beside } from './beside.js';
import { openPopover, type Site, tell } from './popover.js';

/** Finds out why a try is no move; `to` is left out for a piece that was only chosen. */
async function findingOf(site: Site, from: Square, to: Square | undefined): Promise<Finding> {
  const { position, path } = site;
  if (!position) {
    const { position: shown, outcome } = site.hands.board.session();
    // Somebody may move, but not by hand.
    return { reason: shown && !outcome ? 'not-your-turn' : 'game-over', proof: [], better: [] };
  }
  const unfinished = (better: readonly Move[]): Finding => ({
    reason: 'must-continue-capture',
    proof: [...new Set(position.steps(path).flatMap(({ captured }) => captured ?? []))],
    better,
  });
  if (path.length > 1) return unfinished(position.movesAfter(path));
  const plain = plainly(position, from, to);
  if (plain) return plain;
  const { explain } = await import('../../rules/explain.js');
  const found = explain(position, { from, to });
  // Legal, but not to be entered at once.
  return found.legal ? unfinished(found.moves) : found;
}

/** Reasons in words that hold of men, or of pieces that step, alone. */
function isSaidAsItIs({ position }: Site, { reason }: Finding, from: Square, to?: Square): boolean {
  if (!position || to === undefined) return true;
  const { board, rules } = position.variant;
  const piece = position.setup.pieces.get(from);
  const ahead =
    ((board.row[to] ?? 0) - (board.row[from] ?? 0)) * (position.turn === 'white' ? -1 : 1);
  switch (reason) {
    case 'blocked':
      return false;
    case 'wrong-direction':
      return piece?.kind === 'man' && ahead < 0;
    case 'too-far':
      return piece?.kind === 'man' ? !rules.mechanics : !rules.king.flying;
    default:
      return true;
  }
}

/** How many pieces a capture takes, or how many kings. */
const counted = ({ position }: Site, { reason }: Finding, move: Move | undefined): number =>
  (move?.captures ?? []).filter(
    (square) =>
      reason !== 'must-capture-most-kings' || position?.setup.pieces.get(square)?.kind !== 'man',
  ).length;

/**
 * Answers a try that is no move: tells the page, then says why at the square, unless somebody has
 * gone on meanwhile.
 */
export async function open(site: Site, from: Square, to?: Square): Promise<void> {
  const { hands, position, signal } = site;
  const { board } = hands;
  const found = await findingOf(site, from, to);
  // Whoever chooses a piece twice may mean to promote it where it stands.
  if (to === from && found.reason !== 'throne-needs-no-capture') {
    await open(site, from);
    return;
  }
  const spoken = (): string => {
    const words = wordsIn(board, whyWords);
    const key = isSaidAsItIs(site, found, from, to) ? found.reason : 'not-legal';
    return say(words.reason[key], {
      from: board.name(from),
      to: to === undefined ? '' : board.name(to),
      n: counted(site, found, found.better[0]),
      m: counted(site, found, found.worse),
    });
  };
  const { variant } = board.session().setup;
  const names = (squares: readonly Square[]): readonly string[] =>
    squares.map((square) => variant.squareName(square));
  board.host.dispatchEvent(
    new MoveRejectedEvent(
      {
        from: variant.squareName(from),
        to: to === undefined ? undefined : variant.squareName(to),
        reason: found.reason,
        proof: names(found.proof),
        legalFrom: names(position?.steps([]).map((step) => step.to) ?? []),
      },
      spoken,
    ),
  );
  if (!signal.aborted) answer(site, found, spoken(), from, to);
}

/** Says it, at the square and to who cannot see it. */
function answer(site: Site, found: Finding, message: string, from: Square, to?: Square): void {
  const language = site.hands.board.language();
  const words = wordsIn(site.hands.board, whyWords);
  tell(site, message);
  const button: Drawing = {
    tag: 'button',
    name: 'button',
    attributes: { type: 'button', part: 'button' },
    content: words.show,
  };
  const { element, place } = openPopover(
    site,
    to ?? from,
    {
      tag: 'div',
      name: 'why',
      attributes: {
        class: 'popover why',
        part: 'popover',
        popover: 'manual',
        dir: 'auto',
        lang: language.lang,
      },
      content: [
        { tag: 'p', name: 'p', attributes: {}, content: message },
        ...(found.proof.some((square) => square !== from && square !== to) ? [button] : []),
      ],
    },
    beside,
  );
  element.querySelector('button')?.addEventListener('click', () => {
    import('./proof.js').then(
      ({ showProof }) => {
        showProof(site, found);
        // It may lie on what is drawn.
        place();
      },
      () => {},
    );
  });
}
