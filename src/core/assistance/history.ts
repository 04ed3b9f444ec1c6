import { effect } from '@preact/signals-core';
import { jsonOf } from '../../platform/net/json.ts';
import { readStored, readStoredJson, removeStored, writeStored } from '../../platform/storage/storage.ts';
import { historyLength, storedMessages } from '../../rules/assistance/assistance-chat.ts';
import { markOf } from '../session/reader-mark.ts';
import type { Store } from '../session/store.ts';
import { HISTORY, removeTalk, WRITER } from './talk.ts';

const restored = new WeakSet<Store>();

/**
 * Restores the stored messages and stores each change; once per store. Messages of a signed-in reader are shown to no
 * other reader. Waits until the reader is known; messages written meanwhile are appended.
 */
export const keepMessages = (store: Store): void => {
  if (restored.has(store)) return;
  restored.add(store);
  const { messages, login } = store;
  let isRead = false;
  let before = messages.peek();
  effect(() => {
    const mark = markOf(login.value);
    const fresh = messages.value;
    if (!isRead) {
      const writer = readStored(WRITER);
      const isOwn = writer === null || writer === mark;
      // Without an answer there may still be a session: show nothing, keep the history.
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
