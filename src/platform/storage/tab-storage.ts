/** The browser's storage of one tab. Where it is blocked or full nothing is kept: what lies here is a convenience. */
export const keepInTab = (key: string, value: string): void => {
  try {
    globalThis.sessionStorage.setItem(key, value);
  } catch {
    // A value that is not kept is as good as none.
  }
};

/** The value, which is then gone; null where there is none. */
export const takeFromTab = (key: string): string | null => {
  try {
    const value = globalThis.sessionStorage.getItem(key);
    globalThis.sessionStorage.removeItem(key);
    return value;
  } catch {
    return null;
  }
};
