import { integer, literal, optional, type Struct, type, union } from 'superstruct';
import type { HttpClient, HttpRequest } from '../../platform/net/http.ts';
import { logFailure } from './ask.ts';
import { call } from './call.ts';
import type { ApiResult } from './result.ts';

const refused = type({ success: literal(false), status: optional(type({ code: integer() })) });

type Enveloped<T> = { success: true; data: T } | { success: false; status?: { code: number } };

const envelope = <T>(data: Struct<T, unknown>) =>
  union([type({ success: literal(true), data }), refused]) as unknown as Struct<Enveloped<T>, unknown>;

/**
 * A call with an enveloped answer (specification, point 3: success flag, data, status.code). What counts of it: the checked
 * data, or that the server said no although the status was right; then the status is the one that the envelope names.
 */
export const callEnveloped = async <T>(
  client: HttpClient,
  request: HttpRequest,
  data: Struct<T, unknown>,
): Promise<ApiResult<T>> => {
  const result = await call(client, request, envelope(data));
  if (result.kind !== 'ok') return result;
  const answer = result.data;
  if (answer.success) return { kind: 'ok', data: answer.data };
  const status = answer.status?.code ?? 200;
  logFailure(request, `${status}, success: false`);
  return { kind: 'badStatus', status };
};
