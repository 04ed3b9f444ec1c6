import { expect, test } from 'vitest';
import { asksForAfter, asksForPrice, beyondPrices, hasBudget, pricedIn, priceInTalk } from './price-question.ts';
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
  ['quanto costa onlin per un anno', { products: ['mobile'], periods: ['annuale'] }],
  ['meccanico in pensione, classe 1952: che tariffa ho?', { group: 'senior' }],
  ['nata nel 1948, quanto pago?', { group: 'senior' }],
  ['nato nel 1988, quanto pago?', { group: undefined }],
  ['il giornale del 1952 quanto costa?', { group: undefined }],
  ['siamo in nove in studio, la spesa?', { products: ['digital+'] }],
  ['cinque teste, quanto ci chiedete?', { products: ['digital+'] }],
  ['tre mensilità di Digital o il trimestrale, dove spendo meno?', { products: ['digital'], isSaving: true }],
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

test.each([
  ['quanto dobbiamo mettere a bilancio per la rassegna?', true],
  ['a quanto ammonta il contratto?', true],
  ['che maggiorazione c’è per un posto?', true],
  ['quanto ci chiedete per un anno?', true],
  ['quanto tempo fa è uscito il giornale?', false],
  ['quanti articoli e quante pagine ha Digital?', false],
  ['quanti giorni devo aspettare?', false],
  ['non importa, grazie', false],
])('whether %j asks for an amount: %j', (text, expected) => {
  expect(asksForPrice(wordsOf(text))).toBe(expected);
});

test.each([
  ['con sette euro al mese posso leggere gli articoli?', true],
  ['meno di sei euro al mese esiste qualcosa?', true],
  ['cinque euro al mese bastano?', true],
  ['mi avete addebitato nove euro al mese, posso sapere perché?', false],
  ['posso leggere sul telefono?', false],
])('whether %j says what it may cost: %j', (text, expected) => {
  expect(hasBudget(wordsOf(text))).toBe(expected);
});

test.each([
  ['finiti i primi due mesi quanto mi scalate?', true],
  ['dopo la prova quanto costa?', true],
  ['dopo il mese a 0,99 quanto mi prelevate?', true],
  ['dopo la prova come disdico?', false],
  ['quanto costa Digital?', false],
])('whether %j asks what follows a trial: %j', (text, expected) => {
  expect(asksForAfter(wordsOf(text))).toBe(expected);
});

test.each([
  ['quanto costa da giugno ad agosto?', ['estate']],
  ['quanto costa da gennaio a marzo?', ['inverno']],
  ['quanto costa ad agosto?', []],
])('the season in %j: %j', (text, expected) => {
  expect(beyondPrices(wordsOf(text)).filter((word) => /estate|inverno/.test(word))).toEqual(expected);
});
