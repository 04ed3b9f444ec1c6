/**
 * Whether local storage has a key; false if it is blocked. A file of its own, so that a shell loads no more than this.
 */
export const hasStored = (key: string): boolean => {
  try {
    return globalThis.localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
};
