/** Stores a value for this tab. Does nothing if the storage is blocked or full: no feature depends on it. */
export const keepInTab = (key: string, value: string): void => {
  try {
    globalThis.sessionStorage.setItem(key, value);
  } catch {
    // The value is lost.
  }
};

/** Reads a value and removes it; null without one. */
export const takeFromTab = (key: string): string | null => {
  try {
    const value = globalThis.sessionStorage.getItem(key);
    globalThis.sessionStorage.removeItem(key);
    return value;
  } catch {
    return null;
  }
};
