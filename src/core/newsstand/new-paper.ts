import { editionsOf } from '../../api/newsstand/home.ts';
import { newPaperTexts } from '../../rules/newsstand/new-paper-texts.ts';
import { addDays, dayOf, startOfDay } from '../../rules/text/calendar.ts';
import { core } from '../page/core.ts';
import { forgetAnswers } from './answers.ts';

/** The notice is about a page that is open: it goes after a minute. */
const noticeMs = 60_000;
/** Least time between two questions to the server. */
const minGapMs = 60_000;
/** Pages ask within this time after midnight, not all at once. */
const spreadMs = 30_000;

/**
 * Notifies the reader of an open page, once, when a newer paper than that of its first day is out: after midnight in
 * Italy, or when the reader returns to the page. `home` is the address of the newsstand's home.
 */
export const followNewPaper = (home: string, signal: AbortSignal): void => {
  let newest = dayOf(new Date());
  let askedAt = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const ask = async (): Promise<void> => {
    askedAt = Date.now();
    const result = await editionsOf(core.clients.newsstand, { per_page: 1 }, signal);
    const found = result.kind === 'ok' ? result.data.edizioni[0]?.date : undefined;
    if (signal.aborted || found === undefined || found <= newest) return;
    newest = found;
    forgetAnswers('home');
    core.notices.add([
      {
        id: `np-paper-${found}`,
        type: 'info',
        title: newPaperTexts.title,
        timeout: noticeMs,
        url: home,
        cta: newPaperTexts.action,
        scrollIntoView: false,
        date: found,
      },
    ]);
  };
  const isVisible = (): boolean => document.visibilityState === 'visible';
  const askOnReturn = (): void => {
    if (isVisible() && Math.abs(Date.now() - askedAt) >= minGapMs) void ask();
  };
  const waitForMidnight = (): void => {
    const midnight = startOfDay(addDays(dayOf(new Date()), 1));
    timer = setTimeout(
      () => {
        if (isVisible()) void ask();
        waitForMidnight();
      },
      midnight - Date.now() + Math.random() * spreadMs,
    );
  };

  waitForMidnight();
  document.addEventListener('visibilitychange', askOnReturn, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
};
