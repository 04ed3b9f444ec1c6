import { expect, test } from 'vitest';
import { callPattern, fieldPattern, routeOf, vitalValue } from './observed.ts';

test.each([
  ['/', '/'],
  ['/articolo/812/il-tram-di-mario-rossi', '/articolo/:id/:titolo?'],
  ['/articolo/ds/812', '/articolo/ds/:id'],
  ['/ricerca/mario%20rossi', '/ricerca/:query?'],
  ['/Sezioni/', '/sezioni'],
  ['/sezione/cronaca/2026-03-03/1/4', '/sezione/:titolo/:date?/:id_edizione?/:id?'],
  ['/utente/mario', '*'],
  ['/articolo/1/2/3/4/5', '*'],
])('the address %s is reported as %s', (path, expected) => {
  expect(routeOf(path)).toBe(expected);
});

const patterns = ['/api/user/devices/{id}/delete', '/api/user/devices/delete-others', '/api/user/newsletters/{id}'];

test.each([
  ['POST /api/user/devices/7/delete', 'POST /api/user/devices/{id}/delete'],
  ['POST /api/user/devices/mario@example.it/delete', 'POST /api/user/devices/{id}/delete'],
  ['POST /api/user/devices/delete-others', 'POST /api/user/devices/delete-others'],
  ['GET /api/user/newsletters/mattino?email=mario@example.it#x', 'GET /api/user/newsletters/{id}'],
  ['GET /api/user/mario', 'GET *'],
  ['mario@example.it', '* *'],
])('the call %s is reported as %s', (call, expected) => {
  expect(callPattern(call, patterns)).toBe(expected);
});

test.each([
  ['data.sezioni.0.title', 'data.sezioni.*.title'],
  ['data.by_author', 'data.by_author'],
  ['data.slots.mario.rossi@example.it', '*'],
  ['data.Mario Rossi', '*'],
  [`data.${'a'.repeat(41)}`, '*'],
])('the field %s is reported as %s', (field, expected) => {
  expect(fieldPattern(field)).toBe(expected);
});

test.each([
  ['LCP', 1234.56, 1235],
  ['CLS', 0.123456, 0.1235],
])('%s %d is reported as %d', (name, value, expected) => {
  expect(vitalValue(name, value)).toBe(expected);
});
