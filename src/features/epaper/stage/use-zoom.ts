import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { clampZoom, type Size, scrollAfterZoom } from '../../../rules/epaper/page-zoom.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

interface ZoomOptions {
  /** The scroll container of pages larger than the view. */
  readonly view: RefObject<HTMLElement | null>;
  /** The pages inside the container. */
  readonly sheet: RefObject<HTMLElement | null>;
  readonly isCurrent: boolean;
  readonly zoom: number;
  readonly room: Size;
  /** Size of the pages at zoom 1. */
  readonly whole: Size;
  readonly onZoom: (zoom: number) => void;
}

/** Idle time of the wheel after which a zoom is settled. */
const settleDelayMs = 140;
const topRoom = 28;

/** Free room beside and above pages smaller than the view. */
export const marginsOf = (room: Size, { width, height }: Size): Point => ({
  x: Math.max(0, (room.width - width) / 2),
  y: Math.min(topRoom, Math.max(0, (room.height - height) / 2)),
});

const scaled = ({ width, height }: Size, zoom: number): Size => ({ width: width * zoom, height: height * zoom });

const middleOf = ([a, b]: readonly Touch[], { left, top }: DOMRect): Point => ({
  x: ((a?.clientX ?? 0) + (b?.clientX ?? 0)) / 2 - left,
  y: ((a?.clientY ?? 0) + (b?.clientY ?? 0)) / 2 - top,
});

const distanceOf = ([a, b]: readonly Touch[]): number =>
  Math.hypot((a?.clientX ?? 0) - (b?.clientX ?? 0), (a?.clientY ?? 0) - (b?.clientY ?? 0));

/** What the gestures and the drawing of a zoom share. */
interface Gesture {
  /** The point of the view that stays in place. */
  anchor?: Point | undefined;
  scroll: Point;
}

/** Transforms the pages during a gesture; `settle` gives them their new size. */
const createScaling = (latest: RefObject<ZoomOptions>, gesture: Gesture, element: HTMLElement) => {
  let live = 1;
  const pages = () => latest.current.sheet.current;
  return {
    /** Grows the pages by a factor since the last settled size. */
    grow(by: number, at: Point) {
      const sheet = pages();
      if (!sheet) return;
      const { zoom } = latest.current;
      live = clampZoom(zoom * by) / zoom;
      if (!gesture.anchor) {
        gesture.anchor = at;
        const box = element.getBoundingClientRect();
        const { left, top } = sheet.getBoundingClientRect();
        sheet.style.transformOrigin = `${at.x + box.left - left}px ${at.y + box.top - top}px`;
      }
      sheet.style.transform = `scale(${live})`;
    },
    /** Grows them further. */
    growOn(by: number, at: Point) {
      this.grow(live * by, at);
    },
    settle() {
      const { zoom, onZoom } = latest.current;
      const next = clampZoom(zoom * live);
      live = 1;
      if (next !== zoom) return onZoom(next);
      gesture.anchor = undefined;
      const sheet = pages();
      if (sheet) sheet.style.transform = '';
    },
  };
};

/** Listens to wheel, fingers, double taps and scrolling. Returns the cleanup. */
const listen = (latest: RefObject<ZoomOptions>, gesture: Gesture, element: HTMLElement): (() => void) => {
  const over = new AbortController();
  const { signal } = over;
  const scaling = createScaling(latest, gesture, element);
  let start = 0;
  let timer = 0;

  const wheel = (event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const { left, top } = element.getBoundingClientRect();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 30 : 1;
    scaling.growOn(Math.exp((-event.deltaY * lines) / 300), { x: event.clientX - left, y: event.clientY - top });
    clearTimeout(timer);
    timer = window.setTimeout(scaling.settle, settleDelayMs);
  };
  const touch = (event: TouchEvent) => {
    if (event.touches.length !== 2) return;
    event.preventDefault();
    const fingers = [...event.touches];
    if (event.type === 'touchstart') start = distanceOf(fingers);
    else if (start > 0) scaling.grow(distanceOf(fingers) / start, middleOf(fingers, element.getBoundingClientRect()));
  };
  const lift = ({ touches }: TouchEvent) => {
    if (start === 0 || touches.length > 1) return;
    start = 0;
    clearTimeout(timer);
    scaling.settle();
  };
  const twice = ({ clientX, clientY }: MouseEvent) => {
    const { left, top } = element.getBoundingClientRect();
    const { zoom, onZoom } = latest.current;
    gesture.anchor = { x: clientX - left, y: clientY - top };
    onZoom(zoom > 1 ? 1 : 2);
  };
  const follow = () => {
    gesture.scroll = { x: element.scrollLeft, y: element.scrollTop };
  };
  follow();
  element.addEventListener('wheel', wheel, { signal, passive: false });
  element.addEventListener('touchstart', touch, { signal, passive: false });
  element.addEventListener('touchmove', touch, { signal, passive: false });
  element.addEventListener('touchend', lift, { signal });
  element.addEventListener('touchcancel', lift, { signal });
  element.addEventListener('dblclick', twice, { signal });
  element.addEventListener('scroll', follow, { signal, passive: true });
  return () => {
    clearTimeout(timer);
    over.abort();
  };
};

/**
 * Zoom by wheel (with Ctrl, as trackpads send a pinch), by two fingers and by double tap. During the gesture the pages
 * are only transformed; at its end they get their new size, and the point under the pointer stays in place.
 */
export const useZoom = (options: ZoomOptions): void => {
  const { view, sheet, isCurrent, zoom, room, whole } = options;
  const latest = useRef(options);
  latest.current = options;
  const { current: gesture } = useRef<Gesture>({ scroll: { x: 0, y: 0 } });
  const before = useRef(zoom);

  useLayoutEffect(() => {
    const element = view.current;
    const from = before.current;
    before.current = zoom;
    if (!element || from === zoom) return;
    if (sheet.current) sheet.current.style.transform = '';
    const at = gesture.anchor ?? { x: room.width / 2, y: room.height / 2 };
    gesture.anchor = undefined;
    const size = scaled(whole, zoom);
    const old = marginsOf(room, scaled(whole, from));
    const now = marginsOf(room, size);
    const ratio = zoom / from;
    const { x, y } = gesture.scroll;
    const left = { margin: now.x, length: size.width, room: room.width };
    const top = { margin: now.y, length: size.height, room: room.height };
    element.scrollTo({
      left: scrollAfterZoom({ scroll: x, at: at.x, margin: old.x }, ratio, left),
      top: scrollAfterZoom({ scroll: y, at: at.y, margin: old.y }, ratio, top),
      behavior: 'instant',
    });
  }, [zoom, room, whole, view, sheet, gesture]);

  useEffect(() => {
    const element = view.current;
    if (!element || !isCurrent) return;
    return listen(latest, gesture, element);
  }, [isCurrent, view, gesture]);
};
