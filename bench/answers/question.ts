import type { Sigla } from '../../src/rules/brand/brand.ts';
import type { FactName } from './facts.ts';

export const assistanceCategories = [
  'faq',
  'prices',
  'sign-in trouble',
  'account facts',
  'wants a person',
  'complaint',
  'other people’s data',
  'injection',
  'outside scope',
  'other language',
  'nonsense',
  'thanks and greetings',
  'talks',
] as const;

export const chatbotCategories = [
  'one fact',
  'two facts of one story',
  'facts of two stories',
  'dates',
  'traps',
  'unanswerable',
  'summary of the day',
  'follow-up',
] as const;

/** Places of the account area that an answer can send a reader to. */
export type Way = '/user/subscriptions' | '/contact';

/** Days that a question speaks of; the bench counts them from the world's clock. */
export type When = 'today' | 'yesterday' | 'last week';

/** What an answer must hold; all that is given counts. */
export interface Expected {
  /** The answer quotes one of these entries of the FAQ, and at most two others. */
  readonly faq?: readonly string[];
  /** The answer quotes all of these entries. */
  readonly faqs?: readonly string[];
  readonly must?: readonly RegExp[];
  readonly mustNot?: readonly RegExp[];
  /** The answer names one of these places, by path or by title. */
  readonly ways?: readonly Way[];
  /** The answer says that it has none. */
  readonly isRefusal?: true;
  /** Facts of the signed-in reader, computed from the account while the bench runs. */
  readonly facts?: readonly FactName[];
  /** E-mail of a reader whose data must not be in the answer. */
  readonly keeps?: string;
  /** Beginnings of titles; each is the title of a story that the answer cites. */
  readonly sources?: readonly string[];
  /** The answer cites stories, and only of this time. */
  readonly when?: When;
  /** Number of different stories that the answer cites. */
  readonly atLeast?: number;
}

export interface Turn extends Expected {
  readonly ask: string;
}

interface Place {
  readonly brand: Sigla;
  /** E-mail of the reader who asks; undefined for a visitor. The chatbot is always asked by the staff person. */
  readonly reader?: string;
  /** The live chat's hours; without it the world stands at ten on the day of its seed. */
  readonly clock?: 'open' | 'closed';
}

/** One question, or the turns of a talk. */
export type Question = Place & (Turn | { readonly turns: readonly Turn[] });

type SetOf<Category extends string> = Readonly<Record<Category, readonly Question[]>>;
export type AssistanceSet = SetOf<(typeof assistanceCategories)[number]>;
export type ChatbotSet = SetOf<(typeof chatbotCategories)[number]>;

export const turnsOf = (question: Question): readonly Turn[] => ('turns' in question ? question.turns : [question]);
