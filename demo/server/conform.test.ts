import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { contractCalls } from '../../cli/calls/all.ts';
import { conform, type Outcome, type Trial } from '../../cli/conform/conform.ts';
import { reportOf } from '../../cli/conform/report.ts';
import { PASSWORD } from './domain/seed/people/people.ts';
import { signedIn } from './testing/signed-in.ts';
import { startTestApp, type TestApp } from './testing/testing.ts';

let app: TestApp;
beforeAll(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  app = await startTestApp();
});
afterAll(async () => {
  vi.restoreAllMocks();
  await app.close();
});

const origin = 'http://www.mg.localhost:4300';

/** Changes an answer of the server on its way. */
type Broken = (response: Response, path: string) => Response | Promise<Response>;

const trialOf = (broken: Broken = (response) => response): Trial => ({
  newsstand: 'http://mg.localhost:4300',
  account: 'http://account.mg.localhost:4300',
  archive: 'http://archive.localhost:4300/v1',
  origin,
  cookie: undefined,
  bearer: undefined,
  writes: false,
  fetch: async (url, init) => broken(await app.request(url, init), new URL(url).pathname),
});

/** The trial of a reader, with the cookies and the bearer of a real sign-in. */
const asReader = async (email: string, trial = trialOf()): Promise<Trial> => {
  const browser = await signedIn(app, email);
  const home = 'http://mg.localhost:4300/';
  const answer = await browser.post('/api/site/login', { login: email, password: PASSWORD, redirect_uri: home });
  const { data } = z.object({ data: z.object({ redirect_uri: z.string() }) }).parse(await answer.json());
  const code = new URL(data.redirect_uri).searchParams.get('id_code');
  const exchanged = await browser.get(`/api/sso/id_code/${code}`);
  const user = z.object({ data: z.object({ id_token: z.string() }) }).parse(await exchanged.json());
  return { ...trial, cookie: browser.cookieHeader, bearer: user.data.id_token };
};

const failed = (outcomes: readonly Outcome[]) =>
  outcomes
    .filter(({ state }) => state === 'failed')
    .map(({ name, faults }) => [name, ...faults.map(({ field, what }) => `${field} ${what}`)]);

const statesOf = (outcomes: readonly Outcome[], ...names: readonly string[]) =>
  names.map((name) => outcomes.find((outcome) => outcome.name === name)?.state);

test('the reference backend conforms to a visitor: open calls pass, the others refuse as documented', async () => {
  const outcomes = await conform(trialOf());
  expect(failed(outcomes)).toEqual([]);
  expect(statesOf(outcomes, 'preflight', 'home', 'article', 'faq', 'shortInfo', 'edition', 'favouritesDelete')).toEqual(
    [...Array(4).fill('passed'), ...Array(2).fill('refused'), 'left out'],
  );
});

test('the reference backend conforms to readers, with the calls that write', async () => {
  const passed = new Set<string>();
  for (const email of ['digital@example.it', 'azienda@example.it', 'redazione@staff.example.it']) {
    const outcomes = await conform({ ...(await asReader(email)), writes: true });
    expect([email, failed(outcomes)]).toEqual([email, []]);
    for (const { name, state } of outcomes) if (state === 'passed') passed.add(name);
  }
  const tried = contractCalls.filter(({ kind }) => kind !== 'never').map(({ name }) => name);
  // The content of the tests has no special.
  expect(tried.filter((name) => !passed.has(name))).toEqual(['special']);
});

/** Changes the JSON of the answers to one path. */
const at =
  (path: string, change: (body: { data: Record<string, unknown> }) => unknown, status?: number): Broken =>
  async (response, asked) => {
    if (asked !== path) return response;
    const headers = new Headers(response.headers);
    return Response.json(change(await response.json()), { status: status ?? response.status, headers });
  };

const home = '/api/edicola/home';

test.each<[string, Broken, string, readonly string[]]>([
  [
    'a missing field',
    at(home, ({ data: { highlights: _, ...data }, ...rest }) => ({ ...rest, data })),
    `GET ${home}`,
    ['home', 'data.highlights is missing, which the elements cannot use'],
  ],
  [
    'a field of another type',
    at('/api/edicola/sezioni', ({ data, ...rest }) => ({
      ...rest,
      data: { items: (data.items as object[]).map((item) => ({ ...item, slug: 7 })) },
    })),
    'GET /api/edicola/sezioni',
    ['sections', 'data.items.0.slug is 7, which the elements cannot use'],
  ],
  [
    'another envelope',
    at('/api/site/faq', ({ data }) => ({ result: data })),
    'GET /api/site/faq',
    ['faq', 'success is missing, not true', 'data is missing', 'status.code is missing, not 200'],
  ],
  [
    'no CORS',
    (response, path) => {
      if (path !== home) return response;
      const headers = new Headers(response.headers);
      headers.delete('access-control-allow-origin');
      headers.delete('access-control-allow-credentials');
      return new Response(response.body, { status: response.status, headers });
    },
    `GET ${home}`,
    [
      'home',
      `header access-control-allow-origin is missing, not "${origin}"`,
      'header access-control-allow-credentials is missing, not "true"',
    ],
  ],
  [
    'another status',
    at('/api/user/short-info', (body) => body, 200),
    'GET /api/user/short-info',
    ['shortInfo', 'status is 200, not 401, for a visitor'],
  ],
])('a server with %s is named, with call, element and field', async (_, broken, call, fault) => {
  const outcomes = await conform(trialOf(broken));
  expect(failed(outcomes)).toEqual([fault]);
  const [head, row] = reportOf(outcomes, (name) => (name === fault[0] ? ['np-one', 'np-two', 'np-three'] : [])).split(
    '\n',
  );
  expect(head).toMatch(/^call +element +field +what is wrong$/);
  expect(row?.replaceAll(/ {2,}/g, ' | ')).toMatch(`${call} | <np-one>, <np-two>, 1 more | `);
});
