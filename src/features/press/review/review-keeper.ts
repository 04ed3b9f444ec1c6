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

/** Changes that the server does not have yet. They survive a reload. */
class Unsent {
  #changes: readonly Change[] = [];

  get all(): readonly Change[] {
    return this.#changes;
  }

  get isEmpty(): boolean {
    return this.#changes.length === 0;
  }

  restore(): void {
    this.#keep(keptChanges());
  }

  add(change: Change): void {
    this.#keep([...this.#changes, change]);
  }

  /** The oldest one was answered. */
  shift(): void {
    this.#keep(this.#changes.slice(1));
  }

  #keep(changes: readonly Change[]): void {
    this.#changes = changes;
    keepChanges(changes);
  }
}

/**
 * Holds the chosen stories. A change shows at once; changes are sent one at a time. Without a connection they wait,
 * also across reloads, and are sent once it is back. A change that the server refuses is undone with a message. Other
 * tabs are notified and reload.
 */
export class ReviewKeeper {
  readonly state = signal<ReviewState>({ review: undefined, items: [], failed: undefined, isWaiting: false });
  readonly #known = new Map<number, Row>();
  readonly #unsent = new Unsent();
  readonly #report: (text: string) => void;
  #sending: Promise<boolean> | undefined;
  #stop = new AbortController();

  constructor(report: (text: string) => void) {
    this.#report = report;
  }

  /** No change is pending: the server has what is shown. */
  isSettled(): boolean {
    return this.#unsent.isEmpty;
  }

  /** The review once the server has all changes; undefined when it does not accept them. */
  readonly settled = async (): Promise<Review | undefined> =>
    (await this.#send()) ? this.state.peek().review : undefined;

  readonly retry = (): void => void (this.#unsent.isEmpty ? this.#load() : this.#send());

  /** Adds rows that may be chosen, to show them in the review before the server does. */
  learn(rows: readonly Row[]): void {
    for (const row of rows) this.#known.set(row.id, row);
    // Changes stored before a reload can be shown now.
    if (!this.#unsent.isEmpty) this.#put({});
  }

  readonly change = (change: Change): void => {
    this.#unsent.add(change);
    this.#put({});
    void this.#send();
  };

  /** Follows the connection and other tabs. Returns the cleanup. */
  start(): () => void {
    this.#stop = new AbortController();
    const { signal: leaving } = this.#stop;
    this.#unsent.restore();
    addEventListener('online', this.retry, { signal: leaving });
    document.addEventListener(
      'visibilitychange',
      () => {
        if (document.visibilityState === 'visible') this.retry();
      },
      { signal: leaving },
    );
    const unsubscribe = onReviewChanged(() => void this.#load());
    void this.#load().then(() => {
      if (!this.#unsent.isEmpty && !leaving.aborted) void this.#send();
    });
    return () => {
      unsubscribe();
      this.#stop.abort();
    };
  }

  readonly #itemOf = (id: number): Item | undefined => {
    const row = this.#known.get(id);
    return row && { ...row, section: '', note: '' };
  };

  #put(change: Partial<ReviewState>): void {
    const next = { ...this.state.peek(), ...change };
    const server = next.review?.selezione?.items ?? [];
    const items = this.#unsent.all.reduce<readonly Item[]>((all, one) => withChange(all, one, this.#itemOf), server);
    this.state.value = { ...next, items };
  }

  async #load(): Promise<void> {
    const { signal: leaving } = this.#stop;
    const result = await reviewOf(newsstand, leaving);
    // A pending change returns a newer review.
    if (leaving.aborted || this.#sending) return;
    if (result.kind === 'ok') this.#put({ review: result.data, failed: undefined });
    else if (!this.state.peek().review) this.#put({ failed: failureText(result, copy.loadFailed) });
  }

  async #send(): Promise<boolean> {
    if (this.#unsent.isEmpty) return true;
    this.#sending ??= this.#sendAll();
    return this.#sending;
  }

  /** Resolves to whether the server accepted all changes. */
  async #sendAll(): Promise<boolean> {
    let isTaken = true;
    for (let [next] = this.#unsent.all; next; [next] = this.#unsent.all) {
      const result = await changeReview(newsstand, next);
      if (result.kind === 'network' || result.kind === 'sessionEnded') {
        this.#put({ isWaiting: true });
        isTaken = false;
        break;
      }
      this.#unsent.shift();
      if (result.kind === 'ok') {
        this.#put({ review: result.data, isWaiting: false, failed: undefined });
        announceReviewChanged();
      } else {
        this.#put({ isWaiting: false });
        this.#report(failureText(result, copy.notChanged));
        isTaken = false;
      }
    }
    this.#sending = undefined;
    return isTaken;
  }
}
