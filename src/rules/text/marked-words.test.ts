import { expect, test } from 'vitest';
import { keywordsOf, markedWords } from './marked-words.ts';

const shown = (text: string, words: string): string =>
  markedWords(text, words)
    .map((part) => (part.isMarked ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['Dove trovo le fatture?', 'fattura', 'Dove trovo le [fatture]?'],
  ['La fattura arriva ogni mese.', 'FATTURE', 'La [fattura] arriva ogni mese.'],
  ['La fatturazione è mensile', 'fattura', 'La [fatturazione] è mensile'],
  ['Il perché è qui', 'perche', 'Il [perché] è qui'],
  ['Cambiare l’abbonamento', 'abbonamento', 'Cambiare l’[abbonamento]'],
  ['Una PEC per il codice SDI', 'pec sdi', 'Una [PEC] per il codice [SDI]'],
  ['Dove trovo le pecche?', 'pec', 'Dove trovo le pecche?'],
  ['Il rinnovo del mese', 'come disattivo il rinnovo', 'Il [rinnovo] del mese'],
  ['Il giornale', 'il', 'Il giornale'],
  ['Il giornale', '', 'Il giornale'],
  ['Rinnovo', 'rinnovo', '[Rinnovo]'],
  ['', 'rinnovo', ''],
  ['Costa 6,99 € (al mese)', '(al mese) .* [6', 'Costa 6,99 € (al [mese])'],
])('“%s”, searched for “%s”: %s', (text, words, expected) => {
  expect(shown(text, words)).toBe(expected);
});

test('no word is lost or changed, whatever the search', () => {
  const text = 'Così è: l’e-paper <b>si apre</b>\u00a0& si chiude 👍🏽 alle 23.30.';
  for (const words of ['', 'epaper', 'si apre', '23', '<b>', '👍🏽'])
    expect(
      markedWords(text, words)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
});

test.each([
  ['Quando riapre il mercato coperto?', ['riapre', 'mercato', 'coperto']],
  ['Il tram, il TRAM e l’autobus', ['tram', 'autobus']],
  ['Che cosa?', []],
  ['', []],
])('the keywords of “%s” are %j', (question, expected) => {
  expect(keywordsOf(question)).toEqual(expected);
});
