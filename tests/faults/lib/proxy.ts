import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { allowEverything, filesOfTheBundle, fromWorld } from './answers.ts';
import { type Answer, type Exchange, hostOf, isOfTheBundle, isOfTheWorld, matches } from './exchange.ts';

type Headers = Readonly<Record<string, string>>;

interface Document {
  readonly text: string;
  readonly headers: Headers;
}

interface Rule {
  readonly pattern: string;
  readonly answer: Answer;
  left: number;
}

/**
 * A proxy between the browsers and the world, under the world's own host names. It logs every request, answers by the
 * test's rules, and forwards the rest to the world. Other hosts belong to an attacker: they allow everything and keep
 * what they receive.
 */
export class FaultProxy {
  readonly log: Exchange[] = [];
  readonly #world: number;
  readonly #rules: Rule[] = [];
  readonly #pages = new Map<string, Document>();
  readonly #waiting = new Set<() => void>();
  readonly #files = filesOfTheBundle();
  readonly #server = createServer((request, response) => void this.#take(request, response));

  constructor(world: number) {
    this.#world = world;
  }

  async start(): Promise<void> {
    // Only the browser ends a kept connection: ending it here could break a request that is just starting.
    this.#server.keepAliveTimeout = 0;
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
  }

  stop(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  /** Forgets rules, pages and log, and ends hanging requests, for the next test. */
  reset(): void {
    this.#rules.length = 0;
    this.#pages.clear();
    this.log.length = 0;
    this.#server.closeAllConnections();
  }

  /** An address behind the proxy: `at('account.mg', '/faq')`. */
  at(host: string, path = '/'): string {
    return `http://${host}.localhost:${(this.#server.address() as AddressInfo).port}${path}`;
  }

  /** The bundle's script tag. */
  get bundle(): string {
    return `<script type="module" src="${this.at('cdn', '/np/np-elements.js')}"></script>`;
  }

  /** A rule for `'GET account.mg /api/user/short-info'`; the latest rule wins. */
  answer(pattern: string, answer: Answer, times = Number.POSITIVE_INFINITY): void {
    this.#rules.unshift({ pattern, answer, left: times });
  }

  /** Serves a bare page on any host, at its own path or over a path of the world; returns its address. */
  page(host: string, markup: string, head = this.bundle, path = `/__page/${this.#pages.size + 1}`): string {
    const text = `<!doctype html><html lang="it"><title>Prova</title>${head}<body>${markup}</body></html>`;
    return this.document(host, path, text);
  }

  /** Serves a page unchanged, with its own headers; returns its address. */
  document(host: string, path: string, text: string, headers: Headers = {}): string {
    this.#pages.set(host + path, { text, headers });
    return this.at(host, path);
  }

  /** The logged requests that match, in order. */
  calls(pattern: string): readonly Exchange[] {
    return this.log.filter((exchange) => matches(exchange, pattern));
  }

  /** Resolves with the `count`th matching request once it has arrived. */
  seen(pattern: string, count = 1): Promise<Exchange> {
    return this.#until(() => this.calls(pattern)[count - 1]);
  }

  /** Resolves with a matching request once its browser has aborted it. */
  abandoned(pattern: string): Promise<Exchange> {
    return this.#until(() => this.calls(pattern).find(({ clientGone }) => clientGone));
  }

  async #until<T>(look: () => T | undefined): Promise<T> {
    for (;;) {
      const found = look();
      if (found !== undefined) return found;
      await new Promise<void>((resolve) => this.#waiting.add(resolve));
    }
  }

  #tell(): void {
    for (const wake of this.#waiting) wake();
    this.#waiting.clear();
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(`http://${request.headers.host}${request.url}`);
    const { method = '', headers } = request;
    const exchange: Exchange = {
      at: performance.now(),
      doneAt: undefined,
      method,
      host: hostOf(url),
      path: url.pathname,
      url: url.href,
      headers,
      body: '',
      clientGone: false,
    };
    response.on('close', () => {
      exchange.doneAt = performance.now();
      exchange.clientGone = !response.writableFinished;
      this.#tell();
    });
    try {
      const body = await buffer(request);
      exchange.body = body.toString();
      this.log.push(exchange);
      this.#tell();
      await this.#answerTo(exchange)({ exchange, response, ask: (path) => this.#ask(request, body, path) });
    } catch {
      // The browser or the world closed the connection: a browser still listening sees a broken one.
      response.destroy();
    }
  }

  #answerTo(exchange: Exchange): Answer {
    const page = this.#pages.get(exchange.host + exchange.path);
    if (page !== undefined)
      return ({ response }) =>
        void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...page.headers }).end(page.text);
    const rule = this.#rules.find(({ pattern, left }) => left > 0 && matches(exchange, pattern));
    if (rule) {
      rule.left -= 1;
      return rule.answer;
    }
    if (isOfTheBundle(exchange)) return this.#files;
    return isOfTheWorld(exchange.host) ? fromWorld() : allowEverything;
  }

  async #ask(asked: IncomingMessage, body: Buffer, path = asked.url): Promise<IncomingMessage> {
    const headers = { ...asked.headers, 'accept-encoding': 'identity' };
    const call = send({
      host: '127.0.0.1',
      port: this.#world,
      method: asked.method,
      path,
      headers,
      // One connection per request: the world may just have ended a kept one, and the browser would see a fault that
      // no test asked for.
      agent: false,
    });
    call.end(body);
    const [answer] = await once(call, 'response');
    return answer;
  }
}
