import { type ChatKind, chatKinds } from '../../../../src/rules/chatbot/subscriber-chat.ts';
import { dayOf } from '../../../../src/rules/text/calendar.ts';
import { brandRecords } from '../../base/records.ts';
import type { Queryable } from '../../db/db.ts';
import { contentStems } from '../search/concepts.ts';
import { stemsOf } from '../search/stems.ts';
import { signOfAnswer, thingAsked } from './hints.ts';
import { asksForNews, matterOf, periodOf } from './period.ts';
import { bestQuotes } from './quotes.ts';
import { type Passage, searchArticles, stemWeights } from './search-articles.ts';
import { quoteOf, sentencesOf } from './sentences.ts';
import { extentOf, newestOf, placeOfSource, type Scope, type Source, sourcesOf } from './sources.ts';
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
  readonly passage: Passage;
  readonly source: Source;
}

/** A planned answer: a text that quotes the articles, and the passages from which a model may write another. */
export interface Plan {
  readonly text: string;
  readonly evidence: Evidence;
  /** Empty when nothing supports an answer, and for a digest of news, which a model does not rewrite. */
  readonly supports: readonly Support[];
}

const PASSAGES = 5;
const READ_ALSO = 5;
const DIGEST = 5;
/** A question with fewer stems than this also uses the previous one, at this weight. */
const MIN_STEMS = 3;
const CONTEXT_WEIGHT = 0.4;
/** Least support of an answer. With this value, one unrelated question in thirty gets a wrong answer. */
const MIN_SUPPORT = 0.48;
/** A passage with a lower share of the best score is about something else. */
const MIN_SCORE_SHARE = 0.5;
/** Weight of the thing asked for, in a quoted sentence. */
const THING = 1.5;
/** A stem in more than this share of all passages is not specific. */
const COMMON = 0.06;

const texts = {
  quotes: 'Ecco che cosa scrive il giornale.',
  digest: 'Ecco gli articoli principali.',
  none:
    'Non lo so: negli articoli che posso consultare non ho trovato nulla che risponda a questa domanda. ' +
    'Prova con altre parole, oppure indica un luogo, un nome o un periodo.',
};

const weightedStems = async (db: Queryable, { question, before }: Asked): Promise<Map<string, number>> => {
  const own = await contentStems(db, question);
  const earlier = own.length < MIN_STEMS ? await contentStems(db, before.at(-1) ?? '') : [];
  return new Map([
    ...earlier.map((stem): [string, number] => [stem, CONTEXT_WEIGHT]),
    ...own.map((stem): [string, number] => [stem, 1]),
  ]);
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
  const articles = await newestOf(db, scope, DIGEST);
  if (articles.length === 0) return nothing(db, asked, scope);
  const citations = articles.map((article, index) => ({
    ...article,
    n: index + 1,
    quote: quoteOf(sentencesOf(article.summary)[0] ?? article.title),
  }));
  const blocks = citations.map((citation) => `**${withoutMarkers(citation.title)}**\n\n${blockOf(citation)}`);
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

const supportsOf = async (db: Queryable, passages: readonly Passage[]): Promise<Support[]> => {
  const sources = await sourcesOf(
    db,
    passages.map(({ sourceId }) => sourceId),
  );
  const numbers = new Map([...new Set(passages.map(({ sourceId }) => sourceId))].map((id, index) => [id, index + 1]));
  return passages.flatMap((passage) => {
    const source = sources.get(passage.sourceId);
    return source ? [{ n: numbers.get(passage.sourceId) ?? 0, passage, source }] : [];
  });
};

/** Plans the answer to a question with quotes from the brand's articles, or says that there is none. */
export const planAnswer = async (db: Queryable, asked: Asked, now: number): Promise<Plan> => {
  const period = periodOf(asked.question, now);
  const scope: Scope = {
    brandId: asked.brandId,
    category: chatKinds[asked.ragType].category,
    from: period?.from,
    to: period?.to,
    now: new Date(now),
  };
  if (await isGeneralNews(db, asked)) return digest(db, asked, scope);
  const stems = await weightedStems(db, asked);
  const found = await searchArticles(db, scope, stems, Math.max(PASSAGES, READ_ALSO) * 2);
  const best = found[0]?.score ?? 0;
  const isNear = ({ score }: Passage): boolean => score >= best * MIN_SCORE_SHARE;
  const passages = found.filter((one) => isNear(one) && one.support >= MIN_SUPPORT).slice(0, PASSAGES);
  if (passages.length === 0) return nothing(db, asked, scope);
  const supports = await supportsOf(db, passages);
  const weights = await stemWeights(db, asked.brandId, [...stems.keys()]);
  const [thing = []] = await stemsOf(db, [thingAsked(asked.question) ?? '']);
  const values = new Map(
    [...weights].map(([stem, { idf }]) => [stem, idf * (stems.get(stem) ?? 0) * (thing.includes(stem) ? THING : 1)]),
  );
  const quotes = await bestQuotes(db, passages, values, signOfAnswer(asked.question));
  const cited = [...new Set(quotes.map(({ passage }) => passage.sourceId))];
  const citations = quotes.flatMap(({ sentence, passage }): Citation[] => {
    const support = supports.find((one) => one.passage.id === passage.id);
    return support ? [{ ...support.source, n: cited.indexOf(passage.sourceId) + 1, quote: quoteOf(sentence) }] : [];
  });
  if (citations.length === 0) return nothing(db, asked, scope);
  return {
    text: [texts.quotes, ...citations.map(blockOf)].join('\n\n'),
    evidence: {
      citations,
      articleIds: [...new Set([...cited, ...found.filter(isNear).map(({ sourceId }) => sourceId)])].slice(0, READ_ALSO),
      receipt: await receiptOf(db, asked, scope),
    },
    supports,
  };
};
