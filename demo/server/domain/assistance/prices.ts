import { namesPrice, type PriceQuestion, priceInTalk } from '../../../../src/rules/assistance/price-question.ts';
import { isFollowUp } from '../../../../src/rules/assistance/talk.ts';
import { fits, wordsOf } from '../../../../src/rules/assistance/words.ts';
import type { Queryable } from '../../db/db.ts';
import { durationOf, type Offer, offersOf } from '../subscriptions/offers/catalogue.ts';
import { euroText } from '../subscriptions/papers/money.ts';
import { type Card, type Reply, shopLink } from './reply.ts';
import type { Setting } from './setting.ts';

const periodTexts: Readonly<Record<string, string>> = { mese: 'al mese', '3 mesi': 'per tre mesi', anno: 'l’anno' };
const months = { mensile: 1, trimestrale: 3, annuale: 12 } as const;

const priceText = (offer: Offer): string =>
  `${euroText(offer.price_cents)} ${periodTexts[offer.period] ?? `per ${offer.period}`}`;

/** Sold to some readers only. */
const isReduced = ({ name }: Offer): boolean => /ridott|agevolat|student|over|under/i.test(name);
const groups = { student: /stud|under|giovan/i, senior: /over|65|pension|anzian/i } as const;
const isFor = (offer: Offer, group: PriceQuestion['group']): boolean =>
  isReduced(offer) && (group === undefined || groups[group].test(`${offer.name} ${offer.summary}`));
const isTrial = ({ name, code }: Offer): boolean => /prova/i.test(name) || code.endsWith('-passaggio');

/** What new readers pay is in the summary: 'con il primo mese a 0,99 €'. */
const isForNew = ({ name, summary }: Offer): boolean =>
  /di prova/i.test(name) || /primo mese|primi (?:due|tre) mesi/i.test(summary);

const sentence = (offer: Offer): string => `${offer.name} costa ${priceText(offer)}.`;
const sentenceForNew = (offer: Offer): string => `${sentence(offer)} ${offer.summary}`;

/** The offers of a question, the asked ones first. */
const askedFirst = (all: readonly Offer[], { products, period, ...wish }: PriceQuestion): readonly Offer[] => {
  const place = (offer: Offer): number => {
    const product = (products as readonly string[]).indexOf(offer.product);
    const isWanted = period === undefined || period === 'other' || durationOf(offer) === period;
    return (
      (product + 1) * 8 +
      ((wish.isReduced ? isFor(offer, wish.group) : !isReduced(offer)) ? 0 : 4) +
      (isWanted ? 0 : 2) +
      (isTrial(offer) ? 1 : 0) -
      (wish.isFirst && isForNew(offer) ? 4 : 0)
    );
  };
  const named = all.filter((offer) =>
    products.length > 0 ? products.some((one) => one === offer.product) : offer.product !== 'rassegna',
  );
  const monthly = (offer: Offer): number => offer.price_cents / months[durationOf(offer)];
  return named.toSorted((one, other) =>
    wish.isCheapest ? one.price_cents - other.price_cents || monthly(one) - monthly(other) : place(one) - place(other),
  );
};

const regular = (offers: readonly Offer[], product: string, duration: keyof typeof months): Offer | undefined =>
  offers.find(
    (offer) => offer.product === product && durationOf(offer) === duration && !isReduced(offer) && !isTrial(offer),
  );

/** What a year or three months cost beside as many single months; undefined when a product is not sold both ways. */
const savingOn = (offers: readonly Offer[], product: string, period: PriceQuestion['period']): string | undefined => {
  const month = regular(offers, product, 'mensile');
  const [longer] = (
    period === 'trimestrale' ? (['trimestrale'] as const) : (['annuale', 'trimestrale'] as const)
  ).flatMap((duration) => regular(offers, product, duration) ?? []);
  if (!month || !longer) return undefined;
  const count = months[durationOf(longer)];
  const single = month.price_cents * count;
  return (
    `${longer.name} costa ${priceText(longer)}. ${month.name} costa ${priceText(month)}, cioè ${euroText(single)} in ${count} mesi: ` +
    `con ${longer.name} risparmi ${euroText(single - longer.price_cents)}.`
  );
};

/** The savings of the products asked for, else of those for readers. */
const savings = (offers: readonly Offer[], { products, period }: PriceQuestion): string =>
  (products.length > 0 ? products : ['mobile', 'digital'])
    .flatMap((product) => savingOn(offers, product, period) ?? [])
    .join(' ');

/** Most offers in the text; the card has more. */
const spoken = 3;

const lead = (offers: readonly Offer[], { products, period, ...wish }: PriceQuestion): string => {
  const [first] = offers;
  if (!first) return '';
  const saved = wish.isSaving && products.length < 2 ? savings(offers, { products, period, ...wish }) : '';
  if (saved !== '') return saved;
  if (wish.isCheapest) return `L’offerta che costa meno è ${first.name}: ${priceText(first)}.`;
  const each =
    products.length > 1 ? products.flatMap((one) => offers.find(({ product }) => product === one) ?? []) : [];
  if (wish.isFirst && isForNew(first)) return sentenceForNew(first);
  const sentences = [...new Set([...each, ...offers])].slice(0, spoken).map(sentence).join(' ');
  if (period === 'other') return `Un’offerta di questa durata non c’è. ${sentences}`;
  return wish.isReduced && !isFor(first, wish.group)
    ? `Una tariffa ridotta per questo non c’è. ${sentences}`
    : sentences;
};

const priceCard = (offers: readonly Offer[]): Card => ({
  title: 'Prezzi',
  rows: offers.slice(0, 6).map((offer) => ({ name: offer.name, value: priceText(offer) })),
  link: shopLink,
});

/**
 * The brand's prices, the asked one first. `general`: what the FAQ says, for a question that names no product, and for a
 * reduced price that no offer has.
 */
export const priceReply = async (
  db: Queryable,
  brandId: number,
  question: PriceQuestion,
  general?: string,
): Promise<Reply> => {
  const offers = askedFirst(await offersOf(db, brandId), question);
  const isMissing = question.isReduced && !offers.some((offer) => isFor(offer, question.group));
  const isGeneral =
    isMissing ||
    (question.products.length === 0 &&
      !question.isReduced &&
      !question.isCheapest &&
      !question.isFirst &&
      !question.isSaving &&
      question.period !== 'other');
  return { text: isGeneral && general !== undefined ? general : lead(offers, question), card: priceCard(offers) };
};

/** What the FAQ is asked for a reduced price, and for a place in Digital Plus. */
const REDUCED = { student: 'C’è uno sconto per studenti?', senior: 'C’è uno sconto per pensionati over 65?' } as const;
const PLACE = 'Quanto costa aggiungere un posto a Digital Plus?';
const ofPlaces = 'in_piu|post-|aggiung-|extra';

/** What the FAQ says of a price that no offer has. */
export const besideOffers = async (
  { search }: Setting,
  text: string,
  price: PriceQuestion,
): Promise<string | undefined> => {
  if (price.group) return (await search(REDUCED[price.group])).treated?.body;
  const isOfPlaces = price.products.includes('digital+') && fits(wordsOf(text), ofPlaces);
  return isOfPlaces ? (await search(PLACE)).treated?.body : undefined;
};

/** Answers a question about prices. `beyond`: what it asks besides. */
export const prices = async (
  setting: Setting,
  text: string,
  asked: PriceQuestion,
  beyond: readonly string[],
): Promise<Reply> => {
  const { subject } = setting;
  const price = subject?.intent.kind === 'price' ? priceInTalk(subject.intent.price, asked) : asked;
  const isContinued = beyond.length > 0 && isFollowUp(text);
  const found = await setting.search(text, isContinued ? subject?.text : undefined);
  const [best] = found.sure;
  const beside = await besideOffers(setting, text, price);
  if (beside !== undefined && !price.isReduced)
    return { text: beside, card: { title: 'Offerte', rows: [], link: shopLink }, basis: [] };
  const priced = beside ?? (best?.body.includes('€') ? best.body : undefined);
  const own = await priceReply(setting.db, setting.brand.id, price, priced);
  const isTold = best && beyond.length > 0 && (best.isWhole || best.kind === 'offer' || !namesPrice(price));
  if (!isTold || (price.isReduced && best.kind === 'offer')) return { ...own, basis: [] };
  const shown = { text: best.body, card: { title: 'Offerte', rows: [], link: shopLink } };
  // What the FAQ tells may lack the price that was asked for.
  const isOwn = namesPrice(price) && best.kind === 'faq' && own.text !== best.body;
  return { ...(isOwn ? { ...own, text: `${own.text}\n\n${best.body}` } : shown), basis: [] };
};
