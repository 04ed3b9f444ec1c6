import { effect } from '@preact/signals-core';
import { array, boolean, integer, is, optional, string, type } from 'superstruct';
import { type Broadcast, joinBroadcast } from '../../platform/storage/broadcast.ts';
import { keepInTab, takeFromTab } from '../../platform/storage/tab-storage.ts';
import type { Change } from '../../rules/press/press-selection.ts';
import { core } from '../page/core.ts';

/** Changes of the press review that no server has heard of yet, kept over a reload of the tab. */
const key = 'np_rassegna';

const kept = type({
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

/** Keeps what is still to be told; nothing is left where nothing is to be. */
export const keepChanges = (changes: readonly Change[]): void => {
  if (changes.length === 0) takeFromTab(key);
  else keepInTab(key, JSON.stringify({ email: reader(), changes }));
};

/** What was kept for this reader; another reader's is forgotten. */
export const keptChanges = (): readonly Change[] => {
  try {
    const value: unknown = JSON.parse(takeFromTab(key) ?? '');
    return is(value, kept) && value.email === reader() ? value.changes : [];
  } catch {
    return [];
  }
};

const listeners = new Set<() => void>();
let channel: Broadcast | undefined;

/** Calls back when another tab has changed the review; returns the end. */
export const onReviewChanged = (callback: () => void): (() => void) => {
  if (!channel) {
    channel = joinBroadcast('np.rassegna', () => {
      for (const listener of listeners) listener();
    });
    // What waits goes with the session.
    effect(() => {
      if (core.store.login.value.state === 'loggedOut') takeFromTab(key);
    });
  }
  listeners.add(callback);
  return () => void listeners.delete(callback);
};

/** Tells the other tabs that the review has changed. */
export const tellReviewChanged = (): void => channel?.announce('changed');
