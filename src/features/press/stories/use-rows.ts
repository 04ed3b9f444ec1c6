import { useCallback, useState } from 'react';
import { type Row, type RowQuery, rowsOf } from '../../../api/press/stories.ts';
import { core } from '../../../core/page/core.ts';
import { failureText } from '../../../rules/page/failures.ts';
import { useRequest } from '../../../ui/base/use-request.ts';
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
  const load = useCallback(
    (signal: AbortSignal) => {
      const query = { from, to, onlyMatches, grouped };
      setState((before) => ({ ...before, isLoading: true, failed: undefined }));
      const grow = (rows: readonly Row[]) => setState({ rows, isLoading: true, failed: undefined });
      void rowsOf(core.clients.newsstand, query, grow, signal).then((result) => {
        if (signal.aborted) return;
        if (result.kind === 'ok') setState({ rows: result.data, isLoading: false, failed: undefined });
        else setState({ rows: [], isLoading: false, failed: failureText(result, copy.loadFailed) });
      });
    },
    [from, to, onlyMatches, grouped],
  );
  return [state, useRequest(load)];
};
