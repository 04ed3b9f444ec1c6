import { asksForWay, isRepeated } from '../../../../../src/rules/assistance/talk.ts';
import { requestOf, TO_THE_LETTER } from '../../../../../src/rules/chatbot/asked/answer-kind.ts';
import { sentencesOf } from '../../../../../src/rules/text/sentences.ts';
import type { Queryable } from '../../../db/db.ts';
import { conceptsOf, contentStems } from '../../search/concepts.ts';
import { stemsOf } from '../../search/stems.ts';

/** 'E dopo quanto pago?': what comes after the first months. */
const asksAfter = /(?<!\p{L})(?:dopo|poi|alla fine|finit[oaie]|passat[oaie])(?!\p{L})/iu;
const tellsAfter =
  /(?<!\p{L})(?:dopo|poi|alla fine|in seguito|altrimenti|scadut[oa]|al termine|dal (?:secondo|terzo|quarto))(?!\p{L})/iu;
/** `come li assegno?`: the sentence that says what to press. */
const asksHow = /^(?:(?:e|ed|ma|sì|si|ok|quindi|allora)\s+)*(?:come|dove)(?!\p{L})/iu;
const tellsHow =
  /(?<!\p{L})(?:premi|apri|vai|entra|accedi|scegli|inserisci|scrivi|clicca|tocca|usa|indica|compila|segui|incolla|chiedi)(?!\p{L})/iu;
/** `e adesso che faccio?`, `dove lo trovo?`: any such sentence says it, whatever it names. */
const asksWhatToDo = /(?<!\p{L})(?:che|cosa) (?:faccio|fare|devo fare)(?!\p{L})/iu;
const HOW = 0.5;
/** What costs nothing, in words without a sum. */
const free = /(?<!\p{L})(?:non costa (?:nulla|niente)|gratis|gratuit[aoie]|senza (?:spese|costi))(?!\p{L})/iu;
const asksPrice = /(?<!\p{L})(?:quanto (?:costa|viene|pago|si paga)|si paga)(?!\p{L})/iu;
const days = /(?<!\p{L})(?:luned|marted|mercoled|gioved|venerd|sabat|domenic|festiv|weekend|feriali)/iu;

/** Stems that only say which kind of answer is asked for: `in quanto tempo?`, `da che anno?`, `un altro quanto viene?` */
const ofKind = /^(?:giorn|mes[ei]?$|ann[oi]?$|temp|or[ae]?$|orar|settiman|vien|cost|prezz|val$|altr|dur|quant)/;

/** `in che mesi?`, `in quanto rispondete?`: a time, in words that no other kind of question has. */
const asksWhen = /(?<!\p{L})(?:in|per|da|fino a) (?:che|quale|quali) (?:mes|ann|giorn|period|stagion|or[ae])/iu;
const asksHowLong = /(?<!\p{L})(?:in quanto(?! tempo)|quanto (?:ci vuole|ci mettete|ci si mette))/iu;

const requestIn = (question: string): ReturnType<typeof requestOf> => {
  if (asksHowLong.test(question)) return requestOf('in quanto tempo?');
  return requestOf(question) ?? (asksWhen.test(question) ? requestOf('quando?') : undefined);
};

/** Words of a sentence that answers only the passage's own question: `Quando non vuoi rinnovi.` */
const dependentWords = { least: 3, most: 5 } as const;

/** A passage's sentences, one that says nothing alone together with the next. */
const wholeSentences = (body: string): readonly string[] => {
  const whole: string[] = [];
  let before = '';
  for (const sentence of sentencesOf(body)) {
    const { length } = sentence.split(' ');
    const isDependent = length >= dependentWords.least && length <= dependentWords.most;
    if (isDependent && before === '') before = `${sentence} `;
    else {
      whole.push(before + sentence);
      before = '';
    }
  }
  return before === '' ? whole : [...whole, before.trim()];
};

/** What a passage says about a question. */
export interface Told {
  /** How many things the question names. */
  readonly named: number;
  /** Part of what the question names that the passage has, 0 to 1; 0 for a question that names nothing. */
  readonly coverage: number;
  /** Whether a kind of answer is asked for that a sentence can lack: a time, an amount. */
  readonly isOfKind: boolean;
  /** How well the best sentence holds what is asked for: a date, an amount. */
  readonly strength: number;
  /** The sentences that say it, in their order, unless the talk has just these; undefined when none does. */
  readonly text: string | undefined;
  /** The best sentence, said or not. */
  readonly best: string | undefined;
  /** What the passage says after the sentence that has what the question names; undefined when none has. */
  readonly after: string | undefined;
}

/** Part of the best sentence's value from which another one is told beside it. */
const BESIDE = 0.7;

/** The sentences of a passage that are nearest to a question: by its words and their synonyms, and by what it asks for. */
export const toldIn = async (db: Queryable, question: string, body: string, said: readonly string[]): Promise<Told> => {
  const request = requestIn(question);
  const sentences = wholeSentences(body);
  const stems = (await stemsOf(db, sentences)).map((all) => new Set(all));
  const concepts = await conceptsOf(db, new Map((await contentStems(db, question)).map((stem) => [stem, 1])));
  const telling = concepts.filter(({ stem }) => stem === null || !(request && ofKind.test(stem)));
  const named = telling.filter(({ stem }) => stem !== null);
  const hold = (terms: ReadonlyMap<string, number>, own: ReadonlySet<string>): number =>
    Math.max(0, ...[...terms].map(([term, weight]) => (own.has(term) ? weight : 0)));
  const held = telling.map(({ terms }) => stems.map((own) => hold(terms, own)));
  const covered = named.map(({ terms }) => Math.max(0, ...stems.map((own) => hold(terms, own))));
  const isLater = asksAfter.test(question);
  const values = sentences.map((sentence, at) => {
    let value = 0;
    // A word that all sentences have tells none of them apart.
    for (const row of held) value += (row[at] ?? 0) ** 2 / Math.max(1, row.filter((one) => one > 0).length);
    const isFree = asksPrice.test(question) && free.test(sentence);
    const strength = isFree ? TO_THE_LETTER : (request?.strengthOf(sentence) ?? 0);
    const isOfDays = days.test(question) && days.test(sentence);
    const isToDo = (asksWhatToDo.test(question) || asksForWay(question)) && tellsHow.test(sentence);
    const isHow = isToDo || (asksHow.test(question) && tellsHow.test(sentence));
    const isAfter = isLater && tellsAfter.test(sentence);
    return {
      sentence,
      strength,
      value: value + strength + (isOfDays ? 1 : 0) + (isAfter ? 1 : 0) + ((value > 0 || isToDo) && isHow ? HOW : 0),
    };
  });
  const most = Math.max(0, ...values.map(({ value }) => value));
  const ranked = values
    .filter(({ value }) => value > 0 && value >= most * BESIDE)
    .toSorted((one, other) => other.value - one.value)
    .slice(0, 2);
  const best = values.filter((one) => ranked.includes(one));
  const texts = [best, ...ranked.map((one) => [one])].map((some) => some.map(({ sentence }) => sentence).join(' '));
  let sum = 0;
  for (const one of covered) sum += one;
  const namedAt = held.length === 0 ? -1 : values.indexOf(ranked[0] as (typeof values)[number]);
  const after = namedAt < 0 ? '' : sentences.slice(namedAt + 1).join(' ');
  return {
    named: named.length,
    isOfKind: request !== undefined,
    coverage: named.length === 0 ? 0 : sum / named.length,
    strength: Math.max(0, ...values.map(({ strength }) => strength)),
    best: ranked[0]?.sentence,
    after: after === '' ? undefined : after,
    text: texts.find((text) => text !== '' && !isRepeated(text, said)),
  };
};
