import { useCallback, useState } from 'react';

interface Choice {
  readonly id: string;
}

/** Replaces one item of a list. */
const withItem = <T extends Choice>(items: readonly T[], now: T): readonly T[] =>
  items.map((item) => (item.id === now.id ? now : item));

interface Choices<T> {
  /** The items with their pending changes. */
  readonly shown: readonly T[];
  /** Ids of the items with a pending call. */
  readonly pending: ReadonlySet<string>;
  /** Shows the wanted item until `send` resolves with the saved one; undefined reverts it. */
  readonly choose: (wanted: T, send: () => Promise<T | undefined>) => Promise<void>;
  /** Replaces all items. */
  readonly put: (items: readonly T[]) => void;
}

/**
 * Items that change at once and revert when their call fails, each on its own. React's `useOptimistic` would hold back
 * every item until the slowest call has ended.
 */
export const useChoices = <T extends Choice>(loaded: readonly T[]): Choices<T> => {
  const [kept, put] = useState(loaded);
  const [wanted, setWanted] = useState<readonly T[]>([]);
  const choose = useCallback(async (item: T, send: () => Promise<T | undefined>) => {
    setWanted((all) => [...all, item]);
    const now = await send();
    setWanted((all) => all.filter((one) => one !== item));
    if (now) put((items) => withItem(items, now));
  }, []);
  return { shown: wanted.reduce(withItem, kept), pending: new Set(wanted.map(({ id }) => id)), choose, put };
};
