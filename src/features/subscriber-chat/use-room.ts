import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { inSight } from '../../ui/area/in-sight.ts';

/** Columns that fit: conversation, history, related articles. */
export type Columns = 1 | 2 | 3;

const columnsOf = (width: number): Columns => (width > 1140 ? 3 : width > 820 ? 2 : 1);

/**
 * Number of columns for the available width. A screen that `fills` its page takes the window's height below the page's
 * header; otherwise it takes a window's height.
 */
export const useRoom = (fills: boolean): readonly [RefObject<HTMLDivElement | null>, Columns] => {
  const box = useRef<HTMLDivElement>(null);
  const [columns, setColumns] = useState<Columns>(3);
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    const measure = () => {
      const { top, width } = inSight(current).getBoundingClientRect();
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
