import { path as out } from '@phosphor-icons/core/assets/regular/sign-out.svg?icon';
import { html, nothing, type TemplateResult } from 'lit-html';
import type { Shell } from '../../element-kit/shell/contract.ts';
import { lazy } from '../../element-kit/shell/lazy.ts';
import { icon } from '../../element-kit/view/icon.ts';
import type { AccountSection } from '../../rules/account/account-sections.ts';
import { isCurrent, noticesAt } from '../../rules/brand/menu-place.ts';
import tokens from '../../ui/base/tokens.css?inline';
import css from './account-nav.css?inline';
import { copy } from './copy.ts';
import { sectionIcons } from './icons.ts';

export const styles = [tokens, css];

/** The core, with the rules that are in its chunk. */
const loadCore = lazy(async () => (await import('./lazy.ts')).fromCore);

type Loaded = Awaited<ReturnType<typeof loadCore>>;

const badge = ({ core, badgeFor }: Loaded, { path }: AccountSection) => {
  const login = core.store.login.peek();
  const found = login.state === 'loggedIn' && badgeFor(noticesAt(login.user.avvisi, [path]));
  if (!found) return nothing;
  return html`<span class="badge ${found.type}"
    ><span aria-hidden="true">!</span><span class="hidden">${copy.badge(found.count)}</span></span
  >`;
};

const places = (links: Readonly<Record<string, string>>, account: string, here: string) => html`<ul>
  ${Object.entries(links).map(([path, name]) => {
    const href = account + path;
    // A link with a fragment leads to a part of a page, which is not the current page.
    const current = !path.includes('#') && isCurrent(href, here);
    return html`<li><a class="child" href=${href} aria-current=${current ? 'page' : nothing}>${name}</a></li>`;
  })}
</ul>`;

const item = (loaded: Loaded, section: AccountSection, account: string) => {
  const { core, accountPlaces, sectionAt, sectionNames } = loaded;
  const { key, path } = section;
  const here = core.navigation.here.peek();
  const current = sectionAt(new URL(here).pathname) === key;
  const own = key in accountPlaces && accountPlaces[key as keyof typeof accountPlaces];
  const [plain, filled] = sectionIcons[key];
  return html`<li>
    <a href=${account + path} aria-current=${current ? 'page' : nothing}
      >${icon(current ? filled : plain)}<span class="name">${sectionNames[key]}</span>${badge(loaded, section)}</a
    >
    ${current && own ? places(own, account, here) : nothing}
  </li>`;
};

/** The sign-out link works without script. With script it is a call, with a notice when the call fails. */
const logOut = (event: Event): void => {
  event.preventDefault();
  void loadCore.loaded?.core.session.logOut();
};

/** The sections of the account area: a list at the side, a strip on a narrow page; until the core is there, the tag’s content. */
export const navView = (): TemplateResult => {
  const { loaded } = loadCore;
  if (!loaded) return html`<slot></slot>`;
  const account = loaded.core.addressOf('account');
  return html`<div class="frame">
    <nav part="nav" aria-label=${copy.nav}>
      <ul class="sections">
        ${loaded.accountSections.map((section) => item(loaded, section, account))}
        <li class="last">
          <a href=${`${account}/logout`} @click=${logOut}>${icon(out)}<span class="name">${copy.logOut}</span></a>
        </li>
      </ul>
    </nav>
  </div>`;
};

/** Scrolls the strip to the current section. */
const showCurrent = ({ root }: Shell): void => {
  const strip = root.querySelector('nav');
  const current = root.querySelector<HTMLElement>('[aria-current]');
  if (!strip || !current) return;
  strip.scrollLeft = current.offsetLeft - (strip.clientWidth - current.offsetWidth) / 2;
};

/** Redraws when the reader or the address inside the page changes. */
export const followReader = async (shell: Shell): Promise<void> => {
  const { core, effect } = await loadCore();
  const { store, navigation, session } = core;
  const stop = effect(() => {
    if (store.login.value && navigation.here.value) shell.redraw();
  });
  // Once it is drawn.
  queueMicrotask(() => showCurrent(shell));
  shell.signal.addEventListener('abort', stop);
  void session.load(shell.signal);
};
