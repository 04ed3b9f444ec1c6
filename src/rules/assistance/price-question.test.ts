import { expect, test } from 'vitest';
import { pricedIn } from './price-question.ts';
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
  ['e per due anni?', { period: 'other', group: undefined }],
])('“%s” asks for %o', (text, asked) => {
  expect(pricedIn(wordsOf(text))).toMatchObject(asked);
});
