import type { OtherEdition, Reason, Row } from '../../api/press/stories.ts';
import { addDays, type Day, momentOf } from '../../rules/text/calendar.ts';
import { shortDate } from '../../rules/text/dates.ts';
import { copy } from './copy.ts';

const days = new Map<Day, string>();

/** `18 mar 2026`, cached: every row asks for the same few days. */
export const dayText = (day: Day): string => {
  let text = days.get(day);
  if (text === undefined) {
    const moment = momentOf(day);
    text = Number.isNaN(moment.getTime()) ? '' : shortDate(moment);
    days.set(day, text);
  }
  return text;
};

/** Why a story matches: the words of the profile, and where they occur. */
export const reasonText = ({ motivi }: { readonly motivi: readonly Reason[] }): string =>
  motivi.length === 0
    ? ''
    : copy.because(
        motivi.map(({ parola, campo }) => (campo === 'titolo' ? copy.inTitle(parola) : copy.inText(parola))),
      );

/** The words of the profile that a story contains, each once. */
export const reasonWords = ({ motivi }: { readonly motivi: readonly Reason[] }): string =>
  [...new Set(motivi.map(({ parola }) => parola))].join(', ');

/** Other mastheads and editions that printed the story, each once. */
export const otherMastheads = (others: readonly OtherEdition[]): readonly string[] => [
  ...new Set(others.map(({ testata, edizione }) => `${testata}, ${edizione}`)),
];

export const alsoInText = ({ anche_in }: Pick<Row, 'anche_in'>): string =>
  anche_in.length === 0 ? '' : copy.alsoIn(new Set(anche_in.map(({ testata }) => testata)).size);

/** First and last day of a span. */
export const spanTo = (day: Day, length: number): { readonly from: Day; readonly to: Day } => ({
  from: addDays(day, 1 - length),
  to: day,
});

/** The groups of the recipients with their sizes, in order of appearance. */
export const groupsOf = (
  recipients: readonly { readonly group: string | null }[],
): readonly (readonly [name: string, size: number])[] => {
  const sizes = new Map<string, number>();
  for (const { group } of recipients) if (group) sizes.set(group, (sizes.get(group) ?? 0) + 1);
  return [...sizes];
};

/** Number of recipients with and without the delivery. */
export const resultOf = (
  recipients: readonly { readonly status: 'sent' | 'failed' }[],
): { readonly sent: number; readonly failed: number } => {
  const sent = recipients.filter(({ status }) => status === 'sent').length;
  return { sent, failed: recipients.length - sent };
};
