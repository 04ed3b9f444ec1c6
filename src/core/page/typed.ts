import { jsonOf } from '../../platform/net/json.ts';
import { keepInTab, takeFromTab } from '../../platform/storage/tab-storage.ts';
import { pageState } from './page-state.ts';

/** Key in the tab's storage: unsent text by the name of its field. */
const TYPED = 'np_typed';

interface Typed {
  /** Texts of the page before. */
  readonly stored: ReadonlyMap<string, string>;
  readonly fields: Map<string, () => string>;
}

const storedTexts = (): ReadonlyMap<string, string> => {
  try {
    const value: unknown = JSON.parse(takeFromTab(TYPED) ?? '');
    const pairs = typeof value === 'object' && value !== null ? Object.entries(value) : [];
    return new Map(pairs.filter((pair): pair is [string, string] => typeof pair[1] === 'string'));
  } catch {
    return new Map();
  }
};

const createTyped = (): Typed => {
  const stored = storedTexts();
  const fields: Typed['fields'] = new Map();
  const save = (): void => {
    const current = [...fields].map(([name, text]) => [name, text()] as const);
    const texts = [...stored, ...current].filter(([name, text]) => text !== '' || fields.has(name));
    keepInTab(TYPED, jsonOf(Object.fromEntries(texts)));
  };
  addEventListener('pagehide', save);
  document.addEventListener('np-logout', () => removeEventListener('pagehide', save));
  return { stored, fields };
};

/**
 * Keeps a field's text in this tab while the page loads again, such as for a sign-in. Returns the text from before.
 * After a logout no text is kept.
 */
export const keepTyped = (name: string, text: () => string): string => {
  const { stored, fields } = pageState('typed', createTyped);
  const isFirst = !fields.has(name);
  fields.set(name, text);
  return (isFirst && stored.get(name)) || '';
};
