import type Axe from 'axe-core';
import 'axe-core/axe.min.js'; // a classic script: it sets window.axe
import { type LitElement, render, type TemplateResult } from 'lit';

declare const axe: typeof Axe;

const hosts: HTMLElement[] = [];
afterEach(() => {
  for (const host of hosts.splice(0)) host.remove();
  scrollTo(0, 0); // before the next test makes the page long again
});

/** Puts a template on the page for one test; its first element, once that has rendered. */
export async function fixture<T extends Element>(template: TemplateResult): Promise<T> {
  const host = document.createElement('main');
  document.body.append(host);
  hosts.push(host);
  render(template, host);
  const element = host.firstElementChild as T & Partial<LitElement>;
  await element.updateComplete;
  return element;
}

/** The accessibility rules that the element breaks, each with the places. */
export async function violations(element: Element): Promise<string[]> {
  // a region is a matter of the whole page
  const { violations } = await axe.run(element, { rules: { region: { enabled: false } } });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`);
}
