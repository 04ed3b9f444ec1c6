import { jsonOf } from './json.ts';

export interface HttpRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
  /** What the log says in the path's place, where the path itself holds a secret. */
  readonly loggedAs?: string;
  /** The call makes sense with a bearer only: without one nothing is sent (specification, point 7). */
  readonly authorized?: true;
  /** The call is finished even if the page is left meanwhile. */
  readonly keepalive?: true;
  /** Reads the body in the client's place, as it comes; what it returns is the answer's text. */
  readonly read?: (response: Response) => Promise<string>;
}

/** What came back, before anybody looked into it: the status and the body's text. */
export type HttpAnswer =
  | { readonly kind: 'answer'; readonly status: number; readonly text: string }
  | { readonly kind: 'aborted' }
  | { readonly kind: 'network' };

export interface HttpClient {
  readonly name: string;
  /**
   * Resolves; what went wrong is in the answer's kind. Without a time limit (specification, point 7).
   * @throws Error 'Unauthorized' where a call that has to be authorized has no Authorization header
   */
  send(request: HttpRequest): Promise<HttpAnswer>;
  /** Told of each refusal with the code that its body names. */
  readonly refused?: (status: number, code: string | undefined) => void;
}

export interface HttpClientOptions {
  readonly name: string;
  /** Origin, with or without a path; asked at each call, since the page may be configured late. */
  readonly base: () => string;
  /** Credentials for one address: decided for the final URL, never as a default of the client. */
  readonly headers?: (url: URL, method: HttpRequest['method']) => Readonly<Record<string, string>>;
  readonly refused?: HttpClient['refused'];
  /** A provider that is to know nobody: no cookies go along. */
  readonly anonymous?: true;
}

const addressOf = (base: string, { path, query = {} }: HttpRequest): URL => {
  const url = new URL(base.replace(/\/$/, '') + path, globalThis.location?.href);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
  return url;
};

/** A client of one origin: cookies are sent across hosts, redirects of calls are refused, nothing is asked twice. */
export const createHttpClient = ({ name, base, headers, refused, anonymous }: HttpClientOptions): HttpClient => ({
  name,
  async send(request) {
    const { method, body, signal, keepalive = false, read } = request;
    const url = addressOf(base(), request);
    const proofs = headers?.(url, method);
    // A form with a file says by itself what it is.
    const isJson = body !== undefined && !(body instanceof FormData);
    if (request.authorized && !proofs?.authorization) throw new Error('Unauthorized');
    const init: RequestInit = {
      method,
      headers: { ...proofs, ...(isJson && { 'content-type': 'application/json' }) },
      credentials: anonymous ? 'omit' : 'include',
      keepalive,
      redirect: 'error',
      signal: signal ?? null,
    };
    if (body !== undefined) init.body = isJson ? jsonOf(body) : (body as FormData);
    try {
      const response = await fetch(url, init);
      return { kind: 'answer', status: response.status, text: await (read ? read(response) : response.text()) };
    } catch {
      return { kind: signal?.aborted ? 'aborted' : 'network' };
    }
  },
  ...(refused && { refused }),
});
