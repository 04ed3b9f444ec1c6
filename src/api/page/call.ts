import { type Struct, validate } from 'superstruct';
import type { HttpClient, HttpRequest } from '../../platform/net/http.ts';
import { ask } from './ask.ts';
import type { ApiResult } from './result.ts';

/** One call whose answer has the shape of a struct; extra fields are no fault. What every page needs goes without structs, by `ask`. */
export const call = <T>(client: HttpClient, request: HttpRequest, shape: Struct<T, unknown>): Promise<ApiResult<T>> =>
  ask(client, request, (body) => validate(body, shape, { coerce: true })[1]);
