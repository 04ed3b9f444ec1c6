import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** How many columns fit: the conversation, the history beside it, and what to read. */
export type Columns = 1 | 2 | 3;

const columnsOf = (width: number): Columns => (width > 1140 ? 3 : width > 820 ? 2 : 1);

/** Where the screen begins further down than this, it stands among other things and takes a whole window. */
const lowest = 200;

/** An app-like screen: it fills the window below the page's head, and says how many columns it has room for. */
export const useRoom = (): readonly [RefObject<HTMLDivElement | null>, Columns] => {
  const box = useRef<HTMLDivElement>(null);
  const [columns, setColumns] = useState<Columns>(3);
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    const measure = () => {
      const { top, width } = current.getBoundingClientRect();
      const above = top + scrollY;
      current.style.setProperty('--np-_above', `${above < lowest ? Math.max(0, Math.round(above)) : 0}px`);
      setColumns(columnsOf(width));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    measure();
    return () => observer.disconnect();
  }, []);
  return [box, columns];
};
