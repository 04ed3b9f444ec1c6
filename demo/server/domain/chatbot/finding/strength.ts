import { TO_THE_LETTER } from '../../../../../src/rules/chatbot/asked/answer-kind.ts';
import { likenessOf, type Vocabulary } from '../../../../../src/rules/chatbot/word-families.ts';
import type { Candidate } from '../candidates.ts';

/** What kind of answer a question asks for. */
export interface Typed {
  readonly vocabulary: Vocabulary;
  /** How well a sentence holds the amount, time, person or place that is asked for; undefined when none is. */
  readonly strengthOf: ((sentence: string) => number) | undefined;
  /** Stems of the things of the kind that is asked for. */
  readonly things: ReadonlySet<string>;
  /** Stem of what is counted: 'scolar' in 'Quanti scolari vanno a piedi?'; undefined when nothing is. */
  readonly counted: string | undefined;
}

/** A sentence without a thing of the kind that is asked for may name it otherwise. */
const UNTOLD = 0.5;
/** From this likeness a counted thing is the one that the question counts: its 'scolari' are the story's 'bambini'. */
const SAME_THING = 0.5;

const countsIt = ({ counted }: Candidate, { counted: asked, vocabulary }: Typed): boolean =>
  asked !== undefined && counted.some((stem) => likenessOf(asked, stem, vocabulary.alikeTo(asked)) >= SAME_THING);

/** How well a sentence holds what is asked for: 0 is not at all, above 1 is to the letter; undefined when nothing is. */
export const strengthIn = (candidate: Candidate, typed: Typed): number | undefined => {
  const strength = typed.strengthOf?.(candidate.sentence);
  if (strength !== undefined && countsIt(candidate, typed)) return TO_THE_LETTER;
  if (strength !== undefined || typed.things.size === 0) return strength;
  return candidate.stems.some((stem) => typed.things.has(stem)) ? 1 : UNTOLD;
};
