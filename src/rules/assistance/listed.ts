import { fits, wordsOf } from './words.ts';

/** What a price reply lists: `Digital annuale costa 149,00 € l’anno.` */
const priced = /(?<=^|[.!?]\s+)(?<name>\p{Lu}[^.!?:]{2,60}?) costa \d/gu;
const products = /(?<!\p{L})(?:Online|Digital Plus|Digital)(?!\p{L})/gu;

const places = { primo: 0, prima: 0, secondo: 1, seconda: 1, terzo: 2, terza: 2, ultimo: -1, ultima: -1 } as const;

/** `il secondo quanto costa?`, not `il secondo mese`: the place stands alone or before what is asked of it. */
const placed =
  /(?<!\p{L})(?:il|la|l[’'])\s*(?<place>primo|secondo|terzo|ultimo|prima|seconda|terza|ultima)(?=\s*(?:[?!.,;]|$)|\s+(?:quant|cost|vien|cosa|che|come|si|ha|è|all?[’'\s]|per\s))/iu;

/** What a reply named in its order: the offers whose prices it told, else the products. */
const namedIn = (reply: string): readonly string[] => {
  const offers = [...reply.matchAll(priced)].map(({ groups }) => groups?.name ?? '');
  return offers.length > 1 ? offers : [...new Set(reply.match(products) ?? [])];
};

/** A question with the name in place of `il secondo`, when the last reply listed as many; else as it is. */
export const withListed = (question: string, lastReply: string | undefined): string => {
  const found = placed.exec(question);
  const place = found?.groups?.place?.toLowerCase() as keyof typeof places | undefined;
  if (found === null || place === undefined || lastReply === undefined) return question;
  const named = namedIn(lastReply);
  const name = named.length > 1 ? named.at(places[place]) : undefined;
  return name === undefined ? question : question.replace(found[0], () => name);
};

/** What readers count in a talk, by the words with which they begin it. */
const counted: readonly (readonly [said: string, thing: string])[] = [
  ['dispositiv-|telefon-|cellular-|apparecch-|computer|tablet|smartphone !numero|chiam-|risp-', 'dispositivo'],
  ['newsletter', 'newsletter'],
  ['notific-', 'notifica'],
  ['invit-|posto|posti|utent-|persone', 'posto'],
];

/** `come ne tolgo uno?`, `posso aggiungerne due?`, `e uno in più?` */
const counting =
  /(?<!\p{L})(?:(?:ne|\p{L}+rne)(?!\p{L}).*\s(?:un[oa]|due|tre|quattro|cinque|altr[oaie])|un[oa] in più|un altr[oa]|altri (?:due|tre))(?=\s*(?:[?!.,;]|$)|\s+(?:quant|cost|vecchi|in più|come))/iu;

/** A question with the thing that it only counts, when an earlier one names it: `come ne tolgo uno, dispositivo?` */
export const withCounted = (question: string, before: readonly string[]): string => {
  const words = wordsOf(question);
  if (!counting.test(question) || counted.some(([said]) => fits(words, said))) return question;
  const thing = before
    .toReversed()
    .flatMap((text) => counted.find(([said]) => fits(wordsOf(text), said))?.[1] ?? [])
    .at(0);
  return thing === undefined ? question : question.replace(/\s*[?!.]*\s*$/u, `, ${thing}?`);
};
