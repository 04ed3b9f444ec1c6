import type { SortKey, TableQuery } from '../../../rules/press/press-table.ts';
import type { Day } from '../../../rules/text/calendar.ts';

/** Filters, order and columns of the table. */
export interface DeskQuery {
  readonly day: Day;
  /** Number of days; the last is `day`. */
  readonly span: number;
  readonly q: string;
  readonly sigla: string;
  readonly autore: string;
  readonly sort: SortKey;
  readonly descending: boolean;
  readonly onlyMatches: boolean;
  readonly grouped: boolean;
  readonly onlyChosen: boolean;
  readonly hidden: ReadonlySet<string>;
}

export const initialQuery = (day: Day, hidden: ReadonlySet<string>): DeskQuery => ({
  day,
  span: 1,
  q: '',
  sigla: '',
  autore: '',
  sort: 'titolo',
  descending: false,
  onlyMatches: false,
  grouped: true,
  onlyChosen: false,
  hidden,
});

/** The part that the table answers without a call. */
export const tableQuery = (query: DeskQuery, chosen: ReadonlySet<number>): TableQuery => {
  const { sort, descending, q, sigla, autore, onlyChosen } = query;
  return { sort, descending, q, sigla, autore, data: '', only: onlyChosen ? chosen : undefined };
};

/** Whether a filter is set that a button could clear. */
export const isNarrowed = ({ q, sigla, autore, onlyMatches, onlyChosen }: DeskQuery): boolean =>
  q !== '' || sigla !== '' || autore !== '' || onlyMatches || onlyChosen;

/** Number of filters that differ from the day of the last edition with all its stories. */
export const filterCount = (query: DeskQuery, last: Day): number => {
  const { day, span, sigla, autore, onlyMatches, onlyChosen, grouped } = query;
  return [day !== last, span !== 1, sigla !== '', autore !== '', onlyMatches, onlyChosen, !grouped].filter(Boolean)
    .length;
};

/** On a single day, every row would say the same: its day, and its masthead's edition stands below the masthead. */
export const foldedColumns = ({ hidden, span }: DeskQuery): ReadonlySet<string> =>
  span === 1 ? new Set([...hidden, 'edizione', 'data']) : hidden;

export const unnarrowed: Partial<DeskQuery> = { q: '', sigla: '', autore: '', onlyMatches: false, onlyChosen: false };
