import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedIn } from '../../testing/signed-in.ts';
import { captchaToken, post, startTestApp, type TestApp } from '../../testing/testing.ts';

const page = 'http://www.gz.localhost:4300';
const url = 'http://account.gz.localhost:4300/api/site/chat';
const upgrade =
  'Il passaggio è immediato: in Abbonamenti premi «Cambia abbonamento» e i mesi già pagati vengono scalati dal nuovo prezzo.';
const invoice =
  'Sì: in Profilo, parte Fatturazione, scrivi ragione sociale, partita IVA e codice SDI. La fattura arriva dopo ogni pagamento.';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const ask = async (content: unknown, more: Record<string, unknown> = {}, headers = {}) => {
  const token = await captchaToken(app, page);
  const response = await post(
    app,
    url,
    { 'g-recaptcha-response': token, content, messages: [], host: page, ...more },
    { origin: page, ...headers },
  );
  return { status: response.status, envelope: await response.json(), headers: response.headers };
};

test('a question gets an answer from the brand’s own FAQ', async () => {
  const { status, envelope } = await ask(
    'Vorrei passare da Online a Digital senza perdere i mesi già pagati. È possibile?',
  );
  expect(status).toBe(200);
  expect(envelope).toEqual({ success: true, data: upgrade, status: { code: 200 } });
});

test('the same question on another brand gets that brand’s answer', async () => {
  const mg = 'http://www.mg.localhost:4300';
  const response = await post(app, url.replace('gz', 'mg'), {
    'g-recaptcha-response': await captchaToken(app, mg),
    content: 'Vorrei passare da Online a Digital',
  });
  expect((await response.json()).data).toMatch(/al Meriggio il credito residuo/);
});

test('an offer is answered with its text', async () => {
  const { envelope } = await ask('Digital con i tartufi, quanto costa?');
  expect(envelope.data).toBe('Digital per un anno con il cesto di tartufi della cooperativa di Zenara costa 99,00 €.');
});

test('a synonym and a spelling mistake find the entry too', async () => {
  expect((await ask('La bolletta va alla mia azienda?')).envelope.data).toBe(invoice);
  expect((await ask('ho dimenticatto la pasword')).envelope.data).toMatch(/«Password dimenticata»/);
});

test('a short follow-up gets the sentence of the previous answer that answers it', async () => {
  const messages = [
    { role: 'user', content: 'Posso avere la fattura per la mia azienda?', date: '20/11/2025, 10:42' },
    { role: 'assistant', content: invoice, date: '20/11/2025, 10:42' },
  ];
  expect((await ask('E quando arriva?', { messages })).envelope.data).toBe('La fattura arriva dopo ogni pagamento.');
});

test('a question without a matching entry gets an honest answer with a link to Contattaci', async () => {
  for (const question of ['Chi ha vinto il palio di quartiere?', 'xyzzy plugh qwerty']) {
    const { status, envelope } = await ask(question);
    expect(status).toBe(200);
    expect(envelope.data).toMatch(/^Su questo non ho trovato una risposta.*Contattaci\.$/);
  }
});

test('a greeting or thanks gets a short reply', async () => {
  expect((await ask('Buongiorno!')).envelope.data).toMatch(
    /^Buon(?:giorno|asera)! Sono l’assistente automatico della Gazzetta di Zenara: posso aiutarti/,
  );
  expect((await ask('Grazie mille')).envelope.data).toMatch(/^Prego/);
});

test('the reader is known by the session; one of another brand or none gets the sign-in', async () => {
  const browser = await signedIn(app, 'digital@example.it', 'GZ');
  const cookiesOf = (one: typeof browser) => ({
    cookie: one.cookieHeader,
    'x-xsrf-token': one.cookie('XSRF-TOKEN') ?? '',
  });
  const asked = 'Quando scade il mio abbonamento?';
  const { envelope } = await ask(asked, {}, cookiesOf(browser));
  expect(envelope).toMatchObject({
    success: true,
    data: expect.stringMatching(/è pagato fino al /),
    card: { title: 'Il tuo abbonamento', link: { site: 'account', path: '/user/subscriptions' } },
  });
  const other = await signedIn(app, 'digital@example.it', 'MG');
  for (const headers of [{}, { authorization: 'Bearer forged' }, cookiesOf(other)]) {
    expect((await ask(asked, {}, headers)).envelope.data).toMatch(/^Per dirtelo devo sapere chi sei/);
  }
});

test('a person is offered at once, with the next opening when nobody is there', async () => {
  const { envelope } = await ask('voglio parlare con una persona');
  expect(envelope).toMatchObject({ success: true, person: true, data: expect.stringMatching(/000 000 000/) });
  expect(envelope.data).not.toMatch(/pulsante della chat/);
});

test('a question without an answer gets two others', async () => {
  expect((await ask('xyzzy plugh qwerty')).envelope.questions).toHaveLength(2);
});

test.each([
  ['too short', '  breve  ', 'Scrivi almeno 8 caratteri'],
  ['missing', undefined, 'Scrivi almeno 8 caratteri'],
  ['not text', 12345678, 'Scrivi almeno 8 caratteri'],
  ['too long', 'x'.repeat(501), 'Massimo 500 caratteri'],
])('content that is %s is refused with 422 and its text in data', async (_name, content, message) => {
  const { status, envelope } = await ask(content);
  expect([status, envelope]).toEqual([422, { success: false, data: message, status: { code: 422 } }]);
});

test('8 and 500 characters pass', async () => {
  expect((await ask('password')).status).toBe(200);
  expect((await ask(`password ${'x'.repeat(491)}`)).status).toBe(200);
});

test.each([
  ['51 messages', { messages: Array.from({ length: 51 }, () => ({ role: 'user', content: 'x' })) }],
  ['a role of its own', { messages: [{ role: 'system', content: 'x' }] }],
])('%s are refused with 422', async (_name, more) => {
  expect((await ask('Come cambio la password?', more)).status).toBe(422);
});

test('without a valid captcha there is no answer', async () => {
  const refusal = { success: false, data: expect.stringMatching(/verificare la richiesta/), status: { code: 403 } };
  const other = await captchaToken(app, 'http://www.mg.localhost:4300');
  const machine = await captchaToken(app, page, 0.1);
  const used = await captchaToken(app, page);
  expect((await ask('Come cambio la password?', { 'g-recaptcha-response': used })).status).toBe(200);
  for (const token of ['', undefined, 'forged', other, machine, used]) {
    const { status, envelope } = await ask('Come cambio la password?', { 'g-recaptcha-response': token });
    expect([status, envelope]).toEqual([403, refusal]);
  }
});

test('more than 60 messages a minute from one address are refused, other addresses are not', async () => {
  const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } }) as never;
  const send = (address: string) =>
    app.request(
      url,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ content: 'Come cambio la password?' }),
      },
      from(address),
    );
  for (let sent = 0; sent < 60; sent += 1) expect((await send('203.0.113.7')).status).toBe(403);
  const refused = await send('203.0.113.7');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
  expect(await refused.json()).toMatchObject({
    success: false,
    data: expect.stringMatching(/Riprova tra un minuto/),
    status: { code: 429 },
  });
  expect((await send('203.0.113.8')).status).toBe(403);
  app.clock.advance(60_000);
  expect((await send('203.0.113.7')).status).toBe(403);
});

test('T29 no text of a chat, no token and no address reaches the log or the database', async () => {
  const question = 'Domanda riservata su zanzibar e password?';
  const token = await captchaToken(app, page);
  await ask(question, { 'g-recaptcha-response': token });
  await ask('zanzibar '.repeat(70), { 'g-recaptcha-response': token });
  const log = JSON.stringify(app.logged());
  expect(log).toContain('/api/site/chat');
  expect(log).not.toMatch(/zanzibar|203\.0\.113/);
  expect(log).not.toContain(token);
});
