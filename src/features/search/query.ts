import { type Found, type SearchParams, searchArchive, searchNewsstand } from '../../api/newsstand/search.ts';
import { answerOf } from '../../core/newsstand/answers.ts';
import { core } from '../../core/page/core.ts';
import type { Result } from '../../rules/page/result.ts';
import { formatDay } from '../../rules/text/dates.ts';

/** Words and filters of a search, as in the address. */
export interface SearchQuery {
  readonly q: string;
  /** Days back from today; empty for all. */
  readonly period: string;
  readonly section: string;
  readonly author: string;
  readonly sort: string;
  readonly inArchive: boolean;
}

const day = 86_400_000;
const longest = 200;

/** A search from an address: `/ricerca/tram`, `/ricerca?q=tram&periodo=30`. */
export const queryIn = (
  params: { readonly query?: string | undefined },
  query: Readonly<Record<string, string>>,
): SearchQuery => ({
  q: (params.query || query.q || '').trim().slice(0, longest),
  period: query.periodo === '7' || query.periodo === '30' ? query.periodo : '',
  section: query.section ?? '',
  author: query.author ?? '',
  sort: query.sort === 'data' ? 'data' : 'rilevanza',
  inArchive: query.dove === 'archivio',
});

/** The address of a search, without default values. */
export const pathOfQuery = ({ q, period, section, author, sort, inArchive }: SearchQuery): string => {
  const query = new URLSearchParams();
  const add = (name: string, value: string) => {
    if (value !== '') query.set(name, value);
  };
  add('q', q);
  add('periodo', period);
  add('section', section);
  add('author', author);
  add('sort', sort === 'rilevanza' ? '' : sort);
  add('dove', inArchive ? 'archivio' : '');
  const text = query.toString();
  return text === '' ? '/ricerca' : `/ricerca?${text}`;
};

/** Whether there is anything to search for. */
export const isAsked = ({ q, section, author }: SearchQuery): boolean => q !== '' || section !== '' || author !== '';

const questionOf = ({ q, period, section, author, sort }: SearchQuery, page: number): SearchParams => ({
  q,
  section,
  author,
  sort,
  page,
  ...(period !== '' && { from: formatDay(new Date(Date.now() - Number(period) * day)) }),
});

/** A batch of results of the newsstand or the archive; undefined without a search. */
export const find = async (
  search: SearchQuery,
  page: number,
  signal?: AbortSignal,
): Promise<Result<Found | undefined>> => {
  if (!isAsked(search)) return { kind: 'ok', data: undefined };
  const question = questionOf(search, page);
  const { newsstand, archive } = core.clients;
  const ask = (asking: AbortSignal) =>
    search.inArchive ? searchArchive(archive, question, asking) : searchNewsstand(newsstand, question, asking);
  return answerOf(`search ${JSON.stringify(search)} ${page}`, ask, signal);
};

/** The archive is another provider's, for signed-in readers only. */
export const mayAsk = (search: SearchQuery): boolean =>
  !search.inArchive || core.store.login.peek().state === 'loggedIn';
