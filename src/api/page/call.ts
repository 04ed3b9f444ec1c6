import { integer, literal, optional, type Struct, type StructError, type, union, validate } from 'superstruct';
import type { Client } from '../../platform/net/client.ts';
import type { Result } from '../../rules/page/result.ts';
import { ask, type Call, logFailure, refusalIn } from './ask.ts';

/** The field that differs: the deepest, since an envelope may match in two ways; not the mark of a refusal. */
export const fieldIn = (failure: StructError): string => {
  const paths = failure.failures().map(({ path }) => path);
  const [deepest = []] = paths.filter(([first]) => first !== 'success').sort((one, other) => other.length - one.length);
  return deepest.join('.');
};

/**
 * Makes a call whose answer matches a struct; extra fields are allowed. The core uses `ask`, which needs no structs.
 */
export const call = <T>(client: Client, request: Call, shape: Struct<T, unknown>): Promise<Result<T>> =>
  ask(client, { ...request, shape }, (body, wrong) => {
    const [failure, data] = validate(body, shape, { coerce: true });
    if (failure) wrong(fieldIn(failure));
    return data;
  });

const refused = type({ success: literal(false), status: optional(type({ code: integer() })) });

type Envelope<T> = { success: true; data: T } | { success: false; status?: { code: number } };

const envelope = <T>(data: Struct<T, unknown>) =>
  union([type({ success: literal(true), data }), refused]) as unknown as Struct<Envelope<T>, unknown>;

/**
 * Makes a call with an enveloped answer: `success`, `data`, `status.code`. `success: false` counts as a refusal with
 * the status that the envelope names.
 */
const open = async <T>(client: Client, request: Call, data: Struct<T, unknown>): Promise<Result<T>> => {
  const result = await call(client, { ...request, dataShape: data }, envelope(data));
  if (result.kind !== 'ok') return result;
  const answer = result.data;
  if (answer.success) return { kind: 'ok', data: answer.data };
  const status = answer.status?.code ?? 200;
  logFailure(request, `${status}, success: false`);
  request.onRefusal?.(answer);
  return refusalIn(status, answer);
};

type Query = Readonly<Record<string, string | number | undefined>>;
type Reading = Pick<Call, 'signal' | 'loggedAs' | 'onRefusal'> & { readonly query?: Query };

/** GET with an enveloped answer. Parameters without a value are left out of the query. */
export const read = <T>(
  client: Client,
  path: string,
  data: Struct<T, unknown>,
  { query = {}, ...options }: Reading = {},
): Promise<Result<T>> => {
  const given = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined && value !== ''));
  return open(client, { method: 'GET', path, query: given, ...options }, data);
};

/** POST with an enveloped answer. */
export const submit = <T>(
  client: Client,
  path: string,
  body: Call['body'],
  data: Struct<T, unknown>,
): Promise<Result<T>> => open(client, { method: 'POST', path, body }, data);
