/** What the consent manager's script puts on the page, as far as it has come. */
const manager = (): unknown => {
  const scope: unknown = Reflect.get(globalThis, '_iub');
  const cs: unknown = typeof scope === 'object' && scope !== null ? Reflect.get(scope, 'cs') : undefined;
  return typeof cs === 'object' && cs !== null ? Reflect.get(cs, 'api') : undefined;
};

/** Opens the consent manager's preferences; false where no manager is on the page, or it has none to show. */
export const openPreferences = (): boolean => {
  const api = manager();
  const open: unknown = typeof api === 'object' && api !== null ? Reflect.get(api, 'openPreferences') : undefined;
  if (typeof open !== 'function') return false;
  open.call(api);
  return true;
};
