import { array, enums, type Infer, integer, nullable, optional, string, type } from 'superstruct';
import type { Client } from '../../platform/net/client.ts';
import type { Result } from '../../rules/page/result.ts';
import type { Day } from '../../rules/text/calendar.ts';
import { read } from '../page/call.ts';
import { pathOf } from '../page/paths.ts';

const otherEdition = type({
  id: integer(),
  testata: string(),
  edizione: string(),
  data: string(),
  pagina: nullable(integer()),
});
/** Another edition that carried a story. */
export type OtherEdition = Infer<typeof otherEdition>;

const reason = type({ parola: string(), campo: enums(['titolo', 'testo']) });
/** A word of the profile that a story has, and where. */
export type Reason = Infer<typeof reason>;

/** What the table and the review say of a story alike. */
export const storyFacts = {
  id: integer(),
  edizione: string(),
  data: string(),
  titolo: string(),
  autori: array(string()),
  pagina: nullable(integer()),
  testata: string(),
  sigla: string(),
  anche_in: array(otherEdition),
} as const;

const row = type({ ...storyFacts, motivi: array(reason) });
/** A story as the press review's table lists it. */
export type Row = Infer<typeof row>;

const paging = type({ page: integer(), per_page: integer(), total: integer() });
const page = type({ rassegna: array(row), paging });

/** Which days the table holds, whether only what matches the profile, and whether a story stands once for all editions. */
export interface RowQuery {
  readonly from: Day;
  readonly to: Day;
  readonly onlyMatches: boolean;
  readonly grouped: boolean;
}

const perPage = 1000;

/**
 * GET /api/user/rassegna, run by run until all are there: the table sorts and filters by itself. `grow` hears of the
 * first run at once, so that there is something to read.
 */
export const rowsOf = async (
  client: Client,
  { from, to, onlyMatches, grouped }: RowQuery,
  grow: (rows: readonly Row[], total: number) => void,
  signal?: AbortSignal,
): Promise<Result<readonly Row[]>> => {
  const query = { from, to, profilo: String(Number(onlyMatches)), raggruppa: String(Number(grouped)) };
  const all: Row[] = [];
  for (let run = 1; ; run += 1) {
    const runs = { ...query, page: String(run), per_page: String(perPage) };
    const result = await read(client, pathOf('rassegna'), page, { signal, query: runs });
    if (result.kind !== 'ok') return result;
    const { rassegna, paging: of } = result.data;
    all.push(...rassegna);
    if (rassegna.length === 0 || all.length >= of.total) return { kind: 'ok', data: all };
    if (run === 1) grow(rassegna, of.total);
  }
};

const lastDate = type({ rassegna_date: optional(nullable(type({ date: optional(nullable(string())) }))) });

/** GET /api/user/rassegna/last-date; undefined in `data` where the subscription has no press review. */
export const lastDateOf = async (client: Client, signal?: AbortSignal): Promise<Result<Day | undefined>> => {
  const result = await read(client, pathOf('rassegnaLastDate'), lastDate, { signal });
  return result.kind === 'ok' ? { kind: 'ok', data: result.data.rassegna_date?.date || undefined } : result;
};

const text = type({ articolo: type({ id: integer(), sommario: string(), testo: array(string()) }) });
export type StoryText = Infer<typeof text>['articolo'];

/** GET /api/user/rassegna/articolo: what a story says. */
export const storyText = async (client: Client, id: number, signal?: AbortSignal): Promise<Result<StoryText>> => {
  const result = await read(client, pathOf('rassegnaStory'), text, { signal, query: { id: String(id) } });
  return result.kind === 'ok' ? { kind: 'ok', data: result.data.articolo } : result;
};

/** Where a story’s own PDF is. */
export const storyPdf = (id: number): string => `${pathOf('rassegnaPdf')}?articolo=${id}`;
