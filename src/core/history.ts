import { effect } from '@preact/signals-core';
import { jsonOf } from '../platform/json.ts';
import { readStored, readStoredJson, removeStored, writeStored } from '../platform/storage.ts';
import { storedMessages } from '../rules/assistance-chat.ts';
import type { Login, Store } from './store.ts';
import { forgetTalk, HISTORY } from './talk.ts';

/** Beside the history: a mark of the reader who wrote in it while signed in. */
const WRITER = 'np_msg_writer';

/** Tells one reader from another without naming them. */
const markOf = (login: Login): string | undefined =>
  login.state === 'loggedIn'
    ? String([...login.user.email].reduce((mark, char) => (Math.imul(mark, 31) + char.charCodeAt(0)) | 0, 7))
    : undefined;

/**
 * Brings the stored history back and keeps it; an empty one is removed. What somebody wrote while signed in shows again
 * to nobody else: their session may have ended where this page was not there to hear of it.
 */
export const keepMessages = (store: Store): void => {
  const { messages, login } = store;
  const writer = readStored(WRITER);
  let isRead = false;
  let before = messages.peek();
  effect(() => {
    const mark = markOf(login.value);
    if (!isRead) {
      if (writer !== null && login.value.state === 'unknown') return;
      isRead = true;
      if (writer !== null && writer !== mark) forgetTalk(store);
      else before = messages.value = storedMessages(readStoredJson(HISTORY));
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
