import { expect, test } from 'vitest';
import { isNonsense, smallTalk, withoutCourtesies } from './small-talk.ts';
import { inFull, wordsOf } from './words.ts';

test.each([
  ['grazie mille, gentilissimo', 'thanks'],
  ['garzie mille!!', 'thanks'],
  ['thx mille', 'thanks'],
  ['grazie x l’aiuto', 'thanks'],
  ['a posto così, buona serata', 'thanks'],
  ['buone feste a tutti', 'thanks'],
  ['👍👍👍👍', 'thanks'],
  ['❤️❤️❤️❤️', 'thanks'],
  ['ciaooo a tutti', 'greeting'],
  ['bon dì a voi', 'greeting'],
  ['pronto, c’è qualcuno?', 'greeting'],
  ['heilà!! tutto ok?', 'greeting'],
  ['👋👋👋👋', 'greeting'],
  ['non importa, grazie lo stesso', 'thanks'],
  ['non serve a niente', 'failed'],
  ['grazie per niente', 'complaint'],
  ['bel servizio, complimenti', 'complaint'],
  ['😡😡😡😡', 'complaint'],
  ['non mi è stato utile', 'failed'],
  ['👎👎👎👎', 'failed'],
  ['bel servizio, complimenti, no?', 'complaint'],
  ['Bel lavoro, grazie!', 'thanks'],
  ['hey', 'greeting'],
  ['hello a tutti', 'greeting'],
  ['hola, tutto bene?', 'greeting'],
  ['thanks mille', 'thanks'],
  ['merci mille', 'thanks'],
  ['grazie, come disdico?', undefined],
  ['Per non perdere tempo, come disdico l’abbonamento?', undefined],
  ['Ho perso tempo a cercare la fattura, dove la trovo?', undefined],
  ['C’è un bel modo per leggere offline?', undefined],
  ['Dove trovo il bel servizio di ieri sulle scuole?', undefined],
  ['????????', undefined],
])('%s is %s', (text, kind) => {
  expect(smallTalk(inFull(text))).toBe(kind);
});

test.each([
  ['ciao, come disdico?', 'come disdico?'],
  ['ciao come disdico?', 'come disdico?'],
  ['grazie, e come disdico?', 'e come disdico?'],
  ['Come disdico? Grazie mille!', 'Come disdico?'],
  ['grazie ma non funziona', 'ma non funziona'],
  ['Buongiorno. Ho cambiato carta, come la aggiorno? Grazie', 'Ho cambiato carta, come la aggiorno?'],
  ['grazie mille', 'grazie mille'],
  ['no, l’altro', 'no, l’altro'],
])('%s without courtesies: %s', (text, wanted) => {
  expect(withoutCourtesies(text)).toBe(wanted);
});

test.each([
  ['asdfghjkl qwrtzp', true],
  ['a b c d e f', true],
  ['lkjh poiu mnbv ok ok', true],
  ['ma x l’app?', false],
])('%s is nonsense: %s', (text, expected) => {
  expect(isNonsense(wordsOf(text))).toBe(expected);
});
