import { type $Fetch, createFetch, type FetchContext, type FetchOptions } from 'ofetch';
import { jsonOf } from './json.ts';
import { storableJson } from './storable-json.ts';

/** The HTTP client of one server. */
export type Client = $Fetch;

/** Options of one call, besides those of ofetch. */
export interface CallOptions extends FetchOptions<'json'> {
  /** The call needs a bearer. Without an Authorization header it throws `Unauthorized` and sends nothing. */
  readonly authorized?: true | undefined;
  /** Reads the body of a successful answer as it arrives, instead of JSON. */
  readonly stream?: ((response: Response) => Promise<unknown>) | undefined;
}

interface ClientOptions extends Pick<FetchOptions, 'credentials' | 'onRequestError' | 'onResponseError'> {
  /** Receives the absolute address, to add headers to it. */
  readonly onRequest?: (context: FetchContext) => void;
}

const jsonIn = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * Creates a client of one server: no retry, no timeout, no redirect; cookies are included unless `credentials` differs.
 * `base` is an origin with or without a path. It is asked at each call, since the page may be configured late.
 */
export const createClient = (
  base: () => string | Promise<string>,
  { onRequest, ...options }: ClientOptions = {},
): Client =>
  createFetch({
    // A page may replace its fetch at any time.
    fetch: (...args) => globalThis.fetch(...args),
    defaults: {
      credentials: 'include',
      redirect: 'error',
      retry: 0,
      // Leaves the body to onResponse.
      responseType: 'stream',
      async onRequest(context) {
        const given = base();
        // In the same task where it can be: the caller may clear the credentials after its call.
        const address = typeof given === 'string' ? given : await given;
        context.request = new URL(address.replace(/\/$/, '') + context.request, globalThis.location?.href).href;
        onRequest?.(context);
        const { authorized, body, headers } = context.options as CallOptions & { headers: Headers };
        if (authorized && !headers.has('authorization')) throw new Error('Unauthorized');
        if (body && !(body instanceof FormData)) context.options.body = storableJson(jsonOf(body));
      },
      async onResponse({ response, options }) {
        const { stream } = options as CallOptions;
        response._data = response.ok && stream ? await stream(response) : jsonIn(await response.text());
      },
      ...options,
    },
  });
