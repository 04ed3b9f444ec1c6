import { codeIn, instructionIn } from '../../../../../src/rules/assistance/injection.ts';
import { foreignCourtesy, type OtherLanguage } from '../../../../../src/rules/assistance/other-language.ts';
import { asksAboutOthers } from '../../../../../src/rules/assistance/other-people.ts';
import {
  asksForAfter,
  asksForAge,
  asksForPrice,
  asksForReduced,
  beyondPrices,
  hasBudget,
  namesPrice,
  type PriceQuestion,
  pricedIn,
} from '../../../../../src/rules/assistance/price-question.ts';
import { isNonsense, smallTalk } from '../../../../../src/rules/assistance/small-talk.ts';
import { fits, wordsOf } from '../../../../../src/rules/assistance/words.ts';
import { type Guess, guessesOf } from './classify.ts';
import { conceptsOf } from './concepts.ts';
import { type AccountFact, isFact, type Label } from './labels.ts';
import { languageOf } from './language.ts';

/** What a question wants, and the table entry or the features that decided. `isSure`: whatever the talk is about. */
export type Intent = { readonly reason: string; readonly isSure: boolean } & (
  | {
      readonly kind:
        | 'greeting'
        | 'who'
        | 'thanks'
        | 'person'
        | 'complaint'
        | 'injection'
        | 'others'
        | 'nonsense'
        | 'signIn'
        | 'failed'
        | 'outside';
    }
  /** `isInjection`: it gives instructions to the assistant, so nothing of it is answered. */
  | {
      readonly kind: 'language';
      readonly language: OtherLanguage;
      readonly isInjection: boolean;
      /** It only greets or thanks. */
      readonly courtesy?: 'greeting' | 'thanks';
    }
  /** `isGeneral`: it may ask how something is done rather than what holds for the reader. */
  | { readonly kind: 'fact'; readonly fact: AccountFact; readonly isGeneral: boolean }
  | { readonly kind: 'price'; readonly price: PriceQuestion; readonly beyond: readonly string[] }
  /** `next`: what else it may want, if the search finds nothing. */
  | { readonly kind: 'search'; readonly next: Intent | undefined }
);

/** From this probability a label may count beside a more probable one. */
const POSSIBLE = 0.15;
/** From this probability a fact of the account is told beside what the search finds. */
const BESIDE = 0.3;
/** Below this probability the first label is no more than possible. */
const LIKELY = 0.35;
/** From this probability a label is sure. */
const CERTAIN = 0.8;
/** Probability of a label that gets no answer of its own. */
const UNANSWERED = 0.5;
/** Probability of a label that refuses an answer. */
const REFUSED = 0.6;

const possible = (guesses: readonly Guess[], label: Label): boolean =>
  guesses.some((guess) => guess.label === label && guess.probability >= POSSIBLE);

/** Most words of a question that leaves out whose account it means, or that wants nothing else. */
const shortQuestion = 6;

/** Words that only complain. */
const furious = 'vergogn-|schif-|ladri|ladro|indign-|scandal-|inaccettabil-|incompeten-|indecen-|penos-|pessim-';

/** The conditional of paying. */
const wouldPay =
  'pagherei|pagherebbe|pagheremmo|pagherebbero|spenderei|spenderebbe|costerebbe|costerebbero|verrebbe|verrebbero';

/** `quanto costa il giornale della sera?`, whoever asks; `quanto costa?` alone is of the talk. */
const costsAll = 'quanto_costa|quanto_costano !mi|mio|mia|pago|paghiamo|rinnov-|prossim-|ricevut-|adesso|ora|attual-';

/** `posso usarlo su due telefoni?` */
const usedOn =
  'telefon-|cellular-|smartphone us-|legg-|legger-|vederl-|apr-|scaric-|install- su|sul|col|con !parl-|chiam-';

/** Asks what is sold, whoever is named: `io, mia moglie e mia suocera, quanto ci chiedete?` */
const ofAllOffers = 'quanto_ci_chied-|quanto_chied-|quanto_vien-|quanto_ci_vien-|quanto_verr-|quanto_ci_verr-';

/** `vorrei abbonarmi` */
const wantsToSubscribe =
  'vorrei|voglio|volevo|desidero|pensavo abbonarmi|abbonare|abbonarci|fare_un_abbonamento !come|regal-';

const isAngry = (words: readonly string[]): boolean => words.some((word) => conceptsOf(word).includes('anger'));

const told = (guesses: readonly Guess[], { label, probability, reason }: Guess, words: readonly string[]): Intent => {
  const grounds = { reason, isSure: probability >= CERTAIN };
  if (isFact(label)) return { kind: 'fact', fact: label, isGeneral: possible(guesses, 'search'), ...grounds };
  if (label === 'offers') return { kind: 'price', price: pricedIn(words), beyond: beyondPrices(words), ...grounds };
  return label === 'search' ? { kind: 'search', next: undefined, ...grounds } : { kind: label, ...grounds };
};

const refused: ReadonlySet<Label> = new Set(['others', 'injection', 'outside']);
const unanswered: ReadonlySet<Label> = new Set([...refused, 'complaint', 'thanks', 'greeting', 'who']);

const leastOf = (label: Label): number => {
  if (refused.has(label)) return REFUSED;
  return unanswered.has(label) ? UNANSWERED : LIKELY;
};

/** Whether a text names an e-mail address, or a person as addresses do: `giulia.ferrante`. */
const hasAddress = (text: string): boolean =>
  /\S@\S+\.\S|(?<![\p{L}.@])(?!www\.)\p{L}{3,}\.(?!(?:com|net|org|eu|pdf|jpg)(?!\p{L}))\p{L}{3,}(?![\p{L}.])/u.test(
    text,
  );

/** A question for the prices that hold for everybody. */
export const ofOffers = (words: readonly string[], reason: string): Intent => ({
  kind: 'price',
  price: pricedIn(words),
  beyond: beyondPrices(words),
  reason,
  isSure: true,
});

/** What the classifier says: the most probable label, unless it is not likely or another possible one is safer. */
const classified = (text: string, words: readonly string[]): Intent => {
  const guesses = guessesOf(text);
  const [first] = guesses;
  if (!first) return { kind: 'search', next: undefined, reason: 'no label', isSure: false };
  if ((possible(guesses, 'complaint') && isAngry(words)) || (first.label === 'search' && fits(words, furious)))
    return { kind: 'complaint', reason: 'anger', isSure: true };
  if (possible(guesses, 'offers') && asksForReduced(words)) return ofOffers(words, 'reduced price');
  const price = pricedIn(words);
  const isOfOffers = first.label === 'search' && (price.products.length > 0 || price.isReduced);
  if (
    first.label !== 'price' &&
    (possible(guesses, 'offers') || isOfOffers) &&
    asksForPrice(words) &&
    namesPrice(price)
  )
    return ofOffers(words, 'price of an offer');
  if (first.label === 'search' && hasBudget(words)) return ofOffers(words, 'what it may cost');
  if (first.label === 'search' && price.isSaving && price.products.length > 0 && price.periods.length > 0)
    return ofOffers(words, 'what is saved');
  if ((first.label === 'search' || isFact(first.label)) && asksForAfter(words))
    return ofOffers(words, 'price after a trial');
  if (first.label === 'search' && words.length <= shortQuestion && fits(words, wantsToSubscribe))
    return ofOffers(words, 'wants to subscribe');
  // What somebody would pay, or what something costs, is no fact of an account.
  if (first.label === 'price' && (fits(words, wouldPay) || (price.words.length > 0 && fits(words, costsAll))))
    return ofOffers(words, 'what it would cost');
  // What does not work for somebody else is no answer that failed the reader.
  if (first.label === 'failed' && fits(words, 'lui|lei|loro'))
    return { kind: 'search', next: undefined, reason: first.reason, isSure: false };
  // A telephone to read on is none to speak on.
  if (first.label === 'person' && fits(words, usedOn))
    return { kind: 'search', next: undefined, reason: 'reads on it', isSure: false };
  const isDoubtful = first.probability < leastOf(first.label);
  if (first.label !== 'search' && !isDoubtful) return told(guesses, first, words);
  const other = guesses.find(
    ({ label, probability }) => label !== 'search' && !unanswered.has(label) && probability >= POSSIBLE,
  );
  if (other && isFact(other.label) && other.probability >= BESIDE) return told(guesses, other, words);
  return { kind: 'search', next: other && told(guesses, other, words), reason: first.reason, isSure: false };
};

/** What must never be searched or classified: instructions to the assistant, other languages, other people's data. */
const ruled = (text: string, words: readonly string[], ownAddress: string | undefined): Intent | undefined => {
  const code = codeIn(words);
  if (code) return { kind: 'injection', reason: code, isSure: true };
  const instruction = instructionIn(words);
  const language = languageOf(text);
  if (language)
    return {
      kind: 'language',
      language,
      isInjection: instruction !== undefined,
      reason: instruction ?? 'common words',
      isSure: true,
    };
  if (instruction) return { kind: 'injection', reason: instruction, isSure: true };
  return asksAboutOthers(text, ownAddress) && !asksForAge(words) && !fits(words, ofAllOffers)
    ? { kind: 'others', reason: 'data of another person', isSure: true }
    : undefined;
};

/**
 * What a question wants. Tables decide what must hold whatever the wording (instructions to the assistant, other people's
 * data); the rest is told by a classifier that learnt from examples (examples.ts, learn.ts). `ownAddress`: the e-mail
 * address of a signed-in reader.
 */
export const intentOf = (text: string, ownAddress?: string): Intent => {
  const words = wordsOf(text);
  const foreign = foreignCourtesy(text);
  if (foreign)
    return {
      kind: 'language',
      language: foreign.language,
      isInjection: false,
      courtesy: foreign.kind,
      reason: 'only a courtesy',
      isSure: true,
    };
  const kind = smallTalk(text);
  if (kind) return { kind, reason: 'only small talk', isSure: true };
  const rule = ruled(text, words, ownAddress);
  if (rule) return rule;
  if (isNonsense(words)) return { kind: 'nonsense', reason: 'no words', isSure: true };
  const asked = ownAddress === undefined ? text : text.replaceAll(ownAddress, 'me');
  const intent = classified(asked, words);
  const isOfOthers = hasAddress(asked) && (intent.kind === 'fact' || (intent.kind === 'search' && intent.next));
  return isOfOthers ? { kind: 'others', reason: 'address of another person', isSure: true } : intent;
};

const begins = /^(?:e|ed|ma|e poi|allora|invece|anche)\s+/iu;

/**
 * The fact that a short question asks for in a talk about the reader's account: `con quale carta?` There, a price is what
 * the reader pays.
 */
export const factInTalk = (text: string): AccountFact | undefined => {
  if (wordsOf(text).length > shortQuestion) return undefined;
  const [first] = guessesOf(text.trim().replace(begins, '')).filter(({ probability }) => probability >= BESIDE);
  if (!first) return undefined;
  if (first.label === 'offers') return 'price';
  return isFact(first.label) ? first.label : undefined;
};
