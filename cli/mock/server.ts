import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ContractDocument, servedAt } from '../contract.ts';
import {
  badAddress,
  badStatus,
  type Example,
  exampleOf,
  isReaders,
  notDocumented,
  notSignedIn,
  type Place,
  placeOf,
  refusedOrigin,
} from './examples.ts';

/** The password with which nobody signs in. */
export const wrongPassword = 'sbagliata';

const session = 'np_session=mock';
const pieceLength = 24;
const pieceDelayMs = 40;

export interface MockOptions {
  readonly contract: ContractDocument;
  /** The origins of the pages that may call; none: every origin. */
  readonly origins: readonly string[];
}

// URL.parse needs Node 22.
const parsed = (text: string, base?: string): URL | undefined =>
  URL.canParse(text, base) ? new URL(text, base) : undefined;

/** The status that the caller wishes: `Prefer: code=503`, or `np-code=503` in the query. */
const wishedStatus = ({ headers }: IncomingMessage, { searchParams }: URL): string | undefined => {
  const [, code = searchParams.get('np-code')] = /\bcode=([^\s,;]*)/.exec(String(headers.prefer ?? '')) ?? [];
  return code ?? undefined;
};

const textOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Uint8Array[] = [];
  for await (const part of request) parts.push(part as Uint8Array);
  return Buffer.concat(parts).toString('utf8');
};

const fieldsIn = (text: string): Readonly<Record<string, unknown>> => {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
};

const hasSession = ({ headers }: IncomingMessage): boolean =>
  Boolean(headers.cookie?.includes(session) || headers.authorization?.startsWith('Bearer '));

const signIn = (response: ServerResponse): void => {
  response.setHeader('set-cookie', [
    `${session}; Path=/; HttpOnly; SameSite=Lax`,
    'XSRF-TOKEN=mock; Path=/; SameSite=Lax',
  ]);
};

const signOut = (response: ServerResponse): void => {
  response.setHeader('set-cookie', ['np_session=; Path=/; Max-Age=0', 'XSRF-TOKEN=; Path=/; Max-Age=0']);
};

/** Lets pages of an origin read the answer. */
const letIn = (response: ServerResponse, origin: string): void => {
  response.setHeader('access-control-allow-origin', origin);
  response.setHeader('access-control-allow-credentials', 'true');
  response.setHeader('access-control-expose-headers', 'x-request-id, x-chat-id');
  response.setHeader('vary', 'origin');
};

const send = (response: ServerResponse, { status, type, body }: Example): void => {
  response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' });
  response.end(type === 'application/json' ? JSON.stringify(body) : String(body));
};

/** Sends a text in pieces, as a chatbot writes it. */
const stream = async (response: ServerResponse, text: string): Promise<void> => {
  response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8', 'x-chat-id': '1' });
  for (let at = 0; at < text.length && !response.destroyed; at += pieceLength) {
    response.write(text.slice(at, at + pieceLength));
    await new Promise((resolve) => setTimeout(resolve, pieceDelayMs));
  }
  response.end();
};

/** The answer to a call, and what signing in or out does to the cookies. */
const answerTo = (
  request: IncomingMessage,
  response: ServerResponse,
  place: Place | undefined,
  wished: string | undefined,
  body: Readonly<Record<string, unknown>>,
): Example => {
  if (!place) return notDocumented;
  if (wished !== undefined) {
    if (!/^[2-5]\d\d$/.test(wished)) return badStatus(wished);
    const status = Number(wished);
    const generic = { ...notDocumented, status, body: { success: false, data: {}, status: { code: status } } };
    return exampleOf(place, status) ?? generic;
  }
  if (isReaders(place) && !hasSession(request)) return exampleOf(place, 401) ?? notSignedIn;
  const good = exampleOf(place, 200) ?? notDocumented;
  if (place.path.endsWith('/logout')) signOut(response);
  if (place.call['x-np-call'] !== 'login') return good;
  if (!body.login || !body.password || body.password === wrongPassword) return exampleOf(place, 401) ?? notSignedIn;
  signIn(response);
  const { redirect_uri = '/' } = body;
  return { ...good, body: { success: true, data: { redirect_uri }, status: { code: 200 } } };
};

/** The pages of the account site that links lead to: they sign in or out, and lead back to a page that may call. */
const sso = (response: ServerResponse, url: URL, isLetIn: (origin: string) => boolean): boolean => {
  const isIn = url.pathname === '/sso/request-login';
  if (!isIn && url.pathname !== '/sso/request-logout') return false;
  const wanted = url.searchParams.get('redirect_uri') ?? '';
  const target = parsed(wanted);
  const isSafe = target && /^https?:$/.test(target.protocol) && isLetIn(target.origin);
  if (isIn) signIn(response);
  else signOut(response);
  response.writeHead(302, { location: isSafe ? target.href : '/' }).end();
  return true;
};

/** The address of a server of this machine that listens. */
export const addressOf = (server: Server): string => `http://localhost:${(server.address() as AddressInfo).port}`;

/** A server that answers every documented call with its example. It keeps nothing but who is signed in, in a cookie. */
export const mockServer = ({ contract, origins }: MockOptions): Server => {
  let served = contract;
  const isLetIn = (origin: string): boolean => origins.length === 0 || origins.includes(origin);
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = 'GET', headers } = request;
    const { origin } = headers;
    if (origin && !isLetIn(origin)) return send(response, refusedOrigin);
    if (origin) letIn(response, origin);
    const url = parsed(request.url ?? '/', 'http://mock.invalid');
    if (!url) return send(response, badAddress);
    if (method === 'OPTIONS') {
      response.setHeader('access-control-allow-methods', 'GET, POST');
      response.setHeader(
        'access-control-allow-headers',
        'authorization, content-type, prefer, x-request-id, x-xsrf-token',
      );
      response.writeHead(204).end();
      return;
    }
    if (method === 'GET' && sso(response, url, isLetIn)) return;
    const body = fieldsIn(method === 'POST' ? await textOf(request) : '');
    const place = placeOf(served, method, url.pathname);
    const example = answerTo(request, response, place, wishedStatus(request, url), body);
    if (example.status === 200 && example.type === 'text/plain') await stream(response, String(example.body));
    else send(response, example);
  };
  const server = createServer((request, response) => {
    handle(request, response).catch((cause) => response.destroy(cause));
  });
  return server.on('listening', () => {
    served = servedAt(contract, addressOf(server));
  });
};
