import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Db } from '../../db/db.ts';
import { type ObjectStorage, storageError } from '../../storage/storage.ts';
import { openTestDb } from '../../testing/testing.ts';
import { letMailLeave } from '../delivery.ts';
import { sendMail } from '../outbox.ts';
import type { Attempt, MailTransport, OutgoingLetter } from '../transport.ts';
import { retryDelayMs, sendNext } from './queue.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

let db: Db;
let close: () => Promise<void>;
let now = 0;
beforeAll(async () => {
  ({ db, close } = await openTestDb());
});
afterAll(() => close());
beforeEach(async () => {
  now = Date.now() + MINUTE;
  await db.query('delete from mail_out');
  await letMailLeave(db, true);
});

const compose = (subject = 'Prova'): Promise<number> =>
  db.tx((tx) => sendMail(tx, { brandId: 5, to: 'digital@example.it', subject, text: 'Ciao.' }, Date.UTC(2025, 10, 20)));

const sent: Attempt = { outcome: 'sent', reply: '250 OK' };
const later: Attempt = { outcome: 'later', reply: '451 4.3.0 Try again' };

/** A server that answers in this order; `letters` are those that it got whole. */
const server = (...answers: readonly Attempt[]) => {
  const letters: OutgoingLetter[] = [];
  let n = 0;
  const transport: MailTransport = {
    send: async (letter, handOver) => {
      const answer = answers[Math.min(n++, answers.length - 1)] ?? sent;
      await handOver();
      if (answer.outcome !== 'later') letters.push(letter);
      return answer;
    },
  };
  return { transport, letters };
};

const next = ({ transport }: { transport: MailTransport }) => sendNext({ db }, transport, () => now);
const stateOf = async (id: number) =>
  (await db.query<{ state: string }>('select state from mail_delivery where mail_id = $1', [id]))[0]?.state;

test('a letter leaves once; those composed without a server stay in the outbox', async () => {
  await letMailLeave(db, false);
  const kept = await compose();
  await letMailLeave(db, true);
  const leaving = await compose('Parte');
  const relay = server(sent);
  expect(await next(relay)).toEqual({ mailId: leaving, state: 'sent', attempts: 1, status: '250' });
  expect(await next(relay)).toBeUndefined();
  expect(relay.letters.map(({ subject }) => subject)).toEqual(['Parte']);
  expect([await stateOf(kept), await stateOf(leaving)]).toEqual([undefined, 'sent']);
});

test('four processes that look at the same moment send each letter once', async () => {
  await compose('Uno');
  await compose('Due');
  const relay = server(sent);
  await Promise.all([next(relay), next(relay), next(relay), next(relay)]);
  expect(relay.letters.map(({ subject }) => subject).sort()).toEqual(['Due', 'Uno']);
});

test.each([
  [1, 1],
  [2, 5],
  [3, 15],
  [4, 60],
  [5, 240],
  [9, 240],
])('after attempt %i the next one is %i minutes later', (attempts, minutes) => {
  expect(retryDelayMs(attempts)).toBe(minutes * MINUTE);
});

test('a letter that the server cannot take now is tried again, not earlier, with the same Message-ID', async () => {
  const id = await compose();
  const ids: string[] = [];
  const relay: MailTransport = {
    send: async (letter) => {
      ids.push(letter.id);
      return ids.length === 1 ? later : sent;
    },
  };
  expect(await sendNext({ db }, relay, () => now)).toMatchObject({ state: 'queued', status: '451' });
  now += MINUTE - 1;
  expect(await sendNext({ db }, relay, () => now)).toBeUndefined();
  now += 1;
  expect(await sendNext({ db }, relay, () => now)).toMatchObject({ mailId: id, state: 'sent', attempts: 2 });
  expect(new Set(ids).size).toBe(1);
});

test('a refused letter is not tried again; one that no server takes for four days is given up', async () => {
  const refused = await compose();
  const noSuchUser = server({ outcome: 'refused', reply: '550 5.1.1 No such user' });
  expect(await next(noSuchUser)).toMatchObject({ state: 'refused', status: '550' });
  now += DAY;
  expect(await next(noSuchUser)).toBeUndefined();
  expect(await stateOf(refused)).toBe('refused');
  const waiting = await compose();
  const busy = server(later);
  now += 2 * DAY;
  expect(await next(busy)).toMatchObject({ mailId: waiting, state: 'queued' });
  now += DAY;
  expect(await next(busy)).toMatchObject({ state: 'expired' });
});

test('a process that dies before the letter’s end is known not to have delivered it: it is sent after the lease', async () => {
  const id = await compose();
  const dying: MailTransport = { send: () => new Promise(() => {}) };
  void sendNext({ db }, dying, () => now);
  await expect.poll(() => stateOf(id)).toBe('sending');
  const relay = server(sent);
  expect(await next(relay)).toBeUndefined();
  now += 5 * MINUTE;
  expect(await next(relay)).toMatchObject({ mailId: id, state: 'sent', attempts: 2 });
});

test('a process that dies after it is not known to: the letter is never sent twice', async () => {
  const id = await compose();
  const dying: MailTransport = {
    send: async (_, handOver) => {
      await handOver();
      return new Promise(() => {});
    },
  };
  void sendNext({ db }, dying, () => now);
  await expect.poll(() => stateOf(id)).toBe('handed');
  now += 5 * MINUTE;
  expect(await next(server(sent))).toBeUndefined();
  expect(await stateOf(id)).toBe('doubtful');
});

test('a slow process whose letter another one sent meanwhile does not hand it over as well', async () => {
  const id = await compose();
  let release = (): void => {};
  let handed: unknown;
  const slow: MailTransport = {
    send: async (_, handOver) => {
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      handed = await handOver().catch((error: unknown) => error);
      return later;
    },
  };
  const first = sendNext({ db }, slow, () => now);
  await expect.poll(() => stateOf(id)).toBe('sending');
  now += 5 * MINUTE;
  const relay = server(sent);
  await next(relay);
  release();
  await first;
  expect(handed).toBeInstanceOf(Error);
  expect([relay.letters.length, await stateOf(id)]).toEqual([1, 'sent']);
});

test('an erased reader’s letter is not sent', async () => {
  await compose();
  await db.query('delete from mail_out');
  expect(await next(server(sent))).toBeUndefined();
});

test('an attachment that left its row is read from the storage; while that does not answer, the letter waits', async () => {
  const attachments = [{ name: 'a.pdf', contentType: 'application/pdf', content: new Uint8Array() }];
  const mail = { brandId: 5, to: 'digital@example.it', subject: 'Prova', text: 'Ciao.', attachments };
  const id = await db.tx((tx) => sendMail(tx, mail, now));
  await db.query(
    `insert into stored_object (key, size, mail_id, ord, stored_at) select 'a', 3, mail_id, ord, now() from mail_attachment where mail_id = $1`,
    [id],
  );
  const bytes = new Uint8Array([1, 2, 3]);
  let isBroken = true;
  const storage: ObjectStorage = {
    put: async () => {},
    get: async () => {
      if (isBroken) throw storageError('broken');
      return { bytes, size: 3 };
    },
    remove: async () => {},
  };
  const relay = server(sent);
  const send = () => sendNext({ db, storage }, relay.transport, () => now);
  expect(await send()).toMatchObject({ state: 'queued' });
  isBroken = false;
  now += MINUTE;
  expect(await send()).toMatchObject({ state: 'sent' });
  expect(relay.letters[0]?.attachments).toEqual([{ ...attachments[0], content: bytes }]);
});
