import { hourOf, openingTexts } from '../../../rules/assistance/support-hours.ts';
import { replaceable } from '../../../rules/language/replaceable.ts';
import { dayOf, weekdayName } from '../../../rules/text/calendar.ts';
import { parseDay, relativeDay } from '../../../rules/text/dates.ts';

export const hoursCopy = replaceable('chat-hours', {
  reopening: (day: string, hour: number) => `Riapriamo ${day} alle ${hour}:00`,
});

/** `Riapriamo lunedì alle 9:00`, in Italian time. The live chat is never closed for a week. */
export const reopening = (opens: Date, now: Date): string =>
  hoursCopy.reopening(dayOf(opens) === dayOf(now) ? openingTexts.today : weekdayName(dayOf(opens)), hourOf(opens));

const written = /^(\d{1,2})\/(\d{1,2})\/(\d{4}),/;

/** `21/11/2026, 10:42:05` → `Oggi, 21 novembre 2026`; empty for text that is not a date. */
export const dayName = (date: string, now: Date): string => {
  const [, day = '', month = '', year = ''] = written.exec(date) ?? [];
  const parsed = parseDay(year + month.padStart(2, '0') + day.padStart(2, '0'));
  return parsed ? relativeDay(parsed, now) : '';
};
