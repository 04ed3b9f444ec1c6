import { jsonOf } from '../../platform/net/json.ts';
import { keepInTab, takeFromTab } from '../../platform/storage/tab-storage.ts';

/** Local to the tab: what the reader had typed and not sent when the page was left, by the name of the field. */
const TYPED = 'np_typed';

const read = (): ReadonlyMap<string, string> => {
  try {
    const value: unknown = JSON.parse(takeFromTab(TYPED) ?? '');
    const pairs = typeof value === 'object' && value !== null ? Object.entries(value) : [];
    return new Map(pairs.filter((pair): pair is [string, string] => typeof pair[1] === 'string'));
  } catch {
    return new Map();
  }
};

const fields = new Map<string, () => string>();
let before: ReadonlyMap<string, string> | undefined;

const keep = (): void => {
  const now = [...fields].map(([name, text]) => [name, text()] as const);
  const texts = [...(before ?? []), ...now].filter(([name, text]) => text !== '' || fields.has(name));
  keepInTab(TYPED, jsonOf(Object.fromEntries(texts)));
};

/**
 * Lets a field's text live through a load of the page, such as a sign-in, in the same tab: returns what was typed
 * before. Whoever leaves their session leaves no text behind.
 */
export const keepTyped = (name: string, text: () => string): string => {
  if (!before) {
    before = read();
    addEventListener('pagehide', keep);
    document.addEventListener('np-logout', () => removeEventListener('pagehide', keep));
  }
  const isFirst = !fields.has(name);
  fields.set(name, text);
  return (isFirst && before.get(name)) || '';
};
