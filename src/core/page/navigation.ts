import { type ReadonlySignal, signal } from '@preact/signals-core';
import { goTo } from '../../platform/browser/page-url.ts';

/** Takes an address of this origin if it has a screen for it. */
export type Navigator = (href: string) => boolean;

/** How elements of a page send the reader on: inside the page where a newsstand serves the address, else by a load. */
export interface Navigation {
  /** The address that the page shows now, for the mark of the current entry. */
  readonly here: ReadonlySignal<string>;
  /** A newsstand serves addresses of this page; returns its withdrawal. */
  serve(navigator: Navigator): () => void;
  /** The newsstand shows another address now. */
  moved(href: string): void;
  go(href: string): void;
  /** For the clicks of an element: a plain click on a link that is served stays inside the page. */
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
