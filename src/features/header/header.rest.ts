import { core } from '../../core/page/core.ts';
import type { Shell } from '../../element-kit/shell/contract.ts';
import { h, svgIcon } from '../../element-kit/shell/dom.ts';
import { placeWordmarks } from '../../element-kit/view/wordmark.ts';
import tokens from '../../ui/base/tokens-rest.css?inline';
import { copy } from './copy.ts';
import css from './header.css?inline';
import { restingHeader } from './markup.rest.ts';
import { aimLinks, brandName, drawReader } from './reader.rest.ts';

export const styles = [tokens, css];

/** Takes over a header that was drawn here or came with the page's HTML. */
const take = (shell: Shell, box: HTMLElement) => {
  if (!box.firstChild) box.append(restingHeader<Node>(h, svgIcon));
  box.addEventListener('click', (event) => core.navigation.follow(event));
  box.addEventListener('slotchange', () => shell.redraw());
  const find = <E extends HTMLElement>(selector: string) => box.querySelector(selector) as E;
  const parts = {
    menu: find('[name=menu]'),
    area: find('.area'),
    logo: find('.logo'),
    end: find('.end'),
    sections: find('.sections'),
    search: find<HTMLAnchorElement>('.search'),
  };
  for (const use of ['pointerdown', 'focusin', 'click']) parts.end.addEventListener(use, () => aimLinks(parts.end));
  // Chromium leaves a section in half view where it is.
  parts.sections.addEventListener('focusin', ({ target }) => (target as Element).scrollIntoView({ block: 'nearest' }));
  return parts;
};

/** Whether the page fills a slot. */
const fills = ({ element }: Shell, slot: string): boolean =>
  element.querySelector(`:scope > [slot="${slot}"]`) !== null;

/** Adds a menu unless the page has its own. */
const placeMenu = (shell: Shell, slot: HTMLElement, newsstand: string): void => {
  if (fills(shell, 'menu')) slot.replaceChildren();
  else if (!slot.firstElementChild) slot.append(document.createElement('np-menu'));
  slot.firstElementChild?.setAttribute('newsstand', newsstand);
};

/**
 * Draws the whole header before any answer. Reserves the place of the controls on the right until the reader is known.
 */
export const drawHeader = (shell: Shell, box: HTMLElement): void => {
  placeWordmarks(box);
  const parts = shell.state(take);
  const area = String(shell.values().area);
  const newsstand = String(shell.values().newsstand);
  const name = brandName();
  placeMenu(shell, parts.menu, newsstand);
  parts.area.textContent = area;
  parts.logo.setAttribute('aria-label', name ? copy.logo(name) : copy.home);
  parts.sections.hidden = !fills(shell, 'sections');
  parts.search.href = `${newsstand.replace(/\/$/, '')}/ricerca`;
  drawReader(shell, parts.end);
};
