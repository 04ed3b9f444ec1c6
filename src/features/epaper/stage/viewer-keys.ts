import type { KeyboardEvent, KeyboardEventHandler } from 'react';
import { stepZoom } from '../../../rules/epaper/page-zoom.ts';
import type { Pages } from './use-pages.ts';

interface ViewerKeys {
  readonly onKeyDown: KeyboardEventHandler;
  readonly onKeyDownCapture: KeyboardEventHandler;
}

/** Keys of the viewer. Escape closes the drawer first, then the selection; after that it closes the viewer. */
export const viewerKeys = (pages: Pages, total: number, closeDrawer: (() => void) | undefined): ViewerKeys => {
  const { zoom, setZoom, goTo, turn, selected, select } = pages;
  const isZoomed = zoom > 1;
  const actions: Readonly<Record<string, (() => void) | undefined>> = {
    ArrowRight: isZoomed ? undefined : () => turn(1),
    ArrowLeft: isZoomed ? undefined : () => turn(-1),
    PageDown: () => turn(1),
    PageUp: () => turn(-1),
    Home: () => goTo(1),
    End: () => goTo(total),
    '+': () => setZoom(stepZoom(zoom, 1)),
    '-': () => setZoom(stepZoom(zoom, -1)),
    '0': () => setZoom(1),
  };
  const run = (event: KeyboardEvent, action: (() => void) | undefined) => {
    if (!action) return;
    event.preventDefault();
    action();
  };
  return {
    onKeyDown(event) {
      if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
      if ((event.target as Element).closest('input, .drawer, .thumbs, .replica')) return;
      run(event, Object.hasOwn(actions, event.key) ? actions[event.key] : undefined);
    },
    onKeyDownCapture(event) {
      if (event.key !== 'Escape') return;
      run(event, closeDrawer ?? (selected ? () => select(undefined) : undefined));
    },
  };
};
