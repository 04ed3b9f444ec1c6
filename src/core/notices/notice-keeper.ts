import { effect } from '@preact/signals-core';
import { jsonOf } from '../../platform/net/json.ts';
import { readStoredJson, removeStored, writeStored } from '../../platform/storage/storage.ts';
import { addNotices, type Notice, toNotice } from '../../rules/notices/notices.ts';
import { ownNotices } from '../../rules/notices/own-notices.ts';
import { dispatchPageEvent } from '../page/events.ts';
import type { Store } from '../session/store.ts';
import type { KeptNotices } from './notices.ts';

const logoutErrorTimeoutMs = 5000;

const own = (kind: keyof typeof ownNotices, timeout = 0): Notice => ({
  id: `np-${kind}`,
  type: 'error',
  title: ownNotices[kind],
  timeout,
  url: undefined,
  cta: undefined,
  scrollIntoView: false,
  date: undefined,
});

/** Stores the page's notices under `key`. `dismissed` receives each notice of the server that the reader dismisses. */
export const createNoticeKeeper = (
  key: string,
  { notices }: Pick<Store, 'notices'>,
  dismissed: (id: string) => void,
): KeptNotices => {
  const stored = readStoredJson(key);
  if (Array.isArray(stored))
    notices.value = addNotices([], stored.flatMap((value) => toNotice(value) ?? []).toReversed());
  let before = notices.peek();
  effect(() => {
    const { value } = notices;
    if (value === before) return;
    before = value;
    if (value.length > 0) writeStored(key, jsonOf(value));
    else removeStored(key);
  });

  const add = (fresh: readonly Notice[]): void => {
    const known = new Set(notices.peek().map(({ id }) => id));
    notices.value = addNotices(notices.peek(), fresh);
    for (const { id, type, title } of notices.peek())
      if (!known.has(id)) dispatchPageEvent('np-notice', { id, type, title });
  };
  return {
    add,
    dismiss: (id) => {
      notices.value = notices.peek().filter((notice) => notice.id !== id);
      if (!id.startsWith('np-')) dismissed(id);
    },
    networkError: () => add([own('network')]),
    genericError: () => add([own('generic')]),
    logoutError: () => add([own('generic', logoutErrorTimeoutMs)]),
  };
};
