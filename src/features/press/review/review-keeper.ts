import { signal } from '@preact/signals-core';
import { changeReview, type Item, type Review, reviewOf } from '../../../api/press/review.ts';
import type { Row } from '../../../api/press/stories.ts';
import { core } from '../../../core/page/core.ts';
import { announceReviewChanged, keepChanges, keptChanges, onReviewChanged } from '../../../core/press/press-changes.ts';
import { failureText } from '../../../rules/page/failures.ts';
import { type Change, withChange } from '../../../rules/press/press-selection.ts';
import { copy } from '../copy.ts';

/** The review as shown: the server's state plus unsent changes. */
export interface ReviewState {
  /** Undefined until loaded. */
  readonly review: Review | undefined;
  readonly items: readonly Item[];
  readonly failed: string | undefined;
  /** Changes wait for the connection. */
  readonly isWaiting: boolean;
}

const { newsstand } = core.clients;

/**
 * Holds the chosen stories. A change shows at once; changes are sent one at a time. Without a connection they wait,
 * also across reloads, and are sent once it is back. A change that the server refuses is undone with a message. Other
 * tabs are notified and reload.
 */
export const createReviewKeeper = (tell: (text: string) => void) => {
  const state = signal<ReviewState>({ review: undefined, items: [], failed: undefined, isWaiting: false });
  const known = new Map<number, Row>();
  let changes: readonly Change[] = [];
  let sending: Promise<boolean> | undefined;
  let stop = new AbortController();

  const make = (id: number): Item | undefined => {
    const row = known.get(id);
    return row && { ...row, section: '', note: '' };
  };
  const put = (change: Partial<ReviewState>): void => {
    const next = { ...state.peek(), ...change };
    const server = next.review?.selezione?.items ?? [];
    state.value = { ...next, items: changes.reduce<readonly Item[]>((all, one) => withChange(all, one, make), server) };
  };

  const load = async (): Promise<void> => {
    const { signal: leaving } = stop;
    const result = await reviewOf(newsstand, leaving);
    // A pending change returns a newer review.
    if (leaving.aborted || sending) return;
    if (result.kind === 'ok') put({ review: result.data, failed: undefined });
    else if (!state.peek().review) put({ failed: failureText(result, copy.loadFailed) });
  };

  /** Resolves to whether the server accepted all changes. */
  const sendAll = async (): Promise<boolean> => {
    let isTaken = true;
    for (let [next] = changes; next; [next] = changes) {
      const result = await changeReview(newsstand, next);
      if (result.kind === 'network' || result.kind === 'sessionEnded') {
        put({ isWaiting: true });
        isTaken = false;
        break;
      }
      changes = changes.slice(1);
      keepChanges(changes);
      if (result.kind === 'ok') {
        put({ review: result.data, isWaiting: false, failed: undefined });
        announceReviewChanged();
      } else {
        put({ isWaiting: false });
        tell(failureText(result, copy.notChanged));
        isTaken = false;
      }
    }
    sending = undefined;
    return isTaken;
  };
  const send = async (): Promise<boolean> => {
    if (changes.length === 0) return true;
    sending ??= sendAll();
    return sending;
  };

  const again = (): void => void (changes.length > 0 ? send() : load());

  return {
    state,
    retry: again,
    /** No change is pending: the server has what is shown. */
    isSettled: (): boolean => changes.length === 0,
    /** The review once the server has all changes; undefined when it does not accept them. */
    settled: async (): Promise<Review | undefined> => ((await send()) ? state.peek().review : undefined),
    /** Adds rows that may be chosen, to show them in the review before the server does. */
    learn(rows: readonly Row[]): void {
      for (const row of rows) known.set(row.id, row);
      // Changes stored before a reload can be shown now.
      if (changes.length > 0) put({});
    },
    change(change: Change): void {
      changes = [...changes, change];
      keepChanges(changes);
      put({});
      void send();
    },
    /** Follows the connection and other tabs. Returns the cleanup. */
    start(): () => void {
      stop = new AbortController();
      const { signal: leaving } = stop;
      changes = keptChanges();
      keepChanges(changes);
      addEventListener('online', again, { signal: leaving });
      document.addEventListener(
        'visibilitychange',
        () => {
          if (document.visibilityState === 'visible') again();
        },
        { signal: leaving },
      );
      const deaf = onReviewChanged(() => void load());
      void load().then(() => {
        if (changes.length > 0 && !leaving.aborted) void send();
      });
      return () => {
        deaf();
        stop.abort();
      };
    },
  };
};
