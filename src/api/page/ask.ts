import type { HttpClient, HttpRequest } from '../../platform/net/http.ts';
import { endsSession } from '../../rules/session/session.ts';
import type { ApiResult } from './result.ts';

const parsed = (text: string): unknown => {
  try {
    // A byte order mark is no fault of the JSON behind it.
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
};

const textIn = (value: unknown, key: string): string | undefined => {
  const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  return typeof found === 'string' && found !== '' ? found : undefined;
};

/** What a refusal says: `data` is the text itself or holds `message` and `code`. */
const refusal = (body: unknown): { code?: string; message?: string } => {
  const data: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'data') : undefined;
  const code = textIn(data, 'code');
  const message = typeof data === 'string' && data !== '' ? data : textIn(data, 'message');
  return { ...(code && { code }), ...(message && { message }) };
};

/** Reads a body: what the caller relies on, checked; undefined where it has another shape. */
export type Read<T> = (body: unknown) => T | undefined;

/** What went wrong with a call, in the log: `[POST] "/api/site/chat": 422`, without query, body or token (specification, point 8). */
export const logFailure = ({ method, loggedAs, path }: HttpRequest, what: string): void =>
  console.warn(`[${method}] "${loggedAs ?? path}": ${what}`);

/** One call: status first, then the shape. `ok` carries what `read` made of the body. A refusal is told to the client. */
export const ask = async <T>(client: HttpClient, request: HttpRequest, read: Read<T>): Promise<ApiResult<T>> => {
  const answer = await client.send(request);
  if (answer.kind === 'network') logFailure(request, '<no response>');
  if (answer.kind !== 'answer') return answer;
  const { status } = answer;
  const body = parsed(answer.text);
  const isSuccess = status >= 200 && status < 300;
  const data = isSuccess ? read(body) : undefined;
  if (data !== undefined) return { kind: 'ok', data };
  logFailure(request, String(status));
  if (isSuccess) return { kind: 'badShape', status };
  const said = refusal(body);
  client.refused?.(status, said.code);
  if (said.code && endsSession(status, said.code)) return { kind: 'sessionEnded', code: said.code };
  return { kind: 'badStatus', status, ...said };
};
