import { FetchError, type FetchOptions, ofetch } from 'ofetch';

export interface HttpRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
}

/** What came back, before anybody looked into it: the status and the body's text. */
export type HttpAnswer =
  | { readonly kind: 'answer'; readonly status: number; readonly text: string }
  | { readonly kind: 'aborted' }
  | { readonly kind: 'network' };

export interface HttpClient {
  readonly name: string;
  /** Resolves always; what went wrong is in the answer's kind. Without a time limit (specification, point 7). */
  send(request: HttpRequest): Promise<HttpAnswer>;
}

/** A client of one origin: same-origin with `/`, else credentials are sent across. Redirects of calls are refused. */
export const createHttpClient = (name: string, baseURL: () => string): HttpClient => ({
  name,
  async send({ method, path, query, body, signal }) {
    const options: FetchOptions<'text'> = {
      method,
      baseURL: baseURL(),
      responseType: 'text',
      retry: 0,
      ignoreResponseError: true,
      credentials: 'include',
      redirect: 'error',
    };
    if (query) options.query = query;
    if (body !== undefined) {
      options.body = JSON.stringify(body);
      options.headers = { 'content-type': 'application/json' };
    }
    if (signal) options.signal = signal;
    try {
      const { status, _data } = await ofetch.raw<string, 'text'>(path, options);
      return { kind: 'answer', status, text: _data ?? '' };
    } catch (error) {
      if (signal?.aborted) return { kind: 'aborted' };
      if (error instanceof FetchError) return { kind: 'network' };
      throw error;
    }
  },
});
