import { requestOf } from '../../../../src/rules/chatbot/answer-kind.ts';
import { asksForNews, matterOf, periodOf } from '../../../../src/rules/chatbot/period.ts';
import { contradicts } from '../../../../src/rules/chatbot/premises.ts';
import { type ChatKind, chatKinds } from '../../../../src/rules/chatbot/subscriber-chat.ts';
import { dayOf } from '../../../../src/rules/text/calendar.ts';
import { longDate } from '../../../../src/rules/text/dates.ts';
import { brandRecords } from '../../base/records.ts';
import type { Queryable } from '../../db/db.ts';
import { contentStems } from '../search/concepts.ts';
import { stemsOf } from '../search/stems.ts';
import { type Part, readQuestion } from './asked.ts';
import { bestQuotes, candidatesOf, type Quote, type Wanted } from './quotes.ts';
import { searchArticles, stemWeights } from './search-articles.ts';
import { quoteOf, sentencesOf } from './sentences.ts';
import { extentOf, frontPageOf, placeOfSource, type Scope, type Source } from './sources.ts';
import { type Story, type StoryPassage, storiesOf } from './stories.ts';
import { type Citation, type Evidence, type Receipt, withoutMarkers } from './tail.ts';

/** A question and the earlier ones, oldest first. */
export interface Asked {
  readonly brandId: number;
  readonly ragType: ChatKind;
  readonly question: string;
  readonly before: readonly string[];
}

/** A passage that may support an answer, with its article. Passages of one article share `n`. */
export interface Support {
  readonly n: number;
  readonly passage: StoryPassage;
  readonly source: Source;
}

/** A planned answer: a text that quotes the articles, and the passages from which a model may write another. */
export interface Plan {
  readonly text: string;
  readonly evidence: Evidence;
  /** Empty when nothing supports an answer, and for a digest of news, which a model does not rewrite. */
  readonly supports: readonly Support[];
}

const READ_ALSO = 5;
const DIGEST = 5;
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
/** A stem in more than this share of all passages is not specific. */
const COMMON = 0.06;

const texts = {
  quotes: 'Ecco che cosa scrive il giornale.',
  open: (parts: readonly string[]): string =>
    `Non ho trovato risposta a: ${parts.map((part) => `«${part.replace(/[?\s]+$/, '')}»`).join(', ')}.`,
  digest: 'Ecco gli articoli principali.',
  none:
    'Non lo so: negli articoli che posso consultare non ho trovato nulla che risponda a questa domanda. ' +
    'Prova con altre parole, oppure indica un luogo, un nome o un periodo.',
};

const blockOf = (citation: Citation): string =>
  `> ${withoutMarkers(citation.quote)} [${citation.n}]\n\n— ${placeOfSource(citation)}`;

const receiptOf = async (db: Queryable, { ragType }: Asked, scope: Scope): Promise<Receipt> => {
  const { examined, from, to } = await extentOf(db, scope);
  return { ragType, examined, from: from && dayOf(from), to: to && dayOf(to) };
};

const nothing = async (db: Queryable, asked: Asked, scope: Scope): Promise<Plan> => ({
  text: texts.none,
  evidence: { citations: [], articleIds: [], receipt: await receiptOf(db, asked, scope) },
  supports: [],
});

const digest = async (db: Queryable, asked: Asked, scope: Scope): Promise<Plan> => {
  const articles = await frontPageOf(db, scope, DIGEST);
  if (articles.length === 0) return nothing(db, asked, scope);
  const citations = articles.map((article, index) => ({
    ...article,
    n: index + 1,
    quote: quoteOf(sentencesOf(article.summary)[0] ?? article.title),
  }));
  const blocks = citations.map(
    (citation) => `**${withoutMarkers(`${citation.section}: ${citation.title}`)}**\n\n${blockOf(citation)}`,
  );
  return {
    text: [texts.digest, ...blocks].join('\n\n'),
    evidence: {
      citations,
      articleIds: articles.map(({ articleId }) => articleId),
      receipt: await receiptOf(db, asked, scope),
    },
    supports: [],
  };
};

/**
 * Whether the question asks only for news in general: it has no specific stem besides the paper's name and the category of
 * the chatbot.
 */
const isGeneralNews = async (db: Queryable, { brandId, ragType, question }: Asked): Promise<boolean> => {
  if (!asksForNews(question)) return false;
  const paper = brandRecords.find(({ id }) => id === brandId)?.name ?? '';
  const [known = []] = await stemsOf(db, [`${paper} ${chatKinds[ragType].category ?? ''}`]);
  const left = (await contentStems(db, matterOf(question))).filter((stem) => !known.includes(stem));
  const shares = await stemWeights(db, brandId, left);
  return [...shares.values()].every(({ share }) => share > COMMON);
};

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
      names: part.names,
      strengthOf: (sentence) => request?.strengthOf(sentence) ?? 1,
      scoreOf: ({ sourceId }) => (wrong.has(sourceId) ? 0 : (own.get(sourceId) ?? 0)),
    };
    return { quotes: bestQuotes(candidates, wanted, most), storyIds: [...own.keys()] };
  });
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
  if (open.length === 0) return inTalk;
  const alone = await findQuotes(
    db,
    scope,
    open.map((part) => ({ part, carried: new Map() })),
    most,
    known,
  );
  return parts.map((part, index) => alone[open.indexOf(part)] ?? inTalk[index] ?? { quotes: [], storyIds: [] });
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
  if (await isGeneralNews(db, asked)) return digest(db, asked, scope);
  const parts = await readQuestion(db, brandId, question, before);
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
    text: [texts.quotes, ...citations.map(blockOf), ...(open.length > 0 ? [texts.open(open)] : [])].join('\n\n'),
    evidence: {
      citations,
      articleIds: [...new Set([...cited, ...findings.flatMap(({ storyIds }) => storyIds)])].slice(0, READ_ALSO),
      receipt: await receiptOf(db, asked, scope),
    },
    supports: supportsOf(said, cited, known),
  };
};
