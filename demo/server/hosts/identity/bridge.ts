import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, request as send } from 'node:http';
import { duplexPair, Readable } from 'node:stream';

/** A call as the app received it, its body read. */
export interface BridgedCall {
  readonly url: URL;
  readonly method: string;
  readonly headers: Headers;
  readonly body: string;
}

const answerOf = (incoming: IncomingMessage): Response => {
  const headers = new Headers();
  for (const [name, values] of Object.entries(incoming.headersDistinct))
    for (const value of values ?? []) headers.append(name, value);
  const status = incoming.statusCode ?? 500;
  const isEmpty = status === 204 || status === 304;
  return new Response(isEmpty ? null : (Readable.toWeb(incoming) as ReadableStream), { status, headers });
};

/** Calls a Node listener without a port: over a pair of streams in this process. */
export const bridgeTo = (listener: RequestListener): ((call: BridgedCall) => Promise<Response>) => {
  const server = createServer(listener);
  return async ({ url, method, headers, body }) => {
    const [ours, theirs] = duplexPair();
    server.emit('connection', theirs);
    const sent = send({
      createConnection: () => ours,
      method,
      path: url.pathname + url.search,
      headers: {
        ...Object.fromEntries(headers),
        host: url.host,
        'x-forwarded-proto': url.protocol.slice(0, -1),
        'content-length': String(Buffer.byteLength(body)),
        connection: 'close',
      },
    });
    sent.end(body);
    const [incoming] = (await once(sent, 'response')) as [IncomingMessage];
    return answerOf(incoming);
  };
};
