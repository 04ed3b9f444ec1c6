import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { FaultProxy } from './proxy.ts';

type Cookies = Parameters<BrowserContext['addCookies']>[0];

/** A cookie as a browser keeps it, from its header and the host that sent it. */
const cookieOf = (header: string, host: string): Cookies[number] => {
  const [[name = '', value = ''] = [], ...attributes] = header.split(/;\s*/).map((part) => part.split(/=(.*)/s));
  const of = new Map(attributes.map(([key = '', text = '']) => [key.toLowerCase(), text]));
  return {
    name,
    value,
    domain: of.get('domain')?.replace(/^\.?/, '.') ?? host,
    path: of.get('path') ?? '/',
    httpOnly: of.has('httponly'),
    secure: of.has('secure'),
    sameSite: of.get('samesite') === 'None' ? 'None' : 'Lax',
  };
};

/** A call as a page of the newsstand makes it, without the page: many tests begin with it. */
const call = async (wire: FaultProxy, context: BrowserContext, path: string, body?: object) => {
  const address = wire.at('account.mg', path);
  const { host, hostname, port } = new URL(address);
  const headers = {
    host,
    origin: new URL(wire.at('mg')).origin,
    cookie: (await context.cookies(address)).map(({ name, value }) => `${name}=${value}`).join('; '),
    // The world names the reader's device by it.
    'user-agent': `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${context.browser()?.version()}`,
    ...(body && { 'content-type': 'application/json' }),
  };
  const asked = request({ host: '127.0.0.1', port, path, method: body ? 'POST' : 'GET', headers });
  asked.end(body && JSON.stringify(body));
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const content = await text(answer);
  if (answer.statusCode !== 200) throw new Error(`${path} was answered with ${answer.statusCode}`);
  const cookies = (answer.headers['set-cookie'] ?? []).map((header) => cookieOf(header, hostname));
  await context.addCookies(cookies.filter(({ value }) => value !== ''));
  return JSON.parse(content).data as Record<string, string>;
};

/** A reader at the browser. Everything it does goes through the proxy, from bare pages. */
export class Reader {
  /** All issued tokens. */
  readonly tokens: string[] = [];
  readonly #context: BrowserContext;
  readonly #wire: FaultProxy;

  constructor(context: BrowserContext, wire: FaultProxy) {
    this.#context = context;
    this.#wire = wire;
  }

  /** Signs in and sets the brand's cookies. Returns the newsstand's address with its one-time code. */
  async signIn(email = 'digital@example.it'): Promise<string> {
    const { address } = await this.#enter(email);
    return address;
  }

  /** Signs in and exchanges the code: returns a valid bearer token without storing it. */
  async token(email = 'digital@example.it'): Promise<string> {
    const { path } = await this.#enter(email);
    const { id_token = '' } = await call(this.#wire, this.#context, path);
    this.tokens.push(id_token);
    return id_token;
  }

  /** Signs in on the newsstand and stores the session, like an earlier visit. Returns its token. */
  async arrive(): Promise<string> {
    const id_token = await this.token();
    await this.keep('mg', { user: JSON.stringify({ id_token }) });
    return id_token;
  }

  /** Fills the local storage of a host, like an earlier visit. */
  keep(host: string, values: Readonly<Record<string, string>>): Promise<void> {
    return this.#from(host, (page) =>
      page.evaluate((entries) => {
        for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
      }, values),
    );
  }

  /** Reads a value on a bare page of a host. */
  look<T>(host: string, read: () => T): Promise<T> {
    return this.#from(host, (page) => page.evaluate(read));
  }

  /** Ends a token's session on the server only: no page of this browser is notified. */
  async leave(token: string): Promise<void> {
    const ended = await this.#from('mg', (page) =>
      page.evaluate(async (bearer) => {
        const headers = { 'content-type': 'application/json', authorization: `Bearer ${bearer}` };
        return (await fetch('/logout', { method: 'POST', headers, body: '{}' })).ok;
      }, token),
    );
    expect(ended).toBe(true);
  }

  /** Signs in with the call of the sign-in form. Returns the newsstand's address with its code, and the code's call. */
  async #enter(login: string): Promise<{ readonly address: string; readonly path: string }> {
    const entry = { login, password: 'Edicola-2026!' };
    const { redirect_uri: address = '' } = await call(this.#wire, this.#context, '/api/site/login', entry);
    return { address, path: `/api/sso/id_code/${new URL(address).searchParams.get('id_code')}` };
  }

  async #from<T>(host: string, act: (page: Page) => Promise<T>): Promise<T> {
    const page = await this.#context.newPage();
    await page.goto(this.#wire.page(host, '', ''));
    const result = await act(page);
    await page.close();
    return result;
  }
}
