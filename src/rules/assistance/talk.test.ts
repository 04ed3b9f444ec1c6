import { expect, test } from 'vitest';
import {
  asksForWay,
  correctionIn,
  isFollowUp,
  isRepeated,
  namesWhat,
  questionsIn,
  wasSaid,
  withThing,
} from './talk.ts';

test.each([
  ['Quando scade il mio abbonamento?', ['Quando scade il mio abbonamento?']],
  ['Quando scade il mio abbonamento e quanto pago?', ['Quando scade il mio abbonamento', 'quanto pago?']],
  ['Quanto costa Digital? Posso disdire quando voglio?', ['Quanto costa Digital?', 'Posso disdire quando voglio?']],
  ['Che differenza c’è tra Online e Digital?', ['Che differenza c’è tra Online e Digital?']],
  ['Quanto costa Online e Digital?', ['Quanto costa Online e Digital?']],
  ['Buongiorno. Come disdico?', ['Buongiorno. Come disdico?']],
  ['Come disdico? Grazie!', ['Come disdico? Grazie!']],
  ['Due cosette: cambiare la mail, e togliere un ospite', ['cambiare la mail', 'togliere un ospite']],
  ['Due cose: ho dato via il tablet, e poi devo disdire', ['ho dato via il tablet', 'devo disdire']],
  ['???', []],
])('the questions in %j', (text, questions) => {
  expect(questionsIn(text)).toEqual(questions);
});

test.each([
  ['e per due anni?', true],
  ['E quando arriva?', true],
  ['come faccio?', true],
  ['ma lo posso fare dal telefono?', true],
  ['e Digital?', true],
  ['dove la trovo?', true],
  ['con PayPal?', true],
  ['di domenica?', true],
  ['anche in contanti?', true],
  ['in quanto tempo?', true],
  ['per quanti giorni?', true],
  ['Come cambio la password?', false],
  ['Quanto costa la rassegna stampa per un’azienda?', false],
  ['voglio disdire', false],
])('%s follows up: %s', (text, expected) => {
  expect(isFollowUp(text)).toBe(expected);
});

test.each([
  ['come faccio?', true],
  ['e dove si fa?', true],
  ['come ne aggiungo uno?', true],
  ['e come la cambio?', true],
  ['dove lo compro?', true],
  ['come glielo rimando?', true],
  ['uno non è mio, come lo tolgo?', true],
  ['ne vorrei togliere uno, come si fa', false],
  ['sì ma dove lo trovo?', true],
  ['vorrei sapere dove la vendono', false],
  ['come cambio la carta?', false],
  ['come faccio a stampare un articolo di ieri?', false],
  ['e per due anni?', false],
])('%s asks for the way: %s', (text, expected) => {
  expect(asksForWay(text)).toBe(expected);
});

test.each([
  ['Premi «Disdici».', ['Ciao. Premi  Disdici!'], true],
  ['Premi «Disdici».', ['Premi «Rinnova».'], false],
  ['', ['x'], false],
  ['Premi', [], false],
])('%j was said in %j: %s', (text, replies, expected) => {
  expect(wasSaid(text, replies)).toBe(expected);
});

test('a text is repeated when a message says exactly that, whatever its marks', () => {
  expect(isRepeated('Premi «Disdici».', ['Premi Disdici!'])).toBe(true);
  expect(isRepeated('Premi «Disdici».', ['Apri Abbonamenti e premi Disdici!'])).toBe(false);
});

test.each([
  ['no, intendevo la fattura', 'la fattura'],
  ['no scusa, intendevo solo digital', 'solo digital'],
  ['mi riferivo alla carta', 'carta'],
  ['no, parlavo dell’intestatario', 'intestatario'],
  ['non intendevo questo', undefined],
  ['no, non funziona', undefined],
  ['no scusa, online', 'online'],
  ['No, anzi: la fattura', 'la fattura'],
  ['no anzi, la fattura', 'la fattura'],
  ['no scusa, non funziona', undefined],
  ['no scusate, grazie', undefined],
  ['no scusa', undefined],
])('%j corrects the question before to %j', (text, meant) => {
  expect(correctionIn(text)).toBe(meant);
});

test.each([
  ['dove trovo la ricevuta?', 'la fattura', 'dove trovo la fattura'],
  ['come disdico la newsletter', 'l’abbonamento', 'come disdico l’abbonamento'],
  ['cambiare l’e-mail', 'la password', 'cambiare la password'],
  ['come disdico?', 'la newsletter', 'come disdico? la newsletter'],
])('%j asked for %j is %j', (question, thing, asked) => {
  expect(withThing(question, thing)).toBe(asked);
});

test.each([
  ['non funziona', false],
  ['non trovo niente', false],
  ['dice già usato', true],
  ['nello spam non c’è', true],
])('%j names what did not help: %s', (text, expected) => {
  expect(namesWhat(text)).toBe(expected);
});
