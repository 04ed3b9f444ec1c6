import type { Logger } from 'pino';
import type { Queryable } from '../../db/db.ts';
import { type ModelSettings, modelSentences, onlyPassages } from '../model/client.ts';
import { checkSentence, passagesOf } from './checked.ts';
import type { Plan } from './planned.ts';
import { type Citation, tailOf } from './tail.ts';

export interface Writing {
  readonly db: Queryable;
  readonly log: Logger;
  /** Undefined: the answer quotes the articles. */
  readonly model: ModelSettings | undefined;
  /** Aborts when the reader leaves. */
  readonly signal: AbortSignal;
  /** How long a reader waits for the model's first sentence, and for its last, milliseconds. */
  readonly firstMs: number;
  readonly wholeMs: number;
}

const instructions = `Rispondi in italiano alla domanda del lettore usando soltanto i brani del giornale che seguono. ${onlyPassages}`;

/** The model's sentences that the passages support; ends early when the model fails or is late. */
async function* supportedSentences(
  writing: Writing & { model: ModelSettings },
  question: string,
  { supports }: Plan,
): AsyncGenerator<{ text: string; citations: readonly Citation[] }, void> {
  const late = new AbortController();
  const abort = (): void => late.abort();
  const first = setTimeout(abort, writing.firstMs);
  const last = setTimeout(abort, writing.wholeMs);
  try {
    const brief = { instructions, question, passages: passagesOf(supports) };
    const signal = AbortSignal.any([writing.signal, late.signal]);
    for await (const sentence of modelSentences(writing.model, brief, signal)) {
      const checked = await checkSentence(writing.db, sentence, supports);
      if (!checked) continue;
      clearTimeout(first);
      yield checked;
    }
  } catch (error) {
    if (!writing.signal.aborted) {
      writing.log.warn({ event: 'model failed', name: error instanceof Error ? error.name : 'unknown' });
    }
  } finally {
    clearTimeout(first);
    clearTimeout(last);
  }
}

/** One piece of an answer; `rest` is what comes after it, null when not known yet. */
export interface Piece {
  readonly text: string;
  readonly rest: string | null;
  /** Share of a known text that is said with this piece, its evidence aside; 1 for a text that is not known yet. */
  readonly said: number;
}

/** Splits a text into words, each with the white space before it. */
export const wordsOf = (text: string): string[] => text.match(/\s*\S+/gu) ?? [];

/** Yields a known text word by word, then `tail` at once: nobody reads the evidence as it arrives. */
export function* piecesOf(text: string, tail = ''): Generator<Piece, void> {
  let at = 0;
  for (const word of wordsOf(text)) {
    at += word.length;
    yield { text: word, rest: text.slice(at) + tail, said: at / text.length };
  }
  if (tail !== '') yield { text: tail, rest: '', said: 1 };
}

/**
 * Yields the answer to a planned question word by word, then the object with its evidence. Of a model's text it yields only
 * the sentences that the passages support, and cites the supporting sentences; sources are numbered as they appear.
 * When no sentence is supported, it quotes the articles instead.
 */
export async function* answerPieces(writing: Writing, question: string, plan: Plan): AsyncGenerator<Piece, void> {
  const { model } = writing;
  const numbers = new Map<number, number>();
  const numberOf = (n: number): number => numbers.get(n) ?? numbers.set(n, numbers.size + 1).size;
  const citations: Citation[] = [];
  if (model && plan.supports.length > 0) {
    for await (const checked of supportedSentences({ ...writing, model }, question, plan)) {
      const gap = citations.length === 0 ? '' : ' ';
      for (const citation of checked.citations) citations.push({ ...citation, n: numberOf(citation.n) });
      const text = checked.text.replace(/\[(\d+)\]/g, (_, n) => `[${numberOf(Number(n))}]`);
      for (const word of wordsOf(gap + text)) yield { text: word, rest: null, said: 1 };
    }
    if (writing.signal.aborted) return;
  }
  if (citations.length === 0) {
    yield* piecesOf(plan.text, `\n\n${tailOf(plan.evidence)}`);
    return;
  }
  const articleIds = [...new Set([...citations.map(({ articleId }) => articleId), ...plan.evidence.articleIds])];
  yield* piecesOf('', `\n\n${tailOf({ ...plan.evidence, articleIds, citations })}`);
}
