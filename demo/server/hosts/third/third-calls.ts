import { z } from 'zod';
import type { Queryable } from '../../db/db.ts';
import type { ServiceName } from '../../domain/world/settings.ts';

const KEPT = 1000;
const LONGEST = 16_384;

/** A call that a page made to a stand-in, as the console shows it. */
export interface ThirdCall {
  readonly service: ServiceName;
  readonly method: string;
  readonly path: string;
  /** Origin of the page. */
  readonly page: string | null;
  readonly sent: unknown;
  /** What became of it: 'ok', 'slow', 'failing', 'absent'. */
  readonly outcome: string;
}

const secret: ReadonlySet<string> = new Set(['secret', 'response', 'token']);
const fields = z.record(z.string(), z.unknown());

const json = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** What was sent, readable: JSON or a form as an object without secrets, other text as it is, all of it cut at 16 kB. */
export const readable = (query: URLSearchParams, body: string): unknown => {
  const text = body.slice(0, LONGEST);
  const asJson = fields.safeParse(json(text));
  const asForm =
    text !== '' && !asJson.success && /^[\w.-]+=/.test(text) ? Object.fromEntries(new URLSearchParams(text)) : {};
  const all = { ...Object.fromEntries(query), ...(asJson.success ? asJson.data : asForm) };
  const open = Object.fromEntries(Object.entries(all).map(([name, value]) => [name, secret.has(name) ? '…' : value]));
  return Object.keys(open).length > 0 || text === '' ? open : { text };
};

/** Notes a call; the oldest beyond a thousand go. */
export const noteThirdCall = async (db: Queryable, call: ThirdCall, now: number): Promise<void> => {
  const { service, method, path, page, sent, outcome } = call;
  const [row] = await db.query<{ id: number }>(
    `insert into third_call (service, method, path, page, sent, outcome, at) values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [service, method, path, page, JSON.stringify(sent).replaceAll('\\u0000', ''), outcome, new Date(now)],
  );
  if (row && row.id % 100 === 0) await db.query('delete from third_call where id <= $1', [row.id - KEPT]);
};
