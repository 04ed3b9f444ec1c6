import { page } from './page.ts';

/**
 * State of the page under a name, created at the first call. A module's own variable exists once per bundle; this value
 * exists once per page. `create` must not call this with the same name.
 */
export const pageState = <T>(name: string, create: () => T): T => {
  page.states ??= Object.create(null) as Record<string, unknown>;
  page.states[name] ??= create();
  return page.states[name] as T;
};
