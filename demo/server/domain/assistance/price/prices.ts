import {
  namesPrice,
  type PriceQuestion,
  pricedIn,
  priceInTalk,
} from '../../../../../src/rules/assistance/price-question.ts';
import { isFollowUp, wasSaid } from '../../../../../src/rules/assistance/talk.ts';
import { fits, wordsOf } from '../../../../../src/rules/assistance/words.ts';
import { sentencesOf } from '../../../../../src/rules/text/sentences.ts';
import type { Queryable } from '../../../db/db.ts';
import { durationOf, type Offer, offersOf } from '../../subscriptions/offers/catalogue.ts';
import { euroText } from '../../subscriptions/papers/money.ts';
import { type Card, type Reply, shopLink } from '../reply.ts';
import type { Setting } from '../setting.ts';
import { toldIn } from '../talk/sentences.ts';
import { askedFirst, isFor, isForNew, isNamed, isReduced, isTrial, months, reducedFor } from './asked-offers.ts';

const periodTexts: Readonly<Record<string, string>> = { mese: 'al mese', '3 mesi': 'per tre mesi', anno: 'l’anno' };
type Sold = keyof typeof months;

const priceText = (offer: Offer): string =>
  `${euroText(offer.price_cents)} ${periodTexts[offer.period] ?? `per ${offer.period}`}`;

const sentence = (offer: Offer): string => `${offer.name} costa ${priceText(offer)}.`;
const sentenceForNew = (offer: Offer): string => `${sentence(offer)} ${offer.summary}`;

const regular = (offers: readonly Offer[], product: string, duration: Sold): Offer | undefined =>
  offers.find(
    (offer) => offer.product === product && durationOf(offer) === duration && !isReduced(offer) && !isTrial(offer),
  );

/** What longer periods cost beside as many single months: those asked for, else the longest that is sold. */
const savingOn = (offers: readonly Offer[], product: string, asked: PriceQuestion['periods']): readonly string[] => {
  const month = regular(offers, product, 'mensile');
  if (!month) return [];
  const sold = (['annuale', 'trimestrale'] as const).flatMap((duration) => regular(offers, product, duration) ?? []);
  const wanted = sold.filter((offer) => asked.includes(durationOf(offer)));
  return (wanted.length > 0 ? wanted : sold.slice(0, 1)).map((longer) => {
    const count = months[durationOf(longer)];
    const single = month.price_cents * count;
    return `Con ${longer.name} risparmi ${euroText(single - longer.price_cents)}: costa ${priceText(longer)}, mentre ${count} mesi a ${priceText(month)} sono ${euroText(single)}.`;
  });
};

/** The savings of the products asked for, else of those for readers. */
const savings = (offers: readonly Offer[], { products, periods }: PriceQuestion): string =>
  (products.length > 0 ? products : ['mobile', 'digital'])
    .flatMap((product) => savingOn(offers, product, periods))
    .join(' ');

/** Most offers in the text; the card has more. */
const spoken = 3;

const spans = { mensile: 'Al mese', trimestrale: 'In tre mesi', annuale: 'In un anno' } as const;
const DAYS = { mensile: 30, trimestrale: 90, annuale: 365 } as const;

/** What an offer costs in the time asked for, when it is sold by another: `Al mese sono circa 15,75 €.` */
const converted = (offer: Offer, { periods, per }: PriceQuestion): string => {
  const duration = durationOf(offer);
  if (per === 'giorno') return `Al giorno sono circa ${euroText(Math.round(offer.price_cents / DAYS[duration]))}.`;
  const [asked] = per === 'mese' ? (['mensile'] as const) : periods;
  if (asked === undefined || asked === 'other' || asked === duration) return '';
  const cents = Math.round((offer.price_cents * months[asked]) / months[duration]);
  const about = months[asked] < months[duration] ? 'circa ' : '';
  return `${spans[asked]} sono ${about}${euroText(cents)}.`;
};

const lead = (offers: readonly Offer[], question: PriceQuestion): string => {
  const { products, periods, ...wish } = question;
  const [first] = offers;
  if (!first) return '';
  const saved = wish.isSaving && products.length < 2 ? savings(offers, question) : '';
  if (saved !== '') return saved;
  if (wish.isDearest && products.length < 2) return `L’offerta che costa di più è ${first.name}: ${priceText(first)}.`;
  if (wish.isCheapest) return `L’offerta che costa meno è ${first.name}: ${priceText(first)}.`;
  const each =
    products.length > 1 ? products.flatMap((one) => offers.find(({ product }) => product === one) ?? []) : [];
  if (wish.isFirst && isForNew(first)) return sentenceForNew(first);
  const [best = '', ...others] = [...new Set([...each, ...offers])].slice(0, spoken).map(sentence);
  const part = products.length === 1 ? converted(first, question) : '';
  const sentences = [best, part, ...others].filter((one) => one !== '').join(' ');
  if (periods.includes('other')) return `Un’offerta di questa durata non c’è. ${sentences}`;
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
  const all = await offersOf(db, brandId);
  const offers = askedFirst(all, question);
  const isMissing = question.isReduced && !offers.some((offer) => isFor(offer, question.group));
  const isGeneral =
    isMissing ||
    (question.products.length === 0 &&
      !question.isReduced &&
      !question.isCheapest &&
      !question.isDearest &&
      !question.isFirst &&
      !question.isSaving &&
      !question.periods.includes('other') &&
      !reducedFor(all, question.words) &&
      !all.some((offer) => isNamed(offer, all, question.words)));
  return { text: isGeneral && general !== undefined ? general : lead(offers, question), card: priceCard(offers) };
};

/** What the FAQ is asked for a reduced price, by who has the paper at home, and for a place in Digital Plus. */
const REDUCED = { student: 'C’è uno sconto per studenti?', senior: 'C’è uno sconto per pensionati over 65?' } as const;
export const PLACE = 'Quanto costa aggiungere un posto a Digital Plus?';
const PAPER = 'Ricevo il giornale di carta: quanto pago per aggiungere Digital?';
const ofPaper = 'cartace-|postale|per_posta|di_carta|carta_a_casa|copia_a_casa|abbonat-_alla_carta';
const SCHOOL = 'Siamo una scuola o una biblioteca: come ci abboniamo?';
const ofSchools = 'scuole|bibliotec-|enti|comuni|per_una_scuola|siamo_una_scuola';
const ofPlaces = 'in_piu|post-|aggiung-|extra|oltre|quint-|sest-|settimo|maggiorazion-';
const ofExtraPlaces = 'posto|posti in_piu|aggiung-|aggiuntiv-|supplementar-|extra|altro|altri';

/** What the FAQ says of a price that no offer has. */
export const besideOffers = async (
  { search }: Setting,
  text: string,
  { group, products }: PriceQuestion,
): Promise<string | undefined> => {
  if (group === 'student' || group === 'senior') return (await search(REDUCED[group])).treated?.body;
  const words = wordsOf(text);
  if (fits(words, ofPaper) && !products.includes('mobile')) return (await search(PAPER)).treated?.body;
  if (products.length === 0 && fits(words, ofSchools)) return (await search(SCHOOL)).treated?.body;
  const isOfPlaces = (products.includes('digital+') && fits(words, ofPlaces)) || fits(words, ofExtraPlaces);
  return isOfPlaces ? (await search(PLACE)).treated?.body : undefined;
};

/** Part of the words beside a price that an offer's text must have to be told. */
const MOST = 0.66;

/** Says whether a price includes the tax: `più IVA`, `IVA inclusa`. */
const ofTax = /(?<!\p{L})(?<!partita )IVA(?!\p{L})/u;

/** What the text of the offer asked for says of the rest of a question: `quanto costa il plus e si rinnova da solo?` */
const besidePrice = async ({ db, brand, said }: Setting, price: PriceQuestion): Promise<string | undefined> => {
  const [first] = askedFirst(await offersOf(db, brand.id), price);
  if (!first || price.products.length === 0) return undefined;
  if (fits(price.words, 'iva|imposta|imposte|tasse')) {
    const told = sentencesOf(first.body).find((one) => ofTax.test(one));
    if (told) return told;
  }
  const named = wordsOf(first.name);
  const rest = price.words.filter((word) => !named.includes(word));
  if (rest.length === 0) return undefined;
  const told = await toldIn(db, rest.join(' '), first.body, said);
  return told.named > 0 && told.coverage >= MOST ? told.best : undefined;
};

/** The price of what the talk is about, for a question that names nothing: `posso regalarlo?`, then `quanto costa?` */
const priceOfTalk = async ({ db, brand, said, subject }: Setting, price: PriceQuestion): Promise<Reply | undefined> => {
  const last = said.at(-1);
  if (last === undefined || subject?.intent.kind !== 'search') return undefined;
  const offers = await offersOf(db, brand.id);
  const named = offers.filter(({ name }) => wasSaid(name.split(/[,:]/)[0] ?? name, [last]));
  if (named.length > 0)
    return { text: named.slice(0, spoken).map(sentence).join(' '), card: priceCard(named), basis: [] };
  const products = [subject.text, last]
    .map((text) => pricedIn(wordsOf(text)).products)
    .find(({ length }) => length > 0);
  return products && priceReply(db, brand.id, { ...price, products });
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
  const isOfTalk = !namesPrice(price) && (beyond.length === 0 || !best?.isWhole);
  const ofTalk = isOfTalk ? await priceOfTalk(setting, price) : undefined;
  if (ofTalk) return ofTalk;
  const beside = await besideOffers(setting, text, price);
  if (beside !== undefined && !price.isReduced)
    return { text: beside, card: { title: 'Offerte', rows: [], link: shopLink }, basis: [] };
  const priced = beside ?? (best?.body.includes('€') ? best.body : undefined);
  const own = await priceReply(setting.db, setting.brand.id, price, priced);
  const all = await offersOf(setting.db, setting.brand.id);
  const isForSome = reducedFor(all, price.words) !== undefined;
  const names = namesPrice(price) || all.some((offer) => isNamed(offer, all, price.words));
  const isTold = !isForSome && best && beyond.length > 0 && (best.isWhole || best.kind === 'offer' || !names);
  if (!isTold || (price.isReduced && best.kind === 'offer')) {
    const more = await besidePrice(setting, price);
    const isNew = more !== undefined && !wasSaid(more, [own.text]);
    return { ...own, text: isNew ? `${own.text} ${more}` : own.text, basis: [] };
  }
  const shown = { text: best.body, card: { title: 'Offerte', rows: [], link: shopLink } };
  // What the FAQ tells may lack the price that was asked for.
  const isOwn = names && best.kind === 'faq' && own.text !== best.body;
  return { ...(isOwn ? { ...own, text: `${own.text}\n\n${best.body}` } : shown), basis: [] };
};
