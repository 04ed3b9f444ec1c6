import type { OtherEdition, Reason, Row } from '../../api/press-stories.ts';
import { addDays, type Day, momentOf } from '../../rules/calendar.ts';
import { shortDate } from '../../rules/dates.ts';
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
