import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { FaultProxy } from './proxy.ts';

interface SignedIn {
  /** The newsstand's address with its one-time code; the code is used up when there is a token. */
  readonly address: string;
  readonly token: string;
}

/**
 * Runs in a page of the newsstand: signs in with the product's own calls, and exchanges the code for a token on
 * request.
 */
const enter = async ([account, login, wantsToken]: readonly [string, string, boolean]): Promise<SignedIn> => {
  const call = async (path: string, body?: string): Promise<Record<string, string>> => {
    const headers = { 'content-type': 'application/json' };
    const how: RequestInit = body === undefined ? {} : { method: 'POST', headers, body };
    const answer = await fetch(account + path, { ...how, credentials: 'include' });
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`);
    return (await answer.json()).data;
  };
  const { redirect_uri: address = '' } = await call(
    '/api/site/login',
    JSON.stringify({ login, password: 'Edicola-2026!' }),
  );
  if (!wantsToken) return { address, token: '' };
  const { id_token = '' } = await call(`/api/sso/id_code/${new URL(address).searchParams.get('id_code')}`);
  return { address, token: id_token };
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
    const { address } = await this.#from('mg', (page) => this.#enter(page, email, false));
    return address;
  }

  /** Signs in and exchanges the code: returns a valid bearer token without storing it. */
  token(email = 'digital@example.it'): Promise<string> {
    return this.#from('mg', (page) => this.#token(page, email));
  }

  /** Signs in on the newsstand and stores the session, like an earlier visit. Returns its token. */
  arrive(): Promise<string> {
    return this.#from('mg', async (page) => {
      const id_token = await this.#token(page, 'digital@example.it');
      await page.evaluate((user) => localStorage.setItem('user', user), JSON.stringify({ id_token }));
      return id_token;
    });
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

  #enter(page: Page, email: string, wantsToken: boolean): Promise<SignedIn> {
    return page.evaluate(enter, [this.#wire.at('account.mg', ''), email, wantsToken] as const);
  }

  async #token(page: Page, email: string): Promise<string> {
    const { token } = await this.#enter(page, email, true);
    this.tokens.push(token);
    return token;
  }

  async #from<T>(host: string, act: (page: Page) => Promise<T>): Promise<T> {
    const page = await this.#context.newPage();
    await page.goto(this.#wire.page(host, '', ''));
    const result = await act(page);
    await page.close();
    return result;
  }
}
