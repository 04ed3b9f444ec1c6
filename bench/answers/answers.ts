import type { Browser } from 'playwright';
import { startWorld } from '../lib/world.ts';
import { heldOut as assistanceHeldOut } from './assistance/held-out.ts';
import { dev as assistanceDev } from './assistance/sets.ts';
import { heldOut as chatbotHeldOut } from './chatbot/held-out.ts';
import { dev as chatbotDev } from './chatbot/sets.ts';
import { PageVisit } from './page-visit.ts';
import type { Question } from './question.ts';
import { printFailures, printTable } from './report.ts';
import { askOne, type Chat, type Result } from './run.ts';
import { Visit } from './visit.ts';

/** What to ask, and whether to print the questions that failed. */
export interface AnswersOptions {
  readonly set: string;
  readonly only: string | undefined;
  readonly failures: boolean;
  /** Asks in the pages of the world, in a browser, instead of by calls. */
  readonly page: boolean;
}

type Sets = Readonly<Record<string, Readonly<Record<string, readonly Question[]>>>>;

/** The chatbot comes first: its questions speak of days, and the assistance chat's move the clock to a Sunday. */
const chats: readonly (readonly [Chat, Sets])[] = [
  ['chatbot', { dev: chatbotDev, 'held-out': chatbotHeldOut }],
  ['assistance', { dev: assistanceDev, 'held-out': assistanceHeldOut }],
];

const clocks: readonly Question['clock'][] = [undefined, 'open', 'closed'];

/** npm run bench -- answers: asks both chats of a demo world of its own, and judges what they answer. */
export const benchAnswers = async (
  browser: Browser,
  { set, only, failures, page }: AnswersOptions,
): Promise<boolean> => {
  const halves = ['dev', 'held-out'].filter((half) => set === 'all' || set === half);
  const asked = chats.filter(([chat]) => only === undefined || only === chat);
  if (halves.length === 0 || asked.length === 0) {
    console.error('bench: answers takes --set dev, held-out or all, and --only assistance or chatbot.');
    return false;
  }
  console.log('… filling a demo world takes one to three minutes, each chat two to five');
  const world = await startWorld();
  try {
    const port = Number(new URL(world.at('mg')).port);
    const visit = page ? new PageVisit(browser, port) : new Visit(port);
    for (const [chat, sets] of asked) {
      const results: Result[] = [];
      for (const clock of clocks) {
        await visit.setClock(clock);
        for (const half of halves)
          for (const [category, questions] of Object.entries(sets[half] ?? {}))
            for (const question of questions)
              if (question.clock === clock) results.push(await askOne(visit, chat, half, category, question));
      }
      printTable(chat, results, halves);
      if (failures) printFailures(results);
    }
  } finally {
    await world.stop();
  }
  return true;
};
