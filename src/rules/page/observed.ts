import { newsstandRoutes, routePattern } from './routes.ts';

/** In place of an address, call or key that is none of ours: it may name a reader. */
const other = '*';

/** The newsstand's route of a path, such as `/articolo/:id/:titolo?`; `*` for any other. */
export const routeOf = (path: string): string =>
  Object.values(newsstandRoutes).find((route) => routePattern(route.path).test(path))?.path ?? other;

const matches = (pattern: string, path: string): boolean => {
  const [parts, given] = [pattern.split('/'), path.split('/')];
  return parts.length === given.length && parts.every((part, at) => part === '{id}' || part === given[at]);
};

/** A call as method and path pattern: `POST /api/user/devices/7/delete` → `POST /api/user/devices/{id}/delete`. */
export const callPattern = (call: string, patterns: readonly string[]): string => {
  const [, method = other, path = ''] = /^([A-Z]+) ([^?#]*)/.exec(call) ?? [];
  const found = patterns.includes(path) ? path : patterns.find((pattern) => matches(pattern, path));
  return `${method} ${found ?? other}`;
};

/** The path of a field without positions: `data.sezioni.*.title`. `*` when a part is no name: it may be a reader's. */
export const fieldPattern = (field: string): string => {
  const parts = field.split('.').map((part) => (/^\d+$/.test(part) ? other : part));
  return parts.every((part) => part === other || /^[a-z_]\w{0,39}$/i.test(part)) ? parts.join('.') : other;
};

/** A vital's value: whole milliseconds, a score with four decimals. */
export const vitalValue = (name: string, value: number): number =>
  name === 'CLS' ? Math.round(value * 10_000) / 10_000 : Math.round(value);
