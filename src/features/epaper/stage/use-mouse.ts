import { type RefObject, useEffect } from 'react';

/** Mouse movement that starts a drag, pixels; less is a click. */
const slack = 4;

interface MouseOptions {
  readonly view: RefObject<HTMLElement | null>;
  readonly isZoomed: boolean;
  /** A click outside the stories. The Escape key does the same. */
  readonly onClickBeside: () => void;
}

/** Drags zoomed pages with the mouse; touch scrolls natively. A drag that ends on a story does not select it. */
export const useMouse = ({ view, isZoomed, onClickBeside }: MouseOptions): void => {
  useEffect(() => {
    const element = view.current;
    if (!element) return;
    const click = ({ target }: MouseEvent) => {
      if (!(target as Element).closest('a, button')) onClickBeside();
    };
    element.addEventListener('click', click);
    return () => element.removeEventListener('click', click);
  }, [view, onClickBeside]);

  useEffect(() => {
    const element = view.current;
    if (!element || !isZoomed) return;
    const over = new AbortController();
    const { signal } = over;
    let from: { readonly x: number; readonly y: number } | undefined;
    let moved = false;
    const press = ({ pointerType, button, clientX, clientY }: PointerEvent) => {
      moved = false;
      from = pointerType === 'mouse' && button === 0 ? { x: clientX, y: clientY } : undefined;
    };
    const move = ({ buttons, clientX, clientY, pointerId }: PointerEvent) => {
      if (!from || buttons !== 1) return;
      const [x, y] = [from.x - clientX, from.y - clientY];
      if (!moved && Math.hypot(x, y) < slack) return;
      if (!moved) element.setPointerCapture(pointerId);
      moved = true;
      element.scrollBy({ left: x, top: y, behavior: 'instant' });
      from = { x: clientX, y: clientY };
    };
    const release = () => {
      from = undefined;
    };
    const click = (event: MouseEvent) => {
      if (!moved) return;
      moved = false;
      event.preventDefault();
      event.stopPropagation();
    };
    element.addEventListener('pointerdown', press, { signal });
    element.addEventListener('pointermove', move, { signal });
    element.addEventListener('pointerup', release, { signal });
    element.addEventListener('click', click, { signal, capture: true });
    return () => over.abort();
  }, [view, isZoomed]);
};
