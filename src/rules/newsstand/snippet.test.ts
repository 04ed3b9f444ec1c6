import { expect, test } from 'vitest';
import { snippetOf } from './snippet.ts';

/** `[tram]` is a match. */
const partsOf = (text: string) =>
  text
    .split(/(\[[^\]]*\])/)
    .filter((piece) => piece !== '')
    .map((piece) => ({ text: piece.replace(/[[\]]/g, ''), isMarked: piece.startsWith('[') }));

const snippet = (text: string): string =>
  snippetOf(partsOf(text))
    .map(({ text: words, isMarked }) => (isMarked ? `[${words}]` : words))
    .join('');

const long = 'parola '.repeat(40).trim();

test.each([
  ['Il [tram] parte.', 'Il [tram] parte.'],
  ['Prima frase. Il [tram] parte. Poi si ferma.', 'Il [tram] parte. Poi si ferma.'],
  ['Prima frase. [Tram] e bus. Fine.', '[Tram] e bus. Fine.'],
  [`Il [tram] parte. La ${long}.`, 'Il [tram] parte.'],
  ['Un titolo\nIl [tram] parte.', 'Il [tram] parte.'],
  ['Un titolo col [tram]\nPoi il testo.', 'Un titolo col [tram] Poi il testo.'],
  ['il [tram] parte', '…il [tram] parte…'],
  ['«Il [tram] parte».', '«Il [tram] parte».'],
  ['Senza corrispondenze. Altra frase.', 'Senza corrispondenze. Altra frase.'],
  ['', ''],
])('%j → %j', (text, shown) => {
  expect(snippet(text)).toBe(shown);
});

test('a long sentence is cut between words, with dots at both ends, and keeps its match', () => {
  const shown = snippet(`Inizio ${long} [tram] ${long} fine.`);
  expect(shown).toMatch(/^…parola .*\[tram\] .* parola…$/);
  expect(shown.length).toBeLessThanOrEqual(204);
  expect(snippet(`Il [tram] ${long}.`)).toMatch(/^Il \[tram\] .*parola…$/);
  expect(snippet(`Inizio ${long} [tram].`)).toMatch(/^…parola .*\[tram\]\.$/);
});
