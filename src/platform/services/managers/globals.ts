/** A member of a value of unknown shape. */
export const field = (value: unknown, name: string): unknown =>
  (typeof value === 'object' && value !== null) || typeof value === 'function' ? Reflect.get(value, name) : undefined;

/** A member of a global object, such as `_iub.cs.api`. No `reduce`: Prototype 1.6 replaces it. */
export const globalAt = (...path: readonly string[]): unknown => {
  let found: unknown = globalThis;
  for (const name of path) found = field(found, name);
  return found;
};

/** Calls a method, if the object has it. */
export const callOf = (owner: unknown, method: string, ...values: readonly unknown[]): unknown => {
  const called = field(owner, method);
  return typeof called === 'function' ? Reflect.apply(called, owner, values) : undefined;
};

/** Calls a method. False if the object does not have it. */
export const tryCall = (owner: unknown, method: string): boolean => {
  if (typeof field(owner, method) !== 'function') return false;
  callOf(owner, method);
  return true;
};
