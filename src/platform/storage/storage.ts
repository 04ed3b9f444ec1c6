/**
 * The browser's local storage, which can be blocked, full or filled by others.
 * A value that cannot be stored lives in memory for as long as the page does.
 */
const memory = new Map<string, string>();

export const readStored = (key: string): string | null => {
  try {
    return memory.get(key) ?? globalThis.localStorage.getItem(key);
  } catch {
    return memory.get(key) ?? null;
  }
};

export const writeStored = (key: string, value: string): void => {
  try {
    globalThis.localStorage.setItem(key, value);
    memory.delete(key);
  } catch {
    memory.set(key, value);
  }
};

export const removeStored = (key: string): void => {
  memory.delete(key);
  try {
    globalThis.localStorage.removeItem(key);
  } catch {
    // Blocked storage holds nothing of ours.
  }
};

/** The stored JSON value, or undefined where there is none that parses. */
export const readStoredJson = (key: string): unknown => {
  try {
    return JSON.parse(readStored(key) ?? '');
  } catch {
    return undefined;
  }
};

/** Calls back when another tab of this origin changed the key, or cleared everything. */
export const onStoredElsewhere = (key: string, callback: () => void): void => {
  addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) callback();
  });
};
