import { replaceable } from '../language/replaceable.ts';
import { addDays, type Day, dayOf, daysFrom, isHoliday, weekdayName, weekdayOf } from '../text/calendar.ts';
import { clockTime } from '../text/dates.ts';

/** The phone is closed on all national holidays; the live chat on 25 and 26 December, 1 January and 15 August. */
export type SupportChannel = 'phone' | 'chat';

/** Full hours of the day, 0 to 24. */
export interface Opening {
  readonly from: number;
  readonly to: number;
}

/** When the channels of a brand are open; without a Saturday they are closed on Saturdays. */
export type SupportHours = Readonly<
  Partial<Record<SupportChannel, { readonly weekdays: Opening; readonly saturday?: Opening | undefined }>>
>;

const chatClosed: ReadonlySet<string> = new Set(['12-25', '12-26', '01-01', '08-15']);

const usual: Required<SupportHours>['phone'] = { weekdays: { from: 9, to: 21 }, saturday: { from: 9, to: 13 } };

/**
 * The opening hours of a day, Italian time: 9 to 21, Saturday 9 to 13, or the brand's own. Undefined on Sunday and closed
 * days.
 */
const openingOf = (channel: SupportChannel, day: Day, own: SupportHours = {}): Opening | undefined => {
  const weekday = weekdayOf(day);
  const closed = channel === 'phone' ? isHoliday(day) : chatClosed.has(day.slice(5));
  if (weekday === 0 || closed) return undefined;
  const { weekdays, saturday } = own[channel] ?? usual;
  return weekday === 6 ? saturday : weekdays;
};

/** The hour on Italy’s clocks, 0 to 23. */
export const hourOf = (moment: Date): number => Number(clockTime(moment).slice(0, 2));

/** The moment of a full hour in Italy, which is one hour ahead of UTC in winter, two in summer. */
const momentAt = (day: Day, hour: number): Date => {
  const winter = new Date(Date.parse(`${day}T00:00:00Z`) + (hour - 1) * 3_600_000);
  return hourOf(winter) === hour % 24 ? winter : new Date(winter.getTime() - 3_600_000);
};

/** Whether the channel is open at a moment; at the closing hour itself it is closed. */
export const isSupportOpen = (channel: SupportChannel, at: Date, own?: SupportHours): boolean => {
  const day = dayOf(at);
  const hours = openingOf(channel, day, own);
  return hours !== undefined && at >= momentAt(day, hours.from) && at < momentAt(day, hours.to);
};

/** When the channel closes; undefined while it is closed. */
export const supportClosesAt = (channel: SupportChannel, at: Date, own?: SupportHours): Date | undefined => {
  const day = dayOf(at);
  const hours = openingOf(channel, day, own);
  return hours && isSupportOpen(channel, at, own) ? momentAt(day, hours.to) : undefined;
};

/** When the channel opens next after `at`, also while it is open. */
export const nextSupportOpening = (channel: SupportChannel, at: Date, own?: SupportHours): Date => {
  for (let day = dayOf(at); ; day = addDays(day, 1)) {
    const hours = openingOf(channel, day, own);
    const opens = hours && momentAt(day, hours.from);
    if (opens && opens > at) return opens;
  }
};

export const openingTexts = replaceable('opening-hours', {
  at: (day: string, hour: number) => `${day} alle ${hour}`,
  today: 'oggi',
  tomorrow: 'domani',
});

/** `oggi alle 9`, `domani alle 9`, `lunedì alle 9`. A channel opens on the hour, and is never closed for a week. */
export const openingText = (opens: Date, now: Date): string => {
  const days = daysFrom(dayOf(now), dayOf(opens));
  const { at, today, tomorrow } = openingTexts;
  return at([today, tomorrow][days] ?? weekdayName(dayOf(opens)), hourOf(opens));
};

/** `9–21`; empty without an opening. */
const written = (opening: Opening | undefined): string => (opening ? `${opening.from}–${opening.to}` : '');

/** A channel's hours on working days, `9–21`, and on Saturday, `9–13`, empty when it is closed then. */
export const supportHoursOf = (
  channel: SupportChannel,
  own: SupportHours = {},
): readonly [weekdays: string, saturday: string] => {
  const { weekdays, saturday } = own[channel] ?? usual;
  return [written(weekdays), written(saturday)];
};

/** The telephone's hours as the contact page lists them. */
export const supportWeekOf = (own?: SupportHours) => {
  const [weekdays, saturday] = supportHoursOf('phone', own);
  return [
    { days: 'Lunedì–venerdì', hours: weekdays },
    { days: 'Sabato', hours: saturday || 'chiuso' },
    { days: 'Domenica e festivi', hours: 'chiuso' },
  ];
};
