import { type ReactNode, useState } from 'react';

/** Lists that the reader made longer stay so while their first run is kept: the way back finds them as they were. */
const grown = new WeakMap<readonly unknown[], readonly unknown[]>();

export interface MoreState<T> {
  readonly items: readonly T[];
  readonly state: 'idle' | 'loading' | 'failed';
  more(): Promise<void>;
}

/** A list that grows run by run; `load` brings a run by its number, undefined where it did not arrive. */
export const useMore = <T,>(
  first: readonly T[],
  perRun: number,
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
      const run = await load(Math.floor(items.length / perRun) + 1);
      if (run) {
        const all = [...items, ...run];
        grown.set(first, all);
        setItems(all);
      }
      setState(run ? 'idle' : 'failed');
    },
  };
};

interface MoreProps {
  readonly state: MoreState<unknown>['state'];
  /** How many are shown, of how many. */
  readonly count: string;
  /** What the button does; empty where everything is shown. */
  readonly label: string;
  readonly failed: string;
  readonly onMore: () => void;
}

/** The end of a list: how much of it is shown, and the way to more. */
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
