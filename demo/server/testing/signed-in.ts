import type { BrandIdentity } from '../../../src/rules/brand/brand.ts';
import { brandOfSigla } from '../base/brands.ts';
import { brandOrigin } from '../base/hosts.ts';
import { PASSWORD } from '../domain/seed/people/people.ts';
import type { DemoApp } from '../http/demo-app.ts';

const base = { protocol: 'http:', port: '4300' };
type CallHost = 'account' | 'newsstand' | 'site';

/** A browser that keeps the cookies of a brand's hosts and repeats the XSRF cookie as pages do. */
export class TestBrowser {
  readonly brand: BrandIdentity;
  readonly #app: Pick<DemoApp, 'request'>;
  readonly #cookies = new Map<string, string>();
  readonly #headers: Readonly<Record<string, string>>;

  /** `sigla` is a brand's code. `headers` are sent with every call, for example a user agent. */
  constructor(app: Pick<DemoApp, 'request'>, sigla = 'MG', headers: Readonly<Record<string, string>> = {}) {
    const brand = brandOfSigla(sigla);
    if (!brand) throw new Error(`No brand ${sigla}`);
    this.brand = brand;
    this.#app = app;
    this.#headers = headers;
  }

  origin(host: CallHost = 'account'): string {
    return brandOrigin(this.brand, host, base);
  }

  /** The current value of a cookie. */
  cookie(name: string): string | undefined {
    return this.#cookies.get(name);
  }

  /** All cookies as a request header. */
  get cookieHeader(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Sends the cookies and, unless it is a GET, the XSRF header. Does not follow redirects. */
  async request(path: string, init: RequestInit = {}, host: CallHost = 'account'): Promise<Response> {
    const headers = new Headers({ ...this.#headers, ...(this.#cookies.size > 0 ? { cookie: this.cookieHeader } : {}) });
    const xsrf = this.#cookies.get('XSRF-TOKEN');
    if (init.method !== undefined && init.method !== 'GET' && xsrf !== undefined) headers.set('x-xsrf-token', xsrf);
    for (const [name, value] of new Headers(init.headers)) headers.set(name, value);
    const response = await this.#app.request(this.origin(host) + path, { ...init, headers });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    return response;
  }

  get(path: string, host?: CallHost): Promise<Response> {
    return this.request(path, {}, host);
  }

  /** Sends a JSON POST as a page of the called host does. */
  post(path: string, body: unknown = {}, host: CallHost = 'account'): Promise<Response> {
    const headers = { 'content-type': 'application/json', origin: this.origin(host) };
    return this.request(path, { method: 'POST', headers, body: JSON.stringify(body) }, host);
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
    const [name = '', value = ''] = pair.split('=');
    if (value === '' || attributes.includes('Max-Age=0')) this.#cookies.delete(name);
    else this.#cookies.set(name, value);
  }
}

/** A browser with one of the people signed in on a brand. Throws when the sign-in is refused. */
export const signedIn = async (
  app: Pick<DemoApp, 'request'>,
  email: string,
  sigla = 'MG',
  headers: Readonly<Record<string, string>> = {},
): Promise<TestBrowser> => {
  const browser = new TestBrowser(app, sigla, headers);
  const response = await browser.post('/api/site/login', { login: email, password: PASSWORD });
  if (!response.ok) throw new Error(`${email} could not sign in on ${sigla}: ${response.status}`);
  return browser;
};
