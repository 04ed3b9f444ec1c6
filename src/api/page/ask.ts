import type { FetchError } from 'ofetch';
import type { CallOptions, Client } from '../../platform/net/client.ts';
import type { Refusal, Result } from '../../rules/page/result.ts';
import { endsSession } from '../../rules/session/session.ts';

/** One call to a server. */
export interface Call extends Pick<CallOptions, 'body' | 'query' | 'keepalive' | 'authorized' | 'stream'> {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly signal?: AbortSignal | undefined;
  /** Logged in place of a path that contains a secret. */
  readonly loggedAs?: string | undefined;
  /** Never sends a second request, not even to learn whether the server keeps this page out. */
  readonly isSingle?: true;
  /** The shape of the answer, and that of `data` in its envelope: for tools that describe calls. */
  readonly shape?: unknown;
  readonly dataShape?: unknown;
  /** Receives the body of a refusal. */
  readonly onRefusal?: ((body: unknown) => void) | undefined;
}

/**
 * Checks a body and returns what the caller needs of it; undefined if it has another shape. `wrong` receives the path of
 * the field that differs.
 */
export type Read<T> = (body: unknown, wrong: (field: string) => void) => T | undefined;

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> => Object(value);

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Parses a refusal. The envelope's `data` is a text, or has `message`, `code` and `errors`. */
export const refusalIn = (status: number, body: unknown): Refusal => {
  const { data } = fieldsOf(body);
  const { code, message = data, errors } = fieldsOf(data);
  return {
    kind: 'badStatus',
    status,
    ...(isText(code) && { code }),
    ...(isText(message) && { message }),
    errors: Object.fromEntries(
      Object.entries(fieldsOf(errors)).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
    ),
  };
};

/** Logs a failed call without query, body or token: `[POST] "/api/site/chat": 422`. */
export const logFailure = ({ method, path, loggedAs = path }: Call, what: string | number): void =>
  console.warn(`[${method}] "${loggedAs}": ${what}`);

/** What to do about a fault of the backend, or one of another shape. Loads with the first one. */
export const faults = () => import('./fault.ts');

/** Whether the server of another origin answers, but not this page. */
const isWithheld = async (call: Call, address: unknown): Promise<boolean> =>
  navigator.onLine &&
  !`${address}`.startsWith(`${location.origin}/`) &&
  faults().then(
    (fault) => fault.isWithheld(call, `${address}`),
    () => false,
  );

/** Makes a call and checks its status, then its shape. */
export const ask = async <T>(client: Client, call: Call, read: Read<T>): Promise<Result<T>> => {
  const { path, signal = null, onRefusal } = call;
  let address: unknown;
  const response = await client.raw(path, { ...call, signal }).catch((error: FetchError) => {
    if (error.message === 'Unauthorized') throw error;
    address = error.request;
    return error.response;
  });
  if (!response) {
    const isOut = !signal?.aborted && !call.isSingle && (await isWithheld(call, address));
    if (signal?.aborted) return { kind: 'aborted' };
    logFailure(call, '<no response>');
    return { kind: 'network', ...(isOut && { isWithheld: isOut }) };
  }
  const { ok, status, _data: body } = response;
  let field = '';
  const data = ok ? read(body, (path) => (field = path)) : undefined;
  if (data !== undefined) return { kind: 'ok', data };
  if (ok) {
    faults().then(
      (fault) => fault.reportShape(call, response, field, logFailure),
      () => logFailure(call, status),
    );
    return { kind: 'badShape', status };
  }
  logFailure(call, status);
  onRefusal?.(body);
  const refusal = refusalIn(status, body);
  const { code } = refusal;
  return code && endsSession(status, code) ? { kind: 'sessionEnded', code } : refusal;
};
