import { readStored, readStoredJson, removeStored } from '../../platform/storage/storage.ts';
import type { Store } from '../session/store.ts';

/** Specification, point 3: the browser's local key of the assistance chat's history. */
export const HISTORY = 'cw_msg';
/** Beside it: a mark of the reader who wrote in it while signed in. */
export const WRITER = 'np_msg_writer';

/** What others left under the key of the history is not touched. */
export const removeTalk = (): void => {
  if (Array.isArray(readStoredJson(HISTORY))) removeStored(HISTORY);
  removeStored(WRITER);
};

/** What a reader said while signed in goes with their session. */
export const forgetTalk = ({ messages }: Store): void => {
  messages.value = [];
  removeTalk();
};

/** There is no session: one in which something was said and kept has ended where no page of ours heard of it. */
export const removeTalkOfOthers = (): void => {
  if (readStored(WRITER) !== null) removeTalk();
};
