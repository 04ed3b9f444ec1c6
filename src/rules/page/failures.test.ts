import { expect, test } from 'vitest';
import { failureText, faultOf, partOf, screenText } from './failures.ts';
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
    'an answer that the browser withholds',
    { kind: 'network', isWithheld: true },
    'La tua connessione funziona, ma il giornale non risponde a questa pagina. Riprova più tardi o contatta il servizio clienti.',
  ],
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

test('a place may set the message, but not that of a lost connection or of a withheld answer', () => {
  const own = 'Non siamo riusciti a salvare il profilo.';
  expect(failureText({ kind: 'badStatus', status: 500, errors: {} }, own)).toBe(own);
  expect(failureText({ kind: 'badShape', status: 200 }, own)).toBe(own);
  expect(failureText({ kind: 'network' }, own)).toBe(network);
  expect(failureText({ kind: 'network', isWithheld: true }, own)).toMatch(/^La tua connessione funziona/);
});

test('an answer of another shape is no fault of the reader', () => {
  expect(screenText({ kind: 'network' })).toBe(network);
  expect(screenText({ kind: 'badShape', status: 200 })).toBe(
    'Il giornale ha risposto in un modo che questa pagina non capisce: non dipende da te. Riprova più tardi o contatta il servizio clienti.',
  );
});

test.each<[Failure, string | undefined]>([
  [{ kind: 'badShape', status: 200 }, 'Questa pagina non si può mostrare'],
  [{ kind: 'network', isWithheld: true }, 'Il giornale non risponde a questa pagina'],
  [{ kind: 'network' }, undefined],
  [{ kind: 'badStatus', status: 500, errors: {} }, undefined],
])('the fault of %o: %s', (failure, title) => expect(faultOf(failure)?.title).toBe(title));

test('a part is ready or failed; an aborted call has none', () => {
  expect(partOf({ kind: 'ok', data: 7 })).toEqual({ kind: 'ready', data: 7 });
  expect(partOf({ kind: 'network' })).toEqual({ kind: 'failed', text: network });
  expect(partOf({ kind: 'aborted' })).toBeUndefined();
});
