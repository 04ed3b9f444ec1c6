import { Agent, type IncomingMessage, request } from 'node:http';

/** One of the journey's kinds of calls. */
export const kinds = ['home', 'article', 'search', 'page', 'short-info', 'tracking', 'chat', 'stream'] as const;
export type Kind = (typeof kinds)[number];

/** What is sent. `reader` is an address of its own, as the proxy passes it on. */
export interface Call {
  readonly host: string;
  readonly path: string;
  readonly reader: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent by POST, as JSON unless it is text. */
  readonly body?: unknown;
}

export interface Answer {
  /** 0 without an answer. */
  readonly status: number;
  readonly text: string;
  readonly headers: IncomingMessage['headers'];
  /** Whether the body came to its end. */
  readonly isWhole: boolean;
}

const TIMEOUT_MS = 60_000;
/** As many connections as calls at once: readers do not wait for one another. */
const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY, timeout: TIMEOUT_MS });

/** Calls the load's port. Never rejects. `onFirst` runs with the first bytes of the body. */
export const call = (port: number, { host, path, reader, headers, body }: Call, onFirst = () => {}): Promise<Answer> =>
  new Promise((resolve) => {
    const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
    const sent = request({
      host: '127.0.0.1',
      port,
      path,
      agent,
      method: text === undefined ? 'GET' : 'POST',
      headers: {
        host,
        'x-load-reader': reader,
        'user-agent': 'np-load',
        ...(text !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
        ...headers,
      },
    });
    sent.once('error', () => resolve({ status: 0, text: '', headers: {}, isWhole: false }));
    sent.setTimeout(TIMEOUT_MS, () => sent.destroy());
    sent.once('response', (incoming) => {
      let said = '';
      const end = (isWhole: boolean) =>
        resolve({ status: incoming.statusCode ?? 0, text: said, headers: incoming.headers, isWhole });
      incoming.setEncoding('utf8');
      incoming.once('data', onFirst);
      incoming.on('data', (part: string) => {
        said += part;
      });
      incoming.once('end', () => end(incoming.complete));
      incoming.once('error', () => end(false));
      incoming.once('close', () => end(incoming.complete));
    });
    sent.end(text);
  });

/** Ends the connections that are kept for later calls. */
export const closeConnections = (): void => agent.destroy();
