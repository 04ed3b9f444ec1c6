import { is, record, type Struct, string, type, unknown } from 'superstruct';
import type { HttpClient, HttpRequest } from '../../platform/net/http.ts';
import { callEnveloped } from './enveloped.ts';
import type { ApiResult } from './result.ts';

type Refused = Extract<ApiResult<never>, { readonly kind: 'badStatus' }>;

/** What a form that was sent comes to: a refusal names the fields that do not fit (field → key). */
export type FormResult<T> =
  | Exclude<ApiResult<T>, { readonly kind: 'badStatus' }>
  | (Refused & { readonly errors: Readonly<Record<string, string>> });

/** A GET with an enveloped answer. */
export const read = <T>(
  client: HttpClient,
  path: string,
  data: Struct<T, unknown>,
  signal?: AbortSignal,
  query: Readonly<Record<string, string>> = {},
): Promise<ApiResult<T>> => callEnveloped(client, { method: 'GET', path, query, ...(signal && { signal }) }, data);

const refusal = type({ data: type({ errors: record(string(), unknown()) }) });

const errorsIn = (text: string): Readonly<Record<string, string>> => {
  try {
    const body: unknown = JSON.parse(text);
    const errors = is(body, refusal) ? Object.entries(body.data.errors) : [];
    return Object.fromEntries(errors.filter((pair): pair is [string, string] => typeof pair[1] === 'string'));
  } catch {
    return {};
  }
};

/** A POST with an enveloped answer. What a refusal says of single fields comes with it. */
export const submit = async <T>(
  client: HttpClient,
  path: string,
  body: unknown,
  data: Struct<T, unknown>,
): Promise<FormResult<T>> => {
  let text = '';
  const listening: HttpClient = {
    ...client,
    async send(request: HttpRequest) {
      const answer = await client.send(request);
      if (answer.kind === 'answer') text = answer.text;
      return answer;
    },
  };
  const result = await callEnveloped(listening, { method: 'POST', path, body }, data);
  return result.kind === 'badStatus' ? { ...result, errors: errorsIn(text) } : result;
};
