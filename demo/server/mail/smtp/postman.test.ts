import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../db/db.ts';
import { openTestDb } from '../../testing/testing.ts';
import { letMailLeave } from '../delivery.ts';
import { sendMail } from '../outbox.ts';
import type { Attempt } from '../transport.ts';
import { startPostman } from './postman.ts';

let db: Db;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openTestDb());
  await letMailLeave(db, true);
});
afterAll(() => close());

test('what is due leaves, and the log says what became of it without its address', async () => {
  const lines: string[] = [];
  const log = pino({ base: null }, { write: (line) => void lines.push(line) });
  const answers: Readonly<Record<string, Attempt>> = {
    'digital@example.it': { outcome: 'sent', reply: '250 OK' },
    'nessuno@example.it': { outcome: 'refused', reply: '550 5.1.1 <nessuno@example.it> unknown' },
  };
  for (const to of Object.keys(answers))
    await db.tx((tx) => sendMail(tx, { brandId: 5, to, subject: 'Prova', text: 'Ciao.' }, Date.now()));
  const postman = startPostman({ db, log }, { send: async ({ to }) => answers[to] ?? { outcome: 'later', reply: '' } });
  await expect.poll(() => lines.length).toBe(2);
  await postman.stop();
  const said = lines.map((line) => JSON.parse(line)).sort((one, other) => one.mail - other.mail);
  expect(said).toMatchObject([
    { level: 30, event: 'mail', state: 'sent', attempts: 1, status: '250' },
    { level: 40, event: 'mail', state: 'refused', attempts: 1, status: '550' },
  ]);
  expect(lines.join('')).not.toContain('example.it');
});

test('one that fails keeps the postman from nothing: it waits for the others', async () => {
  const lines: string[] = [];
  const log = pino({ base: null }, { write: (line) => void lines.push(line) });
  for (const to of ['rotto@example.it', 'lento@example.it'])
    await db.tx((tx) => sendMail(tx, { brandId: 5, to, subject: 'Prova', text: 'Ciao.' }, Date.now()));
  let hasFailed = false;
  let release: (() => void) | undefined;
  const postman = startPostman(
    { db, log },
    {
      send: async ({ to }) => {
        if (to === 'rotto@example.it') {
          hasFailed = true;
          throw new TypeError('broken');
        }
        await new Promise<void>((resolve) => {
          release = resolve;
        });
        return { outcome: 'sent', reply: '250 OK' };
      },
    },
  );
  await expect.poll(() => hasFailed && release !== undefined).toBe(true);
  const stopped = postman.stop();
  expect(await Promise.race([stopped.then(() => 'stopped'), db.query('select').then(() => 'waiting')])).toBe('waiting');
  release?.();
  await stopped;
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { event: 'mail', state: 'sent' },
    { event: 'mail round failed', name: 'TypeError' },
  ]);
});
