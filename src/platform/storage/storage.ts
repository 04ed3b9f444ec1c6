/**
 * The browser's local storage, which can be blocked, full or filled by other scripts. A value that cannot be stored
 * stays in memory until the page ends.
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
    // Blocked storage has no value to remove.
  }
};

/** The stored JSON value; undefined without one, or if it does not parse. */
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
