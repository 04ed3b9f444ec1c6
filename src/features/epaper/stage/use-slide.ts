import { type RefObject, useLayoutEffect, useRef } from 'react';

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
/** Distance from a snap point that counts as arrived, as a part of the page width. */
const near = 0.02;

interface Slide {
  /** Scrolls to a spread before it is rendered as the current one. */
  readonly slideTo: (index: number) => void;
  /** Call on scroll: reports the spread that the reader scrolled to. */
  readonly follow: () => void;
  /** Call when the reader touches the pages. */
  readonly hold: () => void;
}

/** Keeps scroll position and current spread in sync, whichever changes first. */
export const useSlide = (
  stage: RefObject<HTMLElement | null>,
  width: number,
  index: number,
  onIndex: (index: number) => void,
): Slide => {
  const at = useRef({ index: -1, width: 0 });
  const drawn = useRef('');
  /** Target of a programmatic scroll; spreads passed on the way are not reported. */
  const goal = useRef<number>(undefined);
  const hold = () => {
    goal.current = undefined;
  };
  const slideTo = (to: number) => {
    const { index: from, width: before } = at.current;
    const isNear = before === width && from >= 0 && Math.abs(from - to) === 1;
    at.current = { index: to, width };
    const element = stage.current;
    const left = to * width;
    // No scroll event fires when the position does not change.
    if (!element || Math.abs(element.scrollLeft - left) <= width * near) return hold();
    goal.current = to;
    element.scrollTo({ left, behavior: isNear && !isStill() ? 'smooth' : 'instant' });
  };
  useLayoutEffect(() => {
    const place = `${index} ${width}`;
    // Same spread and width: the pages may be scrolling to a spread that is not rendered yet.
    if (width === 0 || !stage.current || drawn.current === place) return;
    drawn.current = place;
    if (at.current.index !== index || at.current.width !== width) slideTo(index);
  });
  const follow = () => {
    const element = stage.current;
    if (!element || width === 0) return;
    const place = element.scrollLeft / width;
    const arrived = Math.round(place);
    if (Math.abs(place - arrived) > near) return;
    if (goal.current !== undefined) {
      if (goal.current === arrived) goal.current = undefined;
      return;
    }
    if (arrived === index) return;
    at.current = { index: arrived, width };
    onIndex(arrived);
  };
  return { slideTo, follow, hold };
};
