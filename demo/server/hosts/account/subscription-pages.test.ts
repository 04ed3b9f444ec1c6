import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedIn } from '../../testing/signed-in.ts';
import { startTestApp, type TestApp } from '../../testing/testing.ts';

const ACCOUNT = 'http://account.mg.localhost:4300';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test.each(['/user/subscriptions', '/user/newsletter/', '/user/profile/topics/manage', '/user-onboarding-upselling'])(
  '%s is for signed-in readers; others sign in first and return',
  async (path) => {
    const anonymous = await app.request(ACCOUNT + path);
    expect(anonymous.status).toBe(302);
    expect(anonymous.headers.get('location')).toBe(
      `${ACCOUNT}/sso/request-login?redirect_uri=${encodeURIComponent(ACCOUNT + path)}`,
    );
    expect((await (await signedIn(app, 'digital@example.it')).get(path)).status).toBe(200);
  },
);

test.each([
  ['/user/subscriptions', 'Abbonamenti', '<np-account-subscriptions></np-account-subscriptions>'],
  ['/user/subscriptions', 'Abbonamenti', 'Attivo · fino al 10 dicembre 2025'],
  ['/user/newsletter/', 'Newsletter', '<np-account-newsletters></np-account-newsletters>'],
  ['/user/profile/topics/manage', 'Interessi e notifiche', '<np-account-interests></np-account-interests>'],
  ['/user-onboarding-upselling', 'Offerta riservata a te', ''],
  ['/contact', 'Contattaci', 'Aperto ora.'],
  ['/faq', 'Domande frequenti', '<np-account-faq></np-account-faq>'],
])('%s says what it is', async (path, title, content) => {
  const text = await (await (await signedIn(app, 'digital@example.it')).get(path)).text();
  expect(text).toContain(`<title>${title} · `);
  expect(text).toContain(content);
});

test.each(['/contact', '/faq', '/user/mai-vista'])(
  '%s, open to visitors, has the navigation of the account area for a signed-in reader only',
  async (path) => {
    const visitor = await (await app.request(ACCOUNT + path)).text();
    const reader = await (await (await signedIn(app, 'digital@example.it')).get(path)).text();
    expect([visitor.includes('<np-account-nav>'), reader.includes('<np-account-nav>')]).toEqual([false, true]);
    expect([visitor.includes('data-np-signed-in'), reader.includes('data-np-signed-in')]).toEqual([false, true]);
  },
);

test('an owner sees the unused codes, the same as the call returns', async () => {
  const owner = await signedIn(app, 'titolare@example.it');
  const data = async (path: string) => (await (await owner.get(path)).json()).data;
  const { subscriptions } = await data('/api/user/subscriptions');
  const { sub_users } = await data(`/api/user/subscriptions/${subscriptions[0].id}/sub-users`);
  const codes = sub_users.map(({ code }: { code: string | null }) => code).filter(Boolean);
  expect(codes.length).toBeGreaterThan(0);
  const [, part = ''] = (await (await owner.get('/user/subscriptions')).text()).split(
    '<h2>I codici di chi hai invitato</h2>',
  );
  for (const code of codes) expect(part).toContain(code);
});

test('outside support hours the contact page shows the next opening', async () => {
  app.clock.advance(2 * 86_400_000 + 5 * 3_600_000);
  const text = await (await app.request(`${ACCOUNT}/contact`)).text();
  expect(text).toContain('Chiuso ora. Riapre lunedì alle 9.');
});

test('a link with an unknown code redirects as well and changes nothing', async () => {
  const response = await app.request(`${ACCOUNT}/attiva/ABCD-EFGH`);
  expect(response.headers.get('location')).toBe('/user/subscriptions?activation_code=ABCDEFGH#codici');
});

test('a foreign page cannot use a code for a reader; without a session the form redirects to the sign-in', async () => {
  const path = '/user/subscriptions/attiva';
  const body = 'activation_code=ABCD-EFGH';
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const send = (origin: string) =>
    app.request(ACCOUNT + path, { method: 'POST', headers: { ...headers, origin }, body });
  expect((await send('http://evil.localhost:9')).status).toBe(403);
  const response = await send(ACCOUNT);
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toContain(
    encodeURIComponent(`${ACCOUNT}/user/subscriptions?activation_code=ABCDEFGH`),
  );
});

test.each(['/vetrina', '/edicola', '/rassegna_stampa', '/archivio', '/condizioni-aziende', '/app/android', '/app/ios'])(
  'the shop’s page %s exists',
  async (path) => {
    expect((await app.request(`http://shop.mg.localhost:4300${path}`)).status).toBe(200);
  },
);
