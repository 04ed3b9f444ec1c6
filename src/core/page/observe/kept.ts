import { page } from '../page.ts';
import type { KeptFault } from './observed.ts';

/** Most failures that are kept: a page may fail again and again while nobody observes. */
const most = 50;

/** Keeps the first failures of the page view, for whoever observes later. Called before the first one is told. */
export const keepFaults = (): void => {
  if (page.faults) return;
  const kept: KeptFault[] = [];
  page.faults = kept;
  document.addEventListener('np-error', (event: CustomEventInit & Event) => {
    const { localName } = Object(event.composedPath()[0]);
    if (kept.length < most) kept.push([event.detail, localName, location.pathname]);
  });
};
