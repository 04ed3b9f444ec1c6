import type { Logger } from 'pino';
import { isRepeated } from '../../../../src/rules/assistance/talk.ts';
import { figuresIn } from '../../../../src/rules/chatbot/claims.ts';
import { sentencesOf } from '../../../../src/rules/text/sentences.ts';
import type { Queryable } from '../../db/db.ts';
import { checkClaim } from '../model/claims.ts';
import { type ModelSettings, modelSentences, onlyPassages, type Passage } from '../model/client.ts';
import type { Reply } from './reply.ts';

/** A model that words answers. */
export interface Wording {
  readonly model: ModelSettings;
  readonly log: Logger;
  /** Aborts when the reader leaves. */
  readonly signal: AbortSignal;
  /** How long a reader waits for other words of an answer that is known, milliseconds. */
  readonly timeoutMs: number;
}

const instructions =
  'Sei l’assistenza ai lettori di un giornale. Rispondi alla domanda in italiano, dando del tu, in poche frasi semplici, ' +
  `usando soltanto i brani che seguono. ${onlyPassages}`;

/** The reply with its card, then the other texts that it may use. */
const passagesOf = ({ text, card, basis = [] }: Reply): Passage[] => {
  const rows = card?.rows.map(({ name, value }) => `${name}: ${value}.`) ?? [];
  const bodies = [[text, ...rows].join('\n\n'), ...basis];
  return bodies.map((body, at) => ({ n: at + 1, place: 'assistenza', title: card?.title ?? '', body }));
};

/** Keeps words apart from what a page could take for markup or data. */
const plain = (text: string): string => text.replace(/<!--|-->|[<>{}]/g, ' ').trim();

/**
 * The text of a model for a reply, from nothing but the reply and the texts that it is based on: only the sentences that
 * these support. The reply itself when the model fails, is late, repeats what was said, or leaves out a figure with which
 * the reply begins.
 */
export const worded = async (
  db: Queryable,
  { model, log, signal, timeoutMs }: Wording,
  question: string,
  reply: Reply,
  said: readonly string[],
): Promise<Reply> => {
  const passages = passagesOf(reply);
  const late = AbortSignal.timeout(timeoutMs);
  const sentences: string[] = [];
  try {
    const brief = { instructions, question, passages };
    for await (const sentence of modelSentences(model, brief, AbortSignal.any([signal, late]))) {
      const claim = await checkClaim(db, sentence, passages);
      if (claim) sentences.push(plain(claim.text));
    }
  } catch (error) {
    if (!signal.aborted) log.warn({ event: 'model failed', name: error instanceof Error ? error.name : 'unknown' });
    return reply;
  }
  const text = sentences.join(' ');
  const worded = figuresIn(text);
  const isWhole = figuresIn(sentencesOf(reply.text)[0] ?? '').every((figure) => worded.includes(figure));
  return text === '' || !isWhole || isRepeated(text, said) ? reply : { ...reply, text };
};
