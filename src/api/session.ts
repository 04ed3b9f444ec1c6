import { boolean, record, string, type, unknown } from 'superstruct';
import type { HttpClient } from '../platform/http.ts';
import { type Notice, toNotice } from '../rules/notices.ts';
import { call } from './call.ts';
import { pathOf } from './paths.ts';
import type { ApiResult } from './result.ts';

const envelope = type({ success: boolean(), data: record(string(), unknown()) });
const done = type({ success: boolean() });

const flagNames = [
  'abbonato',
  'abbonatoConsent',
  'abbonatoDigital',
  'abbonatoRassegna',
  'isCompany',
  'isFamilySubscribed',
  'isSlave',
] as const;

/** Specification, point 3, "Short user info". */
export interface ShortInfo extends Readonly<Record<(typeof flagNames)[number], boolean>> {
  readonly avatar: string | undefined;
  readonly name: string;
  readonly username: string;
  readonly email: string;
  /** Menu path → its notices. */
  readonly avvisi: Readonly<Record<string, readonly Notice[]>>;
  readonly userNotices: readonly Notice[];
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A broken answer may bring thousands; no reader reads more. */
const mostNotices = 50;
const notices = (value: unknown): readonly Notice[] =>
  Array.isArray(value) ? value.slice(0, mostNotices).flatMap((item) => toNotice(item) ?? []) : [];

const noticesByPath = (value: unknown): ShortInfo['avvisi'] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).map(([path, list]) => [path, notices(list)]))
    : {};

const toShortInfo = (data: Readonly<Record<string, unknown>>): ShortInfo => ({
  ...(Object.fromEntries(flagNames.map((name) => [name, data[name] === true])) as Record<
    (typeof flagNames)[number],
    boolean
  >),
  avatar: text(data.avatar) || undefined,
  name: text(data.name),
  username: text(data.username),
  email: text(data.email),
  avvisi: noticesByPath(data.avvisi),
  userNotices: notices(data.userNotices),
});

/** GET /api/user/short-info: who the reader is. Only the flags that are true to the letter count. */
export const shortInfo = async (
  client: HttpClient,
  timestamp: number,
  signal?: AbortSignal,
): Promise<ApiResult<ShortInfo>> => {
  const request = {
    method: 'GET',
    path: pathOf('shortInfo'),
    query: { timestamp },
    ...(signal && { signal }),
  } as const;
  const result = await call(client, request, envelope);
  if (result.kind !== 'ok') return result;
  return result.data.success ? { kind: 'ok', data: toShortInfo(result.data.data) } : { kind: 'badShape', status: 200 };
};

/** POST /logout on the newsstand, /api/logout on the account host. */
export const logout = async (client: HttpClient): Promise<ApiResult<unknown>> => {
  const path = pathOf(client.name === 'newsstand' ? 'newsstandLogout' : 'accountLogout');
  const result = await call(client, { method: 'POST', path, body: {} }, done);
  return result.kind === 'ok' && !result.data.success ? { kind: 'badStatus', status: 200 } : result;
};

/** POST api/user/notices/{id}: the reader has put a notice away. */
export const dismissNotice = (client: HttpClient, id: string): Promise<ApiResult<unknown>> =>
  call(client, { method: 'POST', path: `${pathOf('notices')}/${encodeURIComponent(id)}`, body: {} }, done);
