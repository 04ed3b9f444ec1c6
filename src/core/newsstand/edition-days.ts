import { editionsOf } from '../../api/newsstand/home.ts';
import { addDays, addMonths, type Day } from '../../rules/text/calendar.ts';
import { core } from '../page/core.ts';
import { answerOf } from './answers.ts';

const compact = (day: Day): string => day.replaceAll('-', '');

/** The days of a month, given by its first one, with an edition; none when the server does not answer. */
export const editionDays = async (month: Day, signal: AbortSignal): Promise<ReadonlySet<Day>> => {
  const span = { from: compact(month), to: compact(addDays(addMonths(month, 1), -1)), per_page: 31 };
  const result = await answerOf(
    `editions of ${month}`,
    (asking) => editionsOf(core.clients.newsstand, span, asking),
    signal,
  );
  return new Set(result.kind === 'ok' ? result.data.edizioni.map(({ date }) => date) : []);
};
