import { afterAll, beforeAll, expect, test } from 'vitest';
import { post, startTestApp, type TestApp } from '../testing/testing.ts';

const account = 'http://account.gz.localhost:4300';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const get = async (url: string, headers: Record<string, string> = {}) => {
  const response = await app.request(url, { headers });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === '' ? null : JSON.parse(text) };
};

test('short-info without a session answers 401 with ERR_NOT_LOGGED', async () => {
  const { status, body } = await get(`${account}/api/user/short-info?timestamp=1`);
  expect([status, body]).toEqual([
    401,
    { success: false, data: { message: 'Accedi per continuare.', code: 'ERR_NOT_LOGGED' }, status: { code: 401 } },
  ]);
});

test('the configuration names the brand of the host, or of the requested one', async () => {
  const gz = await get(`${account}/api/site/config`);
  expect(gz.body.data.brand).toMatchObject({ id: 5, sigla: 'GZ', domain: 'gz.localhost', name: 'Gazzetta di Zenara' });
  expect(gz.body.data.menu[0]).toEqual({ name: 'Edicola', url: '{edicola}', icon: 'newspaper' });
  expect(gz.body.data.footer.map(({ name }: { name: string }) => name)).toContain('Preferenze privacy e cookie');
  expect(gz.body.data.consent.invalidBefore).toBe('2024-04-08');
  expect((await get(`${account}/api/site/config?host=www.lg.localhost`)).body.data.brand.sigla).toBe('LG');
  expect((await get('http://127.0.0.1:4300/api/site/config')).body.data.brand.sigla).toBe('MG');
});

test('the configuration is answered with 304 to whoever has it', async () => {
  const first = await get(`${account}/api/site/config`);
  const etag = first.headers.get('etag') ?? '';
  const again = await get(`${account}/api/site/config`, { 'if-none-match': `"x", W/${etag}` });
  expect([again.status, again.body, again.headers.get('etag')]).toEqual([304, null, etag]);
  expect((await get('http://mg.localhost:4300/api/site/config', { 'if-none-match': etag })).status).toBe(200);
});

test('the FAQ are grouped by category in the brand’s order', async () => {
  const { body } = await get(`${account}/api/site/faq`);
  expect(body.data.categories.map(({ id, faqs }: { id: string; faqs: unknown[] }) => [id, faqs.length])).toEqual([
    ['abbonamenti-e-offerte', 3],
    ['pagamenti-e-fatture', 1],
    ['accesso-e-account', 1],
    ['dispositivi-e-app', 1],
    ['newsletter-e-notifiche', 1],
    ['assistenza', 1],
  ]);
  expect(body.data.categories[2].faqs[0]).toEqual({
    id: 'gz-faq-005',
    question: 'Ho dimenticato la password: come la recupero?',
    answer_html:
      '<p>Nella pagina di accesso premi «Password dimenticata» e apri il collegamento che ricevi via e-mail entro un’ora.</p>',
    updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
  });
});

test('the FAQ can be filtered by words, product and brand', async () => {
  const found = await get(`${account}/api/site/faq?q=bolletta+azienda`);
  expect(found.body.data.categories[0].faqs[0].id).toBe('gz-faq-004');
  expect((await get(`${account}/api/site/faq?q=xyzzy`)).body.data.categories).toEqual([]);
  const digital = await get(`${account}/api/site/faq?product=digital&q=dispositivi`);
  expect(JSON.stringify(digital.body.data)).not.toContain('gz-faq-006');
  expect((await get(`${account}/api/site/faq?brand=mg`)).body.data.categories[0].faqs[0].id).toBe('mg-faq-001');
  expect((await get(`${account}/api/site/faq?brand=zz`)).status).toBe(422);
  expect((await get(`${account}/api/site/faq?product=gold`)).body.data.errors).toHaveProperty('product');
});

test('hostile search text is treated as plain words', async () => {
  for (const q of [
    "'; drop table faq; --",
    '\u0001',
    '%00',
    '\ud800',
    '🂡'.repeat(100),
    '<script>alert(1)</script>',
    "a' | b & !c:*",
  ]) {
    const { status } = await get(`${account}/api/site/faq?q=${encodeURIComponent(q.toWellFormed())}`);
    expect(status).toBe(200);
  }
});

test('an acknowledged event is in the database', async () => {
  const sent = { url_articolo: 'http://www.gz.localhost:4300/articolo/1/x?popupId=7#apri', evento: 'click' };
  const response = await post(app, `${account}/api/site/tracking`, sent);
  expect(await response.json()).toEqual({
    success: true,
    data: { message: 'Operazione completata.' },
    status: { code: 200 },
  });
  const rows = await app.db.query('select brand_id, url, event from tracking');
  expect(rows).toEqual([{ brand_id: 5, url: sent.url_articolo, event: 'click' }]);
});

test.each([
  ['no address', { evento: 'click' }],
  ['an invalid address', { url_articolo: 'javascript:alert(1)', evento: 'click' }],
  ['an unknown event', { url_articolo: 'http://www.gz.localhost:4300/#x', evento: 'purchase' }],
  ['an overlong address', { url_articolo: `http://x/${'a'.repeat(2048)}`, evento: 'click' }],
])('tracking with %s is refused with 422 and the field’s name', async (_name, body) => {
  const response = await post(app, `${account}/api/site/tracking`, body);
  expect(response.status).toBe(422);
  expect(Object.keys((await response.json()).data.errors)).toHaveLength(1);
});

test('health and readiness answer on every API host', async () => {
  for (const host of [account, 'http://gz.localhost:4300', 'http://localhost:4300']) {
    expect((await get(`${host}/api/health`)).body.data).toEqual({ state: 'up' });
    expect((await get(`${host}/api/ready`)).body.data).toEqual({ state: 'ready' });
  }
});

test('a process that is shutting down fails readiness but answers calls', async () => {
  app.lifecycle.isEnding = true;
  const ready = await app.request('http://account.gz.localhost:4300/api/ready');
  expect([ready.status, (await ready.json()).data.code]).toEqual([503, 'ERR_LEAVING']);
  expect((await app.request('http://account.gz.localhost:4300/api/health')).status).toBe(200);
  app.lifecycle.isEnding = false;
});

test('a tracking choice is stored with its text and page, and names nobody', async () => {
  const purposes = { 1: true, 2: false, 3: false, 4: true, 5: false };
  const choice = { brand: 'GZ', tcf_version: '2.2', purposes, source: 'banner', text_version: '2026-01' };
  const { data } = await (await post(app, `${account}/api/site/consent-log`, choice)).json();
  const [row] = await app.db.query<Record<string, unknown>>('select * from consent_receipt where id = $1', [
    data.receipt_id,
  ]);
  expect(row).toEqual({
    id: data.receipt_id,
    brand_id: 5,
    tcf_version: '2.2',
    purposes,
    source: 'banner',
    text_version: '2026-01',
    page: null,
    tc_string: null,
    at: new Date(app.clock.now()),
  });
});
