import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { PASSWORD } from '../../domain/seed/people/people.ts';
import { signedIn, TestBrowser } from '../../testing/signed-in.ts';
import { startTestApp, type TestApp } from '../../testing/testing.ts';
import { dataOf, mailedCode } from './account-testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test.each([
  ['GET', '/api/user/profile'],
  ['POST', '/api/user/profile'],
  ['POST', '/api/user/profile/avatar'],
  ['GET', '/api/user/invoicing'],
  ['POST', '/api/user/invoicing'],
  ['GET', '/api/user/consents'],
  ['GET', '/api/user/devices'],
  ['POST', '/api/user/devices/1/delete'],
  ['POST', '/api/user/devices/delete-others'],
  ['GET', '/api/user/notices'],
  ['GET', '/api/user/onboarding'],
  ['GET', '/api/user/gdpr/export'],
  ['POST', '/api/user/gdpr/delete/cancel'],
])('%s %s is for readers', async (method, path) => {
  const browser = new TestBrowser(app);
  const response = method === 'GET' ? await browser.get(path) : await browser.post(path, { delete: true });
  expect(await dataOf(response, 401)).toEqual({ message: 'Accedi per continuare.', code: 'ERR_NOT_LOGGED' });
});

test('a profile changes field by field; a notice names missing fields until they are filled', async () => {
  const browser = await signedIn(app, 'nuovo@example.it');
  const first = await dataOf(await browser.get('/api/user/profile'));
  expect(first).toMatchObject({
    profile: { type: 'person', name: 'Luca', surname: 'Tedaldi', email: 'nuovo@example.it', avatar: null, phone: '' },
    missing_fields: ['birthday', 'gender', 'place_of_birth', 'fiscal_code'],
    version: 1,
  });
  const notices = async () => (await dataOf(await browser.get('/api/user/notices'))).notices;
  expect(await notices()).toMatchObject([
    {
      type: 'warning',
      message: 'Mancano dati obbligatori: data di nascita, genere, luogo di nascita, codice fiscale.',
      linkText: 'Compila subito',
    },
  ]);
  const changes = { birthday: '1990-01-02', gender: 'male', place_of_birth: 'Roma', fiscal_code: ' tdlluc90a02h501x' };
  const refused = await dataOf(await browser.post('/api/user/profile', changes), 422);
  expect(refused).toMatchObject({ errors: { fiscal_code: 'fiscal_code' } });
  const done = await dataOf(await browser.post('/api/user/profile', { ...changes, fiscal_code: 'tdl lcu90a02h501a' }));
  expect(done).toMatchObject({ profile: { fiscal_code: 'TDLLCU90A02H501A' }, missing_fields: [], version: 2 });
  expect(await notices()).toEqual([]);
  expect(await dataOf(await browser.get('/api/user/profile'))).toEqual(done);
});

test.each([
  [{ name: '' }, { name: 'required' }, 'Compilare tutti i campi richiesti'],
  [{ name: 'x'.repeat(51) }, { name: 'max_length' }, 'Alcuni dati non sono validi.'],
  [{ phone: 'abc', zip: '1' }, { phone: 'phone', zip: 'zip' }, 'Alcuni dati non sono validi.'],
  [{ type: 'company' }, { company_name: 'required' }, 'Compilare tutti i campi richiesti'],
])('profile %j is refused', async (changes, errors, message) => {
  const browser = await signedIn(app, 'lettore@example.it');
  expect(await dataOf(await browser.post('/api/user/profile', changes), 422)).toEqual({ message, errors });
});

test('the second of two concurrent writers gets 409 and overwrites nothing', async () => {
  const [one, two] = [await signedIn(app, 'online@example.it'), await signedIn(app, 'online@example.it')];
  const { version } = await dataOf(await one.get('/api/user/profile'));
  expect(await dataOf(await one.post('/api/user/profile', { version, city: 'Castelruvo' }))).toMatchObject({
    version: 2,
  });
  const refused = await dataOf(await two.post('/api/user/profile', { version, city: 'Zenara' }), 409);
  expect(refused).toMatchObject({ code: 'ERR_CHANGED' });
  expect(await dataOf(await two.get('/api/user/profile'))).toMatchObject({ profile: { city: 'Castelruvo' } });
  const invoicing = { want_invoice: false, recipient_name: 'Marco', version: 1 };
  expect(await dataOf(await one.post('/api/user/invoicing', invoicing))).toMatchObject({ version: 2 });
  expect(await dataOf(await two.post('/api/user/invoicing', invoicing), 409)).toMatchObject({ code: 'ERR_CHANGED' });
});

test('invoicing requires of a company the fields of an electronic invoice', async () => {
  const browser = await signedIn(app, 'azienda@example.it');
  const before = await dataOf(await browser.get('/api/user/invoicing'));
  expect(before).toMatchObject({
    invoicing: { want_invoice: true, vat_number: '12345678903', recipient_code: '0000000' },
  });
  const refused = await dataOf(await browser.post('/api/user/invoicing', { pec: '', cig: 'x' }), 422);
  expect(refused).toMatchObject({ errors: { pec: 'required', cig: 'cig' } });
  const done = await dataOf(await browser.post('/api/user/invoicing', { recipient_code: 'm5uxcr1', pec: '' }));
  expect(done).toMatchObject({ invoicing: { recipient_code: 'M5UXCR1', pec: '' } });
});

const png = (): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: '#0b5a66' } })
    .png()
    .toBuffer();

test('a picture is re-encoded, has its own address and can be removed', async () => {
  const browser = await signedIn(app, 'digital@example.it');
  const upload = (bytes: Uint8Array<ArrayBuffer>): Promise<Response> => {
    const body = new FormData();
    body.set('file', new File([bytes], 'io.png', { type: 'image/png' }));
    return browser.request('/api/user/profile/avatar', { method: 'POST', body, headers: { origin: browser.origin() } });
  };
  const { avatar } = await dataOf(await upload(new Uint8Array(await png())));
  const path = new URL(String(avatar)).pathname;
  const picture = await new TestBrowser(app).get(path);
  expect(picture.headers.get('content-type')).toBe('image/webp');
  const { width, height } = await sharp(await picture.arrayBuffer()).metadata();
  expect([width, height]).toEqual([256, 256]);
  expect(await dataOf(await browser.get('/api/user/short-info'))).toMatchObject({ avatar });
  expect(await dataOf(await upload(new Uint8Array([1, 2, 3])), 422)).toMatchObject({ errors: { file: 'image' } });
  expect((await upload(new Uint8Array(2 * 1024 * 1024 + 1))).status).toBe(413);
  expect(await dataOf(await browser.post('/api/user/profile/avatar', { delete: true }))).toEqual({ avatar: null });
  expect((await new TestBrowser(app).get(path)).status).toBe(404);
});

test('a new password needs the old one and ends this session, and on request all others', async () => {
  const email = 'famiglia@example.it';
  const [browser, other] = [await signedIn(app, email), await signedIn(app, email)];
  const change = (body: object): Promise<Response> =>
    browser.post('/api/user/password', { old_password: PASSWORD, logout_devices: true, ...body });
  const [fresh, again] = ['Nuova-2027!', 'Nuova-2027?'];
  expect(await dataOf(await change({ password: 'corta', password_confirm: 'corta' }), 422)).toMatchObject({
    message: 'Rispetta il formato richiesto per la password',
    code: 'ERR_PASSWORD_FORMAT',
  });
  expect(await dataOf(await change({ password: 'Password1!', password_confirm: 'Password1!' }), 422)).toEqual({
    message: 'Questa password è tra le più usate: si indovina subito. Sceglierne un’altra',
    code: 'ERR_PASSWORD_LEAKED',
    errors: { password: 'leaked' },
  });
  expect(await dataOf(await change({ password: fresh, password_confirm: again }), 422)).toEqual({
    message: 'I campi non coincidono',
    errors: { password_confirm: 'match' },
  });
  const wrong = { old_password: 'x', password: fresh, password_confirm: fresh };
  expect(await dataOf(await change(wrong), 403)).toEqual({ message: 'Password non valida.', code: 'ERR_OLD_PASSWORD' });
  expect(await dataOf(await change({ password: fresh, password_confirm: fresh }))).toEqual({
    message: 'Password modificata: accedi di nuovo.',
  });
  for (const one of [browser, other]) expect((await one.get('/api/user/short-info')).status).toBe(401);
  await expect(signedIn(app, email)).rejects.toThrow('401');
  expect((await new TestBrowser(app).post('/api/site/login', { login: email, password: fresh })).status).toBe(200);
});

test('a new e-mail takes effect after its code is confirmed; a taken address gets a notice', async () => {
  const browser = await signedIn(app, 'scaduto@example.it');
  const ask = (email: string, password = PASSWORD) => browser.post('/api/user/email', { email, password });
  expect(await dataOf(await ask('davide@example.it', 'x'), 403)).toMatchObject({ code: 'ERR_PASSWORD' });
  expect(await dataOf(await ask('davide@'), 422)).toMatchObject({ errors: { email: 'email' } });
  expect(await dataOf(await ask('lettore@example.it'))).toEqual({ pending_email: 'lettore@example.it' });
  expect(await mailedCode(app, 'lettore@example.it')).toBe('');
  expect(await dataOf(await ask('davide@example.it'))).toEqual({ pending_email: 'davide@example.it' });
  const verify_code = await mailedCode(app, 'davide@example.it');
  const other = await signedIn(app, 'lettore@example.it');
  const confirm = (who: TestBrowser) => who.post('/api/user/email/confirm', { verify_code });
  expect(await dataOf(await confirm(other), 410)).toMatchObject({ code: 'ERR_CODE_EXPIRED' });
  expect(await dataOf(await confirm(browser))).toEqual({ email: 'davide@example.it' });
  expect(await dataOf(await confirm(browser), 410)).toMatchObject({ code: 'ERR_CODE_EXPIRED' });
  expect(
    (await new TestBrowser(app).post('/api/site/login', { login: 'davide@example.it', password: PASSWORD })).status,
  ).toBe(200);
});

test('consents are stored as a history; a company cannot withdraw its contract clauses', async () => {
  const person = await signedIn(app, 'digital@example.it');
  const { consents, history } = await dataOf(await person.get('/api/user/consents'));
  expect(consents).toMatchObject([{ id: 'promo', granted: false }, { id: 'profiling' }, { id: 'third_parties' }]);
  expect(history).toEqual([]);
  const choose = (who: TestBrowser, chosen: object, text_version = '2025-11') =>
    who.post('/api/user/consents', { consents: chosen, text_version, surface: 'profilo' });
  const given = await dataOf(await choose(person, { promo: true, profiling: false }));
  expect(given).toMatchObject({ consents: [{ id: 'promo', granted: true }, { granted: false }, { granted: false }] });
  await choose(person, { promo: false });
  const { history: lines } = await dataOf(await person.get('/api/user/consents'));
  expect(lines).toMatchObject([
    { id: 'promo', granted: false, surface: 'profilo' },
    { id: 'profiling', granted: false, receipt_id: given.receipt_id },
    { id: 'promo', granted: true, version: '2025-11', receipt_id: given.receipt_id },
  ]);
  expect((await choose(person, { promo: true }, '2001-01')).status).toBe(422);
  expect((await choose(person, { company_contract: true })).status).toBe(422);
  const company = await signedIn(app, 'azienda@example.it');
  expect(await dataOf(await choose(company, { company_contract: false }), 422)).toEqual({
    message: 'Accettazione obbligatoria',
    errors: { company_contract: 'acceptance' },
  });
  const { consents: still } = await dataOf(await company.get('/api/user/consents'));
  expect(still).toContainEqual(expect.objectContaining({ id: 'company_contract', granted: true, mandatory: true }));
});

const devicesOf = async (browser: TestBrowser) =>
  z
    .object({
      devices: z.array(z.object({ id: z.string(), label: z.string(), current: z.boolean() })),
      limit: z.literal(5),
    })
    .parse(await dataOf(await browser.get('/api/user/devices'))).devices;

test('disconnecting a device ends its sessions; another reader’s is not found', async () => {
  const agent = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0' };
  const email = 'titolare@example.it';
  const [here, there] = [await signedIn(app, email, 'MG', agent), await signedIn(app, email)];
  const devices = await devicesOf(here);
  expect(devices.filter(({ current }) => current)).toMatchObject([{ label: 'Firefox su Linux' }]);
  const [other] = await devicesOf(there).then((all) => all.filter(({ current }) => current));
  const stranger = await signedIn(app, 'lettore@example.it');
  expect((await stranger.post(`/api/user/devices/${other?.id}/delete`)).status).toBe(404);
  expect((await here.post('/api/user/devices/0/delete')).status).toBe(404);
  expect((await here.post(`/api/user/devices/${other?.id}/delete`)).status).toBe(200);
  expect(await dataOf(await there.get('/api/user/short-info'), 401)).toMatchObject({ code: 'ERR_INVALID_BROWSER' });
  expect((await here.post(`/api/user/devices/${other?.id}/delete`)).status).toBe(404);
  const third = await signedIn(app, email);
  expect((await here.post('/api/user/devices/delete-others')).status).toBe(200);
  expect(await devicesOf(here)).toMatchObject([{ current: true }]);
  expect((await third.get('/api/user/short-info')).status).toBe(401);
  expect((await third.post('/api/site/login', { login: email, password: PASSWORD })).status).toBe(200);
  expect((await third.get('/api/user/short-info')).status).toBe(200);
});

test('digital@ has three devices besides the current one', async () => {
  const devices = await devicesOf(await signedIn(app, 'digital@example.it', 'CA'));
  expect(devices.map(({ label }) => label).sort()).toEqual([
    'Altro dispositivo',
    'Chrome su macOS',
    'Firefox su Windows',
    'Safari su iPhone',
  ]);
});

test('the onboarding of nuovo@ starts at its first step and advances', async () => {
  const browser = await signedIn(app, 'nuovo@example.it', 'EM');
  const steps = async () => (await dataOf(await browser.get('/api/user/onboarding'))).steps;
  expect(await steps()).toEqual({ interests: 'current', newsletters: 'next', download_app: '' });
  const set = await dataOf(await browser.post('/api/user/onboarding', { step: 'interests', state: 'done' }));
  expect(set).toEqual({ steps: { interests: 'done', newsletters: 'current', download_app: 'next' } });
  expect(await steps()).toEqual(set.steps);
  expect((await browser.post('/api/user/onboarding', { step: 'x', state: 'done' })).status).toBe(422);
});

test('towns are found by name', async () => {
  expect(await dataOf(await new TestBrowser(app).get('/api/site/comuni?q=Forlimp'))).toEqual({
    comuni: [{ nome: 'Forlimpopoli', provincia: 'FC', codice_catastale: 'D705', cap: ['47034'] }],
  });
});
