import { rangeOf } from '../../../rules/press/press-selection.ts';
import type { RowPlace, VirtualRows } from '../../../ui/list/virtual-rows.ts';

/** Actions that keys and pointer trigger. */
export interface TableDeeds {
  count(): number;
  idAt(index: number): number | undefined;
  ids(): readonly number[];
  isChosen(id: number): boolean;
  choose(ids: readonly number[], selected: boolean): void;
  open(index: number): void;
}

export interface TableKeys {
  /** Index of the row that the keys are on. */
  at(): number;
  /** Returns to the first row without moving the focus. */
  home(): void;
  stop(): void;
}

const indexOf = (target: EventTarget | null): number | undefined => {
  const row = target instanceof Element ? target.closest('tr[aria-rowindex]') : null;
  return row ? Number(row.getAttribute('aria-rowindex')) - 2 : undefined;
};

const isPlain = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => !ctrlKey && !metaKey && !altKey;

/** The row that the keys are on, and the selection that starts there. */
const createCursor = (rows: VirtualRows, deeds: TableDeeds) => {
  let current = 0;
  let anchor: number | undefined;

  const set = (index: number): void => {
    if (index === current) return;
    current = index;
    rows.refresh();
  };
  const go = (index: number): void => {
    const to = Math.max(0, Math.min(index, deeds.count() - 1));
    set(to);
    const row = rows.reveal(to);
    rows.refresh();
    row?.querySelector('input')?.focus({ preventScroll: true });
  };
  return {
    at: () => current,
    set,
    go,
    /** Coming from the checkbox, start at the visible rows: the table may have scrolled. */
    step(by: 1 | -1, inRow: boolean): void {
      const [first, last] = rows.seen();
      const isSeen = current >= first && current <= last;
      if (inRow || (isSeen && current > 0)) go(current + by);
      else go(isSeen ? current : first);
    },
    choose(index: number, isRange: boolean): void {
      const id = deeds.idAt(index);
      if (id === undefined) return;
      const selected = !deeds.isChosen(id);
      const ids = isRange ? rangeOf(deeds.ids(), anchor, id) : [id];
      anchor = id;
      deeds.choose(
        ids.filter((one) => deeds.isChosen(one) !== selected),
        selected,
      );
    },
    home(): void {
      current = 0;
      anchor = undefined;
    },
  };
};

/**
 * Selection by keys while the focus is in the table: j and k or the arrows move, Space selects, Shift extends the
 * selection, Enter reads. Shift and click extend it too.
 */
export const tableKeys = ({ region, body }: RowPlace, rows: VirtualRows, deeds: TableDeeds): TableKeys => {
  const over = new AbortController();
  const { signal } = over;
  const { at, set, go, step, choose, home } = createCursor(rows, deeds);
  let withShift = false;

  const moves: Readonly<Record<string, (inRow: boolean) => void>> = {
    j: (inRow) => step(1, inRow),
    ArrowDown: (inRow) => step(1, inRow),
    k: (inRow) => step(-1, inRow),
    ArrowUp: (inRow) => step(-1, inRow),
    Home: () => go(0),
    End: () => go(deeds.count() - 1),
  };

  const onKey = (event: KeyboardEvent): void => {
    const { key, target } = event;
    if (!isPlain(event) || !(target instanceof Element) || target.closest('thead')) return;
    const inRow = indexOf(target) !== undefined;
    const isBox = target instanceof HTMLInputElement;
    const name = key.length === 1 ? key.toLowerCase() : key;
    const move = moves[name];
    if (move) {
      event.preventDefault();
      move(inRow);
    } else if (name === ' ' && isBox) {
      // The browser's click event follows, and not every browser sets its Shift flag.
      withShift = event.shiftKey;
    } else if (name === ' ' && !inRow) {
      event.preventDefault();
      choose(at(), event.shiftKey);
    } else if (name === 'Enter' && (isBox || !inRow)) {
      event.preventDefault();
      deeds.open(at());
    }
  };

  const onClick = (event: MouseEvent): void => {
    const { target } = event;
    const index = indexOf(target);
    if (index === undefined || !(target instanceof Element)) return;
    set(index);
    if (target instanceof HTMLInputElement) {
      choose(index, event.shiftKey || withShift);
      withShift = false;
      // Show the selection again: the change may be refused.
      rows.refresh();
    } else if (target.closest('button')) deeds.open(index);
  };

  const onFocus = ({ target }: FocusEvent): void => {
    const index = indexOf(target);
    if (index !== undefined) set(index);
  };

  region.addEventListener('keydown', onKey, { signal });
  body.addEventListener('click', onClick, { signal });
  body.addEventListener('focusin', onFocus, { signal });
  return { at, home, stop: () => over.abort() };
};
