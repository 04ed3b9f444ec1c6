import {
  asksForPrice,
  beyondPrices,
  namesPrice,
  pricedIn,
} from '../../../../../src/rules/assistance/price-question.ts';
import { asksForWay, isFollowUp, isFragment, wasSaid } from '../../../../../src/rules/assistance/talk.ts';
import { fits, wordsOf } from '../../../../../src/rules/assistance/words.ts';
import { entriesFor, entriesTogether, type Treated } from '../faq/treated.ts';
import type { Reply } from '../reply.ts';
import type { Setting } from '../setting.ts';
import { lastTold, type Told } from './last-told.ts';
import { type Told as Sentences, toldIn } from './sentences.ts';

/** From this probability of its topic a question is one of its own, whatever the talk is about. */
const OWN = 0.9;
/** Below this one it has no topic of its own. */
const NONE = 0.4;
/** Below this one a passage that holds to the letter what is asked for comes first. */
const DOUBTFUL = 0.7;
/** From this product of both probabilities talk and question mean an entry, from this one the question alone does. */
const TOGETHER = 0.05;
const CLEAR = 0.5;
/** Least probability of an entry, and what counts for one that the talk does not mean. */
const LEAST = 0.02;
const UNTOLD = 0.03;
/** Parts of what a question names that a passage holds: all, most, some. */
const ALL = 0.99;
const MOST = 0.66;
const SOME = 0.5;

/** `e quelli vecchi?`: another thing than the one told. */
const contrasts = /^invece\s|^(?:e|ed|ma|no,?)\s+(?:invece|l[’']altr|gli altri|le altre|quell|un altr|un[’']altr)/iu;

/** Most words of a question that asks for a time, an amount or a number and leaves out of what. */
const briefRequest = 7;
/** From this probability, as the first, the talk's passage may be meant by such a question. */
const PERHAPS = 0.25;
/** From this one an entry is meant by talk and question together whatever the words. */
const SURELY = 0.9;

/** `in quanto tempo arriva?` after a passage that tells a time; what is told of an offer has no topic. */
const leavesOutWhat = (
  text: string,
  told: Sentences,
  { body, category }: Told,
  inTalk: Treated | undefined,
): boolean => {
  const words = wordsOf(text);
  const probability = inTalk?.probability ?? 0;
  const isMeant = category === undefined ? probability < DOUBTFUL : inTalk?.body === body && probability >= PERHAPS;
  return (
    isMeant &&
    told.isOfKind &&
    told.strength >= 1 &&
    words.length <= briefRequest &&
    pricedIn(words).products.length === 0
  );
};

/** Whether a question is better answered by the passage that was told than by another. */
const isInTold = (
  text: string,
  told: Sentences,
  before: Told,
  own: Treated | undefined,
  inTalk: Treated | undefined,
): boolean => {
  const { body } = before;
  if (told.text === undefined) return false;
  const probability = own?.probability ?? 0;
  if (own?.body === body && probability >= NONE && told.strength >= 1) return true;
  if (contrasts.test(text)) return false;
  if (inTalk && inTalk.body !== body && inTalk.probability >= SURELY && probability < OWN) return false;
  if (own?.body === body) return true;
  if (own && inTalk?.body === own.body && inTalk.probability >= SURELY) return false;
  if (probability < OWN && leavesOutWhat(text, told, before, inTalk)) return true;
  if (told.isOfKind && told.strength === 0) return false;
  if (told.coverage >= ALL && probability < OWN && (isFollowUp(text) || isFragment(text) || told.named === 1))
    return true;
  if (told.named === 0) return told.strength >= 1;
  const isOfTalk = inTalk?.body === body && inTalk.probability >= DOUBTFUL;
  if (isOfTalk && told.strength > 1 && probability < DOUBTFUL) return true;
  if (isOfTalk && told.strength >= 1 && probability < CLEAR && isFragment(text)) return true;
  if (probability >= NONE) return false;
  if ((told.strength > 1 || told.coverage >= MOST) && told.coverage > 0) return true;
  return inTalk?.body === body && told.strength >= 1;
};

/** Whether some words of a question without a topic stand in the passage that was told. */
const isPartlyTold = (
  text: string,
  told: Sentences,
  body: string,
  own: Treated | undefined,
  inTalk: Treated | undefined,
) =>
  told.text !== undefined &&
  told.coverage >= SOME &&
  inTalk?.body === body &&
  (inTalk.probability >= SURELY
    ? (own?.probability ?? 0) < CLEAR
    : (own?.probability ?? 0) < NONE && !isFollowUp(text)) &&
  !contrasts.test(text);

/** The entry that question and talk mean together; one that the question alone surely means needs no talk. */
const meantBy = (
  own: readonly Treated[],
  inTalk: readonly Treated[],
  told: string | undefined,
): Treated | undefined => {
  const [best] = own
    .filter(({ body }) => body !== told)
    .map((one) => {
      const ofTalk = inTalk.find(({ body }) => body === one.body)?.probability ?? 0;
      return { one, value: one.probability * Math.max(ofTalk, UNTOLD) };
    })
    .sort((a, b) => b.value - a.value);
  if (best && (best.value >= TOGETHER || best.one.probability >= CLEAR)) return best.one;
  const [after] = inTalk;
  return after && after.body !== told && after.probability >= DOUBTFUL && (own[0]?.probability ?? 0) < NONE
    ? after
    : undefined;
};

/** Of a question that leaves out what it is about, its own topic counts for half, and the heading of what was told for this. */
const OWN_PART = 0.5;
const SAME_HEADING = 0.2;
const MEANT = 0.3;
/** Below this probability of any topic of its own a question asks nothing else than what was told. */
const NOTHING = 0.15;
/** `e poi si rinnova?` asks on, so less is enough. */
const NEXT = 0.3;
const asksOn = /^(?:e\s+)?(?:poi|se)\s/iu;

/** The entry that a question means which leaves out what it is about: mostly what talk and question mean together. */
const meantByFollowUp = (
  own: readonly Treated[],
  inTalk: readonly Treated[],
  told: Told | undefined,
): Treated | undefined => {
  const entries = new Map([...own, ...inTalk].map((entry) => [entry.body, entry]));
  const [best] = [...entries.values()]
    .filter(({ body }) => body !== told?.body)
    .map((entry) => {
      const probabilityIn = (all: readonly Treated[]): number =>
        all.find(({ body }) => body === entry.body)?.probability ?? 0;
      const heading = entry.category === told?.category ? SAME_HEADING : 0;
      return { entry, value: probabilityIn(own) * OWN_PART + probabilityIn(inTalk) + heading };
    })
    .sort((a, b) => b.value - a.value);
  return best && best.value >= MEANT ? best.entry : undefined;
};

/** `li posso dare a mio fratello?`: begins with what was told. */
const pointsAt = /^(?:e\s+|ma\s+)?(?:l[oaie]|ne|glie(?:l[oaie]|ne))\s/iu;

/** Whether talk and follow-up mean the passage that was told: some of its sentences, or all of it again. */
const isToldAgain = (
  question: string,
  { text, named, coverage, strength, isOfKind }: Sentences,
  body: string,
  own: Treated | undefined,
  inTalk: Treated | undefined,
): 'sentences' | 'whole' | undefined => {
  if (inTalk?.body !== body) return undefined;
  const probability = own?.body === body ? 0 : (own?.probability ?? 0);
  const isSure = inTalk.probability >= SURELY;
  const isHeld =
    text !== undefined && (named === 0 || coverage >= MOST || strength >= 1) && !(isOfKind && strength === 0);
  const isToTheLetter = coverage >= ALL || (isOfKind && strength >= 1);
  const isMeant = isSure
    ? probability < (isToTheLetter ? OWN : CLEAR)
    : inTalk.probability >= CLEAR && probability < NONE;
  if (isHeld && isMeant) return 'sentences';
  const isNothingElse =
    probability < (asksOn.test(question) ? NEXT : NOTHING) || (named === 0 && !isOfKind && probability < NONE);
  return (isSure && isNothingElse) || (isMeant && pointsAt.test(question)) ? 'whole' : undefined;
};

/** `e la ricevuta?`: asks for the entry whose heading names it, even if the one told mentions it. */
const otherThing = /^(?:e|ed)\s+(?:(?:il|lo|la|i|gli|le)\s+|l[’'])(?<thing>\p{L}+)\s*\?*$/iu;

const isOfOtherThing = (text: string, { headline }: Treated, told: Told): boolean => {
  const thing = otherThing.exec(text.trim())?.groups?.thing;
  return (
    thing !== undefined && fits(wordsOf(headline), wordsOf(thing).join('_')) && !wasSaid(thing, [told.headline ?? ''])
  );
};

/** Whether a question names a product or a period and nothing else, or asks for a price and names nothing: `e con online?` */
const leavesOutAll = (text: string): boolean => {
  const words = wordsOf(text);
  return beyondPrices(words).length === 0 && namesPrice(pricedIn(words)) !== asksForPrice(words);
};

/** What a question in a talk gets from the talk. */
export interface InTalk {
  /** The sentences of the passage just told that hold it. */
  readonly told: Reply | undefined;
  /** Another passage: its own, or the one that talk and question together mean. */
  readonly other: Reply | undefined;
  /** Whether the question has a topic of its own. */
  readonly isOwn: boolean;
}

const replyOf = (text: string | undefined): Reply | undefined => (text === undefined ? undefined : { text, basis: [] });

/** After a price the entry of the FAQ about prices, which a question about something else does not mean. */
const pricesTold = async ({ db, brand, subject }: Setting, text: string): Promise<string | undefined> => {
  const words = wordsOf(text);
  if (subject?.intent.kind !== 'price' || asksForPrice(words) || beyondPrices(words).length === 0) return undefined;
  return (await entriesFor(db, brand.id, subject.text, LEAST))[0]?.body;
};

/** What a question gets that may leave out what the talk is about. */
export const meantInTalk = async (setting: Setting, text: string): Promise<InTalk> => {
  const { db, brand, said, subject } = setting;
  if (!subject) return { told: undefined, other: undefined, isOwn: true };
  const isBare = leavesOutAll(text);
  const isVague = isBare || isFollowUp(text);
  const own = isBare ? [] : await entriesFor(db, brand.id, text, LEAST);
  const priced = await pricesTold(setting, text);
  const together = (await entriesTogether(db, brand.id, subject.text, text, LEAST)).filter(
    ({ body }) => body !== priced,
  );
  const isOwn = (own[0]?.probability ?? 0) >= NONE;
  const last = await lastTold(db, brand.id, said);
  const [first] = together;
  // After a price the talk goes back to its subject: `quando gli arriva?`
  const isBack = first && first.probability >= SURELY && last?.category === undefined && wasSaid(first.body, said);
  const before = isBack ? first : last;
  const body = before?.body;
  const asked = isBare && asksForPrice(wordsOf(text)) ? 'quanto costa?' : text;
  const found = body === undefined ? undefined : await toldIn(db, asked, body, said);
  const other =
    isVague && !contrasts.test(text) ? meantByFollowUp(own, together, before) : meantBy(own, together, body);
  const isRepeat = other !== undefined && (own[0]?.probability ?? 0) < DOUBTFUL && wasSaid(other.body, said);
  const otherReply = isRepeat ? undefined : replyOf(other?.body);
  if (before === undefined || body === undefined || found === undefined)
    return { told: undefined, other: otherReply, isOwn };
  if (other && together[0]?.body !== body && isOfOtherThing(text, other, before))
    return { told: undefined, other: otherReply, isOwn };
  // The answer is the sentence that was told already.
  const isOfTold = own[0]?.body === body || (isVague && !isOwn && together[0]?.body === body);
  const isAgain = found.text === undefined && found.best !== undefined && found.strength >= 1 && isOfTold;
  if (isAgain) return { told: replyOf(found.best), other: undefined, isOwn: true };
  // What the FAQ treats is not answered from the text of an offer.
  if (before.category === undefined && (own[0]?.probability ?? 0) >= CLEAR)
    return { told: undefined, other: otherReply, isOwn };
  const again = isVague && !contrasts.test(text) ? isToldAgain(text, found, body, own[0], together[0]) : undefined;
  const isTold =
    again === 'sentences' ||
    isInTold(text, found, before, own[0], together[0]) ||
    (!other && ((asksForWay(text) && !isOwn) || isPartlyTold(text, found, body, own[0], together[0])));
  const whole = again === 'whole' ? body : undefined;
  return { told: replyOf((isTold ? found.text : undefined) ?? whole), other: otherReply, isOwn };
};
