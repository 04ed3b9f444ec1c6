import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How the endpoint answers a call. */
type Behaviour = (response: ServerResponse) => void;

const readAll = async (request: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const part of request) text += part;
  return text;
};

/** A piece of a model's answer as its endpoint sends it. */
export const eventOf = (content: string): string =>
  `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;

/** Says these pieces, one event each, and ends. */
export const says =
  (...pieces: readonly string[]): Behaviour =>
  (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const piece of pieces) response.write(eventOf(piece));
    response.end('data: [DONE]\n\n');
  };

/** Ways in which an endpoint answers nothing that can be shown, whatever was asked. */
export const failing: readonly (readonly [how: string, behaviour: Behaviour])[] = [
  ['an admission', says('NON LO SO.')],
  ['nothing', says()],
  ['an error', (response) => void response.writeHead(500).end()],
  ['no event stream', (response) => void response.writeHead(200).end('<html>')],
  ['broken JSON', (response) => void response.writeHead(200).end('data: {"choices":[{"de\n\n')],
  ['a reset', (response) => void response.destroy()],
];

/** A stand-in for an OpenAI-compatible endpoint; each test sets its behaviour. */
export const startModelEndpoint = async () => {
  let behave: Behaviour = says();
  let [asked, authorization]: [string, string | undefined] = ['', undefined];
  const server = createServer((request, response) => {
    authorization = request.headers.authorization;
    void readAll(request).then((text) => {
      asked = text;
      behave(response);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    model: { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, model: 'prova', key: 'chiave' },
    behave(next: Behaviour): void {
      behave = next;
    },
    /** The body of the last call. */
    asked: (): string => asked,
    authorization: (): string | undefined => authorization,
    close(): void {
      server.closeAllConnections();
      server.close();
    },
  };
};
