import { requestOf } from '../../../../../src/rules/chatbot/asked/answer-kind.ts';
import { asksName, asksWhatIs, asksWho } from '../../../../../src/rules/chatbot/asked/asked-for.ts';
import { asksUtmost } from '../../../../../src/rules/chatbot/asked/utmost.ts';
import { contradicts } from '../../../../../src/rules/chatbot/premises.ts';
import { longDate } from '../../../../../src/rules/text/dates.ts';
import type { Queryable } from '../../../db/db.ts';
import { ownWords, type Part } from '../asked.ts';
import { candidatesOf } from '../candidates.ts';
import { type Answer, bestQuotes, type Wanted } from '../quotes.ts';
import { searchArticles, type Word } from '../search-articles.ts';
import { quoteOf } from '../sentences.ts';
import type { Scope } from '../sources.ts';
import { type Story, storiesOf } from '../stories.ts';
import { readVocabulary } from '../words/vocabulary.ts';
import type { Spoken } from './spoken.ts';

/** Passages and stories to find for each part of a question, and stories to look for sentences in. */
const PASSAGES = 20;
const STORIES = 9;
const READ = 7;
/** Most sentences for each part. */
const QUOTES = 6;
/** Weight in the search of the talk's subject, and of words that mean the same. */
const CARRIED = 0.6;
const ALIKE = 0.5;
/** Weight of a word that says little. */
const LIGHT = 0.4;
/** Score of other stories beside the one that the talk is about. */
const OTHER_STORY = 0.8;
/** A question that the talk is about leaves words out: it counts as one of so many. */
const TOLD_BEFORE = 7;
/** Score of the story of the part before. */
const BESIDE = 0.7;

/**
 * A part with the stems that it takes from the talk before it, or without, the story that the talk is about, and the story
 * of the part before it, which may answer this one too.
 */
export interface Reading {
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
export interface Finding extends Answer {
  readonly storyIds: readonly number[];
}

const textOf = ({ source, passages }: Story): string => [source.title, ...passages.map(({ body }) => body)].join('\n');

/** Finds the sentences for a reading. */
export const findQuotes = async (
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
  const isWhole = reading.story === undefined && carried.size === 0;
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
    counted: part.counted,
    words: [...part.own.keys()].filter((stem) => !part.asking.has(stem) && !part.light.has(stem)).length,
    stems: isWhole ? part.stems : Math.max(part.stems, TOLD_BEFORE),
    alone: isWhole ? { asksWho: asksWho(part.text), asksName: asksName(part.text), asked: part.asked } : undefined,
    isDefinition: asksWhatIs(part.text),
    asksUtmost: asksUtmost(part.text),
    isNews: part.isNews,
    strengthOf: request?.strengthOf,
    talk: reading.story,
    lead: 1 - ([...scores.values()].toSorted((one, other) => other - one)[1] ?? 0),
    scoreOf: ({ sourceId }) => scores.get(sourceId) ?? 0,
  };
  return { ...bestQuotes(candidates, wanted, QUOTES), storyIds: ids };
};

/** The story that a finding is about, with its quoted sentence. */
export const spokenBy = (finding: Finding | undefined): Spoken | undefined => {
  const quote = finding?.quotes[0] ?? finding?.likely[0];
  const storyId = quote?.passage.sourceId ?? finding?.storyIds[0];
  return storyId === undefined ? undefined : { storyId, sentence: finding?.quotes[0]?.sentence };
};

/**
 * For a later part, or a short follow-up, without an answer that asks for a time, a place, an amount or a person: the sentence that holds one in the
 * story of what was said before it, nearest to what was quoted. 'Quando arriva la gru, e a che ora?'
 */
export const sameStory = async (
  db: Queryable,
  part: Part,
  finding: Finding,
  before: Spoken | undefined,
  known: ReadonlyMap<number, Story>,
): Promise<Finding> => {
  const story = before && known.get(before.storyId);
  const request = requestOf(part.text);
  if (before?.sentence === undefined || !story || !request || finding.quotes.length > 0) return finding;
  if (contradicts(part.text, textOf(story), [])) return finding;
  const candidates = await candidatesOf(db, story.passages);
  const at = candidates.findIndex(({ sentence }) => quoteOf(sentence) === quoteOf(before.sentence ?? ''));
  const own = [...part.own.keys()];
  const closeness = ({ sentence, stems, order }: (typeof candidates)[number]): number =>
    request.strengthOf(sentence) +
    own.filter((stem) => stems.includes(stem)).length -
    Math.abs(order - at) / candidates.length;
  const [best] = candidates
    .filter(
      ({ sentence, isHeadline }) =>
        !isHeadline && sentence !== candidates[at]?.sentence && request.strengthOf(sentence) > 0,
    )
    .toSorted((one, other) => closeness(other) - closeness(one));
  return best ? { ...finding, quotes: [{ ...best, behind: 0 }] } : finding;
};
