import { expect, test } from 'vitest';
import { asksForPrice, pricedIn, priceInTalk } from './price-question.ts';
import { wordsOf } from './words.ts';

test.each<[string, Partial<ReturnType<typeof pricedIn>>]>([
  ['solo articoli ma tutto l’anno, totale?', { products: ['mobile'], periods: ['annuale'] }],
  ['il primo mese di quello con le pagine quanto viene', { products: ['digital'], isFirst: true }],
  ['il piano per quattro persone quanto costa?', { products: ['digital+'] }],
  ['quanto costa Digital Plus?', { products: ['digital+'], isReduced: false, isFirst: false }],
  [
    'nonno 68enne con sfogliatore annuale: quanti euro?',
    { products: ['digital'], group: 'senior', periods: ['annuale'] },
  ],
  ['e per mio padre che ne ha 71?', { group: 'senior' }],
  ['e a mio padre di 70?', { group: 'senior' }],
  ['una spesa di 70 euro?', { group: undefined }],
  ['mia zia è settantenne, quanto paga?', { group: 'senior' }],
  ['mia figlia è diciottenne, quanto paga?', { group: 'student' }],
  ['quanto risparmio con l’annuale?', { isSaving: true, periods: ['annuale'] }],
  ['quanto costa per tutta la famiglia?', { products: ['digital+'] }],
  ['con quanto comincio se non sono mai stato abbonato', { isFirst: true }],
  ['mi fate uno sconto se pago tutto l’anno subito?', { isSaving: true, periods: ['annuale'] }],
  ['che sconto c’è per gli over 65 su tutto?', { isSaving: false }],
  ['siamo in quattro in casa, quanto si paga?', { products: ['digital+'] }],
  ['leggiamo io mia moglie e mio figlio, un abbonamento per tutti quanto?', { products: ['digital+'] }],
  ['quanto costa avere anche l’archivio?', { products: ['digital+'] }],
  ['quanto costa il plus con l’archivio?', { products: ['digital+'] }],
  ['c’è anche l’archivio?', { products: [] }],
  ['conviene il trimestrale o l’annuale?', { periods: ['trimestrale', 'annuale'], isSaving: true }],
  ['online all’anno e al mese', { products: ['mobile'], periods: ['mensile', 'annuale'], per: undefined }],
  ['quanto viene al mese l’annuale on-line?', { products: ['mobile'], periods: ['annuale'], per: 'mese' }],
  ['digital quanto costa al giorno?', { products: ['digital'], per: 'giorno' }],
  ['quanto fanno tre mesi?', { periods: ['trimestrale'] }],
  ['prezzo digitl', { products: ['digital'] }],
  ['quanto costa il giornale digitale?', { products: [] }],
  ['io ho 40 anni, quanto pago?', { isReduced: true, group: 'other' }],
  ['ho 29 anni, quanto pago?', { group: 'student' }],
  ['archivio degli ultimi 40 anni', { isReduced: false, group: undefined }],
  ['qual è quello che costa di più?', { isDearest: true }],
  ['costa di più Online o Digital?', { products: ['mobile', 'digital'], isDearest: false }],
  ['quanto costa digital stagione?', { words: ['stagione'] }],
  ['e per due anni?', { periods: ['other'], group: undefined }],
  ['quanto chiedete per leggere solo dal telefono?', { products: ['mobile'] }],
  ['costo annuo senza lo sfogliatore', { products: ['mobile'], periods: ['annuale'] }],
  ['l’abbonamento per dodici persone, cifra?', { products: ['digital+'] }],
  ['per i sessantacinquenni c’è uno sconto?', { group: 'senior' }],
])('“%s” asks for %o', (text, asked) => {
  expect(pricedIn(wordsOf(text))).toMatchObject(asked);
});

test.each<[string, string, Partial<ReturnType<typeof pricedIn>>]>([
  [
    'quanto costa online all’anno?',
    'quanto risparmio?',
    { products: ['mobile'], periods: ['annuale'], isSaving: true },
  ],
  ['quanto costa digital?', 'quanto costa online?', { products: ['mobile'] }],
  ['quanto costa digital?', 'il più economico?', { products: [], isCheapest: true }],
  ['quanto costa digital?', 'il più caro?', { products: [], isDearest: true }],
  ['digital per studenti?', 'e all’anno?', { products: ['digital'], periods: ['annuale'], group: 'student' }],
  ['digital per studenti?', 'ma io ho 30 anni', { products: ['digital'], isReduced: true, group: 'other' }],
])('after “%s”, “%s” asks for %o', (before, now, asked) => {
  expect(priceInTalk(pricedIn(wordsOf(before)), pricedIn(wordsOf(now)))).toMatchObject(asked);
});

test.each([
  'quanto chiedete al mese?',
  'quanto sborso ogni anno?',
  'quanto spende un albergo?',
  'qual è il canone della rassegna?',
  'siamo in quattro, la spesa?',
])('“%s” asks what something costs', (text) => {
  expect(asksForPrice(wordsOf(text))).toBe(true);
});
