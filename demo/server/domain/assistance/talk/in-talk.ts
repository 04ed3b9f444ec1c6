import { pricedIn } from '../../../../../src/rules/assistance/price-question.ts';
import { isFollowUp, isFragment, wasSaid } from '../../../../../src/rules/assistance/talk.ts';
import { wordsOf } from '../../../../../src/rules/assistance/words.ts';
import type { Queryable } from '../../../db/db.ts';
import { entriesFor, type Treated } from '../faq/treated.ts';
import type { Reply } from '../reply.ts';
import type { Setting } from '../setting.ts';
import { type Told, toldIn } from './sentences.ts';

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
const contrasts = /^(?:e|ed|ma|no,?)\s+(?:l[’']altr|gli altri|le altre|quell|un altr|un[’']altr)/iu;

const holds = (whole: string, part: string): boolean => wasSaid(part, [whole]);

/** The entry of the FAQ that the last answer told, whole or in part. */
const lastTold = async (db: Queryable, brandId: number, said: readonly string[]): Promise<string | undefined> => {
  const last = said.at(-1);
  if (last === undefined) return undefined;
  const rows = await db.query<{ body: string }>('select answer as body from faq where brand_id = $1', [brandId]);
  return rows.find(({ body }) => holds(last, body) || holds(body, last))?.body;
};

/** Most words of a question that asks for a time, an amount or a number and leaves out of what. */
const briefRequest = 7;
/** From this probability, as the first, the talk's passage may be meant by such a question. */
const PERHAPS = 0.25;
/** From this one an entry is meant by talk and question together whatever the words. */
const SURELY = 0.9;

/** `in quanto tempo arriva?` after a passage that tells a time. */
const leavesOutWhat = (text: string, told: Told, body: string, inTalk: Treated | undefined): boolean => {
  const words = wordsOf(text);
  const isMeant = inTalk?.body === body && inTalk.probability >= PERHAPS;
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
  told: Told,
  body: string,
  own: Treated | undefined,
  inTalk: Treated | undefined,
): boolean => {
  if (told.text === undefined || contrasts.test(text)) return false;
  const probability = own?.probability ?? 0;
  if (own?.body === body) return true;
  if (own && inTalk?.body === own.body && inTalk.probability >= SURELY) return false;
  if (probability < OWN && leavesOutWhat(text, told, body, inTalk)) return true;
  if (told.isOfKind && told.strength === 0) return false;
  if (told.coverage >= ALL && probability < OWN && (isFollowUp(text) || told.named === 1)) return true;
  if (told.named === 0) return told.strength >= 1;
  const isOfTalk = inTalk?.body === body && inTalk.probability >= DOUBTFUL;
  if (isOfTalk && told.strength > 1 && probability < DOUBTFUL) return true;
  if (isOfTalk && told.strength >= 1 && probability < CLEAR && isFragment(text)) return true;
  if (probability >= NONE) return false;
  if ((told.strength > 1 || told.coverage >= MOST) && told.coverage > 0) return true;
  return inTalk?.body === body && told.strength >= 1;
};

/** Whether some words of a question without a topic stand in the passage that was told. */
const isPartlyTold = (text: string, told: Told, body: string, own: Treated | undefined, inTalk: Treated | undefined) =>
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

/** What a question in a talk gets from the talk. */
export interface InTalk {
  /** The sentences of the passage just told that hold it. */
  readonly told: Reply | undefined;
  /** Another passage: its own, or the one that talk and question together mean. */
  readonly other: Reply | undefined;
  /** Whether the question has a topic of its own. */
  readonly isOwn: boolean;
}

/** What a question gets that may leave out what the talk is about. */
export const meantInTalk = async ({ db, brand, said, subject }: Setting, text: string): Promise<InTalk> => {
  if (!subject) return { told: undefined, other: undefined, isOwn: true };
  const body = await lastTold(db, brand.id, said);
  const own = await entriesFor(db, brand.id, text, LEAST);
  const together = await entriesFor(db, brand.id, `${subject.text} ${text}`, LEAST);
  const found = body === undefined ? undefined : await toldIn(db, text, body, said);
  const isTold = body !== undefined && found?.text !== undefined && isInTold(text, found, body, own[0], together[0]);
  const other = meantBy(own, together, body);
  // The answer is the sentence that was told already.
  const isAgain =
    found?.text === undefined && found?.best !== undefined && found.strength >= 1 && own[0]?.body === body;
  if (isAgain) return { told: { text: found.best, basis: [] }, other: undefined, isOwn: true };
  const isPart =
    !other && body !== undefined && found !== undefined && isPartlyTold(text, found, body, own[0], together[0]);
  return {
    told: (isTold || isPart) && found?.text !== undefined ? { text: found.text, basis: [] } : undefined,
    other: other && !wasSaid(other.body, said) ? { text: other.body, basis: [] } : undefined,
    isOwn: (own[0]?.probability ?? 0) >= NONE,
  };
};
