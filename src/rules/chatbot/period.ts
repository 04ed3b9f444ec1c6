import { addDays, dayOf, weekdayOf } from '../text/calendar.ts';

/** First and last day, yyyy-mm-dd. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

const rules: readonly (readonly [RegExp, first: number, last: number])[] = [
  [/\b(oggi|stamattina|stamani|stasera|di giornata)\b/, 0, 0],
  [/\bieri\b/, 1, 1],
  [/\baltro ieri\b|\bl.altroieri\b/, 2, 2],
  [/\b(questa|in|ultima) settimana\b|\bultimi (giorni|sette giorni)\b/, 6, 0],
  [/\b(questo|ultimo) mese\b|\bultime settimane\b/, 29, 0],
];

/** Sunday to Saturday, by the number of the weekday. */
const weekdays = ['domenica', 'lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato'];
/** A weekday is in the past after these words; alone it may be to come. */
const pastWeekday = new RegExp(
  `(?:notizi[ae]|titoli|giornale|prima pagina) di (${weekdays.join('|')})(?!\\p{L})|(?:successo|accaduto) (${weekdays.join('|')})(?!\\p{L})|(?<!\\p{L})(${weekdays.join('|')}) scors[oa]`,
  'u',
);

const lastWeekday = (name: string, today: string): Period => {
  const back = (weekdayOf(today) - weekdays.indexOf(name) + 6) % 7;
  const day = addDays(today, -back - 1);
  return { from: day, to: day };
};

/** Monday to Sunday of the week before. */
const lastWeek = (today: string): Period => {
  const monday = addDays(today, -((weekdayOf(today) + 6) % 7) - 7);
  return { from: monday, to: addDays(monday, 6) };
};

/**
 * The period named in a question: 'oggi', 'ieri', 'questa settimana', 'la settimana scorsa', 'lunedì scorso'; undefined when
 * there is none.
 */
export const periodOf = (question: string, now: number): Period | undefined => {
  const text = question.toLowerCase();
  const today = dayOf(new Date(now));
  if (/\b(settimana scorsa|scorsa settimana)\b/.test(text)) return lastWeek(today);
  const weekday = pastWeekday.exec(text);
  if (weekday) return lastWeekday(weekday.slice(1).find((name) => name !== undefined) ?? '', today);
  const rule = rules.findLast(([pattern]) => pattern.test(text));
  if (!rule) return undefined;
  const [, first, last] = rule;
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
      /\b(notizi[ae]|novità|titoli|prima pagina|successo|succede|accaduto|accade|più|riassum\p{L}*|riepilog\p{L}*|elenc\p{L}*|raccont\p{L}*|dimmi|principali|importanti|qual\p{L}*|sono|giornale|oggi|stamattina|stamani|stasera|ieri|settimana|scors[oa]|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|giorni|mese|ultim[ei])(?!\p{L})/gu,
      ' ',
    )
    .replace(/\s+/gu, ' ')
    .trim();
