/** Width and height, in whatever unit. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How much larger than the whole view a page may be shown. */
export const zoomSteps = [1, 1.5, 2, 3, 4] as const;
const most = 4;

export const clampZoom = (zoom: number): number => Math.min(most, Math.max(1, zoom));

/** The next step from a zoom that may stand between two, as after a pinch; at an end it stays. */
export const stepZoom = (zoom: number, direction: 1 | -1): number => {
  const near = 0.01;
  return direction > 0
    ? (zoomSteps.find((step) => step > zoom + near) ?? most)
    : (zoomSteps.findLast((step) => step < zoom - near) ?? 1);
};

/** The width at which a page, or two side by side, are whole in a room: the zoom 1 of a view. */
export const fitWidth = (room: Size, page: Size, count: number): number =>
  Math.max(1, Math.floor(Math.min(room.width / count, (room.height * page.width) / page.height)));

/** The smallest image that is sharp at a width of the screen's own dots; the largest where none is. */
export const sharpWidth = (widths: readonly number[], shown: number, density: number): number => {
  const sorted = [...widths].sort((a, b) => a - b);
  return sorted.find((width) => width >= shown * density) ?? sorted.at(-1) ?? 0;
};

/**
 * Where one axis of a view is scrolled to after a zoom, so that what is under the pointer (`at`, from the view's edge)
 * stays there. `margin` is the room before the page, which is in the middle of a view that it does not fill.
 */
export const keptPlace = (
  { scroll, at, margin }: { readonly scroll: number; readonly at: number; readonly margin: number },
  ratio: number,
  after: { readonly margin: number; readonly length: number; readonly room: number },
): number => {
  const place = (scroll + at - margin) * ratio + after.margin - at;
  return Math.max(0, Math.min(place, after.length - after.room));
};
