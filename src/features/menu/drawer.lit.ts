import { path as right } from '@phosphor-icons/core/assets/bold/caret-right-bold.svg?icon';
import { path as search } from '@phosphor-icons/core/assets/regular/magnifying-glass.svg?icon';
import { batch, effect, signal } from '@preact/signals-core';
import { html, nothing, type TemplateResult } from 'lit-html';
import type { ShortInfo } from '../../api/session/session.ts';
import { brandLink } from '../../core/brand/brand-link.ts';
import { followRecord } from '../../core/brand/follow-record.ts';
import { signInHere } from '../../core/brand/origins.ts';
import { core } from '../../core/page/core.ts';
import { page } from '../../core/page/page.ts';
import type { Shell } from '../../element-kit/shell/contract.ts';
import { icon } from '../../element-kit/view/icon.ts';
import { badgeFor } from '../../rules/brand/badge.ts';
import type { Brand } from '../../rules/brand/brands/record.ts';
import { subscribeUrl } from '../../rules/brand/links.ts';
import { menuFor } from '../../rules/brand/menu.ts';
import { isSubscribed } from '../../rules/session/subscriber.ts';
import { severityIcons } from '../../ui/message/severity.ts';
import { copy } from './copy.ts';
import { label } from './label.ts';
import { setOpen } from './open.ts';
import { row } from './row.lit.ts';

const record = signal<Brand | undefined>(undefined);

const newsstandOf = (shell: Shell): string => String(shell.values().newsstand);

/** The search form works without script. Inside a newsstand it navigates without a load. */
const searchForm = (shell: Shell) => {
  const action = brandLink('/ricerca', newsstandOf(shell)) ?? '/ricerca';
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!(event.target instanceof HTMLFormElement)) return;
    const q = String(new FormData(event.target).get('q') ?? '').trim();
    setOpen(shell, false);
    core.navigation.go(q === '' ? action : `${action}?q=${encodeURIComponent(q)}`);
  };
  return html`<form role="search" method="get" action=${action} @submit=${submit}>
    ${icon(search)}
    <input type="search" name="q" maxlength="200" autocomplete="off" enterkeyhint="search" aria-label=${copy.search} placeholder=${copy.search} />
  </form>`;
};

/** The address may change while the drawer is open. */
const aim = ({ currentTarget }: Event): void => (currentTarget as Element).setAttribute('href', signInHere());

const visitor = () => html`<div class="visitor">
  <a class="sign-in" href=${signInHere()} @pointerdown=${aim} @focusin=${aim} @click=${aim}>${copy.signIn}</a>
  <a class="subscribe" data-np-track="abbonati-menu" href=${subscribeUrl(core.addressOf('shop'))}>${copy.subscribe}</a>
</div>`;

const alerts = ({ avvisi }: ShortInfo) => {
  const badge = badgeFor(Object.values(avvisi).flat());
  if (!badge) return nothing;
  return html`<a class="alerts ${badge.type}" href=${`${core.addressOf('account')}/dashboard`}
    >${icon(severityIcons[badge.type])}<span><b>${copy.alerts(badge.count)}</b>${copy.onAccount}</span>${icon(right)}</a
  >`;
};

const face = ({ avatar, name }: ShortInfo) =>
  avatar
    ? html`<img class="face" src=${avatar} alt="" width="40" height="40" />`
    : html`<span class="face" data-letter=${[...name][0]?.toUpperCase() ?? ''}></span>`;

const greeting = (reader: ShortInfo) => html`<div class="reader">
    ${face(reader)}
    <div><strong>${copy.hello(reader.name)}</strong>${isSubscribed(reader) ? copy.subscribed : copy.notSubscribed}</div>
  </div>
  ${alerts(reader)}`;

const list = (shell: Shell, reader: ShortInfo | undefined) => {
  const place = { newsstand: newsstandOf(shell), here: core.navigation.here.peek(), avvisi: reader?.avvisi ?? {} };
  const lists = menuFor(record.peek()?.burgerItems ?? [], reader);
  return html`<nav aria-label=${label.menu}>
    ${lists.map(
      (items) =>
        html`<ul class="entries">
          ${items.map((item) => row(shell, item, place))}
        </ul>`,
    )}
  </nav>`;
};

/** The drawer's content: search, reader, and the brand's menu filtered for the reader. */
export const entries = (shell: Shell): TemplateResult => {
  follow(shell);
  const login = core.store.login.peek();
  const reader = login.state === 'loggedIn' ? login.user : undefined;
  return html`${searchForm(shell)}
    <div class="who" aria-busy=${login.state === 'unknown' ? 'true' : 'false'}>
      ${reader ? greeting(reader) : login.state === 'loggedOut' ? visitor() : nothing}
    </div>
    ${list(shell, reader)}`;
};

/** Handles a click on a link: a newsstand navigates without a load, and the drawer closes. */
export const clicked = (shell: Shell, event: MouseEvent): void => {
  core.navigation.follow(event);
  if (event.defaultPrevented && event.composedPath().some((target) => target instanceof HTMLAnchorElement))
    setOpen(shell, false);
};

/** Sets the shared state: menu open and page dimmed, or neither. It describes the drawer that opened last. */
export const share = (shell: Shell, opened: boolean): void => {
  const { burgerOpen, opacity } = core.store;
  if (!opened && page.menu !== shell) return;
  if (opened && page.menu === shell) return;
  page.menu = opened ? shell : undefined;
  batch(() => {
    burgerOpen.value = opened;
    opacity.value = opened;
  });
};

const followed = new WeakSet<AbortSignal>();

/** Follows the reader, the brand's record and the shared state; once per connection. */
const follow = (shell: Shell): void => {
  const { signal: leaving } = shell;
  if (followed.has(leaving)) return;
  followed.add(leaving);
  const { store, navigation, session } = core;
  followRecord(shell, (brand) => {
    record.value = brand;
  });
  const stops = [
    effect(() => {
      if (store.login.value && navigation.here.value && (record.value ?? true)) shell.redraw();
    }),
    effect(() => {
      if (!(store.burgerOpen.value && store.opacity.value) && page.menu === shell) setOpen(shell, false);
    }),
  ];
  leaving.addEventListener('abort', () => {
    for (const stop of stops) stop();
    share(shell, false);
  });
  void session.load(leaving);
};
