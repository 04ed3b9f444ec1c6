import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Size } from '../../../rules/epaper/page-zoom.ts';

const none: Size = { width: 0, height: 0 };

/** The size of an element, kept up to date. */
export const useRoom = (place: RefObject<HTMLElement | null>): Size => {
  const [room, setRoom] = useState(none);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      setRoom((before) => (before.width === width && before.height === height ? before : { width, height }));
    };
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [place]);
  return room;
};
