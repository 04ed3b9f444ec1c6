import type { Brand } from '../../../../src/rules/brand/brands/record.ts';
import type { Queryable } from '../../db/db.ts';
import { contentStems } from '../search/concepts.ts';
import { type Hit, searchPassages } from '../search/search.ts';
import { smallTalk } from './small-talk.ts';

/** One message of the conversation so far. */
export interface ChatTurn {
  readonly role: 'user' | 'assistant';
  readonly content: string;
}

/** A reader's question with what was said before it, oldest first. */
export interface Question {
  readonly content: string;
  readonly messages: readonly ChatTurn[];
}

/** Words an answer from the passages that support it, best first; at least one. A language model can take this place. */
export type AnswerWriter = (question: string, passages: readonly Hit[], brand: Brand) => Promise<string>;

/** The answer is the text of the best passage, as the newspaper wrote it. */
const quoteBest: AnswerWriter = async (_question, [best]) => best?.body ?? '';

/** A follow-up with fewer words of its own than this leans on the question before it. */
const SHORT = 3;
const CONTEXT_WEIGHT = 0.4;
/** A passage that carries this share of the question's weight answers it. */
const SURE_SUPPORT = 0.34;
/** With less than that, down to here, it may: the reader is told so. */
const LEAST_SUPPORT = 0.2;
const PASSAGES = 3;

const noAnswer = (brand: Brand): string =>
  `Su questo non ho trovato una risposta tra le informazioni ${brand.ofName}. ` +
  'Prova a dirlo con altre parole, oppure scrivi al servizio clienti dalla pagina Contattaci.';

const unsure = (answer: string): string =>
  `Non sono sicuro di aver capito: forse ti serve questo. ${answer} Se cercavi altro, prova a dirlo con altre parole.`;

const previousQuestion = ({ content, messages }: Question): string =>
  messages.findLast((message) => message.role === 'user' && message.content.trim() !== content)?.content ?? '';

/** What the question asks for: its own stems, and those of the question before when it is too short to stand alone. */
const weightedStems = async (db: Queryable, question: Question): Promise<Map<string, number>> => {
  const own = await contentStems(db, question.content);
  const before = own.length < SHORT ? await contentStems(db, previousQuestion(question)) : [];
  return new Map([
    ...before.map((stem): [string, number] => [stem, CONTEXT_WEIGHT]),
    ...own.map((stem): [string, number] => [stem, 1]),
  ]);
};

/** The reply to a reader's question from the brand's FAQ and offers, or an honest word that there is none. */
export const answerQuestion = async (
  db: Queryable,
  brand: Brand,
  question: Question,
  write: AnswerWriter = quoteBest,
): Promise<string> => {
  const polite = smallTalk(question.content);
  if (polite !== null) return polite;
  const stems = await weightedStems(db, question);
  if (stems.size === 0) return noAnswer(brand);
  const hits = await searchPassages(db, brand.id, ['faq', 'offer'], stems, PASSAGES);
  const passages = hits.filter(({ support }) => support >= LEAST_SUPPORT);
  const [best] = passages;
  if (!best) return noAnswer(brand);
  const answer = await write(question.content, passages, brand);
  return best.support < SURE_SUPPORT ? unsure(answer) : answer;
};
