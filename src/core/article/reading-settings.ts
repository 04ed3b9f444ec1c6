import { effect, type Signal, signal } from '@preact/signals-core';
import { jsonOf } from '../../platform/net/json.ts';
import { readStoredJson, writeStored } from '../../platform/storage/storage.ts';
import { readSettings } from '../../rules/article/reading-settings.ts';
import { pageState } from '../page/page-state.ts';

/** Local key of the reader's type settings for articles. */
const READING = 'np_reading';

export type Settings = ReturnType<typeof readSettings>;

const createSettings = (): Signal<Settings> => {
  const settings = signal(readSettings(readStoredJson(READING)));
  let before = settings.peek();
  effect(() => {
    if (settings.value !== before) writeStored(READING, jsonOf(settings.value));
    before = settings.value;
  });
  return settings;
};

/** The reader's settings. Each change is stored. */
export const readingSettings = (): Signal<Settings> => pageState('readingSettings', createSettings);

const SCHEME = 'data-np-scheme';

/** Applies the reader's theme to the ancestor that sets the colour scheme, or to the element. */
export const followTheme = (element: HTMLElement, signal: AbortSignal): void => {
  const stop = readingSettings().subscribe(({ theme }) => {
    if (theme) (element.closest(`[${SCHEME}]`) ?? element).setAttribute(SCHEME, theme);
  });
  signal.addEventListener('abort', stop);
};
