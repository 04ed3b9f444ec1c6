import { type Client, createClient } from './client.ts';

/** What a server of a test received. */
export interface Received {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** A client of a server that answers so, and the requests it received. An answer that throws is a broken connection. */
export const serving = (answer: (request: Received) => Response) => {
  const received: Received[] = [];
  const client: Client = createClient(() => 'https://server.test').create(
    {},
    {
      fetch: async (input, { method = 'GET', body, signal } = {}) => {
        const { pathname: path, searchParams } = new URL(String(input));
        const request = {
          method,
          path,
          query: Object.fromEntries(searchParams),
          body: typeof body === 'string' ? JSON.parse(body) : body,
        };
        received.push(request);
        signal?.throwIfAborted();
        return answer(request);
      },
    },
  );
  return { client, received };
};
