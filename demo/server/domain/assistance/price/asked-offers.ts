import { asksForPrice, beyondPrices, type PriceQuestion } from '../../../../../src/rules/assistance/price-question.ts';
import { fits, wordsOf } from '../../../../../src/rules/assistance/words.ts';
import type { Queryable } from '../../../db/db.ts';
import { durationOf, type Offer, offersOf } from '../../subscriptions/offers/catalogue.ts';

/** Months of what is sold. */
export const months = { mensile: 1, trimestrale: 3, annuale: 12 } as const;

/** Sold to some readers only. */
export const isReduced = ({ name }: Offer): boolean => /ridott|agevolat|student|over|under/i.test(name);
const groups = { student: /stud|under|giovan/i, senior: /over|65|pension|anzian/i, other: /$^/ } as const;
/** Sold to the readers of this group; of any, if the question names none. */
export const isFor = (offer: Offer, group: PriceQuestion['group']): boolean =>
  isReduced(offer) && (group === undefined || groups[group].test(`${offer.name} ${offer.summary}`));
/** Sold once, at first or to change the product. */
export const isTrial = ({ name, code }: Offer): boolean => /prova/i.test(name) || code.endsWith('-passaggio');

/** What new readers pay is in the summary: 'con il primo mese a 0,99 €'. */
export const isForNew = ({ name, summary }: Offer): boolean =>
  /di prova/i.test(name) || /primo mese|primi (?:due|tre) mesi/i.test(summary);

const wordsFor = ({ name, summary }: Offer): readonly string[] => wordsOf(`${name} ${summary}`);

/** Letters of a word that may name an offer. */
const TELLING = 5;

/** Whether a word of the question is in the name or summary of this offer only: `stagione`, `estate`, `senza rinnovo`. */
export const isNamed = (offer: Offer, all: readonly Offer[], words: readonly string[]): boolean =>
  words.some(
    (word, at) =>
      word.length >= TELLING &&
      (word !== 'rinnovo' || words[at - 1] === 'senza') &&
      all.every((one) => wordsFor(one).includes(word) === (one === offer)),
  );

/** Letters that words of one root share: `pescatore`, `pescatori`. */
const ROOT = 6;
const rootsIn = (words: readonly string[]): ReadonlySet<string> =>
  new Set(words.filter(({ length }) => length >= ROOT).map((word) => word.slice(0, ROOT)));

/** The sentence of an offer's text that says who may have it. */
const ofReaders = /[^.]*(?<!\p{L})(?:spetta|diritto|riservat[oa]|possono)(?!\p{L})[^.]*/iu;
const whenBought = new Set(['momento', 'acquisto']);
const readersOf = ({ name, summary, body }: Offer): readonly string[] =>
  wordsOf(`${name} ${summary} ${ofReaders.exec(body)?.[0] ?? ''}`).filter((word) => !whenBought.has(word));

/** The reduced offer whose text alone names for whom a price is asked: `che tariffa c’è per un pescatore?` */
export const reducedFor = (all: readonly Offer[], words: readonly string[]): Offer | undefined => {
  const asked = rootsIn(words);
  const naming = all.filter((offer) => [...rootsIn(readersOf(offer))].some((root) => asked.has(root)));
  const [offer] = naming;
  return naming.length === 1 && offer && isReduced(offer) ? offer : undefined;
};

/** Asks for a price or a reduction. */
const asksForReduction = 'scont-|riduzion-|agevolaz-|tariff-|prezz-';

/** Whether a question for a price says for whom, as the text of a reduced offer does, or names an offer by its own word. */
export const isPricedFor = async (db: Queryable, brandId: number, words: readonly string[]): Promise<boolean> => {
  const asks = asksForPrice(words);
  if (!asks && !fits(words, asksForReduction)) return false;
  const all = await offersOf(db, brandId);
  const rest = beyondPrices(words);
  return reducedFor(all, rest) !== undefined || (asks && all.some((offer) => isNamed(offer, all, rest)));
};

/** Wants an offer for a use: `e se lo voglio solo per l’estate?` */
const wants = 'solo|soltanto|voglio|vorrei|volessi|prendo|prendessi|serve|basta';

/** Whether a question wants an offer that it names by what is told of no other: `solo per l’estate`. */
export const wantsOffer = async (db: Queryable, brandId: number, words: readonly string[]): Promise<boolean> => {
  if (!fits(words, wants)) return false;
  const all = await offersOf(db, brandId);
  return all.some((offer) => isNamed(offer, all, beyondPrices(words)));
};

/** The offers of a question, the asked ones first. */
export const askedFirst = (all: readonly Offer[], { products, periods, ...wish }: PriceQuestion): readonly Offer[] => {
  const own = reducedFor(all, wish.words);
  const place = (offer: Offer): number => {
    const product = (products as readonly string[]).indexOf(offer.product);
    const isWanted = periods.length === 0 || periods.some((one) => one === 'other' || one === durationOf(offer));
    return (
      (product + 1) * 8 +
      (offer === own || (wish.isReduced ? isFor(offer, wish.group) : !isReduced(offer)) ? 0 : 4) +
      (isWanted ? 0 : 2) +
      (isTrial(offer) ? 1 : 0) -
      (offer === own || isNamed(offer, all, wish.words) ? 3 : 0) -
      (wish.isFirst && isForNew(offer) ? 4 : 0)
    );
  };
  const named = all.filter((offer) =>
    products.length > 0 ? products.some((one) => one === offer.product) : offer.product !== 'rassegna',
  );
  const monthly = (offer: Offer): number => offer.price_cents / months[durationOf(offer)];
  if (wish.isDearest && products.length < 2) return named.toSorted((one, other) => other.price_cents - one.price_cents);
  return named.toSorted((one, other) =>
    wish.isCheapest ? one.price_cents - other.price_cents || monthly(one) - monthly(other) : place(one) - place(other),
  );
};
