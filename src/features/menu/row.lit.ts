import { path as down } from '@phosphor-icons/core/assets/bold/caret-down-bold.svg?icon';
import { path as out } from '@phosphor-icons/core/assets/regular/arrow-square-out.svg?icon';
import { html, nothing, type TemplateResult } from 'lit-html';
import { brandLink } from '../../core/brand/brand-link.ts';
import { core } from '../../core/page/core.ts';
import type { Shell } from '../../element-kit/shell/contract.ts';
import { icon } from '../../element-kit/view/icon.ts';
import { type Badge, badgeFor } from '../../rules/brand/badge.ts';
import type { Link, MenuItem } from '../../rules/brand/brands/record.ts';
import { logoutPath } from '../../rules/brand/menu.ts';
import { isCurrent, type NoticesByPath, noticesAt } from '../../rules/brand/menu-place.ts';
import { severityIcons } from '../../ui/message/severity.ts';
import { copy } from './copy.ts';
import { menuIcon } from './icons.ts';
import { setOpen } from './open.ts';

/** What an entry needs to be drawn. */
export interface MenuPlace {
  /** Value of the element's attribute. */
  readonly newsstand: string;
  readonly here: string;
  readonly avvisi: NoticesByPath;
}

const mark = (badge: Badge | undefined) =>
  badge
    ? html`<span class="badge ${badge.type}">${icon(severityIcons[badge.type])}<span class="hidden">${copy.badge(badge.count)}</span></span>`
    : nothing;

const pathOf = (href: string): string => new URL(href).pathname;

/** Entries that the reader opened or closed, by name. Others are open when they contain the current page. */
const createToggled = (): Map<string, boolean> => new Map();

/** The sign-out link works without script. With script it is a call, with a notice when the call fails. */
const leave = async (shell: Shell, event: Event): Promise<void> => {
  event.preventDefault();
  if (!(await core.session.logOut())) setOpen(shell, false);
};

const child = ({ name, url }: Link, { newsstand, here, avvisi }: MenuPlace) => {
  const href = brandLink(url, newsstand);
  if (!href) return nothing;
  const current = isCurrent(href, here);
  return html`<li>
    <a class="entry child" href=${href} aria-current=${current ? 'page' : nothing}
      ><span class="name">${name}</span>${mark(badgeFor(noticesAt(avvisi, [pathOf(href)])))}</a
    >
  </li>`;
};

const children = (shell: Shell, { name, children: links = [] }: MenuItem, place: MenuPlace, marked: boolean) => {
  if (links.length === 0) return nothing;
  const choices = shell.state(createToggled);
  const open = choices.get(name) ?? marked;
  const id = `children-${name.replace(/\W+/g, '-')}`;
  return html`<button
      type="button"
      class="fold"
      aria-label=${copy.children(name)}
      aria-expanded=${open ? 'true' : 'false'}
      aria-controls=${id}
      @click=${() => {
        choices.set(name, !open);
        shell.redraw();
      }}
    >
      ${icon(down)}
    </button>
    <ul id=${id} ?hidden=${!open}>
      ${links.map((link) => child(link, place))}
    </ul>`;
};

/** An entry with its badge and children; nothing when its address is unsafe. */
export const row = (shell: Shell, item: MenuItem, place: MenuPlace): TemplateResult | typeof nothing => {
  const { newsstand, here, avvisi } = place;
  const href = brandLink(item.url, newsstand);
  if (!href) return nothing;
  const current = isCurrent(href, here);
  const links = [item, ...(item.children ?? [])].flatMap(({ url }) => brandLink(url, newsstand) ?? []);
  const badge = badgeFor(noticesAt(avvisi, links.map(pathOf)));
  const isElsewhere = new URL(href).origin !== location.origin && !item.children && item.url !== logoutPath;
  const within = links.some((link) => isCurrent(link, here));
  return html`<li class=${item.children ? 'folds' : nothing}>
    <a
      class="entry"
      href=${href}
      aria-current=${current ? 'page' : nothing}
      @click=${item.url === logoutPath ? (event: Event) => void leave(shell, event) : nothing}
      >${icon(menuIcon(item.icon, current))}<span class="name">${item.name}</span>${mark(badge)}${
        isElsewhere
          ? html`<span class="elsewhere">${icon(out)}<span class="hidden">${copy.elsewhere}</span></span>`
          : nothing
      }</a
    >${children(shell, item, place, badge !== undefined || within)}
  </li>`;
};
