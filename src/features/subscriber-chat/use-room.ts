import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** How many columns fit: the conversation, the history beside it, and what to read. */
export type Columns = 1 | 2 | 3;

const columnsOf = (width: number): Columns => (width > 1140 ? 3 : width > 820 ? 2 : 1);

/**
 * How many columns an app-like screen has room for. One that `fills` the page leaves the window's height below the page's
 * head; alone among other things it takes a window.
 */
export const useRoom = (fills: boolean): readonly [RefObject<HTMLDivElement | null>, Columns] => {
  const box = useRef<HTMLDivElement>(null);
  const [columns, setColumns] = useState<Columns>(3);
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    const measure = () => {
      const { top, width } = current.getBoundingClientRect();
      if (fills) current.style.setProperty('--np-_above', `${Math.max(0, Math.round(top + scrollY))}px`);
      setColumns(columnsOf(width));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    measure();
    return () => observer.disconnect();
  }, [fills]);
  return [box, columns];
};
