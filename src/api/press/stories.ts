import { array, enums, type Infer, integer, nullable, optional, string, type } from 'superstruct';
import type { Client } from '../../platform/net/client.ts';
import { mapOk, type Result } from '../../rules/page/result.ts';
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
/** Another edition with the same story. */
export type OtherEdition = Infer<typeof otherEdition>;

const reason = type({ parola: string(), campo: enums(['titolo', 'testo']) });
/** A keyword of the profile found in a story, and where. */
export type Reason = Infer<typeof reason>;

/** The fields of a story in both the table and the review. */
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
/** A story in the press review's table. */
export type Row = Infer<typeof row>;

const paging = type({ page: integer(), per_page: integer(), total: integer() });
const page = type({ rassegna: array(row), paging });

/** The days of the table, whether it lists only matches of the profile, and whether it groups editions. */
export interface RowQuery {
  readonly from: Day;
  readonly to: Day;
  readonly onlyMatches: boolean;
  readonly grouped: boolean;
}

const perPage = 1000;

/**
 * GET /api/user/rassegna: loads all pages, since the table sorts and filters locally. `onFirst` receives the first page
 * at once.
 */
export const rowsOf = async (
  client: Client,
  { from, to, onlyMatches, grouped }: RowQuery,
  onFirst: (rows: readonly Row[], total: number) => void,
  signal?: AbortSignal,
): Promise<Result<readonly Row[]>> => {
  const query = { from, to, profilo: String(Number(onlyMatches)), raggruppa: String(Number(grouped)) };
  const all: Row[] = [];
  for (let number = 1; ; number += 1) {
    const pageQuery = { ...query, page: String(number), per_page: String(perPage) };
    const result = await read(client, pathOf('rassegna'), page, { signal, query: pageQuery });
    if (result.kind !== 'ok') return result;
    const { rassegna, paging: of } = result.data;
    all.push(...rassegna);
    if (rassegna.length === 0 || all.length >= of.total) return { kind: 'ok', data: all };
    if (number === 1) onFirst(rassegna, of.total);
  }
};

const lastDate = type({ rassegna_date: optional(nullable(type({ date: optional(nullable(string())) }))) });

/** GET /api/user/rassegna/last-date. The day is undefined when the subscription has no press review. */
export const lastDateOf = async (client: Client, signal?: AbortSignal): Promise<Result<Day | undefined>> =>
  mapOk(
    await read(client, pathOf('rassegnaLastDate'), lastDate, { signal }),
    (data) => data.rassegna_date?.date || undefined,
  );

const text = type({ articolo: type({ id: integer(), sommario: string(), testo: array(string()) }) });
export type StoryText = Infer<typeof text>['articolo'];

/** GET /api/user/rassegna/articolo */
export const storyText = async (client: Client, id: number, signal?: AbortSignal): Promise<Result<StoryText>> =>
  mapOk(
    await read(client, pathOf('rassegnaStory'), text, { signal, query: { id: String(id) } }),
    (data) => data.articolo,
  );

/** Address of a story's PDF. */
export const storyPdf = (id: number): string => `${pathOf('rassegnaPdf')}?articolo=${id}`;
