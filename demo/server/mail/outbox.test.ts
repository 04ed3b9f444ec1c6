import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/testing.ts';
import { sendMail } from './outbox.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const mail = { brandId: 5, to: 'digital@example.it', subject: 'Prova', text: 'Ciao, è arrivato.' };
const get = async (path: string) => app.request(`http://localhost:4300/api/console/${path}`);

test('a mail is in the outbox only after its transaction commits', async () => {
  const id = await app.db.tx((tx) => sendMail(tx, mail, Date.UTC(2025, 10, 20)));
  const failing = app.db.tx(async (tx) => {
    await sendMail(tx, { ...mail, subject: 'Mai partita' }, 0);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  const { data } = await (await get('mail')).json();
  expect(data.mails).toEqual([
    { id, brand: 'GZ', recipient: mail.to, subject: 'Prova', created_at: '2025-11-20T00:00:00.000Z', attachments: 0 },
  ]);
});

test('line breaks do not reach the headers', async () => {
  const id = await app.db.tx((tx) => sendMail(tx, { ...mail, subject: 'Uno\r\nBcc: altri' }, 0));
  expect((await (await get(`mail/${id}`)).json()).data.mail.subject).toBe('Uno Bcc: altri');
});

test('attachments are returned unchanged, HTML in a sandbox', async () => {
  const content = new Uint8Array([0, 255, 10, 13]);
  const attachments = [{ name: 'rassegna «1».pdf', contentType: 'application/pdf', content }];
  const id = await app.db.tx((tx) => sendMail(tx, { ...mail, html: '<p>Ciao</p>', attachments }, 0));
  const file = await get(`mail/${id}/attachment/0`);
  expect(file.headers.get('content-type')).toBe('application/pdf');
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="rassegna _1_.pdf"');
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(content);
  const page = await get(`mail/${id}/html`);
  expect([await page.text(), page.headers.get('content-security-policy')]).toEqual([
    '<p>Ciao</p>',
    expect.stringMatching(/^sandbox .*default-src 'none'/),
  ]);
  expect((await get('mail/999999')).status).toBe(404);
  expect((await get(`mail/${id}/attachment/1`)).status).toBe(404);
});
