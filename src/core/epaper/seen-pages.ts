import { type Signal, signal } from '@preact/signals-core';
import { jsonOf } from '../../platform/net/json.ts';
import { readStoredJson, removeStored, writeStored } from '../../platform/storage/storage.ts';
import { type Seen, storedSeen, withSeen } from '../../rules/epaper/edition-progress.ts';
import { pageState } from '../page/page-state.ts';

/** Local key of the pages seen. src/rules/session/session.ts lists it too. */
const SEEN = 'np_seen';

const createSeen = (): Signal<Seen> => {
  const seen = signal(storedSeen(readStoredJson(SEEN)));
  document.addEventListener('np-logout', () => {
    seen.value = [];
    removeStored(SEEN);
  });
  return seen;
};

/** The pages that the reader saw of the latest editions. A logout removes them. */
export const seenPages = (): Signal<Seen> => pageState('seenPages', createSeen);

/** Marks pages as seen. */
export const markSeen = (edition: number, pages: readonly number[]): void => {
  const seen = seenPages();
  const now = withSeen(seen.peek(), edition, pages);
  if (now === seen.peek()) return;
  seen.value = now;
  writeStored(SEEN, jsonOf(now));
};
