import { type Signal, signal } from '@preact/signals-core';
import { jsonOf } from '../../platform/net/json.ts';
import { readStoredJson, removeStored, writeStored } from '../../platform/storage/storage.ts';
import { pageState } from '../page/page-state.ts';

/** Local key of the reader's latest searches. src/rules/session/session.ts lists it too. */
const SEARCHES = 'np_searches';
const maxSearches = 8;
/** Characters. */
const maxLength = 200;

const stored = (): readonly string[] => {
  const value = readStoredJson(SEARCHES);
  const texts = Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
  return texts.filter((one) => one !== '' && one.length <= maxLength).slice(0, maxSearches);
};

const createSearches = (): Signal<readonly string[]> => {
  document.addEventListener('np-logout', forgetSearches);
  return signal(stored());
};

/** The latest searches, the newest first. A logout removes them. */
export const recentSearches = (): Signal<readonly string[]> => pageState('recentSearches', createSearches);

export const keepSearch = (text: string): void => {
  const recent = recentSearches();
  if (text === '' || text.length > maxLength || recent.peek()[0] === text) return;
  recent.value = [text, ...recent.peek().filter((one) => one !== text)].slice(0, maxSearches);
  writeStored(SEARCHES, jsonOf(recent.value));
};

export const forgetSearches = (): void => {
  recentSearches().value = [];
  removeStored(SEARCHES);
};
