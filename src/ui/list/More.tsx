import { type ReactNode, useState } from 'react';

/** Extended lists by their first page, so that going back shows them at the same length. */
const grown = new WeakMap<readonly unknown[], readonly unknown[]>();

export interface MoreState<T> {
  readonly items: readonly T[];
  readonly state: 'idle' | 'loading' | 'failed';
  more(): Promise<void>;
}

/** A list that grows page by page. `load` resolves with a page by its number, undefined after a failure. */
export const useMore = <T,>(
  first: readonly T[],
  pageSize: number,
  load: (page: number) => Promise<readonly T[] | undefined>,
): MoreState<T> => {
  const [items, setItems] = useState(() => (grown.get(first) as readonly T[] | undefined) ?? first);
  const [state, setState] = useState<MoreState<T>['state']>('idle');
  return {
    items,
    state,
    async more() {
      if (state === 'loading') return;
      setState('loading');
      const page = await load(Math.floor(items.length / pageSize) + 1);
      if (page) {
        const all = [...items, ...page];
        grown.set(first, all);
        setItems(all);
      }
      setState(page ? 'idle' : 'failed');
    },
  };
};

interface MoreProps {
  readonly state: MoreState<unknown>['state'];
  /** How many entries are shown, of how many. */
  readonly count: string;
  /** The button's label; empty hides the button. */
  readonly label: string;
  readonly failed: string;
  readonly onMore: () => void;
}

/** The end of a list: how much of it is shown, and a button for more. */
export const More = ({ state, count, label, failed, onMore }: MoreProps): ReactNode => (
  <div className="more">
    <p className="meta" role="status">
      {state === 'failed' ? failed : count}
    </p>
    {label ? (
      <button type="button" className="button" aria-disabled={state === 'loading'} onClick={onMore}>
        {label}
      </button>
    ) : null}
  </div>
);
