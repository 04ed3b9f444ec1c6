import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../db/db.ts';
import { openTestDb } from '../../testing/testing.ts';
import { TEST_START } from '../../vitest-setup.ts';
import { accountIdOf } from '../seed/people/people.ts';
import { rightsOf } from './rights.ts';

let db: Db;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openTestDb());
});
afterAll(() => close());

const brands = [1, 2, 4, 5, 7, 9];

test.each([
  ['lettore@example.it', []],
  ['online@example.it', ['abbonato', 'mobile']],
  ['digital@example.it', ['abbonato', 'abbonatoDigital', 'digital']],
  ['titolare@example.it', ['abbonato', 'abbonatoDigital', 'digital+']],
  ['secondario@example.it', ['abbonato', 'abbonatoDigital', 'isSlave', 'digital+']],
  ['famiglia@example.it', ['abbonato', 'abbonatoDigital', 'isFamilySubscribed', 'digital']],
  [
    'azienda@example.it',
    ['abbonato', 'abbonatoDigital', 'abbonatoRassegna', 'isCompany', 'isCompanySubscribed', 'digital+', 'rassegna'],
  ],
  ['ente@example.it', ['abbonato', 'abbonatoDigital', 'isCompany', 'isCompanySubscribed', 'digital']],
  ['scaduto@example.it', []],
  ['insoluto@example.it', []],
  ['nuovo@example.it', []],
  ['redazione@staff.example.it', ['abbonato', 'abbonatoDigital', 'digital']],
])('%s has on every brand %j', async (email, expected) => {
  for (const brandId of brands) {
    const { owned, ...flags } = await rightsOf(db, accountIdOf(brandId, email), TEST_START);
    const set = Object.entries(flags).flatMap(([name, value]) => (value ? [name] : []));
    expect([...set, ...owned], `brand ${brandId}`).toEqual(expected);
  }
});

test('the owner has twelve seats, ten taken, one in each status', async () => {
  for (const brandId of brands) {
    const rows = await db.query<{ seats: number; statuses: string[] }>(
      `select s.seats, array_agg(t.status order by t.id) as statuses from subscription s join seat t on t.subscription_id = s.id
        where s.owner_id = $1 group by s.id`,
      [accountIdOf(brandId, 'titolare@example.it')],
    );
    expect(rows).toEqual([
      {
        seats: 12,
        statuses: [
          'active',
          'renewed',
          'email_sent',
          'to_activate',
          'to_send_activation',
          'new',
          'not_paid',
          'suspended',
          'expired',
          'subscription_expired',
        ],
      },
    ]);
  }
});

test('the company has 600 seats', async () => {
  const rows = await db.query<{ seats: number }>('select seats from subscription where owner_id = $1 and seats > 0', [
    accountIdOf(1, 'azienda@example.it'),
  ]);
  expect(rows).toEqual([{ seats: 600 }]);
});
