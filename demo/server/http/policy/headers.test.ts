import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedIn } from '../../testing/signed-in.ts';
import { startTestApp, type TestApp } from '../../testing/testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    'index.html': '<script>first()</script><script src="/x.js"></script><script id="a">x</script>',
    'resting/np-header-gz.html': '<template><style nonce="{{nonce}}"></style></template>',
  });
});
afterAll(() => app.close());

const names = [
  'x-content-type-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'reporting-endpoints',
] as const;

const withheld =
  'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()';
const strict = 'strict-origin-when-cross-origin';
const page = ['nosniff', strict, 'same-origin', 'same-origin', withheld, null];
const data = ['nosniff', strict, null, 'same-origin', null, null];
const file = ['nosniff', strict, null, null, null, null];

test.each<[url: string, headers: readonly (string | null)[]]>([
  ['http://www.gz.localhost:4300/', page],
  ['http://www.gz.localhost:4300/non-esiste', page],
  ['http://gz.localhost:4300/', page],
  ['http://gz.localhost:4300/login?id_code=abc', page.with(1, 'no-referrer')],
  ['http://account.gz.localhost:4300/sso/request-login', page],
  ['http://shop.gz.localhost:4300/vetrina', page],
  ['http://localhost:4300/indirizzi', page.with(2, 'same-origin-allow-popups')],
  ['http://localhost:4300/segnalazioni', page.with(2, 'same-origin-allow-popups')],
  ['http://docs.localhost:4300/', page.with(2, 'same-origin-allow-popups')],
  ['http://gz.localhost:4300/api/edicola/home', data],
  ['http://account.gz.localhost:4300/api/user/short-info', data],
  ['http://archive.localhost:4300/v1/ricerca?q=tram', data],
  ['http://gz.localhost:4300/favicon.svg', file],
  ['http://cdn.localhost:4300/np/none.js', file.with(3, 'cross-origin')],
  ['http://www.gz.localhost:4300/.well-known/security.txt', file],
])('%s has the headers of its kind', async (url, headers) => {
  const response = await app.request(url);
  expect(names.map((name) => response.headers.get(name))).toEqual(headers);
});

/** The policy's directives, with the nonce as `N`. */
const policyOf = async (response: Promise<Response>): Promise<Record<string, string>> => {
  const answer = await response;
  const policy = (answer.headers.get('content-security-policy') ?? '').replaceAll(/'nonce-[\w-]{43}'/g, "'nonce-N'");
  return Object.fromEntries(policy.split('; ').map((line) => [line.split(' ')[0], line.split(' ').slice(1).join(' ')]));
};

const elements = {
  'default-src': "'none'",
  'base-uri': "'none'",
  'script-src': "'nonce-N' 'strict-dynamic'",
  'style-src': "'self' 'nonce-N'",
  'require-trusted-types-for': "'script'",
  'trusted-types': "np lit-html 'allow-duplicates'",
  'report-uri': '/.well-known/csp-reports',
};

test.each<[url: string, directives: Record<string, string>]>([
  ['http://www.gz.localhost:4300/', elements],
  [
    'http://gz.localhost:4300/',
    {
      ...elements,
      'frame-ancestors':
        "'self' http://www.gz.localhost:4300 http://gz.localhost:4300 http://account.gz.localhost:4300 http://localhost:4300 http://docs.localhost:4300",
    },
  ],
  [
    'http://account.gz.localhost:4300/sso/request-login',
    { ...elements, 'frame-ancestors': "'self' http://localhost:4300 http://docs.localhost:4300" },
  ],
  [
    'http://shop.gz.localhost:4300/',
    { 'default-src': "'none'", 'style-src': "'nonce-N'", 'frame-ancestors': "'none'" },
  ],
  [
    'http://localhost:4300/indirizzi',
    { 'default-src': "'none'", 'script-src': "'self'", 'style-src': "'self'", 'frame-ancestors': "'none'" },
  ],
])('the policy of %s', async (url, directives) => {
  expect(await policyOf(app.request(url))).toMatchObject(directives);
});

test('a browser that knows the Reporting API ignores report-uri, and that API needs TLS: it is named over TLS only', async () => {
  const url = 'http://www.gz.localhost:4300/';
  expect(await policyOf(app.request(url))).not.toHaveProperty('report-to');
  expect(await policyOf(app.request(url, {}, { protocol: 'https:' }))).toHaveProperty('report-to', 'policy');
  const overTls = await app.request(url, {}, { protocol: 'https:' });
  expect(overTls.headers.get('reporting-endpoints')).toBe('policy="/.well-known/csp-reports"');
});

test('the documentation’s policy names its inline scripts by their hashes', async () => {
  const { 'script-src': scripts } = await policyOf(app.request('http://docs.localhost:4300/'));
  expect(scripts).toBe(
    "'self' 'unsafe-eval' 'sha256-fDYmfWjvur9AxjhDbjHe6RvExc05MbXhhrbgz2vvy/A=' 'sha256-LXEWQrcmsEQBYnyp+6wy9chTD7GQPMTbAiWHF5IaSIE='",
  );
});

test('inline scripts and styles, and the script of the elements, have the nonce of their answer, which is never the same', async () => {
  const browser = await signedIn(app, 'digital@example.it', 'gz');
  const seen = new Set<string>();
  for (const answer of [
    await app.request('http://www.gz.localhost:4300/'),
    await app.request('http://gz.localhost:4300/'),
    await app.request('http://account.gz.localhost:4300/sso/request-login'),
    await app.request('http://shop.gz.localhost:4300/'),
    await browser.get('/dashboard'),
    await browser.get('/user-account/notification-preferences'),
  ]) {
    const [, nonce = ''] = /'nonce-([\w-]{43})'/.exec(answer.headers.get('content-security-policy') ?? '') ?? [];
    const tags = (await answer.text()).match(/<(?:script|style)\b[^>]*>/g) ?? [];
    expect(tags.length).toBeGreaterThan(0);
    for (const tag of tags) expect(tag).toContain(`nonce="${nonce}"`);
    seen.add(nonce);
  }
  expect(seen.size).toBe(6);
});

const report = (url: string, body: unknown, type = 'application/csp-report') =>
  app.request(url, { method: 'POST', headers: { 'content-type': type }, body: JSON.stringify(body) });

test('reports of both kinds are on the console’s page, newest first, without queries', async () => {
  const path = '/.well-known/csp-reports';
  const old = {
    'csp-report': {
      'document-uri': 'http://gz.localhost:4300/login?id_code=secret',
      'violated-directive': 'img-src',
      'blocked-uri': 'https://evil.example/x.png?who=me',
    },
  };
  const fresh = [
    {
      type: 'csp-violation',
      body: {
        documentURL: 'http://account.gz.localhost:4300/dashboard',
        effectiveDirective: 'script-src-elem',
        blockedURL: 'inline',
      },
    },
  ];
  expect((await report(`http://gz.localhost:4300${path}`, old)).status).toBe(204);
  expect((await report(`http://account.gz.localhost:4300${path}`, fresh, 'application/reports+json')).status).toBe(204);
  const shown = await (await app.request('http://localhost:4300/segnalazioni')).text();
  expect(shown).toMatch(
    /script-src-elem<\/code> ha rifiutato <code>inline[\s\S]*img-src<\/code> ha rifiutato <code>https:\/\/evil\.example\/x\.png</,
  );
  expect(shown).not.toMatch(/secret|who=me/);
});

test.each([
  [422, {}],
  [422, []],
  [422, 'text'],
  [413, { 'csp-report': 'x'.repeat(20_000) }],
])('another report is refused with %d', async (status, body) => {
  expect((await report('http://gz.localhost:4300/.well-known/csp-reports', body)).status).toBe(status);
});

test.each(['www.gz', 'gz', 'account.gz'])(
  '%s says whom to write about a flaw, and where the password is changed',
  async (host) => {
    const origin = `http://${host}.localhost:4300`;
    const text = await (await app.request(`${origin}/.well-known/security.txt`)).text();
    expect(text).toMatch(/^Contact: http:\/\/account\.gz\.localhost:4300\/contact$/m);
    expect(text).toMatch(new RegExp(`^Canonical: ${origin}/\\.well-known/security\\.txt$`, 'm'));
    const [, expires = ''] = /^Expires: (.+)$/m.exec(text) ?? [];
    expect(Date.parse(expires) - app.clock.now()).toBe(180 * 86_400_000);
    const answer = await app.request(`${origin}/.well-known/change-password`);
    expect([answer.status, answer.headers.get('location')]).toEqual([
      302,
      'http://account.gz.localhost:4300/user-profile-edit-password',
    ]);
  },
);
