import { sectionsNamed } from '../../../../src/rules/assistance/answer-sections.ts';
import type { Queryable } from '../../db/db.ts';
import { contentStems } from '../search/concepts.ts';
import { type Hit, searchPassages } from '../search/search.ts';
import { entriesFor, type Treated } from './faq/treated.ts';

/** A question with fewer stems than this may need the one before. */
const MIN_STEMS = 3;
const CONTEXT_WEIGHT = 0.4;
/**
 * Support times score from which a passage answers the question. Of 60 paraphrases it keeps 54; of 26 questions about other
 * things it lets through two (questions.test.ts).
 */
const SURE = 5.5;
const PASSAGES = 4;
/** From this value, and with this support, a passage answers a follow-up by itself: the talk's subject adds nothing to it. */
const SURE_ALONE = 9;
const WHOLE = 0.9;
/** From this probability of its topic an entry answers a question; from the other one whatever the talk is about. */
const TREATED = 0.3;
const TREATED_ALONE = 0.7;
/** From this one it answers a follow-up, whose subject is another question's. */
const TREATED_IN_TALK = 0.8;

/** A passage that was found. */
export interface Found extends Pick<Hit, 'headline' | 'body' | 'kind'> {
  /** It sends the reader to a page of the account area. */
  readonly isBehindSignIn: boolean;
  /** It holds the whole question, whatever the talk is about. */
  readonly isWhole: boolean;
}

export interface Passages {
  /** Those that answer the question, best first. */
  readonly sure: readonly Found[];
  /** The entry of the FAQ that treats the question's topic. */
  readonly treated: Found | undefined;
  /** The nearest questions of the FAQ, whether or not they answer it. */
  readonly nearest: readonly Found[];
}

const foundIn = ({ headline, body, probability }: Treated): Found => ({
  headline,
  body,
  kind: 'faq',
  isBehindSignIn: sectionsNamed(body).length > 0,
  isWhole: probability >= TREATED_ALONE,
});

/** The same passages, each once. */
const once = (passages: readonly Found[]): readonly Found[] =>
  passages.filter(({ body }, at) => passages.findIndex((other) => other.body === body) === at);

/**
 * Looks for a question in the brand's FAQ and offers: by its topic and by its words. `context`: the earlier question that this
 * one continues.
 */
export const findPassages = async (
  db: Queryable,
  brandId: number,
  text: string,
  context?: string,
): Promise<Passages> => {
  const own = await contentStems(db, text);
  const before = context !== undefined && own.length <= MIN_STEMS ? await contentStems(db, context) : [];
  const stems = new Map([
    ...before.map((stem): [string, number] => [stem, CONTEXT_WEIGHT]),
    ...own.map((stem): [string, number] => [stem, 1]),
  ]);
  const hits = stems.size === 0 ? [] : await searchPassages(db, brandId, ['faq', 'offer'], stems, PASSAGES);
  const ranked = hits
    .map(({ score, support, headline, body, kind }) => ({
      value: score * support,
      passage: {
        headline,
        body,
        kind,
        isBehindSignIn: sectionsNamed(body).length > 0,
        isWhole: support >= WHOLE && score * support >= SURE_ALONE,
      },
    }))
    // With the talk's subject, a passage that has all of both comes before one with a rare word of either.
    .sort((a, b) => (before.length > 0 ? b.value - a.value : 0));
  const treated = await entriesFor(db, brandId, text);
  const least = context === undefined ? TREATED : TREATED_IN_TALK;
  const byTopic = treated.filter(({ probability }) => probability >= least).map(foundIn);
  const byWords = ranked.filter(({ value }) => value >= SURE).map(({ passage }) => passage);
  const found: readonly Found[] = ranked.map(({ passage }) => passage);
  return {
    // Of two answers, what is sold says more than what the FAQ says of it.
    sure: once(byWords[0]?.kind === 'offer' ? [...byWords, ...byTopic] : [...byTopic, ...byWords]),
    treated: byTopic[0],
    nearest: once([...treated.map(foundIn), ...found.filter(({ kind }) => kind === 'faq')]).slice(0, 2),
  };
};
