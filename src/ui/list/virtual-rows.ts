/** A reusable row. */
export interface DrawnRow {
  readonly element: HTMLElement;
  /** Shows the entry with this index. */
  fill(index: number): void;
}

/** The nested elements: the region around all, a box as high as all rows, the table, and the body of its rows. */
export interface RowPlace {
  readonly region: HTMLElement;
  readonly canvas: HTMLElement;
  readonly table: HTMLElement;
  readonly body: HTMLElement;
}

export interface VirtualRows {
  /** Sets the number of entries; `fromTop` scrolls to the first one when it is above the window. */
  show(count: number, fromTop?: boolean): void;
  /** Fills the rendered rows again. */
  refresh(): void;
  /** Scrolls an entry into view; returns its row. */
  reveal(index: number): HTMLElement | undefined;
  /** The visible entries, without the overscan. */
  seen(): readonly [first: number, last: number];
  stop(): void;
}

/** Rows rendered before and after the visible ones. */
const overscan = 3;

/** The rendered rows: as many as fit, filled from the entry `first`. */
const createWindow = ({ region, body }: RowPlace, make: () => DrawnRow) => {
  const rows: DrawnRow[] = [];
  let first = 0;

  const passFocus = (leaving: readonly DrawnRow[]): void => {
    const root = body.getRootNode() as Document | ShadowRoot;
    const focused = root.activeElement;
    if (focused && leaving.some(({ element }) => element.contains(focused))) region.focus({ preventScroll: true });
  };
  const refresh = (): void => rows.forEach((row, index) => void row.fill(first + index));

  return {
    rows,
    refresh,
    first: () => first,
    /** Moves the window without filling rows, when the list became shorter. */
    limit(most: number): void {
      first = Math.min(first, most);
    },
    /** Fills the rows from another entry. Rows that stay visible keep their nodes. */
    fillFrom(begin: number): void {
      const shift = begin - first;
      first = begin;
      if (Math.abs(shift) >= rows.length) {
        passFocus(rows);
        refresh();
      } else if (shift > 0) {
        const gone = rows.splice(0, shift);
        passFocus(gone);
        body.append(...gone.map(({ element }) => element));
        rows.push(...gone);
        gone.forEach((row, place) => void row.fill(begin + rows.length - shift + place));
      } else if (shift < 0) {
        const gone = rows.splice(rows.length + shift, -shift);
        passFocus(gone);
        body.prepend(...gone.map(({ element }) => element));
        rows.unshift(...gone);
        gone.forEach((row, place) => void row.fill(begin + place));
      }
    },
    resize(size: number): void {
      const surplus = rows.splice(size);
      passFocus(surplus);
      for (const { element } of surplus) element.remove();
      while (rows.length < size) {
        const row = make();
        row.fill(first + rows.length);
        rows.push(row);
        body.append(row.element);
      }
    },
  };
};

/**
 * Renders only the visible rows of a list of any length, which scrolls with the page. All rows share one height, which
 * is measured, so that text may be enlarged. Rows that stay visible keep their nodes and the focus. A focused row that
 * scrolls out passes the focus to the region, which keeps handling the keys.
 */
export const virtualRows = (nodes: RowPlace, make: () => DrawnRow): VirtualRows => {
  const { region, canvas, table, body } = nodes;
  const { rows, first, limit, fillFrom, resize, refresh } = createWindow(nodes, make);
  let count = 0;
  let rowHeight = 0;
  let headHeight = 0;
  let viewHeight = 0;

  /** Height of the rows above the window's upper edge; negative while the first one is below it. */
  const scrolled = (): number => -canvas.getBoundingClientRect().top;

  /** Renders the rows around an entry. */
  const placeAt = (index: number): void => {
    const size = Math.min(count, Math.ceil(viewHeight / rowHeight) + 2 * overscan);
    const begin = Math.max(0, Math.min(index - overscan, count - size));
    if (size !== rows.length) {
      limit(Math.max(0, count - size));
      resize(size);
    }
    if (begin !== first()) fillFrom(begin);
    table.style.top = `${first() * rowHeight}px`;
  };
  const place = (): void => placeAt(Math.floor(scrolled() / rowHeight));

  const measure = (): void => {
    viewHeight = region.clientWidth === 0 ? 0 : innerHeight;
    if (count === 0) resize(0);
    // Not rendered, such as inside a hidden part: nothing to measure yet.
    if (count === 0 || viewHeight === 0) return;
    if (rows.length === 0) resize(1);
    const box = body.getBoundingClientRect();
    rowHeight = box.height / rows.length || 1;
    headHeight = box.top - table.getBoundingClientRect().top;
    canvas.style.height = `${headHeight + count * rowHeight}px`;
    place();
  };

  const onScroll = (): void => {
    if (count > 0 && rowHeight > 0) place();
  };
  const over = new AbortController();
  const { signal } = over;
  // The page scrolls, or a box of it: its events do not bubble.
  document.addEventListener('scroll', onScroll, { capture: true, passive: true, signal });
  addEventListener('resize', measure, { signal });
  const observer = new ResizeObserver(measure);
  observer.observe(region);

  return {
    refresh,
    show(next, fromTop = false) {
      count = next;
      if (fromTop && scrolled() > 0) region.scrollIntoView();
      if (rowHeight === 0 || rows.length === 0 || count === 0) measure();
      else {
        canvas.style.height = `${headHeight + count * rowHeight}px`;
        place();
      }
      refresh();
    },
    reveal(index) {
      if (index < 0 || index >= count) return undefined;
      if (!rows[index - first()]) placeAt(index - Math.floor(rows.length / 2));
      const row = rows[index - first()]?.element;
      // The sheet keeps the heading and the bar clear with `scroll-margin`.
      row?.scrollIntoView({ block: 'nearest' });
      return row;
    },
    seen() {
      const top = scrolled();
      const last = Math.floor((top + viewHeight - headHeight) / rowHeight);
      // A row of which a few pixels are hidden is visible.
      return [Math.max(0, Math.ceil(top / rowHeight - 0.1)), Math.min(count, last) - 1];
    },
    stop() {
      over.abort();
      observer.disconnect();
    },
  };
};
