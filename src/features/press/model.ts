import type { OtherEdition, Reason, Row } from '../../api/press/press-stories.ts';
import { addDays, type Day, momentOf } from '../../rules/text/calendar.ts';
import { shortDate } from '../../rules/text/dates.ts';
import { copy } from './copy.ts';

const days = new Map<Day, string>();

/** `18 mar 2026`; the same few days are asked for in every row. */
export const dayText = (day: Day): string => {
  let text = days.get(day);
  if (text === undefined) {
    const moment = momentOf(day);
    text = Number.isNaN(moment.getTime()) ? '' : shortDate(moment);
    days.set(day, text);
  }
  return text;
};

/** Why a story is here: the words of the profile that it has, and where. */
export const reasonText = ({ motivi }: { readonly motivi: readonly Reason[] }): string =>
  motivi.length === 0
    ? ''
    : copy.because(
        motivi.map(({ parola, campo }) => (campo === 'titolo' ? copy.inTitle(parola) : copy.inText(parola))),
      );

/** Mastheads and editions that carried a story too, each once. */
export const otherMastheads = (others: readonly OtherEdition[]): readonly string[] => [
  ...new Set(others.map(({ testata, edizione }) => `${testata}, ${edizione}`)),
];

export const alsoInText = ({ anche_in }: Pick<Row, 'anche_in'>): string =>
  anche_in.length === 0 ? '' : copy.alsoIn([...new Set(anche_in.map(({ testata }) => testata))].join(', '));

/** The days that a span ending on a day has. */
export const spanTo = (day: Day, length: number): { readonly from: Day; readonly to: Day } => ({
  from: addDays(day, 1 - length),
  to: day,
});

/** The groups of some recipients with their sizes, in the order in which they come. */
export const groupsOf = (
  recipients: readonly { readonly group: string | null }[],
): readonly (readonly [name: string, size: number])[] => {
  const sizes = new Map<string, number>();
  for (const { group } of recipients) if (group) sizes.set(group, (sizes.get(group) ?? 0) + 1);
  return [...sizes];
};

/** How many of a delivery's recipients have it, and how many do not. */
export const resultOf = (
  recipients: readonly { readonly status: 'sent' | 'failed' }[],
): { readonly sent: number; readonly failed: number } => {
  const sent = recipients.filter(({ status }) => status === 'sent').length;
  return { sent, failed: recipients.length - sent };
};
