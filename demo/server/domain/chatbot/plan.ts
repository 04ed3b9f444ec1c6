import { requestOf } from '../../../../src/rules/chatbot/asked/answer-kind.ts';
import { asksWhatIs } from '../../../../src/rules/chatbot/asked/asked-for.ts';
import { asksForNews, periodOf, searchedIn } from '../../../../src/rules/chatbot/period.ts';
import { contradicts } from '../../../../src/rules/chatbot/premises.ts';
import { asksToTell, hasMatter, isFollowUp, withoutAsides } from '../../../../src/rules/chatbot/question-parts.ts';
import { chatKinds } from '../../../../src/rules/chatbot/subscriber-chat.ts';
import { longDate } from '../../../../src/rules/text/dates.ts';
import type { Queryable } from '../../db/db.ts';
import { leavesOut, ownWords, type Part, readQuestion } from './asked.ts';
import { candidatesOf } from './candidates.ts';
import { digest, generalNews, mayMeanAll } from './digest.ts';
import { type Asked, blockOf, inTurn, leadOf, nothing, type Plan, receiptOf, supportsOf, texts } from './planned.ts';
import { type Answer, bestQuotes, type Wanted } from './quotes.ts';
import { searchArticles, type Word } from './search-articles.ts';
import { quoteOf } from './sentences.ts';
import type { Scope } from './sources.ts';
import { type Story, storiesOf } from './stories.ts';
import type { Citation } from './tail.ts';
import { readVocabulary } from './words/vocabulary.ts';

const READ_ALSO = 5;
/** Passages and stories to find for each part of a question, and stories to look for sentences in. */
const PASSAGES = 20;
const STORIES = 9;
const READ = 7;
/** Most sentences for each part, and of an answer. */
const QUOTES = 5;
const MOST_QUOTES = 5;
/** Weight in the search of the talk's subject, and of words that mean the same. */
const CARRIED = 0.6;
const ALIKE = 0.5;
/** Weight of a word that says little. */
const LIGHT = 0.4;
/** Score of other stories beside the one that the talk is about. */
const OTHER_STORY = 0.8;
/** Support of a well answered part, and what another part of its question may lack. */
const WELL = 0.3;
const LESS = 2.4;
/** A question that the talk is about leaves words out: it counts as one of so many. */
const TOLD_BEFORE = 7;
/** Share of a question's words that the story of the talk may lack. */
const MOSTLY = 0.4;
/** Score of the story of the part before. */
const BESIDE = 0.7;

/**
 * A part with the stems that it takes from the talk before it, or without, the story that the talk is about, and the story
 * of the part before it, which may answer this one too.
 */
interface Reading {
  readonly part: Part;
  readonly carried: ReadonlyMap<string, number>;
  readonly story?: number | undefined;
  readonly beside?: number | undefined;
}

/** Scores of the best stories for a reading, 0 to 1: the talk's story first, and no other for a part without a word of its own. */
const findStories = async (
  db: Queryable,
  scope: Scope,
  { part, carried, story, beside }: Reading,
): Promise<Map<number, number>> => {
  if (story !== undefined && ownWords(part).length === 0) return new Map([[story, 1]]);
  const words = [
    ...[...carried.keys()].map((stem): Word => new Map([[stem, CARRIED]])),
    ...[...part.own.keys()].map((stem): Word => {
      const alike = part.names.has(stem) ? [] : [...(part.alike.get(stem) ?? [])];
      const weight = part.light.has(stem) && !part.names.has(stem) ? LIGHT : 1;
      return new Map([
        ...alike.map(([other, likeness]) => [other, weight * ALIKE * likeness] as const),
        [stem, weight],
      ]);
    }),
  ];
  const found = await searchArticles(db, scope, words, PASSAGES);
  const best = found[0]?.score ?? 0;
  const scores = new Map(story === undefined ? [] : [[story, 1]]);
  for (const { sourceId, score } of found) {
    const share = (score / best) * (story === undefined ? 1 : OTHER_STORY);
    if (scores.size < STORIES && !scores.has(sourceId)) scores.set(sourceId, share);
  }
  if (beside !== undefined) scores.set(beside, Math.max(BESIDE, scores.get(beside) ?? 0));
  return new Map([...scores].sort(([, one], [, other]) => other - one));
};

/** What a reading found: the sentences that answer it, and its stories, best first. */
interface Finding extends Answer {
  readonly storyIds: readonly number[];
}

const textOf = ({ source, passages }: Story): string => [source.title, ...passages.map(({ body }) => body)].join('\n');

/** Finds the sentences for a reading. */
const findQuotes = async (
  db: Queryable,
  scope: Scope,
  reading: Reading,
  known: Map<number, Story>,
): Promise<Finding> => {
  const { part, carried } = reading;
  const scores = await findStories(db, scope, reading);
  const ids = [...scores.keys()];
  const unknown = ids.filter((id) => !known.has(id));
  if (unknown.length > 0) for (const [id, story] of await storiesOf(db, unknown)) known.set(id, story);
  const stories = ids
    .flatMap((id) => known.get(id) ?? [])
    .filter((story) => {
      const implied = [story.source.masthead, longDate(story.source.publishedAt)];
      return !contradicts(part.text, textOf(story), implied);
    })
    .slice(0, READ);
  const candidates = await candidatesOf(
    db,
    stories.flatMap(({ passages }) => passages),
  );
  const request = requestOf(part.text);
  const wanted: Wanted = {
    vocabulary: await readVocabulary(db),
    own: new Map([...part.own].filter(([stem]) => !part.asking.has(stem))),
    carried,
    subjects: part.subjects,
    names: part.names,
    deed: part.deed,
    role: part.role,
    focus: part.focus,
    things: part.things,
    words: [...part.own.keys()].filter((stem) => !part.asking.has(stem) && !part.light.has(stem)).length,
    stems: reading.story === undefined && carried.size === 0 ? part.stems : Math.max(part.stems, TOLD_BEFORE),
    isDefinition: asksWhatIs(part.text),
    isNews: part.isNews,
    strengthOf: request?.strengthOf,
    talk: reading.story,
    lead: 1 - ([...scores.values()].toSorted((one, other) => other - one)[1] ?? 0),
    scoreOf: ({ sourceId }) => scores.get(sourceId) ?? 0,
  };
  return { ...bestQuotes(candidates, wanted, QUOTES), storyIds: ids };
};

/**
 * For a later part, or a short follow-up, without an answer that asks for a time, a place, an amount or a person: the sentence that holds one in the
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
  return best ? { ...finding, quotes: [{ ...best, behind: 0 }] } : finding;
};

/** The story that a finding is about. */
const storyOf = (finding: Finding | undefined): number | undefined =>
  finding?.quotes[0]?.passage.sourceId ?? finding?.likely[0]?.passage.sourceId ?? finding?.storyIds[0];

/** A question that is about the story of the talk needs less support. */
const withinTalk = (finding: Finding): Finding =>
  finding.quotes.length === 0 && finding.support >= -LESS
    ? { ...finding, quotes: finding.likely.slice(0, 3) }
    : finding;

/** Whether a question keeps to the story of the talk: surely when it names nothing, maybe when that story tells what it names. */
const staying = (part: Part, { absent }: Finding): 'surely' | 'maybe' | 'no' => {
  if (part.names.size > 0) return 'no';
  if (ownWords(part).every((stem) => part.light.has(stem))) return 'surely';
  return absent < MOSTLY ? 'maybe' : 'no';
};

/** A part whose question has another part that is well answered needs less support. */
const withLikely = (findings: readonly Finding[]): Finding[] => {
  const isAnswered = findings.some(({ quotes, support }) => quotes.length > 0 && support >= WELL);
  return findings.map((finding) => {
    const { quotes, likely, support } = finding;
    return isAnswered && quotes.length === 0 && support >= -LESS ? { ...finding, quotes: likely.slice(0, 2) } : finding;
  });
};

/** The sentences for each part: as part of the talk if that is answered, else by itself. */
const answerParts = async (
  db: Queryable,
  scope: Scope,
  parts: readonly Part[],
  talk: Finding | undefined,
  known: Map<number, Story>,
  staysInTalk = false,
): Promise<Finding[]> => {
  const findings: Finding[] = [];
  for (const [index, part] of parts.entries()) {
    const before = findings[index - 1];
    const isShort = ownWords(part).length < 2 || isFollowUp(part.text);
    // 'Chi è il patrono, e quando si festeggia?': who does not know the first knows nothing of the second.
    const isLost = before !== undefined && before.quotes.length === 0 && ownWords(part).length < 2;
    const refers = index > 0 || leavesOut(part);
    const story = (isShort && refers) || staysInTalk ? (storyOf(before) ?? storyOf(talk)) : undefined;
    const beside = index > 0 && story === undefined ? storyOf(before) : undefined;
    const inTalk = await findQuotes(db, scope, { part, carried: part.carried, story, beside }, known);
    const isAlone = part.carried.size === 0 && story === undefined && beside === undefined;
    const inside = story === undefined || before !== undefined ? 'no' : staying(part, inTalk);
    const settled = isAlone || staysInTalk || inside === 'surely' || (isShort && inTalk.quotes.length > 0);
    const alone = settled ? inTalk : await findQuotes(db, scope, { part, carried: new Map() }, known);
    const isBetter = alone.support > inTalk.support && (inside !== 'maybe' || alone.quotes.length > 0);
    const better = isBetter ? alone : inTalk;
    const finding = isLost ? { ...better, quotes: [] } : better;
    const spoken = isShort || inside !== 'no' ? talk : undefined;
    const said = await sameStory(db, part, finding, before ?? spoken, known);
    findings.push(inside === 'no' || better !== inTalk ? said : withinTalk(said));
  }
  return withLikely(findings);
};

/** What the talk before a question found: of the last question that has a subject of its own. */
const talkedOf = async (
  db: Queryable,
  scope: Scope,
  before: readonly string[],
  known: Map<number, Story>,
): Promise<Finding | undefined> => {
  const last = before.findLast((question) => !isFollowUp(question) && hasMatter(question));
  if (last === undefined) return undefined;
  const parts = await readQuestion(db, scope.brandId, last, [], asksToTell(last));
  return (await answerParts(db, scope, parts, undefined, known)).at(-1);
};

/**
 * Plans the answer to a question with quotes from the brand's articles, in the order of its parts, or says that there is none.
 */
export const planAnswer = async (db: Queryable, asked: Asked, now: number): Promise<Plan> => {
  const { brandId, before } = asked;
  const question = withoutAsides(asked.question);
  const period = periodOf(asked.question, now);
  const scope: Scope = {
    brandId,
    category: chatKinds[asked.ragType].category,
    from: period?.from,
    to: period?.to,
    now: new Date(now),
  };
  const news = await generalNews(db, asked, period !== undefined);
  if (news) return digest(db, asked, scope, news.section);
  const parts = await readQuestion(
    db,
    brandId,
    searchedIn(question, period),
    before,
    asksForNews(question) || asksToTell(question),
  );
  const known = new Map<number, Story>();
  const [first] = parts;
  const refers = first && before.length > 0 && leavesOut(first);
  const talk = before.length > 0 ? await talkedOf(db, scope, before, known) : undefined;
  const alone = await answerParts(db, scope, parts, refers ? talk : undefined, known);
  // Without an answer, a later question is taken to be about the story of the talk.
  const isLost = talk !== undefined && alone.every(({ quotes }) => quotes.length === 0);
  const findings = isLost ? await answerParts(db, scope, parts, talk, known, true) : alone;
  const likely = new Set(inTurn(findings.map((finding) => finding.quotes)).slice(0, MOST_QUOTES));
  const quotes = findings.flatMap((finding) => finding.quotes).filter((quote) => likely.has(quote));
  const said = [...new Map(quotes.map((quote) => [quote.sentence, quote])).values()];
  const cited = [...new Set(said.map(({ passage }) => passage.sourceId))];
  const citations = said.flatMap(({ sentence, passage }): Citation[] => {
    const story = known.get(passage.sourceId);
    return story ? [{ ...story.source, n: cited.indexOf(passage.sourceId) + 1, quote: quoteOf(sentence) }] : [];
  });
  const isDoubtful = findings.every(({ support }) => support < WELL);
  if (period && isDoubtful && mayMeanAll(question)) return digest(db, asked, scope, undefined);
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
