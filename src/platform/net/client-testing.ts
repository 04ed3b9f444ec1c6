import { type Client, createClient } from './client.ts';

/** A request that the stand-in server received. */
export interface Received {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** Creates a client of a stand-in server, and the list of its requests. Throw in `answer` to break the connection. */
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
