import { effect } from '@preact/signals-core';
import { jsonOf } from '../../platform/net/json.ts';
import { readStored, readStoredJson, removeStored, writeStored } from '../../platform/storage/storage.ts';
import { historyLength, storedMessages } from '../../rules/assistance/assistance-chat.ts';
import { markOf } from '../session/reader-mark.ts';
import type { Store } from '../session/store.ts';
import { HISTORY, removeTalk, WRITER } from './talk.ts';

const kept = new WeakSet<Store>();

/**
 * Brings the stored history back and keeps it; an empty one is removed. What somebody wrote while signed in shows again
 * to nobody else. While it is not known who is here it waits, and what is asked meanwhile comes after it. Whoever asks second finds it done.
 */
export const keepMessages = (store: Store): void => {
  if (kept.has(store)) return;
  kept.add(store);
  const { messages, login } = store;
  let isRead = false;
  let before = messages.peek();
  effect(() => {
    const mark = markOf(login.value);
    const fresh = messages.value;
    if (!isRead) {
      const writer = readStored(WRITER);
      const isOwn = writer === null || writer === mark;
      // A session that could not be asked about may be there again: nothing is shown, nothing is lost.
      if (!isOwn && !mark && (login.value.state === 'unknown' || fresh.length === 0)) return;
      isRead = true;
      if (!isOwn) removeTalk();
      else {
        before = storedMessages(readStoredJson(HISTORY));
        messages.value = fresh.length > 0 ? [...before, ...fresh].slice(-historyLength) : before;
        if (fresh.length > 0) return;
      }
    }
    const { value } = messages;
    if (value.length > 0) {
      writeStored(HISTORY, jsonOf(value));
      if (mark && value !== before) writeStored(WRITER, mark);
    } else {
      if (before.length > 0) removeStored(HISTORY);
      removeStored(WRITER);
    }
    before = value;
  });
};
