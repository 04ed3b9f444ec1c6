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

/** A reader's question with the earlier messages, oldest first. */
export interface Question {
  readonly content: string;
  readonly messages: readonly ChatTurn[];
}

/** Writes an answer from its supporting passages (at least one, best first). A language model can implement this. */
export type AnswerWriter = (question: string, passages: readonly Hit[], brand: Brand) => Promise<string>;

/** Answers with the unchanged text of the best passage. */
const quoteBest: AnswerWriter = async (_question, [best]) => best?.body ?? '';

/** A follow-up with fewer stems than this also uses the previous question. */
const MIN_STEMS = 3;
const CONTEXT_WEIGHT = 0.4;
/** A passage with this support answers the question. */
const SURE_SUPPORT = 0.34;
/** From here on a passage may answer it; the reply then says so. */
const MIN_SUPPORT = 0.2;
const PASSAGES = 3;

const noAnswer = (brand: Brand): string =>
  `Su questo non ho trovato una risposta tra le informazioni ${brand.ofName}. ` +
  'Prova a dirlo con altre parole, oppure scrivi al servizio clienti dalla pagina Contattaci.';

const unsure = (answer: string): string =>
  `Non sono sicuro di aver capito: forse ti serve questo. ${answer} Se cercavi altro, prova a dirlo con altre parole.`;

const previousQuestion = ({ content, messages }: Question): string =>
  messages.findLast((message) => message.role === 'user' && message.content.trim() !== content)?.content ?? '';

/** The question's own stems, and for a short question those of the previous one. */
const weightedStems = async (db: Queryable, question: Question): Promise<Map<string, number>> => {
  const own = await contentStems(db, question.content);
  const before = own.length < MIN_STEMS ? await contentStems(db, previousQuestion(question)) : [];
  return new Map([
    ...before.map((stem): [string, number] => [stem, CONTEXT_WEIGHT]),
    ...own.map((stem): [string, number] => [stem, 1]),
  ]);
};

/** Answers a reader's question from the brand's FAQ and offers, or says that there is no answer. */
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
  const passages = hits.filter(({ support }) => support >= MIN_SUPPORT);
  const [best] = passages;
  if (!best) return noAnswer(brand);
  const answer = await write(question.content, passages, brand);
  return best.support < SURE_SUPPORT ? unsure(answer) : answer;
};
