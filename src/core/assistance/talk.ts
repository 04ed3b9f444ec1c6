import { readStored, readStoredJson, removeStored } from '../../platform/storage/storage.ts';
import type { Store } from '../session/store.ts';

/** Local key of the assistance chat's history. */
export const HISTORY = 'cw_msg';
/** Local key of the mark of the signed-in reader who wrote the history. */
export const WRITER = 'np_msg_writer';

/** Removes the stored history. Leaves a value of another form under its key. */
export const removeTalk = (): void => {
  if (Array.isArray(readStoredJson(HISTORY))) removeStored(HISTORY);
  removeStored(WRITER);
};

/** Removes all messages at the end of a session. */
export const forgetTalk = ({ messages }: Store): void => {
  messages.value = [];
  removeTalk();
};

/** Removes the history of a session that ended without a page of ours. Call it when there is no session. */
export const removeTalkOfOthers = (): void => {
  if (readStored(WRITER) !== null) removeTalk();
};
