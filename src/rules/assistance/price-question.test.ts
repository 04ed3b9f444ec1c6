import { expect, test } from 'vitest';
import { pricedIn, priceInTalk } from './price-question.ts';
import { wordsOf } from './words.ts';

test.each<[string, Partial<ReturnType<typeof pricedIn>>]>([
  ['solo articoli ma tutto l’anno, totale?', { products: ['mobile'], period: 'annuale' }],
  ['il primo mese di quello con le pagine quanto viene', { products: ['digital'], isFirst: true }],
  ['il piano per quattro persone quanto costa?', { products: ['digital+'] }],
  ['quanto costa Digital Plus?', { products: ['digital+'], isReduced: false, isFirst: false }],
  ['nonno 68enne con sfogliatore annuale: quanti euro?', { products: ['digital'], group: 'senior', period: 'annuale' }],
  ['e per mio padre che ne ha 71?', { group: 'senior' }],
  ['mia zia è settantenne, quanto paga?', { group: 'senior' }],
  ['mia figlia è diciottenne, quanto paga?', { group: 'student' }],
  ['quanto risparmio con l’annuale?', { isSaving: true, period: 'annuale' }],
  ['quanto costa per tutta la famiglia?', { products: ['digital+'] }],
  ['e per due anni?', { period: 'other', group: undefined }],
])('“%s” asks for %o', (text, asked) => {
  expect(pricedIn(wordsOf(text))).toMatchObject(asked);
});

test.each<[string, string, Partial<ReturnType<typeof pricedIn>>]>([
  ['quanto costa online all’anno?', 'quanto risparmio?', { products: ['mobile'], period: 'annuale', isSaving: true }],
  ['quanto costa digital?', 'quanto costa online?', { products: ['mobile'] }],
  ['quanto costa digital?', 'il più economico?', { products: [], isCheapest: true }],
])('after “%s”, “%s” asks for %o', (before, now, asked) => {
  expect(priceInTalk(pricedIn(wordsOf(before)), pricedIn(wordsOf(now)))).toMatchObject(asked);
});
