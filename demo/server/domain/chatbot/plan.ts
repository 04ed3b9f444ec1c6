import { asksWhatIs, requestOf } from '../../../../src/rules/chatbot/answer-kind.ts';
import { periodOf, searchedIn } from '../../../../src/rules/chatbot/period.ts';
import { contradicts } from '../../../../src/rules/chatbot/premises.ts';
import { chatKinds } from '../../../../src/rules/chatbot/subscriber-chat.ts';
import { longDate } from '../../../../src/rules/text/dates.ts';
import type { Queryable } from '../../db/db.ts';
import { type Part, readQuestion } from './asked.ts';
import { digest, generalNews } from './digest.ts';
import { type Asked, blockOf, leadOf, nothing, type Plan, receiptOf, type Support, texts } from './planned.ts';
import { bestQuotes, candidatesOf, type Quote, type Wanted } from './quotes.ts';
import { searchArticles } from './search-articles.ts';
import { quoteOf } from './sentences.ts';
import type { Scope } from './sources.ts';
import { type Story, storiesOf } from './stories.ts';
import type { Citation } from './tail.ts';

const READ_ALSO = 5;
/** Passages to find for each part of a question, and stories to read whole. */
const PASSAGES = 20;
const STORIES = 5;
/** Most sentences of an answer to a question of one part, to each part of one with more, and passages for a model. */
const QUOTES = 3;
const QUOTES_OF_PART = 2;
const SUPPORTS = 5;
/** Weight in the search of the talk's subject, and of words that mean the same. */
const CARRIED = 0.6;
const KIN = 0.35;
/** A story with a lower share of the best score is about something else. */
const MIN_SCORE_SHARE = 0.5;

/** A part with the stems that it takes from the talk before it, or without. */
interface Reading {
  readonly part: Part;
  readonly carried: ReadonlyMap<string, number>;
}

/** Scores of the best stories for a reading, 0 to 1. */
const findStories = async (db: Queryable, scope: Scope, { part, carried }: Reading): Promise<Map<number, number>> => {
  const stems = new Map([
    ...[...part.kin.keys()].map((stem): [string, number] => [stem, KIN]),
    ...[...carried.keys()].map((stem): [string, number] => [stem, CARRIED]),
    ...[...part.own.keys()].map((stem): [string, number] => [stem, 1]),
  ]);
  const found = await searchArticles(db, scope, stems, PASSAGES);
  const best = found[0]?.score ?? 0;
  const scores = new Map<number, number>();
  for (const { sourceId, score } of found) {
    if (scores.size < STORIES && score >= best * MIN_SCORE_SHARE && !scores.has(sourceId)) {
      scores.set(sourceId, score / best);
    }
  }
  return scores;
};

/** What a reading found: the sentences that answer it, and its stories, best first. */
interface Finding {
  readonly quotes: readonly Quote[];
  readonly storyIds: readonly number[];
}

const textOf = ({ source, passages }: Story): string => [source.title, ...passages.map(({ body }) => body)].join('\n');

/** Finds the sentences for readings of several parts at once. */
const findQuotes = async (
  db: Queryable,
  scope: Scope,
  readings: readonly Reading[],
  most: number,
  known: Map<number, Story>,
): Promise<Finding[]> => {
  const scores = await Promise.all(readings.map((reading) => findStories(db, scope, reading)));
  const ids = [...new Set(scores.flatMap((one) => [...one.keys()]))];
  for (const [id, story] of await storiesOf(db, ids)) known.set(id, story);
  const stories = ids.flatMap((id) => known.get(id) ?? []);
  const candidates = await candidatesOf(
    db,
    stories.flatMap(({ passages }) => passages),
  );
  return readings.map(({ part, carried }, index) => {
    const own = scores[index] ?? new Map<number, number>();
    const request = requestOf(part.text);
    const asked = carried.size > 0 ? `${part.text} ${part.subject}` : part.text;
    const wrong = new Set(
      stories
        .filter(({ source, ...story }) => {
          const implied = [source.masthead, longDate(source.publishedAt)];
          return contradicts(asked, textOf({ source, ...story }), implied);
        })
        .map(({ source }) => source.articleId),
    );
    const wanted: Wanted = {
      weights: new Map([...carried, ...part.own]),
      own: new Set(part.own.keys()),
      asking: part.asking,
      things: part.things,
      isTyped: request !== undefined,
      counted: part.counted,
      role: part.role,
      deed: part.deed,
      isDefinition: asksWhatIs(part.text),
      names: part.names,
      strengthOf: (sentence) => request?.strengthOf(sentence) ?? 1,
      scoreOf: ({ sourceId }) => (wrong.has(sourceId) ? 0 : (own.get(sourceId) ?? 0)),
    };
    return { quotes: bestQuotes(candidates, wanted, most), storyIds: [...own.keys()] };
  });
};

/**
 * For a later part without an answer that asks for a time, a place, an amount or a person: the sentence that holds one in the
 * story of the part before it, nearest to what was quoted. 'Quando arriva la gru, e a che ora?'
 */
const sameStory = async (
  db: Queryable,
  part: Part | undefined,
  finding: Finding,
  before: Finding | undefined,
  known: ReadonlyMap<number, Story>,
): Promise<Finding> => {
  const [quoted] = before?.quotes ?? [];
  const story = quoted && known.get(quoted.passage.sourceId);
  const request = part && requestOf(part.text);
  if (!part || !story || !request || finding.quotes.length > 0 || contradicts(part.text, textOf(story), []))
    return finding;
  const candidates = await candidatesOf(db, story.passages);
  const at = candidates.findIndex(({ sentence }) => sentence === quoted.sentence);
  const own = [...part.own.keys()];
  const closeness = ({ sentence, stems, order }: (typeof candidates)[number]): number =>
    request.strengthOf(sentence) +
    own.filter((stem) => stems.includes(stem)).length -
    Math.abs(order - at) / candidates.length;
  const [best] = candidates
    .filter(
      ({ sentence, isHeadline }) => !isHeadline && sentence !== quoted.sentence && request.strengthOf(sentence) > 0,
    )
    .toSorted((one, other) => closeness(other) - closeness(one));
  return best ? { ...finding, quotes: [{ ...best, covered: 1, value: 1 }] } : finding;
};

/** The sentences for each part: as part of the talk if that is answered, else by itself. */
const answerParts = async (
  db: Queryable,
  scope: Scope,
  parts: readonly Part[],
  known: Map<number, Story>,
): Promise<Finding[]> => {
  const most = parts.length > 1 ? QUOTES_OF_PART : QUOTES;
  const inTalk = await findQuotes(
    db,
    scope,
    parts.map((part) => ({ part, carried: part.carried })),
    most,
    known,
  );
  const open = parts.filter(({ carried }, index) => carried.size > 0 && inTalk[index]?.quotes.length === 0);
  const alone =
    open.length === 0
      ? []
      : await findQuotes(
          db,
          scope,
          open.map((part) => ({ part, carried: new Map() })),
          most,
          known,
        );
  const findings = parts.map(
    (part, index) => alone[open.indexOf(part)] ?? inTalk[index] ?? { quotes: [], storyIds: [] },
  );
  return Promise.all(
    findings.map((finding, index) => sameStory(db, parts[index], finding, findings[index - 1], known)),
  );
};

/** The passages that hold the quotes, then the others of their stories. */
const supportsOf = (
  quotes: readonly Quote[],
  cited: readonly number[],
  known: ReadonlyMap<number, Story>,
): Support[] => {
  const passages = [...quotes.map(({ passage }) => passage), ...cited.flatMap((id) => known.get(id)?.passages ?? [])];
  const unique = [...new Map(passages.map((passage) => [passage.id, passage])).values()].slice(0, SUPPORTS);
  return unique.flatMap((passage) => {
    const story = known.get(passage.sourceId);
    return story ? [{ n: cited.indexOf(passage.sourceId) + 1, passage, source: story.source }] : [];
  });
};

/**
 * Plans the answer to a question with quotes from the brand's articles, in the order of its parts, or says that there is none.
 */
export const planAnswer = async (db: Queryable, asked: Asked, now: number): Promise<Plan> => {
  const { brandId, question, before } = asked;
  const period = periodOf(question, now);
  const scope: Scope = {
    brandId,
    category: chatKinds[asked.ragType].category,
    from: period?.from,
    to: period?.to,
    now: new Date(now),
  };
  const news = await generalNews(db, asked);
  if (news) return digest(db, asked, scope, news.section);
  const parts = await readQuestion(db, brandId, searchedIn(question, period), before);
  const known = new Map<number, Story>();
  const findings = await answerParts(db, scope, parts, known);
  const quotes = findings.flatMap((finding) => finding.quotes);
  const said = [...new Map(quotes.map((quote) => [quote.sentence, quote])).values()];
  const cited = [...new Set(said.map(({ passage }) => passage.sourceId))];
  const citations = said.flatMap(({ sentence, passage }): Citation[] => {
    const story = known.get(passage.sourceId);
    return story ? [{ ...story.source, n: cited.indexOf(passage.sourceId) + 1, quote: quoteOf(sentence) }] : [];
  });
  if (citations.length === 0) return nothing(db, asked, scope);
  const open = parts.filter((_, index) => findings[index]?.quotes.length === 0).map(({ text }) => text);
  return {
    text: [leadOf(citations, now), ...citations.map(blockOf), ...(open.length > 0 ? [texts.open(open)] : [])].join(
      '\n\n',
    ),
    evidence: {
      citations,
      articleIds: [...new Set([...cited, ...findings.flatMap(({ storyIds }) => storyIds)])].slice(0, READ_ALSO),
      receipt: await receiptOf(db, asked, scope),
    },
    supports: supportsOf(said, cited, known),
  };
};
