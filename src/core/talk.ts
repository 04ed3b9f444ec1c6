import { readStoredJson, removeStored } from '../platform/storage.ts';
import type { Store } from './store.ts';

/** Specification, point 3: the browser's local key of the assistance chat's history. */
export const HISTORY = 'cw_msg';

/** What a reader said while signed in goes with their session. What others left under the key is not touched. */
export const forgetTalk = ({ messages }: Store): void => {
  messages.value = [];
  if (Array.isArray(readStoredJson(HISTORY))) removeStored(HISTORY);
};
