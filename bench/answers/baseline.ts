import { type FaqEntry, wordsOf } from './judge.ts';

/** The usual constants of BM25. */
const K1 = 1.2;
const B = 0.75;

/** Answers with the entry of the FAQ that BM25 puts first; empty when no word of the question occurs in it. */
export const bm25 = (entries: readonly FaqEntry[]): ((question: string) => string) => {
  const documents = entries.map(({ question, also, answer }) => {
    const counts = new Map<string, number>();
    const words = wordsOf([question, ...also, answer].join(' '));
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
    return { answer, counts, length: words.length };
  });
  const average = documents.reduce((sum, { length }) => sum + length, 0) / documents.length;
  const weightOf = (word: string): number => {
    const holding = documents.filter(({ counts }) => counts.has(word)).length;
    return Math.log(1 + (documents.length - holding + 0.5) / (holding + 0.5));
  };
  return (question) => {
    const weights = [...new Set(wordsOf(question))].map((word) => [word, weightOf(word)] as const);
    let best = { answer: '', score: 0 };
    for (const { answer, counts, length } of documents) {
      const score = weights.reduce((sum, [word, weight]) => {
        const times = counts.get(word) ?? 0;
        return sum + (weight * times * (K1 + 1)) / (times + K1 * (1 - B + (B * length) / average));
      }, 0);
      if (score > best.score) best = { answer, score };
    }
    return best.answer;
  };
};
