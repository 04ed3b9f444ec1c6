import type { Candidate } from '../candidates.ts';
import type { Near } from '../planned.ts';
import { quoteOf } from '../sentences.ts';
import type { Story } from '../stories.ts';
import type { Finding } from './find.ts';

/** Stories to show beside a refusal, and the least nearness of a part: a question of general knowledge has less. */
const MOST = 2;
const LEAST = -3;

/** The stories that came nearest to the parts of a question, each with its nearest sentence: the first of each part, then others. */
export const nearestOf = (findings: readonly Finding[], known: ReadonlyMap<number, Story>): Near[] => {
  const near = findings
    .filter(({ nearness }) => nearness >= LEAST)
    .toSorted((one, other) => other.nearness - one.nearness);
  const found = new Map<number, Candidate>();
  for (let turn = 0; turn < MOST; turn += 1)
    for (const { nearest } of near) {
      const candidate = nearest[turn];
      if (candidate && !found.has(candidate.passage.sourceId)) found.set(candidate.passage.sourceId, candidate);
    }
  return [...found].slice(0, MOST).flatMap(([id, { sentence }]) => {
    const story = known.get(id);
    return story ? [{ ...story.source, quote: quoteOf(sentence) }] : [];
  });
};
