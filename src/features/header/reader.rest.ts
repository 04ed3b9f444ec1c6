import { path as caret } from '@phosphor-icons/core/assets/bold/caret-down-bold.svg?icon&own';
import { effect, signal } from '@preact/signals-core';
import type { ShortInfo } from '../../api/session/session.ts';
import { followRecord } from '../../core/brand/follow-record.ts';
import { signInHere } from '../../core/brand/origins.ts';
import { core } from '../../core/page/core.ts';
import type { Login } from '../../core/session/store.ts';
import type { Shell } from '../../element-kit/shell/contract.ts';
import { h, svgIcon } from '../../element-kit/shell/dom.ts';
import { lazy } from '../../element-kit/shell/lazy.ts';
import { badgeFor } from '../../rules/brand/badge.ts';
import type { Brand } from '../../rules/brand/brands/record.ts';
import { subscribeUrl } from '../../rules/brand/links.ts';
import { offersSubscription } from '../../rules/session/subscriber.ts';
import { copy } from './copy.ts';
import { face } from './face.rest.ts';
import { signInLink, subscribeLink } from './markup.rest.ts';

const record = signal<Brand | undefined>(undefined);

export const brandName = (): string | undefined => record.peek()?.name;

/** Content of the user panel; loads on the first hover, focus or click. */
const loadUserPanel = lazy(() => import('./user-panel.lit.ts'));

const isOpen = (shell: Shell): boolean => loadUserPanel.loaded?.isPanelOpen(shell) ?? false;

const toggle = async (shell: Shell, wanted: boolean): Promise<void> => {
  try {
    const { togglePanel } = await loadUserPanel();
    togglePanel(shell, wanted);
  } catch (error) {
    shell.miss('user panel', error);
  }
};

const userButton = (shell: Shell, reader: ShortInfo): HTMLElement => {
  const badge = badgeFor(Object.values(reader.avvisi).flat());
  const name = [copy.user(reader.name), ...(badge ? [copy.alerts(badge.count)] : [])].join(', ');
  const ready = () => void loadUserPanel().catch(() => {});
  const given = { type: 'button', class: 'user', part: 'user', 'aria-controls': 'panel', 'aria-label': name };
  return h(
    'button',
    { ...given, pointerenter: ready, focus: ready, click: () => void toggle(shell, !isOpen(shell)) },
    h('span', { class: badge ? `alert ${badge.type}` : 'alert' }, face(reader)),
    h('span', { class: 'label' }, reader.name),
    svgIcon(caret),
  );
};

/** State of the right side, to redraw it only for another reader. */
interface Shown {
  readonly login?: Login;
  readonly button?: HTMLElement | undefined;
  readonly panel: HTMLElement;
}
const createShown = (): { now: Shown } => ({ now: { panel: h('div') } });

/** Shows the links for visitors or the reader's button; invisible until the reader is known. */
const show = (shell: Shell, end: HTMLElement, login: Login): Shown => {
  const known = login.state === 'loggedIn' ? login.user : undefined;
  const button = known && userButton(shell, known);
  const now = { login, button, panel: h('div') };
  const controls = [
    offersSubscription(known) && subscribeLink<Node>(h, core.addressOf('shop')),
    button ?? signInLink<Node>(h, svgIcon, signInHere()),
    now.panel,
  ];
  end.replaceChildren(h('div', { class: login.state === 'unknown' ? 'who unknown' : 'who' }, ...controls));
  return now;
};

/** Updates the two links: the configuration or the address may have changed since they were drawn. */
export const aimLinks = (end: HTMLElement): void => {
  end.querySelector('.subscribe')?.setAttribute('href', subscribeUrl(core.addressOf('shop')));
  end.querySelector('.sign-in')?.setAttribute('href', signInHere());
};

export const drawReader = (shell: Shell, end: HTMLElement): void => {
  const login = core.store.login.peek();
  const shown = shell.state(createShown);
  if (shown.now.login !== login) shown.now = show(shell, end, login);
  const { button, panel } = shown.now;
  aimLinks(end);
  const open = isOpen(shell);
  button?.setAttribute('aria-expanded', String(open));
  if (login.state === 'loggedIn') loadUserPanel.loaded?.drawPanel(shell, login.user, open, panel);
};

/** Loaded separately: few pages leave their title to the header. */
const describe = async (brand: Brand): Promise<void> => {
  const meta = await import('./meta.ts');
  meta.describePage(brand);
};

/** Marks the current page among the page's own links after the newsstand navigated without a load. */
const markCurrent = ({ element }: Shell, here: string): void => {
  for (const link of element.querySelectorAll<HTMLAnchorElement>(':scope > a[slot="sections"]'))
    if (link.href === here.split('?')[0]) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
};

/** Follows the brand's record and the reader. */
export const followReader = async (shell: Shell): Promise<void> => {
  const begun = core.navigation.here.peek();
  followRecord(shell, (brand) => {
    record.value = brand;
  });
  const stops = [
    effect(() => {
      if (core.store.login.value) shell.redraw();
    }),
    effect(() => {
      if (record.value) shell.redraw();
      if (record.value && shell.values()['document-meta']) void describe(record.value);
    }),
    effect(() => {
      const { value } = core.navigation.here;
      if (value === begun) return;
      markCurrent(shell, value);
      shell.redraw();
    }),
  ];
  shell.signal.addEventListener('abort', () => {
    for (const stop of stops) stop();
  });
  void core.session.load(shell.signal);
};
