// Uses boards as a reader and a page do; whatever the page forbids is written down.
window.forbidden = [];
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
  window.forbidden.push(`${violatedDirective}: ${blockedURI} ${sample}`);
});

const all = [...document.querySelectorAll('draughts-board')];
const [diagram, play, form] = ['#diagram', '#play', 'form'].map((id) => document.querySelector(id));
await Promise.all(all.map(({ ready }) => ready));
await play.play('32-28');
await play.play('19-23');
await diagram.play('31-27');
diagram.flip();
diagram.theme = 'wood';
diagram.shapes = 'G28 R31-27';
diagram.show = 'last-move turn';
diagram.append(Object.assign(document.createElement('b'), { slot: 'square-20' }));
for (const board of all) {
  await board.describe();
  await board.toPdn();
  await board.toSvg();
  if ((await board.toBlob({ width: 200 }))?.type !== 'image/png') window.forbidden.push('no PNG');
}
form.reportValidity();
const viewers = [...document.querySelectorAll('draughts-viewer')];
for (const viewer of viewers) {
  await viewer.ready;
  const press = (selector) => viewer.shadowRoot.querySelector(selector)?.click();
  await viewer.go('last');
  await viewer.go(1);
  for (const each of ['more', 'play', 'flip', 'more']) press(`[data-do=${each}]`);
  press('[data-games=list]');
  const over = new PointerEvent('pointerover', { bubbles: true });
  viewer.shadowRoot.querySelector('.move')?.dispatchEvent(over);
}
const puzzle = document.querySelector('draughts-puzzle');
await puzzle.hint();
await puzzle.play(puzzle.legalMoves[0]);
await puzzle.reveal();
await puzzle.next();
dispatchEvent(new Event('beforeprint'));
if (!puzzle.shadowRoot.querySelector('.sheet')) window.forbidden.push('no worksheet');
dispatchEvent(new Event('afterprint'));
await new Promise((resolve) => setTimeout(resolve, 600));
window.used = [
  ...all,
  ...[viewers[0], puzzle].map(({ shadowRoot }) => shadowRoot.querySelector('draughts-board')),
].map((board) => board.shadowRoot.querySelectorAll('svg').length);
