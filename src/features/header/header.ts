import { path as search } from '@phosphor-icons/core/assets/regular/magnifying-glass.svg?icon';
import { core } from '../../core/core.ts';
import type { Shell } from '../../element-kit/contract.ts';
import { h, svgIcon } from '../../element-kit/dom.ts';
import { placeWordmarks } from '../../element-kit/wordmark.ts';
import tokens from '../../ui/tokens-rest.css?inline';
import { copy } from './copy.ts';
import css from './header.css?inline';
import { brandName, drawReader } from './reader.ts';

export const styles = [tokens, css];

/** What changes in a header after it was drawn. */
const create = (shell: Shell) => {
  const slot = (name: string) => h('slot', { name, slotchange: () => shell.redraw() });
  return {
    menu: slot('menu'),
    area: h('span', { class: 'area' }),
    logo: h('a', { class: 'logo', part: 'logo', href: '/' }, h('span', { class: 'wordmark' })),
    end: h('div', { class: 'end' }, h('div', { class: 'who' })),
    links: slot('sections'),
    search: h('a', { class: 'search' }, svgIcon(search), copy.search),
    sections: h('nav', { class: 'sections', part: 'sections', 'aria-label': copy.sections }),
  };
};

const drawn = new WeakMap<Shell, ReturnType<typeof create>>();

const draw = (shell: Shell, box: HTMLElement) => {
  const parts = create(shell);
  const { menu, area, logo, end, links, search: toSearch, sections } = parts;
  sections.append(h('div', { class: 'links' }, links), toSearch);
  const bar = h('header', { class: 'bar', part: 'bar' }, h('div', { class: 'start' }, menu, area), logo, end);
  box.append(h('div', { class: 'frame', click: (event) => core.navigation.follow(event) }, bar, sections));
  drawn.set(shell, parts);
  return parts;
};

/** Whether the page put something of its own into a slot. */
const fills = ({ element }: Shell, slot: string): boolean =>
  element.querySelector(`:scope > [slot="${slot}"]`) !== null;

/** The header brings a menu where the page has none of its own. */
const placeMenu = (shell: Shell, slot: HTMLElement, newsstand: string): void => {
  if (fills(shell, 'menu')) slot.replaceChildren();
  else if (!slot.firstElementChild) slot.append(document.createElement('np-menu'));
  slot.firstElementChild?.setAttribute('newsstand', newsstand);
};

/** The whole header, drawn before any answer: the place of the controls at its right is kept until it is known who the reader is. */
export const drawHeader = (shell: Shell, box: HTMLElement): void => {
  placeWordmarks(box);
  const parts = drawn.get(shell) ?? draw(shell, box);
  const area = String(shell.values().area);
  const newsstand = String(shell.values().newsstand);
  const name = brandName();
  placeMenu(shell, parts.menu, newsstand);
  parts.area.textContent = area;
  parts.area.hidden = area === '';
  parts.logo.ariaLabel = name ? copy.logo(name) : copy.home;
  parts.sections.hidden = !fills(shell, 'sections');
  parts.search.href = `${newsstand.replace(/\/$/, '')}/ricerca`;
  drawReader(shell, parts.end);
};
