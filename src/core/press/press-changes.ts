import { array, boolean, integer, is, optional, string, type } from 'superstruct';
import { type Broadcast, joinBroadcast } from '../../platform/storage/broadcast.ts';
import { keepInTab, takeFromTab } from '../../platform/storage/tab-storage.ts';
import type { Change } from '../../rules/press/press-selection.ts';
import { core } from '../page/core.ts';
import { pageState } from '../page/page-state.ts';

/** Key in the tab's storage: changes of the press review that were not sent yet. They survive a reload. */
const key = 'np_rassegna';

const storedChanges = type({
  email: string(),
  changes: array(
    type({
      ids: array(integer()),
      selected: boolean(),
      order: optional(array(integer())),
      section: optional(string()),
      note: optional(string()),
    }),
  ),
});

const reader = (): string => {
  const login = core.store.login.peek();
  return login.state === 'loggedIn' ? login.user.email : '';
};

/** Stores unsent changes; removes the key when there are none. */
export const keepChanges = (changes: readonly Change[]): void => {
  if (changes.length === 0) takeFromTab(key);
  else keepInTab(key, JSON.stringify({ email: reader(), changes }));
};

/** The unsent changes of this reader, removed from the storage. Drops another reader's. */
export const keptChanges = (): readonly Change[] => {
  try {
    const value: unknown = JSON.parse(takeFromTab(key) ?? '');
    return is(value, storedChanges) && value.email === reader() ? value.changes : [];
  } catch {
    return [];
  }
};

interface Tabs extends Broadcast {
  readonly listeners: Set<() => void>;
}

const joinTabs = (): Tabs => {
  const listeners = new Set<() => void>();
  const { announce } = joinBroadcast('np.rassegna', () => {
    for (const listener of listeners) listener();
  });
  // A logout removes unsent changes.
  core.store.login.subscribe(({ state }) => {
    if (state === 'loggedOut') takeFromTab(key);
  });
  return { announce, listeners };
};

const tabs = (): Tabs => pageState('pressTabs', joinTabs);

/** Calls back when another tab changes the review. Returns a function that unsubscribes. */
export const onReviewChanged = (callback: () => void): (() => void) => {
  const { listeners } = tabs();
  listeners.add(callback);
  return () => void listeners.delete(callback);
};

/** Notifies the other tabs of a change of the review. */
export const announceReviewChanged = (): void => tabs().announce('changed');
