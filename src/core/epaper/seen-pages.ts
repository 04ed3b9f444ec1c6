import { type Signal, signal } from '@preact/signals-core';
import { jsonOf } from '../../platform/net/json.ts';
import { readStoredJson, removeStored, writeStored } from '../../platform/storage/storage.ts';
import { type Seen, storedSeen, withSeen } from '../../rules/epaper/edition-progress.ts';

/** The browser's local key of the pages seen; rules/session.ts names it too. */
const SEEN = 'np_seen';

let seen: Signal<Seen> | undefined;

/** The pages that were seen of the latest editions. They go with the session of who was signed in. */
export const seenPages = (): Signal<Seen> => {
  if (seen) return seen;
  const made = signal(storedSeen(readStoredJson(SEEN)));
  seen = made;
  document.addEventListener('np-logout', () => {
    made.value = [];
    removeStored(SEEN);
  });
  return made;
};

/** These pages lay before the reader. */
export const markSeen = (edition: number, pages: readonly number[]): void => {
  const pagesSeen = seenPages();
  const now = withSeen(pagesSeen.peek(), edition, pages);
  if (now === pagesSeen.peek()) return;
  pagesSeen.value = now;
  writeStored(SEEN, jsonOf(now));
};
