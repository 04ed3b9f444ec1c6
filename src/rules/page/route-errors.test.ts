import { expect, test } from 'vitest';
import { routeError } from './route-errors.ts';

test.each([
  [400, '400 Bad Request'],
  [403, '403 Forbidden'],
  [404, '404 Not Found — No route matches URL'],
  [405, '405 Method Not Allowed'],
  [401, 'Unknown Server Error'],
  [500, 'Unknown Server Error'],
  [503, 'Unknown Server Error'],
  [200, 'Unknown Server Error'],
  [undefined, 'Unknown Server Error'],
])('newsstand, %s → %s', (status, text) => {
  expect(routeError('newsstand', status)).toEqual({ title: 'Unexpected Application Error!', status: text });
});

test.each([400, 404, 500, undefined])('account, %s → its own title, no status', (status) => {
  expect(routeError('account', status)).toEqual({ title: "C'è stato un errore" });
});
