import { useCallback, useState } from 'react';

interface Choice {
  readonly id: string;
}

/** The list with one of its items as it is now. */
const withItem = <T extends Choice>(items: readonly T[], now: T): readonly T[] =>
  items.map((item) => (item.id === now.id ? now : item));

interface Choices<T> {
  /** The items with what is under way. */
  readonly shown: readonly T[];
  /** Ids of the items that wait for their call. */
  readonly pending: ReadonlySet<string>;
  /** Shows the wanted item until `send` has come to the item as it is now, or to nothing: then it goes back. */
  readonly choose: (wanted: T, send: () => Promise<T | undefined>) => Promise<void>;
  /** Puts other items in their place. */
  readonly put: (items: readonly T[]) => void;
}

/**
 * Items that change at once and go back where their call fails, each by itself. React's own optimistic state holds every
 * item back until the slowest call has ended.
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
