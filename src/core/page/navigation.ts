import { type ReadonlySignal, signal } from '@preact/signals-core';
import { goTo } from '../../platform/browser/page-url.ts';

/** Opens an address of this origin inside the page. False without a screen for it. */
export type Navigator = (href: string) => boolean;

/** Opens addresses: inside the page if a newsstand serves them, else by a page load. */
export interface Navigation {
  /** The current address, to mark the current menu entry. */
  readonly here: ReadonlySignal<string>;
  /** Registers the newsstand that serves addresses of this page. Returns a function that unregisters it. */
  serve(navigator: Navigator): () => void;
  /** The newsstand calls it after it opened another address. */
  moved(href: string): void;
  go(href: string): void;
  /** Handles a click of an element: a plain click on a served link stays inside the page. */
  follow(event: MouseEvent): void;
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

export const createNavigation = (): Navigation => {
  const here = signal(location.href);
  let served: Navigator | undefined;
  const inside = (href: string): boolean =>
    served !== undefined && new URL(href, location.href).origin === location.origin && served(href);
  return {
    here,
    serve(navigator) {
      served = navigator;
      return () => {
        if (served === navigator) served = undefined;
      };
    },
    moved(href) {
      here.value = href;
    },
    go(href) {
      if (!inside(href)) goTo(href);
    },
    follow(event) {
      const link = event.composedPath().find((target) => target instanceof HTMLAnchorElement);
      if (!link?.href || link.target || link.download || event.defaultPrevented || !isPlain(event)) return;
      if (inside(link.href)) event.preventDefault();
    },
  };
};
