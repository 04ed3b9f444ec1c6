import { type Client, createClient } from '../../src/platform/net/client.ts';

/** The answer to one call, as it came. */
export interface Recorded {
  readonly method: string;
  readonly url: string;
  readonly status: number;
  readonly headers: Headers;
  /** The body as JSON; undefined when it is none. */
  readonly body: unknown;
  readonly isJson: boolean;
}

export type Fetch = (input: string, init: RequestInit) => Promise<Response>;

/** How the calls of a reader of a page are sent. */
export interface Sender {
  readonly fetch: Fetch;
  /** The page's origin; undefined leaves CORS untried. */
  readonly origin: string | undefined;
  readonly cookie: string | undefined;
  readonly bearer: string | undefined;
}

const jsonIn = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const xsrfIn = (cookie = ''): string | undefined => /(?:^|;\s*)XSRF-TOKEN=([^;]+)/.exec(cookie)?.[1];

/** Why no answer came, such as `connect ECONNREFUSED 127.0.0.1:80`: fetch itself names the cause of its failure only. */
export const causeIn = (error: unknown): string => {
  const { cause, message, code } = Object(error) as { cause?: unknown; message?: string; code?: string };
  return cause ? causeIn(cause) : message || code || String(error);
};

/** The elements' client of one server, with the reader's credentials; `last` is the latest answer or its failure. */
export const recording = (base: string, { fetch, origin, cookie, bearer }: Sender) => {
  const seen: { last: Recorded | undefined; failure: unknown } = { last: undefined, failure: undefined };
  const client: Client = createClient(() => base, {
    onRequest({ options: { headers, method } }) {
      const xsrf = xsrfIn(cookie);
      if (origin) headers.set('origin', origin);
      if (cookie) headers.set('cookie', cookie);
      if (bearer) headers.set('authorization', `Bearer ${bearer}`);
      if (xsrf && method === 'POST') headers.set('x-xsrf-token', xsrf);
    },
  }).create(
    {},
    {
      fetch: async (input, init = {}) => {
        try {
          const response = await fetch(String(input), init);
          const text = await response.clone().text();
          const body = jsonIn(text);
          seen.last = {
            method: init.method ?? 'GET',
            url: String(input),
            status: response.status,
            headers: response.headers,
            body,
            isJson: body !== undefined,
          };
          return response;
        } catch (error) {
          seen.failure = error;
          throw error;
        }
      },
    },
  );
  return { client, seen };
};
