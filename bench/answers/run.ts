import { readFileSync } from 'node:fs';
import type { Sigla } from '../../src/rules/brand/brand.ts';
import { bm25 } from './baseline.ts';
import { factPatterns, secretPatterns } from './facts.ts';
import { type Circumstances, type FaqEntry, faultsOf, isNearby, refusals, withNearest } from './judge.ts';
import { type Question, type Turn, turnsOf } from './question.ts';
import type { Talk, Timed, Visit } from './visit.ts';

export type Chat = 'assistance' | 'chatbot';

/** The reader who may ask the chatbot. */
const STAFF = 'redazione@staff.example.it';

/** A question asked, with what is wrong with its answer. */
export interface Result {
  readonly chat: Chat;
  readonly half: string;
  readonly category: string;
  readonly question: Question;
  readonly times: readonly Pick<Timed, 'firstMs' | 'wholeMs'>[];
  /** Undefined when the answer is as expected. */
  readonly failure: { readonly ask: string; readonly answer: string; readonly faults: readonly string[] } | undefined;
  /** It was refused, and the stories shown beside hold what was asked for. */
  readonly isNearby: boolean;
  /** Whether the FAQ's first entry by BM25 is as expected; undefined for the chatbot. */
  readonly baseline: boolean | undefined;
}

const entriesByBrand = new Map<Sigla, readonly FaqEntry[]>();

export const faqOf = (sigla: Sigla): readonly FaqEntry[] => {
  const known = entriesByBrand.get(sigla);
  if (known) return known;
  const entries: readonly FaqEntry[] = JSON.parse(readFileSync(`demo/content/${sigla.toLowerCase()}/faq.json`, 'utf8'));
  entriesByBrand.set(sigla, entries);
  return entries;
};

const circumstancesOf = async (
  visit: Visit,
  chat: Chat,
  question: Question,
  { facts = [], keeps }: Turn,
): Promise<Omit<Circumstances, 'before'>> => {
  const reader = await visit.browser(question.brand, question.reader);
  const patterns = await Promise.all(facts.map((name) => factPatterns(name, reader, visit.today)));
  const secrets = keeps === undefined ? [] : await secretPatterns(keeps, await visit.browser(question.brand, keeps));
  return {
    faq: faqOf(question.brand),
    today: visit.today,
    facts: patterns.flat(),
    secrets,
    refusal: refusals[chat],
  };
};

/** Asks one question, or a talk up to its first wrong answer. */
export const askOne = async (
  visit: Visit,
  chat: Chat,
  half: string,
  category: string,
  question: Question,
): Promise<Result> => {
  const browser = await visit.browser(question.brand, chat === 'chatbot' ? STAFF : question.reader);
  const talk: Talk = { messages: [], chatId: 0 };
  const times: Timed[] = [];
  const baselineAnswer = bm25(faqOf(question.brand));
  const before: string[] = [];
  const beforeBaseline: string[] = [];
  let failure: Result['failure'];
  let baseline = true;
  let isNear = false;
  for (const turn of turnsOf(question)) {
    const place = await circumstancesOf(visit, chat, question, turn);
    const text = baselineAnswer(turn.ask);
    baseline &&= faultsOf(turn, { text, beside: '', sources: [] }, { ...place, before: beforeBaseline }).length === 0;
    beforeBaseline.push(text);
    if (failure) continue;
    const given = await (chat === 'chatbot'
      ? visit.askChatbot(browser, turn.ask, talk)
      : visit.askAssistance(browser, turn.ask, talk));
    const answer = chat === 'chatbot' ? { ...given, ...withNearest(given.text) } : given;
    times.push(answer);
    // A quoted sentence may answer two questions; the assistance chat must not repeat itself.
    const faults = faultsOf(turn, answer, { ...place, before: chat === 'chatbot' ? [] : before });
    if (faults.length > 0) {
      failure = { ask: turn.ask, answer: answer.text, faults };
      isNear = isNearby(turn, answer);
    }
    before.push(answer.text);
  }
  return {
    chat,
    half,
    category,
    question,
    times,
    failure,
    isNearby: isNear,
    baseline: chat === 'chatbot' ? undefined : baseline,
  };
};
