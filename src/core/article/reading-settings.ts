import { effect, type Signal, signal } from '@preact/signals-core';
import { jsonOf } from '../../platform/net/json.ts';
import { readStoredJson, writeStored } from '../../platform/storage/storage.ts';
import { readSettings } from '../../rules/article/reading-settings.ts';

/** The browser's local key of how a reader wants articles set. */
const READING = 'np_reading';

export type Settings = ReturnType<typeof readSettings>;

let settings: Signal<Settings> | undefined;

/** The reader's settings, stored as they change. */
export const readingSettings = (): Signal<Settings> => {
  if (settings) return settings;
  const made = signal(readSettings(readStoredJson(READING)));
  settings = made;
  let before = made.peek();
  effect(() => {
    if (made.value !== before) writeStored(READING, jsonOf(made.value));
    before = made.value;
  });
  return made;
};

const SCHEME = 'data-np-scheme';

/** Gives the reader's theme to whoever says the scheme of this element: the page where it does, else the element. */
export const followTheme = (element: HTMLElement, signal: AbortSignal): void => {
  const chosen = readingSettings();
  const stop = effect(() => {
    const { theme } = chosen.value;
    if (theme) (element.closest(`[${SCHEME}]`) ?? element).setAttribute(SCHEME, theme);
  });
  signal.addEventListener('abort', stop);
};
