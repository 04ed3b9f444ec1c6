import type { Client } from '../../platform/net/client.ts';
import { type Notice, toNotice } from '../../rules/notices/notices.ts';
import type { Result } from '../../rules/page/result.ts';
import { ask } from '../page/ask.ts';
import { corePath } from '../page/core-paths.ts';

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The answer if it was successful. */
const succeeded = (body: unknown): Fields | undefined => (isObject(body) && body.success === true ? body : undefined);

const flagNames = [
  'abbonato',
  'abbonatoConsent',
  'abbonatoDigital',
  'abbonatoRassegna',
  'isCompany',
  'isFamilySubscribed',
  'isSlave',
] as const;

/** The signed-in reader, as short-info describes them. */
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

/** A broken answer may contain thousands. */
const maxNotices = 50;
const notices = (value: unknown): readonly Notice[] =>
  Array.isArray(value) ? value.slice(0, maxNotices).flatMap((item) => toNotice(item) ?? []) : [];

const noticesByPath = (value: unknown): ShortInfo['avvisi'] =>
  isObject(value) ? Object.fromEntries(Object.entries(value).map(([path, list]) => [path, notices(list)])) : {};

const toShortInfo = (data: Fields): ShortInfo => ({
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

/** GET /api/user/short-info. A flag counts only if it is `true`. */
export const shortInfo = (client: Client, timestamp: number, signal?: AbortSignal): Promise<Result<ShortInfo>> =>
  ask(client, { method: 'GET', path: corePath('shortInfo'), query: { timestamp }, signal, isSingle: true }, (body) => {
    const data = succeeded(body)?.data;
    return isObject(data) ? toShortInfo(data) : undefined;
  });

/** POST /logout on the newsstand, /api/logout on the account host. */
export const logout = (client: Client, site: 'newsstand' | 'account'): Promise<Result<Fields>> =>
  ask(client, { method: 'POST', path: corePath(`${site}Logout`), body: {} }, succeeded);

/** POST /api/user/notices/{id}: dismisses a notice. */
export const dismissNotice = (client: Client, id: string): Promise<Result<Fields>> =>
  ask(client, { method: 'POST', path: `${corePath('notices')}/${encodeURIComponent(id)}`, body: {} }, succeeded);
