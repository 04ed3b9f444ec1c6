/** The API of the consent manager's script, if it has loaded. */
const manager = (): unknown => {
  const scope: unknown = Reflect.get(globalThis, '_iub');
  const cs: unknown = typeof scope === 'object' && scope !== null ? Reflect.get(scope, 'cs') : undefined;
  return typeof cs === 'object' && cs !== null ? Reflect.get(cs, 'api') : undefined;
};

/** Opens the consent manager's preferences. False without a manager, or if it has none. */
export const openPreferences = (): boolean => {
  const api = manager();
  const open: unknown = typeof api === 'object' && api !== null ? Reflect.get(api, 'openPreferences') : undefined;
  if (typeof open !== 'function') return false;
  open.call(api);
  return true;
};
