import type { MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { ApiError, statusText } from '../base/api-error.ts';
import type { AppContext, AppEnv } from './env.ts';
import { readMethods } from './read-methods.ts';

/** NUL, which PostgreSQL cannot store, and half of a surrogate pair. */
const isMalformed = (text: string): boolean => text.includes('\0') || !text.isWellFormed();

/** The same characters as UTF-8 in an address. */
const malformedEscape = /%00|%ED%[AB][0-9A-F]%[89AB][0-9A-F]/i;

/** The dotted path of the first malformed text in a JSON value, keys included. Not recursive: a body may nest deeply. */
export const malformedField = (value: unknown): string | undefined => {
  const open: { readonly path: string; readonly value: unknown }[] = [{ path: '', value }];
  // Grows while it is walked.
  for (const { path, value: inner } of open) {
    if (typeof inner === 'string' && isMalformed(inner)) return path || 'body';
    if (typeof inner !== 'object' || inner === null) continue;
    for (const [key, item] of Object.entries(inner)) {
      if (isMalformed(key)) return path || 'body';
      open.push({ path: path === '' ? key : `${path}.${key}`, value: item });
    }
  }
  return undefined;
};

const MAX_NAME_LENGTH = 100;

const refuse = (path: string): never => {
  const field = path.slice(0, MAX_NAME_LENGTH);
  throw new ApiError(400, `Il campo «${field}» contiene caratteri non ammessi.`, { errors: { [field]: 'characters' } });
};

/** The name of the first path parameter with a malformed value. */
const malformedParam = (c: AppContext): string | undefined => {
  const segments = c.get('url').pathname.split('/');
  const names = matchedRoutes(c).flatMap(({ path }) =>
    path.split('/').map((part, place) => ({ name: /^:(\w+)/.exec(part)?.[1], place })),
  );
  return names.find(({ name, place }) => name !== undefined && malformedEscape.test(segments[place] ?? ''))?.name;
};

const malformedQuery = ({ search }: URL): string | undefined => {
  for (const pair of search.slice(1).split('&')) {
    if (malformedEscape.test(pair)) return new URLSearchParams(pair.replace(malformedEscape, '')).keys().next().value;
  }
  return undefined;
};

/** Answers 400 with the field's name to an address with NUL or half of a surrogate pair in a parameter. */
export const refuseMalformedAddress: MiddlewareHandler<AppEnv> = async (c, next) => {
  const field = malformedParam(c) ?? malformedQuery(c.get('url'));
  if (field !== undefined) refuse(field);
  await next();
};

const parsed = (type: string, text: string): unknown => {
  if (/^application\/json/i.test(type)) {
    try {
      return text === '' ? undefined : JSON.parse(text);
    } catch {
      throw new ApiError(400, statusText(400));
    }
  }
  return /^application\/x-www-form-urlencoded/i.test(type) ? Object.fromEntries(new URLSearchParams(text)) : undefined;
};

/**
 * Answers 400 to malformed JSON, even on calls that ignore their body, and to JSON and forms with malformed texts, with
 * the field's name. Limit the body's size before it.
 */
export const refuseMalformedBody: MiddlewareHandler<AppEnv> = async (c, next) => {
  const type = c.req.header('content-type') ?? '';
  if (readMethods.has(c.req.method) || !/^application\/(json|x-www-form-urlencoded)/i.test(type)) return next();
  const field = malformedField(parsed(type, await c.req.text()));
  if (field !== undefined) refuse(field);
  return next();
};
