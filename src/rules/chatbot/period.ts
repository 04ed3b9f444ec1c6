import { addDays, dayOf } from '../text/calendar.ts';

/** First and last day, yyyy-mm-dd. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

const rules: readonly (readonly [RegExp, first: number, last: number])[] = [
  [/\b(oggi|stamattina|stamani|stasera|di giornata)\b/, 0, 0],
  [/\bieri\b/, 1, 1],
  [/\baltro ieri\b|\bl.altroieri\b/, 2, 2],
  [/\b(questa|in|ultima|scorsa) settimana\b|\bsettimana scorsa\b|\bultimi (giorni|sette giorni)\b/, 6, 0],
  [/\b(questo|ultimo) mese\b|\bultime settimane\b/, 29, 0],
];

/** The period named in a question: 'oggi', 'ieri', 'questa settimana'; undefined when there is none. */
export const periodOf = (question: string, now: number): Period | undefined => {
  const text = question.toLowerCase();
  const rule = rules.findLast(([pattern]) => pattern.test(text));
  if (!rule) return undefined;
  const [, first, last] = rule;
  const today = dayOf(new Date(now));
  return { from: addDays(today, -first), to: addDays(today, -last) };
};

/** Whether a question asks for news in general: 'le notizie di oggi', 'che cosa è successo ieri'. */
export const asksForNews = (question: string): boolean =>
  /\b(notizi[ae]|novità|titoli|prima pagina|successo|succede|accaduto|accade)\b/u.test(question.toLowerCase());

/** A question without the words that ask for news in general. */
export const matterOf = (question: string): string =>
  question
    .toLowerCase()
    .replace(
      /\b(notizi[ae]|novità|titoli|prima pagina|successo|succede|accaduto|accade|più|riassum\p{L}*|riepilog\p{L}*|elenc\p{L}*|raccont\p{L}*|dimmi|principali|importanti|qual\p{L}*|sono|giornale|oggi|stamattina|stamani|stasera|ieri|settimana|giorni|mese|ultim[ei])(?!\p{L})/gu,
      ' ',
    )
    .replace(/\s+/gu, ' ')
    .trim();
