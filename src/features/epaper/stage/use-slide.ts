import { type RefObject, useLayoutEffect, useRef } from 'react';

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
/** Parts of a page's width within which a place counts as reached. */
const near = 0.02;

interface Slide {
  /** Has the pages slide to a place before it is drawn as the current one: they are there already. */
  readonly slideTo: (index: number) => void;
  /** For each scroll: tells where the reader has come to by hand. */
  readonly follow: () => void;
  /** The reader's hand is on the pages. */
  readonly hold: () => void;
}

/** Keeps the scroller of the pages and the current place together, whichever of them moves first. */
export const useSlide = (
  stage: RefObject<HTMLElement | null>,
  width: number,
  index: number,
  onIndex: (index: number) => void,
): Slide => {
  const at = useRef({ index: -1, width: 0 });
  const drawn = useRef('');
  /** Where the pages slide to; what they pass on the way is nobody's request. */
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
    // Where it stands already nothing scrolls, and nothing would tell that it has come.
    if (!element || Math.abs(element.scrollLeft - left) <= width * near) return hold();
    goal.current = to;
    element.scrollTo({ left, behavior: isNear && !isStill() ? 'smooth' : 'instant' });
  };
  useLayoutEffect(() => {
    const place = `${index} ${width}`;
    // Drawn anew as it was: the pages may be on their way to a place that is not drawn yet.
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
