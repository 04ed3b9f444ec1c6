/** Width and height in any unit. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Zoom factors; at 1 the page fits the view. */
export const zoomSteps = [1, 1.5, 2, 3, 4] as const;
const maxZoom = 4;

export const clampZoom = (zoom: number): number => Math.min(maxZoom, Math.max(1, zoom));

/** The next step in a direction. The zoom may be between two steps, as after a pinch; at either end it does not change. */
export const stepZoom = (zoom: number, direction: 1 | -1): number => {
  const near = 0.01;
  return direction > 0
    ? (zoomSteps.find((step) => step > zoom + near) ?? maxZoom)
    : (zoomSteps.findLast((step) => step < zoom - near) ?? 1);
};

/** The width at which `count` pages side by side fit into `room`: zoom 1. */
export const fitWidth = (room: Size, page: Size, count: number): number =>
  Math.max(1, Math.floor(Math.min(room.width / count, (room.height * page.width) / page.height)));

/** Share of the dots that an image may lack: not seen, and the next larger one has half as many bytes again. */
const unseenLack = 0.02;

/** The smallest image width that is sharp at `shown` CSS pixels; the largest one when none is. */
export const sharpWidth = (widths: readonly number[], shown: number, density: number): number => {
  const sorted = [...widths].sort((a, b) => a - b);
  const enough = shown * density * (1 - unseenLack);
  return sorted.find((width) => width >= enough) ?? sorted.at(-1) ?? 0;
};

/**
 * The scroll position of one axis after a zoom that keeps the point under the pointer (`at`, from the view's edge) in
 * place. `margin` is the space before the page, which is centred in a view that it does not fill.
 */
export const scrollAfterZoom = (
  { scroll, at, margin }: { readonly scroll: number; readonly at: number; readonly margin: number },
  ratio: number,
  after: { readonly margin: number; readonly length: number; readonly room: number },
): number => {
  const place = (scroll + at - margin) * ratio + after.margin - at;
  return Math.max(0, Math.min(place, after.length - after.room));
};
