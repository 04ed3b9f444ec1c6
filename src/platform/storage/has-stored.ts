/** Whether the browser's local storage has a key; blocked storage has none. Alone in its file: an element's shell has no more of storage. */
export const hasStored = (key: string): boolean => {
  try {
    return globalThis.localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
};
