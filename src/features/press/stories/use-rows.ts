import { useEffect, useState } from 'react';
import { type Row, type RowQuery, rowsOf } from '../../../api/press/stories.ts';
import { core } from '../../../core/page/core.ts';
import { failureText } from '../../../rules/page/failures.ts';
import { copy } from '../copy.ts';

/** State of the rows of the days. */
export interface RowsState {
  readonly rows: readonly Row[];
  /** More rows are loading. */
  readonly isLoading: boolean;
  readonly failed: string | undefined;
}

const nothing: RowsState = { rows: [], isLoading: true, failed: undefined };

/** Loads the stories of the days. Earlier rows stay until the new ones arrive. */
export const useRows = ({ from, to, onlyMatches, grouped }: RowQuery): readonly [RowsState, () => void] => {
  const [state, setState] = useState(nothing);
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round asks again
  useEffect(() => {
    const leaving = new AbortController();
    const query = { from, to, onlyMatches, grouped };
    setState((before) => ({ ...before, isLoading: true, failed: undefined }));
    const grow = (rows: readonly Row[]) => setState({ rows, isLoading: true, failed: undefined });
    void rowsOf(core.clients.newsstand, query, grow, leaving.signal).then((result) => {
      if (leaving.signal.aborted) return;
      if (result.kind === 'ok') setState({ rows: result.data, isLoading: false, failed: undefined });
      else setState({ rows: [], isLoading: false, failed: failureText(result, copy.loadFailed) });
    });
    return () => leaving.abort();
  }, [from, to, onlyMatches, grouped, round]);
  return [state, () => setRound(round + 1)];
};
