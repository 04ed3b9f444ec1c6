import type { Page } from '@playwright/test';
import { body, changed, hang, held, reset, status } from './answers.ts';
import { header, notices, shortInfo } from './core.ts';
import { afterwards, asking, expectGranted, json, managerIn, open, outside, puppet } from './services.ts';
import { expect, test } from './test.ts';

const tracked = '<button data-np-track="prova">Conta</button>';
const wholePage = `${notices}<np-assistance-chat></np-assistance-chat>${tracked}`;

/** What a page must not be troubled by. */
const rejections = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.assign(window, { rejections: [] });
    addEventListener('unhandledrejection', ({ reason }) =>
      (Reflect.get(window, 'rejections') as string[]).push(String(reason)),
    );
  });

for (const [how, answer] of [
  ['blocked', reset],
  ['in error', status(500)],
  ['without end', hang],
] as const) {
  test(`F36 consent manager, tag manager, audience, captcha and marketing are ${how}: the page works, all waiting ends`, async ({
    page,
    wire,
  }) => {
    await page.clock.install();
    await rejections(page);
    wire.answer('* third *', answer);
    await open(page, wire, { markup: wholePage });
    await wire.seen(outside.consent);
    await page.clock.runFor(11_000);
    await wire.seen(outside.audience);
    await wire.seen(outside.marketing);
    await afterwards(page, wire, 20_000);
    await page.getByRole('button', { name: 'Conta' }).click();
    await wire.seen(outside.tracking, 2);
    await page.getByRole('button', { name: 'Apri l’assistenza' }).click();
    await page.getByRole('textbox').fill('Come disdico l’abbonamento?');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox')).toHaveValue('Come disdico l’abbonamento?');
    expect(wire.calls('POST account.mg /api/site/chat')).toEqual([]);
    expect(await page.evaluate(() => Reflect.get(window, 'rejections'))).toEqual([]);
  });
}

for (const [when, after, counted] of [
  ['4.9 s', 4900, 1],
  ['5.1 s', 5100, 0],
] as const) {
  test(`F37 the audience script loads after ${when}: ${counted === 1 ? 'used' : 'given up, without a late effect'}`, async ({
    page,
    wire,
  }) => {
    await page.clock.install({ time: '2026-03-18T09:00:00Z' });
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    wire.answer(
      outside.audience,
      held(
        released,
        changed((script) => script),
      ),
    );
    wire.answer(outside.consent, puppet);
    await open(page, wire);
    await page.waitForFunction(() => window.cmp?.listeners.size === 1);
    await page.clock.pauseAt('2026-03-18T09:01:00Z');
    await page.evaluate(() => window.cmp.tell({}, { consent: true }));
    await wire.seen(outside.audience);
    await page.clock.runFor(after - (counted === 1 ? 100 : 0));
    release();
    await page.waitForFunction(() => Reflect.has(window, 'npAudience'));
    await afterwards(page, wire, 100);
    if (counted === 1) await wire.seen(outside.counted);
    await page.evaluate(() => window.cmp.tell({}, { consent: false }));
    await page.evaluate(() => window.cmp.tell({}, { consent: true }));
    await afterwards(page, wire, 20_000);
    expect(wire.calls(outside.counted)).toHaveLength(counted);
    expect(wire.calls(outside.audience)).toHaveLength(1);
  });
}

for (const [comes, answer] of [
  ['comes', changed((script) => script)],
  ['is blocked', reset],
] as const) {
  test(`F20 Enter while the captcha’s token is being fetched waits; it ${comes}: ${comes === 'comes' ? 'sent once' : 'nothing sent, the text stays, told to the console, and offered again'}`, async ({
    page,
    wire,
  }) => {
    await rejections(page);
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    wire.answer(outside.captcha, held(released, answer));
    await open(page, wire, { markup: '<np-assistance-chat></np-assistance-chat>' });
    await page.getByRole('button', { name: 'Apri l’assistenza' }).click();
    const field = page.getByRole('textbox');
    await field.fill('Quanto costa l’abbonamento?');
    await wire.seen(outside.captcha);
    await field.press('Enter');
    await field.press('Enter');
    const send = page.getByRole('button', { name: 'Invia' });
    await expect(send).toHaveAttribute('aria-disabled', 'true');
    expect(wire.calls('POST account.mg /api/site/chat')).toEqual([]);
    await expect(field).toHaveValue('Quanto costa l’abbonamento?');
    release();
    const note = '<np-assistance-chat>: no captcha token, the question stays in the field.';
    if (comes === 'comes') {
      await wire.seen('POST account.mg /api/site/chat');
      await expect(field).toHaveValue('');
      await expect(page.getByText('Ti abbiamo aiutato?')).toBeVisible();
      expect(wire.calls('POST account.mg /api/site/chat')).toHaveLength(1);
    } else {
      await expect.poll(() => said.filter((line) => line.startsWith(note)).length).toBe(1);
      await expect(send).toHaveAttribute('aria-disabled', 'false');
      await expect(field).toHaveValue('Quanto costa l’abbonamento?');
      await expect(page.getByRole('dialog').locator('a[href$="/contact?forceForm=1"]').last()).toBeVisible();
      await expect(page.getByRole('heading', { name: /persona|messaggio/ })).toBeVisible();
      expect(wire.calls('POST account.mg /api/site/chat')).toEqual([]);
      expect(await page.evaluate(() => Reflect.get(window, 'rejections'))).toEqual([]);
      wire.answer(
        outside.captcha,
        changed((script) => script),
      );
      await field.press('Enter');
      await wire.seen('POST account.mg /api/site/chat');
    }
  });
}

test('F21 a question is sent with a captcha token of less than 90 s, also after the device slept', async ({
  page,
  wire,
}) => {
  await page.clock.install();
  await open(page, wire, { markup: '<np-assistance-chat></np-assistance-chat>' });
  await page.getByRole('button', { name: 'Apri l’assistenza' }).click();
  const first = await wire.seen(outside.captchaToken);
  await page.getByRole('textbox').fill('Quanto costa l’abbonamento?');
  const later = await page.evaluate(() => Date.now() + 3_600_000);
  await page.clock.setSystemTime(later);
  await page.getByRole('textbox').press('Enter');
  await wire.seen('POST account.mg /api/site/chat');
  expect(wire.calls(outside.captchaToken).length).toBeGreaterThanOrEqual(2);
  expect(wire.calls(outside.captcha)).toHaveLength(1);
  expect(first.host).toBe('third');
});

test('a page view and a click are counted by address and event alone; a tracked button rests for 2 s', async ({
  page,
  wire,
}) => {
  await page.clock.install({ time: '2026-03-18T09:00:00Z' });
  await open(page, wire, { markup: notices });
  await wire.seen(outside.tracking);
  const address = `${wire.page('mg', notices + tracked)}?popupId=promo-7&email=giulia%40esempio.it#nome`;
  await page.goto(address);
  const view = await wire.seen(outside.tracking, 2);
  const plain = address.replace(/&.*$/, '');
  expect(json(view)).toEqual({ url_articolo: plain, evento: 'pageview' });
  const button = page.getByRole('button', { name: 'Conta' });
  await page.clock.pauseAt('2026-03-18T09:05:00Z');
  await button.click();
  expect(json(await wire.seen(outside.tracking, 3))).toEqual({ url_articolo: `${plain}#prova`, evento: 'click' });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await button.dispatchEvent('click');
  await afterwards(page, wire, 1999);
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(wire.calls(outside.tracking)).toHaveLength(3);
  await page.clock.runFor(1);
  await expect(button).not.toHaveAttribute('aria-disabled');
  await button.click();
  await wire.seen(outside.tracking, 4);
});

test('a click on the header’s subscribe button is counted once, and the button rests for 2 s', async ({
  page,
  wire,
}) => {
  await page.clock.install({ time: '2026-03-18T09:00:00Z' });
  // An answer without content: the page stays.
  wire.answer('GET shop.mg /vetrina', body(204, ''));
  wire.answer(outside.consent, managerIn('all'));
  await open(page, wire, { markup: header });
  await wire.seen(outside.tracking);
  const button = page.locator('np-header').getByRole('link', { name: 'Abbonati' });
  await page.clock.pauseAt('2026-03-18T09:05:00Z');
  await button.click();
  const click = await wire.seen(outside.tracking, 2);
  expect(json(click)).toEqual({ url_articolo: `${page.url()}#abbonati`, evento: 'click' });
  await wire.seen('GET shop.mg /vetrina');
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await button.dispatchEvent('click');
  await afterwards(page, wire, 1999);
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(wire.calls(outside.tracking)).toHaveLength(2);
  await page.clock.runFor(1);
  await expect(button).not.toHaveAttribute('aria-disabled');
  await button.click();
  await wire.seen(outside.tracking, 3);
});

test('purpose 4 refused: a click is not counted, and the button rests all the same', async ({ page, wire }) => {
  wire.answer(outside.consent, managerIn('necessary'));
  await open(page, wire, { markup: notices + tracked });
  await expectGranted(page, '1');
  const button = page.getByRole('button', { name: 'Conta' });
  await button.click();
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await page.evaluate((url) => fetch(url, { mode: 'no-cors' }), wire.at('account.mg', '/api/health'));
  expect(wire.calls(outside.tracking)).toEqual([]);
});

test('tracking that fails is logged and nothing else', async ({ page, wire }) => {
  wire.answer(outside.tracking, status(500));
  const warned = page.waitForEvent('console', (message) => message.text().includes('/api/site/tracking'));
  await open(page, wire, { markup: notices });
  expect((await warned).text()).toBe('[POST] "/api/site/tracking": 500');
  await expect(page.locator('np-notices li')).toHaveCount(0);
});

test('on the account host tracking stays on its own origin', async ({ page, wire }) => {
  await open(page, wire, { host: 'account.mg' });
  const call = await wire.seen(outside.tracking);
  expect(call.headers['sec-fetch-site']).toBe('same-origin');
});

test('T20 messages of other windows change nothing: not the login, not the consent', async ({ page, wire }) => {
  const shapes = [
    { type: 'login', id_token: 'evil' },
    { type: 'np-login' },
    { type: 'logout' },
    {
      __tcfapiReturn: {
        returnValue: { gdprApplies: true, eventStatus: 'useractioncomplete' },
        success: true,
        callId: '1',
      },
    },
    { __tcfapiCall: { command: 'addEventListener', version: 2, callId: '1' } },
    { event: 'visibility_changed', data: { visibility: 'maximized' } },
    { livechat: 'call', name: 'maximize' },
    { source: 'recaptcha', token: 'evil' },
    { user: { id_token: 'evil' } },
    { 'g-recaptcha-response': 'evil' },
  ];
  const messages = [...shapes, ...shapes.map((shape) => JSON.stringify(shape)), ...shapes.map((shape) => [shape])];
  const script = `for (const message of ${JSON.stringify(messages)}) parent.postMessage(message, '*'); parent.postMessage('done', '*');`;
  wire.answer('GET evil /', body(200, `<!doctype html><script>${script}</script>`, 'text/html'));
  wire.answer(outside.consent, managerIn('necessary'));
  await open(page, wire, { markup: wholePage });
  await expectGranted(page, '1');
  await wire.seen(shortInfo);
  const before = await page.evaluate(() => JSON.stringify([{ ...localStorage }, window.consents]));
  await page.evaluate(
    (src) =>
      new Promise<void>((resolve) => {
        addEventListener('message', ({ data }) => data === 'done' && resolve());
        document.body.append(Object.assign(document.createElement('iframe'), { src }));
      }),
    wire.at('evil'),
  );
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, window.consents]))).toBe(before);
  expect(asking(wire)).toEqual([]);
  expect(wire.calls(shortInfo)).toHaveLength(1);
});

test('T29 failures are told to the console without what was written, and without the reader’s e-mail and token', async ({
  page,
  wire,
  reader,
}) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  const id_token = await reader.token();
  await reader.keep('mg', { user: JSON.stringify({ id_token }) });
  wire.answer('POST * /api/site/*', status(500));
  wire.answer(outside.marketing, status(500));
  await open(page, wire, { markup: wholePage });
  await page.getByRole('button', { name: 'Apri l’assistenza' }).click();
  await page.getByRole('textbox').fill('Il mio segreto numero 4711');
  await page.getByRole('textbox').press('Enter');
  await expect(page.getByText('Non siamo riusciti a rispondere')).toBeVisible();
  await expect
    .poll(() => said.filter((line) => line.startsWith('[POST]')).toSorted())
    .toEqual(['[POST] "/api/site/chat": 500', '[POST] "/api/site/tracking": 500', '[POST] "/slots": 500']);
  expect(said.filter((line) => line.includes('4711') || line.includes(id_token) || line.includes('@'))).toEqual([]);
});

test('T21 P13 a reader’s profile has exactly the listed fields; nothing names them to tracking or a third party', async ({
  page,
  wire,
  reader,
}) => {
  const address = await reader.signIn('digital@example.it');
  await page.goto(address);
  await page.waitForURL((url) => url.pathname !== '/login');
  wire.log.length = 0;
  await open(page, wire, { markup: `${notices}<div data-np-slot="alto"></div>` });
  const asked = json(await wire.seen(outside.marketing));
  expect(asked).toEqual({
    slots: { alto: '[data-np-slot="alto"]' },
    profile: {
      domain: 'mg.localhost',
      url: page.url(),
      logged: true,
      subscribed: true,
      abbonamento_mobile: false,
      abbonamento_digital: true,
      abbonamento_digital_plus: false,
      abbonamento_consent: false,
      abbonamento_rassegna: false,
      abbonamento_company: false,
      abbonamento_family: false,
      abbonamento_slave: false,
      subscription_product: 'Digital',
      subscription_stato: 'active',
      subscription_flag_ricorrente: true,
      subscription_tipo_pagamento: expect.any(String),
      subscription_categoria_pagamento: 'pagante',
      subscription_data_fine: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      subscription_tipo_durata: 'annuale',
      subscription_data_prossimo_rinnovo_prezzo_pieno: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      subscription_omaggio: false,
      subscription_slave: false,
      subscription_to_expiration: expect.any(Number),
      active_devices: expect.any(Number),
    },
  });
  await wire.seen(outside.tracking);
  await wire.seen(outside.counted);
  await wire.seen(outside.tagged);
  const sent = wire.log.filter(({ host, path }) => host === 'third' || path === '/api/site/tracking');
  for (const { url, body: text, headers } of sent) {
    const { cookie: _, authorization: __, ...open } = headers;
    expect(url + text + JSON.stringify(open)).not.toMatch(/giulia|ferrante|example\.it/i);
  }
  for (const { headers } of sent.filter(({ host }) => host === 'third')) {
    expect([headers.cookie, headers.authorization]).toEqual([undefined, undefined]);
  }
});

test('the marketing call is one, for a visitor too, once it is known that nobody is signed in', async ({
  page,
  wire,
}) => {
  await page.clock.install();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  wire.answer(
    shortInfo,
    held(
      released,
      changed((text) => text),
    ),
  );
  await open(page, wire, { markup: `${notices}<div data-np-slot="a"></div><div data-np-slot="b"></div>` });
  await wire.seen(outside.audience);
  await afterwards(page, wire, 10_000);
  expect(wire.calls(outside.marketing)).toEqual([]);
  release();
  const call = await wire.seen(outside.marketing);
  expect(json(call)).toMatchObject({
    slots: { a: '[data-np-slot="a"]', b: '[data-np-slot="b"]' },
    profile: { logged: false, subscribed: false, active_devices: 1 },
  });
  await expect(page.getByRole('link', { name: 'Abbonati' })).toHaveCount(2);
  await afterwards(page, wire, 10_000);
  expect(wire.calls(outside.marketing)).toHaveLength(1);
});

test('what the marketing platform sends is text and a safe link, whatever it contains', async ({ page, wire }) => {
  const slots = {
    a: {
      title: '<img src=x onerror=alert(1)>',
      text: '<b>grassetto</b>',
      cta: '<i>vai</i>',
      href: 'javascript:alert(1)',
    },
    b: { title: 'Offerta', cta: 'Scopri', href: 'https://offerte.example/' },
    c: { title: 7, cta: ['x'] },
    d: null,
  };
  wire.answer(outside.marketing, body(200, JSON.stringify({ slots })));
  const markup = Object.keys(slots).map((id) => `<div data-np-slot="${id}"></div>`);
  await open(page, wire, { markup: notices + markup.join('') });
  await expect(page.getByRole('link', { name: 'Scopri' })).toHaveAttribute('href', 'https://offerte.example/');
  await expect(page.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  await expect(page.getByText('<b>grassetto</b>')).toBeVisible();
  expect(await page.locator('[data-np-slot] :is(img, b, i)').count()).toBe(0);
  await expect(page.getByRole('link')).toHaveCount(1);
  expect(
    await page.locator('[data-np-slot="c"], [data-np-slot="d"]').evaluateAll((all) => all.map((one) => one.shadowRoot)),
  ).toEqual([null, null]);
});

test('the visitors’ test page has its sticky slot filled', async ({ page, wire }) => {
  await page.goto(wire.at('mg', '/test-guest'));
  const call = await wire.seen(outside.marketing);
  expect(json(call).slots).toEqual({ sticky: '[data-np-slot="sticky"]' });
  await expect(page.locator('[data-np-slot="sticky"]').getByRole('link', { name: 'Abbonati' })).toBeVisible();
});

test('a sign-in’s code is seen by no service', async ({ page, wire, reader }) => {
  const address = await reader.signIn('lettore@example.it');
  const code = new URL(address).searchParams.get('id_code') ?? '?';
  await page.goto(address);
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
  await wire.seen(outside.marketing);
  const seen = wire.log
    .filter(({ host }) => host !== 'mg')
    .filter(({ url, body: text, headers }) => (url + text + (headers.referer ?? '')).includes(code));
  expect(seen.map(({ host, path }) => host + path.replace(code, '…'))).toEqual(['account.mg/api/sso/id_code/…']);
});
