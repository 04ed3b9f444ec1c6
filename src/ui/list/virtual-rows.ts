/** A row that is drawn again and again, for one entry after the other. */
export interface DrawnRow {
  readonly element: HTMLElement;
  fill(index: number): void;
}

/** Where the rows stand: a box that scrolls, in it a box as high as all rows, in that the table with its rows' body. */
export interface RowPlace {
  readonly scroller: HTMLElement;
  readonly canvas: HTMLElement;
  readonly table: HTMLElement;
  readonly body: HTMLElement;
}

export interface VirtualRows {
  /** So many entries there are now; `fromTop` where they are others. */
  show(count: number, fromTop?: boolean): void;
  /** Draws the rows that stand anew. */
  refresh(): void;
  /** Brings an entry into view and answers its row. */
  reveal(index: number): HTMLElement | undefined;
  /** The entries that can be seen, without those before and after. */
  seen(): readonly [first: number, last: number];
  stop(): void;
}

/** Rows drawn before and after those that are seen. */
const spare = 3;

/**
 * As many rows as can be seen, of entries without number, all of one height; they are measured, so that texts may be
 * enlarged. Rows that stay in sight keep their nodes and with them the focus; a focused row that leaves hands it to the
 * box, from which the keys go on.
 */
export const virtualRows = ({ scroller, canvas, table, body }: RowPlace, make: () => DrawnRow): VirtualRows => {
  const rows: DrawnRow[] = [];
  let count = 0;
  let first = 0;
  let rowHeight = 0;
  let headHeight = 0;
  let viewHeight = 0;

  const handOver = (going: readonly DrawnRow[]): void => {
    const root = body.getRootNode() as Document | ShadowRoot;
    const focused = root.activeElement;
    if (focused && going.some(({ element }) => element.contains(focused))) scroller.focus({ preventScroll: true });
  };

  const fillFrom = (begin: number): void => {
    const shift = begin - first;
    if (Math.abs(shift) >= rows.length) {
      handOver(rows);
      first = begin;
      rows.forEach((row, place) => void row.fill(begin + place));
      return;
    }
    first = begin;
    if (shift > 0) {
      const gone = rows.splice(0, shift);
      handOver(gone);
      body.append(...gone.map(({ element }) => element));
      rows.push(...gone);
      gone.forEach((row, place) => void row.fill(begin + rows.length - shift + place));
    } else if (shift < 0) {
      const gone = rows.splice(rows.length + shift, -shift);
      handOver(gone);
      body.prepend(...gone.map(({ element }) => element));
      rows.unshift(...gone);
      gone.forEach((row, place) => void row.fill(begin + place));
    }
  };

  const resize = (size: number): void => {
    const surplus = rows.splice(size);
    handOver(surplus);
    for (const { element } of surplus) element.remove();
    while (rows.length < size) {
      const row = make();
      row.fill(first + rows.length);
      rows.push(row);
      body.append(row.element);
    }
  };

  const place = (): void => {
    const size = Math.min(count, Math.ceil(viewHeight / rowHeight) + 2 * spare);
    const begin = Math.max(0, Math.min(Math.floor(scroller.scrollTop / rowHeight) - spare, count - size));
    if (size !== rows.length) {
      first = Math.min(first, Math.max(0, count - size));
      resize(size);
    }
    if (begin !== first) fillFrom(begin);
    table.style.top = `${first * rowHeight}px`;
  };

  const measure = (): void => {
    viewHeight = scroller.clientHeight;
    if (count === 0) resize(0);
    // Not drawn, such as in a part that is hidden: there is nothing to measure yet.
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
  scroller.addEventListener('scroll', onScroll, { passive: true });
  const observer = new ResizeObserver(measure);
  observer.observe(scroller);

  const refresh = (): void => rows.forEach((row, index) => void row.fill(first + index));

  return {
    refresh,
    show(next, fromTop = false) {
      count = next;
      if (fromTop) scroller.scrollTop = 0;
      if (rowHeight === 0 || rows.length === 0 || count === 0) measure();
      else {
        canvas.style.height = `${headHeight + count * rowHeight}px`;
        place();
      }
      refresh();
    },
    reveal(index) {
      if (index < 0 || index >= count) return undefined;
      const top = index * rowHeight;
      const room = viewHeight - headHeight - rowHeight;
      if (top < scroller.scrollTop) scroller.scrollTop = top;
      else if (top > scroller.scrollTop + room) scroller.scrollTop = top - room;
      place();
      return rows[index - first]?.element;
    },
    seen() {
      const from = Math.ceil(scroller.scrollTop / rowHeight);
      return [from, Math.min(count, Math.floor((scroller.scrollTop + viewHeight - headHeight) / rowHeight)) - 1];
    },
    stop() {
      scroller.removeEventListener('scroll', onScroll);
      observer.disconnect();
    },
  };
};
