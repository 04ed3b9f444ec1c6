import { pageState } from '../page-state.ts';

/** The locks in place, and the styles of the page before the first one. */
const lock = () => pageState('scrollLock', () => ({ holders: 0, overflow: '', gutter: '' }));

/**
 * Stops the page from scrolling, without a shift of its layout. Returns the release; the last one restores the page.
 */
export const lockScroll = (): (() => void) => {
  const { style } = document.documentElement;
  const state = lock();
  if (state.holders === 0) {
    state.overflow = style.overflow;
    state.gutter = style.scrollbarGutter;
    if (innerWidth > document.documentElement.clientWidth) style.scrollbarGutter = 'stable';
    style.overflow = 'hidden';
  }
  state.holders += 1;
  let isReleased = false;
  return () => {
    if (isReleased) return;
    isReleased = true;
    state.holders -= 1;
    if (state.holders > 0) return;
    style.overflow = state.overflow;
    style.scrollbarGutter = state.gutter;
  };
};
