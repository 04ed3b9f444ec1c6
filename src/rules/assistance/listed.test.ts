import { expect, test } from 'vitest';
import { withCounted, withListed } from './listed.ts';

const prices =
  'Online mensile costa 5,99 € al mese. Online annuale costa 59,00 € l’anno. Digital mensile costa 12,49 € al mese.';
const differences = 'Online sono gli articoli; Digital aggiunge le pagine. Digital Plus porta altre quattro persone.';

test.each([
  [prices, 'il secondo quanto costa?', 'Online annuale quanto costa?'],
  [prices, 'e l’ultimo?', 'e Digital mensile?'],
  [differences, 'prendo il secondo, quanto costa?', 'prendo Digital, quanto costa?'],
  [differences, 'e il terzo quanto viene?', 'e Digital Plus quanto viene?'],
  [prices, 'il secondo mese quanto pago?', 'il secondo mese quanto pago?'],
  ['Digital mensile costa 12,49 € al mese.', 'il secondo quanto costa?', 'il secondo quanto costa?'],
  [undefined, 'il primo quanto costa?', 'il primo quanto costa?'],
])('after “%s” the question “%s” means “%s”', (reply, asked, meant) => {
  expect(withListed(asked, reply)).toBe(meant);
});

test.each([
  ['quanti dispositivi posso usare?', 'come ne tolgo uno?', 'come ne tolgo uno, dispositivo?'],
  ['come invito un amico?', 'e uno in più quanto costa?', 'e uno in più quanto costa, posto?'],
  ['come invito un amico?', 'posso aggiungerne altri?', 'posso aggiungerne altri, posto?'],
  ['quanti dispositivi posso usare?', 'e i posti, ne tolgo uno?', 'e i posti, ne tolgo uno?'],
  ['quanti dispositivi posso usare?', 'quanto costa un anno?', 'quanto costa un anno?'],
  ['quanto costa digital?', 'come ne tolgo uno?', 'come ne tolgo uno?'],
])('after “%s” the question “%s” counts what “%s” names', (before, asked, meant) => {
  expect(withCounted(asked, [before])).toBe(meant);
});
