import { z } from 'zod';
import type { Queryable } from '../db/db.ts';
import type { ServiceName } from '../domain/world/settings.ts';

const MAX_ROWS = 1000;
const MAX_BODY_LENGTH = 16_384;

/** A call of a page to a stand-in, for the console. */
export interface ThirdCall {
  readonly service: ServiceName;
  readonly method: string;
  readonly path: string;
  /** Origin of the page. */
  readonly page: string | null;
  readonly sent: unknown;
  /** 'ok', 'slow', 'failing' or 'absent'. */
  readonly outcome: string;
}

const secret: ReadonlySet<string> = new Set([
  'secret',
  'response',
  'token',
  'client_secret',
  'code',
  'code_verifier',
  'id_token_hint',
  'xsrf',
]);
const fields = z.record(z.string(), z.unknown());

const json = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The query and body for display: JSON or a form as an object without secrets, other text unchanged. Cut at 16 kB. */
export const readable = (query: URLSearchParams, body: string): unknown => {
  const text = body.slice(0, MAX_BODY_LENGTH);
  const asJson = fields.safeParse(json(text));
  const asForm =
    text !== '' && !asJson.success && /^[\w.-]+=/.test(text) ? Object.fromEntries(new URLSearchParams(text)) : {};
  const all = { ...Object.fromEntries(query), ...(asJson.success ? asJson.data : asForm) };
  const open = Object.fromEntries(Object.entries(all).map(([name, value]) => [name, secret.has(name) ? '…' : value]));
  return Object.keys(open).length > 0 || text === '' ? open : { text };
};

/** Records a call; keeps the latest thousand. */
export const noteThirdCall = async (db: Queryable, call: ThirdCall, now: number): Promise<void> => {
  const { service, method, path, page, sent, outcome } = call;
  const [row] = await db.query<{ id: number }>(
    `insert into third_call (service, method, path, page, sent, outcome, at) values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [service, method, path, page, JSON.stringify(sent).replaceAll('\\u0000', ''), outcome, new Date(now)],
  );
  if (row && row.id % 100 === 0) await db.query('delete from third_call where id <= $1', [row.id - MAX_ROWS]);
};
