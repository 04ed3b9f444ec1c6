/** Removes a parameter from the page's address, so that a reload does not repeat it. Returns its value. */
export const takeParameter = (name: string): string | null => {
  const url = new URL(location.href);
  const value = url.searchParams.get(name);
  if (value === null) return null;
  url.searchParams.delete(name);
  history.replaceState(history.state, '', url);
  return value;
};
