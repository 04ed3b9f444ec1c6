import { is, type Struct } from 'superstruct';
import type { HttpClient, HttpRequest } from '../platform/http.ts';
import type { ApiResult } from './result.ts';

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * One call: status first, then the shape. `ok` carries what the struct has checked; extra fields are no fault.
 * A refusal is logged as `[POST] "/api/site/chat": 422`, without query, body or token.
 */
export const call = async <T>(
  client: HttpClient,
  request: HttpRequest,
  shape: Struct<T, unknown>,
): Promise<ApiResult<T>> => {
  const answer = await client.send(request);
  if (answer.kind !== 'answer') return answer;
  const { status } = answer;
  const body = parsed(answer.text);
  if (status >= 200 && status < 300 && is(body, shape)) return { kind: 'ok', data: body };
  console.warn(`[${request.method}] "${request.path}": ${status}`);
  return status >= 200 && status < 300 ? { kind: 'badShape', status } : { kind: 'badStatus', status };
};
