import { core } from '../../../core/page/core.ts';
import type { Shell } from '../../../element-kit/shell/contract.ts';
import { firstScreenDrawn } from '../stage.ts';

/** Scroll position of a screen, and the link on which the reader left it. */
interface Spot {
  top: number;
  link: string | undefined;
}

/** A screen that is shown. */
interface Arrived {
  readonly title: string;
  /** Key of its history entry. */
  readonly key: string;
  /** The reader returned to it. */
  readonly back: boolean;
  /** Identity of a screen that stays usable while its address changes; undefined for most. */
  readonly steady: unknown;
}

/** Keeps title, focus and scroll position right across the screens of a newsstand. */
export interface Travel {
  arrived(arrival: Arrived): void;
  /** The next screen is loading: stops recording this one. */
  leave(): void;
  /** The next screen is slow: its outline shows from its top. */
  outlined(): void;
  /** Records a clicked link, to focus it on return. */
  followed(event: MouseEvent): void;
}

const linkIn = (event: MouseEvent): string | undefined =>
  event.composedPath().find((target) => target instanceof HTMLAnchorElement)?.href;

/** Runs after the screen is painted. */
const oncePainted = (task: () => void): void => void requestAnimationFrame(() => setTimeout(task));

const createTravel = (shell: Shell): Travel => {
  const spots = new Map<string, Spot>();
  let current: Spot | undefined;
  let shown: string | undefined;
  let leaving = false;
  let steadyBefore: unknown;
  /** The screen had no heading to focus yet. */
  let owed = false;

  const note = () => {
    if (current && !leaving) current.top = scrollY;
  };
  addEventListener('scroll', note, { signal: shell.signal, passive: true });
  // In memory routing, title, history and scroll belong to the page.
  const isGuest = shell.values().routing === 'memory';
  // The browser restores the scroll position before the screen is drawn; right only for page loads.
  const restore = (how: ScrollRestoration) => () => {
    if (!isGuest) history.scrollRestoration = how;
  };
  restore('manual')();
  addEventListener('pagehide', restore('auto'), { signal: shell.signal });
  shell.signal.addEventListener('abort', restore('auto'));

  const scrollDown = (top: number) => {
    if (!isGuest) scrollTo({ left: 0, top, behavior: 'instant' });
    else if (shell.element.getBoundingClientRect().top < 0) shell.element.scrollIntoView();
  };

  /** Sets scroll and focus; false when the screen has no heading yet. */
  const place = (back: boolean): boolean => {
    const spot = current;
    if (!spot) return true;
    const links = back && spot.link ? [...shell.root.querySelectorAll('a')] : [];
    const target =
      links.find(({ href }) => href === spot.link) ?? shell.root.querySelector<HTMLElement>('.newsstand h1');
    // Write before reading, so the screen is laid out once.
    if (target?.matches(':not(a[href])')) target.tabIndex = -1;
    scrollDown(back ? spot.top : 0);
    target?.focus({ preventScroll: true });
    return target !== null;
  };

  return {
    arrived({ title, key, back, steady }) {
      if (shown !== key) {
        const isFirst = shown === undefined;
        shown = key;
        leaving = false;
        current = spots.get(key) ?? { top: 0, link: undefined };
        spots.set(key, current);
        const { href } = location;
        if (!isGuest) oncePainted(() => core.navigation.moved(href));
        if (isFirst) firstScreenDrawn(shell);
        else if (steady === undefined || steady !== steadyBefore || back) {
          owed = !place(back);
          const announcer = shell.root.querySelector('.announcer');
          if (announcer) announcer.textContent = title;
        }
      } else if (owed) owed = !place(back);
      steadyBefore = steady;
      if (isGuest) return;
      core.brandRecord().then(
        ({ name }) => {
          if (shown === key && !shell.signal.aborted) document.title = `${title} · ${name}`;
        },
        (error: unknown) => shell.miss('brand record', error),
      );
    },
    leave() {
      leaving = true;
    },
    outlined() {
      scrollDown(0);
    },
    followed(event) {
      const link = linkIn(event);
      if (current && link) current.link = link;
    },
  };
};

/** By signal: a newsstand that comes back to the page starts a new travel. */
const travels = new WeakMap<AbortSignal, Travel>();

/** The travel of a newsstand while it is connected. */
export const travelOf = (shell: Shell): Travel => {
  const travel = travels.get(shell.signal) ?? createTravel(shell);
  travels.set(shell.signal, travel);
  return travel;
};
