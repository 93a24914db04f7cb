import type { Setup } from '../../board/setup.js';
import { fenTurn, type Source, sourceOf } from '../draughts-board/source.js';
import type { ViewerInputs } from './viewer-inputs.js';

// Editors and Markdown move what an author has written: out of an element, and into it.

/** What is a game or a position, and no paragraph of an article. */
const gameText = /^\s*(?:\[\s*\w+\s*["“”]|1\s*\.|[WB?]\s*:)/i;
/** What begins with a move; lists have no numbers in their text. */
const moveText = /^\s*(?:\d+\s*\.[\s.]*)?(?:[a-p]?\d+\s*[-x:×–]\s*[a-p]?\d|[a-p]\d[a-p]\d)/i;
/** Tags of a game from its opening, and nothing else. */
const onlyTags = /^\s*(?:\[(?!\s*FEN)[^\]]*\]\s*)+$/i;

/**
 * What stands right behind an element that has nothing, or tags alone, inside: editors and Markdown
 * move it there, also out of the paragraph that they have put round the element.
 */
function behind(element: Element, own: string): string {
  const { parentElement: parent, nextElementSibling } = element;
  const isAlone = parent?.localName === 'p' && parent.lastElementChild === element;
  let next = nextElementSibling ?? (isAlone ? parent.nextElementSibling : null);
  const [places, beginning] = own ? ['p,ol,pre', moveText] : ['pre,script[type*=pdn]', gameText];
  let text = '';
  for (; next?.matches(places) && beginning.test(next.textContent ?? ''); ) {
    text += `\n${next.textContent}`;
    next = own ? next.nextElementSibling : null;
  }
  return text;
}

/**
 * What an element has swallowed of the page, because its end tag was lost: what stands behind the
 * moves, and is none.
 */
function swallowed(element: Element): readonly Element[] {
  const found: Element[] = [];
  let text = element.textContent ?? '';
  for (let last = element.lastElementChild; last; last = last.previousElementSibling) {
    const own = last.textContent ?? '';
    text = text.slice(0, text.lastIndexOf(own));
    const isComment = text.lastIndexOf('{') > text.lastIndexOf('}');
    if (isComment || last.matches('script,a') || moveText.test(own) || gameText.test(own)) break;
    if (own.trim()) found.push(last);
  }
  return found;
}

/** The text inside an element without what it has swallowed, which is shown behind it. */
function withoutSwallowed(element: Element): string {
  const others = swallowed(element);
  for (const other of others) other.slot = 'behind';
  // Frameworks leave comments, which are no text.
  const nodes = [...element.childNodes].filter(
    (node) => node.nodeType !== Node.COMMENT_NODE && !others.includes(node as Element),
  );
  return nodes.map(({ textContent }) => textContent).join('');
}

/** Where the game comes from; `given` is what `position` has been set to. */
export function sourceFor(asked: ViewerInputs, given: Setup | string | undefined): Source {
  const source = sourceOf(asked, given);
  const { own } = source;
  const text = own === 'text' ? withoutSwallowed(asked) : '';
  const isBare = own === 'nothing' || (own === 'text' && onlyTags.test(text));
  const all = text + (isBare ? behind(asked, text) : '');
  if (!all) return source;
  return { kind: fenTurn.test(all) ? 'fen' : 'pdn', text: all, ...(text && { own: 'text' }) };
}
