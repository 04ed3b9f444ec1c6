import { effect } from '@preact/signals-core';
import { readStoredJson, removeStored, writeStored } from '../platform/storage.ts';
import { storedMessages } from '../rules/assistance-chat.ts';
import type { Store } from './store.ts';
import { HISTORY } from './talk.ts';

/** Brings the stored history back and keeps it; an empty one is removed. What others left under the key is not touched. */
export const keepMessages = ({ messages }: Store): void => {
  messages.value = storedMessages(readStoredJson(HISTORY));
  let before = messages.peek().length;
  effect(() => {
    const { value } = messages;
    if (value.length > 0) writeStored(HISTORY, JSON.stringify(value));
    else if (before > 0) removeStored(HISTORY);
    before = value.length;
  });
};
