import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { fromWorld, welcome } from './answers.ts';
import { type Answer, type Exchange, fits, hostOf, isOfTheWorld } from './exchange.ts';

type Headers = Readonly<Record<string, string>>;

interface Document {
  readonly text: string;
  readonly headers: Headers;
}

interface Rule {
  readonly wanted: string;
  readonly answer: Answer;
  left: number;
}

/**
 * Stands between the browsers and the world of the run, under the world's own host names: it logs every request as it
 * came over the wire, answers by the test's rules, and asks the world where there is none. Hosts that are not of the
 * world are an attacker's, who allows everything and keeps what reaches him.
 */
export class FaultProxy {
  readonly log: Exchange[] = [];
  readonly #world: number;
  readonly #rules: Rule[] = [];
  readonly #pages = new Map<string, Document>();
  readonly #waiting = new Set<() => void>();
  readonly #server = createServer((request, response) => void this.#take(request, response));

  constructor(world: number) {
    this.#world = world;
  }

  async start(): Promise<void> {
    // A kept connection is the browser's to end: one that ends here may be just about to carry a request.
    this.#server.keepAliveTimeout = 0;
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
  }

  stop(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  /** Forgets rules, pages and log, and ends what still hangs: the next test starts afresh. */
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

  /** The one script of the bundle. */
  get bundle(): string {
    return `<script type="module" src="${this.at('cdn', '/np/np-elements.js')}"></script>`;
  }

  /** A rule for `'GET account.mg /api/user/short-info'`; the latest one counts first. */
  answer(wanted: string, answer: Answer, times = Number.POSITIVE_INFINITY): void {
    this.#rules.unshift({ wanted, answer, left: times });
  }

  /** A bare page on any host, at a path of its own or instead of the world's; returns its address. */
  page(host: string, markup: string, head = this.bundle, path = `/__page/${this.#pages.size + 1}`): string {
    const text = `<!doctype html><html lang="it"><title>Prova</title>${head}<body>${markup}</body></html>`;
    return this.document(host, path, text);
  }

  /** A page as it stands, with headers of its own; returns its address. */
  document(host: string, path: string, text: string, headers: Headers = {}): string {
    this.#pages.set(host + path, { text, headers });
    return this.at(host, path);
  }

  /** The logged requests that fit, in their order. */
  calls(wanted: string): readonly Exchange[] {
    return this.log.filter((exchange) => fits(exchange, wanted));
  }

  /** Resolves with the `count`th request that fits, once it has come. */
  seen(wanted: string, count = 1): Promise<Exchange> {
    return this.#until(() => this.calls(wanted)[count - 1]);
  }

  /** Resolves with a request that fits, once its browser has given it up. */
  abandoned(wanted: string): Promise<Exchange> {
    return this.#until(() => this.calls(wanted).find(({ clientGone }) => clientGone));
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
      // The browser left, or the world did: whoever still listens sees a broken connection.
      response.destroy();
    }
  }

  #answerTo(exchange: Exchange): Answer {
    const page = this.#pages.get(exchange.host + exchange.path);
    if (page !== undefined)
      return ({ response }) =>
        void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...page.headers }).end(page.text);
    const rule = this.#rules.find(({ wanted, left }) => left > 0 && fits(exchange, wanted));
    if (!rule) return isOfTheWorld(exchange.host) ? fromWorld() : welcome;
    rule.left -= 1;
    return rule.answer;
  }

  async #ask(asked: IncomingMessage, body: Buffer, path = asked.url): Promise<IncomingMessage> {
    const headers = { ...asked.headers, 'accept-encoding': 'identity' };
    const call = send({
      host: '127.0.0.1',
      port: this.#world,
      method: asked.method,
      path,
      headers,
      // A connection each: one that was kept may just have been ended by the world, and the browser would see a fault that no test asked for.
      agent: false,
    });
    call.end(body);
    const [answer] = await once(call, 'response');
    return answer;
  }
}
