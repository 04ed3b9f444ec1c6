import { type Signal, signal } from '@preact/signals-core';
import { jsonOf } from '../../platform/net/json.ts';
import { readStoredJson, removeStored, writeStored } from '../../platform/storage/storage.ts';

/** The browser's local key of what the reader searched for lately; rules/session.ts names it too. */
const SEARCHES = 'np_searches';
const most = 8;
const longest = 200;

const stored = (): readonly string[] => {
  const value = readStoredJson(SEARCHES);
  const texts = Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
  return texts.filter((one) => one !== '' && one.length <= longest).slice(0, most);
};

let searches: Signal<readonly string[]> | undefined;

/** The latest searches, the newest first. They go with the session of who was signed in. */
export const recentSearches = (): Signal<readonly string[]> => {
  if (searches) return searches;
  searches = signal(stored());
  document.addEventListener('np-logout', forgetSearches);
  return searches;
};

export const keepSearch = (text: string): void => {
  const recent = recentSearches();
  if (text === '' || text.length > longest || recent.peek()[0] === text) return;
  recent.value = [text, ...recent.peek().filter((one) => one !== text)].slice(0, most);
  writeStored(SEARCHES, jsonOf(recent.value));
};

export const forgetSearches = (): void => {
  recentSearches().value = [];
  removeStored(SEARCHES);
};
