import { expect, test } from 'vitest';
import { failureText, partOf } from './failures.ts';
import type { Failure } from './result.ts';

const network = 'Connessione assente o instabile. Riprova.';
const generic = 'Qualcosa non ha funzionato. Riprova tra poco.';

test.each<[string, Failure, string]>([
  ['no connection', { kind: 'network' }, network],
  [
    'an ended session',
    { kind: 'sessionEnded', code: 'ERR_SESSION_EXPIRED' },
    'La sessione è scaduta. Accedi di nuovo.',
  ],
  ['an answer of another shape', { kind: 'badShape', status: 200 }, generic],
  [
    'a refusal in words',
    { kind: 'badStatus', status: 403, message: 'Password non valida.', errors: {} },
    'Password non valida.',
  ],
  [
    'the first of the refusals',
    { kind: 'badStatus', status: 400, message: 'Richiesta errata.', errors: {} },
    'Richiesta errata.',
  ],
  ['a refusal without words', { kind: 'badStatus', status: 422, errors: {} }, generic],
  [
    'a server’s own fault, whatever it says',
    { kind: 'badStatus', status: 500, message: 'stack trace', errors: {} },
    generic,
  ],
  ['no success with a right status', { kind: 'badStatus', status: 200, message: 'x', errors: {} }, generic],
])('%s', (_, failure, text) => {
  expect(failureText(failure)).toBe(text);
});

test('a screen may set the generic message, but not that of a lost connection', () => {
  const own = 'Non siamo riusciti a salvare il profilo.';
  expect(failureText({ kind: 'badStatus', status: 500, errors: {} }, own)).toBe(own);
  expect(failureText({ kind: 'network' }, own)).toBe(network);
});

test('a part is ready or failed; an aborted call has none', () => {
  expect(partOf({ kind: 'ok', data: 7 })).toEqual({ kind: 'ready', data: 7 });
  expect(partOf({ kind: 'network' })).toEqual({ kind: 'failed', text: network });
  expect(partOf({ kind: 'aborted' })).toBeUndefined();
});
