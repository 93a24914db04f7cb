import { draw } from '../../drawing/draw.js';
import { sharingWords } from '../../locales/en/sharing.js';
import { viewerWords } from '../../locales/en/viewer.js';
import { wordsIn } from '../../locales/language.js';
import { isOn } from '../shared/flag.js';
import { actsOf, perform } from './acts.js';
import { putBeneath } from './beneath.js';
import { menuStyles } from './menu.styles.js';
import { type Act, type PanelState, panel } from './menu-panel.js';
import { hasClocks, intervalOf, paceOf } from './pace.js';
import type { Part, Site } from './site.js';

export const make = (site: Site): Part => new Menu(site);

/** Seconds of rest to choose from. */
const intervals = [0.5, 1, 1.5, 2, 3, 5, 10];

/** What can be copied, saved and set; it opens over the page at its button. */
class Menu implements Part {
  readonly #site: Site;
  /** Ends what listens as long as it is open. */
  #open: AbortController | undefined;
  #button: HTMLElement | undefined;
  #note: PanelState['note'];

  constructor(site: Site) {
    this.#site = site;
    site.adopt(menuStyles);
  }

  press(button: HTMLElement): void {
    if (this.#open) this.#close(true);
    else this.#show(button);
  }

  drawn(): void {
    if (this.#open) this.#draw();
  }

  disconnected(): void {
    this.#close(false);
  }

  get #room(): HTMLElement {
    return this.#site.room('menu');
  }

  get #panel(): HTMLElement | null {
    return this.#room.querySelector('.menu');
  }

  #show(button: HTMLElement): void {
    this.#button = button;
    this.#note = undefined;
    this.#open = new AbortController();
    this.#draw();
    const element = this.#panel as HTMLElement;
    element.showPopover?.();
    button.setAttribute('aria-expanded', 'true');
    this.#listen(element, button, this.#open.signal);
    element.querySelector<HTMLElement>('.item')?.focus();
  }

  #listen(element: HTMLElement, button: HTMLElement, signal: AbortSignal): void {
    const place = (): void => putBeneath(element, button);
    place();
    const everywhere = { signal, capture: true, passive: true };
    addEventListener('resize', place, everywhere);
    addEventListener(
      'scroll',
      ({ target }) => {
        if (target !== element) place();
      },
      everywhere,
    );
    document.addEventListener(
      'pointerdown',
      (event) => {
        const path = event.composedPath();
        // The button closes it by itself.
        if (!path.includes(element) && !path.includes(button)) this.#close(false);
      },
      everywhere,
    );
    element.addEventListener('focusout', ({ relatedTarget }) => {
      // Nothing has the focus where the window has lost it.
      if (relatedTarget && !element.contains(relatedTarget as Node)) this.#close(false);
    });
    element.addEventListener('keydown', (event) => this.#key(event));
    element.addEventListener('click', ({ target }) => {
      if ((target as Element).closest('.close')) this.#close(true);
      const item = (target as Element).closest<HTMLElement>('.item');
      if (item) void this.#act(item.dataset.act as Act);
    });
    element.addEventListener('change', ({ target }) => this.#set(target as HTMLInputElement));
  }

  #close(isBack: boolean): void {
    if (!this.#open) return;
    this.#open.abort();
    this.#open = undefined;
    this.#button?.setAttribute('aria-expanded', 'false');
    // Before it goes, so that the focus is never nowhere.
    if (isBack) this.#button?.focus();
    draw(this.#room, []);
  }

  #draw(): void {
    const site = this.#site;
    const { host } = site;
    const pace = paceOf(host);
    const interval = pace.interval ?? intervalOf(host.interval);
    const clock = hasClocks(site.places());
    const isOwn = interval !== 'clock' && !intervals.includes(interval);
    draw(this.#room, [
      panel({
        words: wordsIn(site, sharingWords).sharing,
        title: wordsIn(site, viewerWords).viewer.more,
        lang: site.language().lang,
        acts: actsOf(site),
        note: this.#note,
        intervals: isOwn ? [interval, ...intervals].sort((a, b) => a - b) : intervals,
        clock: clock || interval === 'clock',
      }),
    ]);
    const element = this.#panel as HTMLElement;
    const speed = element.querySelector<HTMLSelectElement>('.speed');
    const loop = element.querySelector<HTMLInputElement>('.loop');
    if (speed) speed.value = `${interval}`;
    if (loop) loop.checked = pace.loop ?? isOn(host.loop);
  }

  /** Goes through what it offers; Tab at its ends goes on from the button. */
  #key(event: KeyboardEvent): void {
    // What is around it has keys of its own.
    event.stopPropagation();
    const { key, shiftKey } = event;
    const target = event.target as HTMLElement;
    const all = [...(this.#panel?.querySelectorAll<HTMLElement>('button,select,input') ?? [])];
    const at = all.indexOf(target);
    const isField = target.matches('select');
    if (key === 'Escape') this.#close(true);
    else if (key === 'Tab' && at === (shiftKey ? 0 : all.length - 1)) {
      this.#close(true);
      // On to what follows the button.
      if (!shiftKey) return;
    } else if (key === 'ArrowDown' && !isField) all.at((at + 1) % all.length)?.focus();
    else if (key === 'ArrowUp' && !isField) all.at(at - 1)?.focus();
    else if (key === 'Home' && !isField) all[0]?.focus();
    else if (key === 'End' && !isField) all.at(-1)?.focus();
    else return;
    event.preventDefault();
  }

  async #act(act: Act): Promise<void> {
    if (act === 'print' || act === 'share') this.#close(true);
    const outcome = await perform(act, this.#site);
    if (!outcome) return;
    const words = wordsIn(this.#site, sharingWords).sharing[outcome];
    this.#note = { act, words };
    // It draws what is noted, too.
    this.#site.say(words);
  }

  #set(field: HTMLInputElement): void {
    const pace = paceOf(this.#site.host);
    if (field.matches('.loop')) pace.loop = field.checked;
    else pace.interval = field.value === 'clock' ? 'clock' : Number(field.value);
  }
}
