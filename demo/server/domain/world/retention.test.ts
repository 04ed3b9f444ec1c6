import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedIn } from '../../testing/signed-in.ts';
import { startTestApp, type TestApp } from '../../testing/testing.ts';
import { personalTables } from '../account/gdpr/tables.ts';
import { keepTerms, terms } from './retention.ts';
import { addTracking } from './tracking.ts';

const DAY = 86_400_000;
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const ids = async (table: string): Promise<unknown[]> =>
  (await app.db.query<{ id: unknown }>(`select id from ${table} order by id`)).map(({ id }) => id);
const after = async (days: number): Promise<void> => {
  app.clock.advance(days * DAY);
  await keepTerms(app.db, app.clock.now());
};
const removed = async () =>
  (await app.db.query<{ removed: unknown }>('select removed from retention order by day desc limit 1'))[0]?.removed;

test('page views are kept for thirteen whole months, each month in a table of its own that goes as a whole', async () => {
  const months = async () =>
    (
      await app.db.query<{ name: string }>(
        `select relname as name from pg_class where relispartition and relkind = 'r' order by 1`,
      )
    ).map(({ name }) => name);
  const seen = () => app.db.query('select url, tableoid::regclass::text as place from tracking order by at');
  const see = (url: string) => addTracking(app.db, { brandId: 1, url, event: 'pageview' }, app.clock.now());
  await see('http://first/');
  await after(0);
  expect(await months()).toEqual(['tracking_2025_12', 'tracking_other']);
  await after(30);
  await see('http://december/');
  expect(await seen()).toEqual([
    { url: 'http://first/', place: 'tracking_other' },
    { url: 'http://december/', place: 'tracking_2025_12' },
  ]);
  // 31 December 2026: both months are within thirteen.
  await after(376);
  expect(await seen()).toHaveLength(2);
  // 1 January 2027
  await after(1);
  expect(await seen()).toEqual([{ url: 'http://december/', place: 'tracking_2025_12' }]);
  expect(await removed()).toMatchObject({ tracking_other: 1 });
  await after(31);
  expect(await seen()).toEqual([]);
  expect(await months()).toEqual([
    'tracking_2026_01',
    'tracking_2026_12',
    'tracking_2027_01',
    'tracking_2027_02',
    'tracking_2027_03',
    'tracking_other',
  ]);
  expect(await removed()).toMatchObject({ tracking_2025_12: 1 });
});

test('an ended sign-in, a talk and a message go after their terms, with what hangs on them', async () => {
  const staff = await signedIn(app, 'redazione@staff.example.it');
  const question = { content: 'Quanto costa il biglietto della funivia?', chat_id: 0, rag_type: 'digital' };
  await (await staff.post('/utente-rag', question, 'newsstand')).text();
  const talks = await ids('rag_chat');
  const sessions = await ids('session');
  expect(talks).toHaveLength(1);
  expect(sessions.length).toBeGreaterThan(0);
  await after(1);
  expect(await ids('session')).toEqual(sessions);
  await after(130);
  expect(await ids('session')).toEqual([]);
  expect(await app.db.query('select from session_token')).toEqual([]);
  expect(await ids('rag_chat')).toEqual(talks);
  await after(730);
  expect(await ids('rag_chat')).toEqual([]);
  expect(await app.db.query('select from rag_message')).toEqual([]);
});

test('more rows than one batch are removed; a day is done once by all processes', async () => {
  const fill = (days: number) =>
    app.db.query(
      `insert into observation (at, kind, brand, page, version)
       select $1, 'error', 'MG', '/', '1' from generate_series(1, 5001)`,
      [new Date(app.clock.now() - days * DAY)],
    );
  await fill(31);
  await fill(29);
  await after(1);
  await Promise.all([after(0), after(0)]);
  expect(await app.db.query('select count(*)::int as n from observation')).toEqual([{ n: 5001 }]);
  expect(await removed()).toMatchObject({ observation: 5001 });
});

test('every table with times has a term, hangs on an account, or is named here with its reason', async () => {
  const reasons: Readonly<Record<string, string>> = {
    account: 'the reader ends it',
    article: 'the paper',
    captcha_used: 'removed at the next check once expired',
    content_version: 'the paper',
    faq: 'the paper',
    google_code: 'the demo world',
    identity_item: 'removed at the next sign-in once expired',
    mail_delivery: 'hangs on mail_out',
    page_image: 'removed a day after its paper',
    passkey_answered: 'removed at the next sign-in once expired',
    push_message: 'the demo world',
    push_receiver: 'the demo world',
    schema_migration: 'the schema',
    stale_answer: 'removed once purged',
    stand_in_charge: 'the demo world',
    stripe_event: 'removed at the next event once old',
    third_call: 'the demo world',
    tracking: 'thirteen months',
    tracking_event: 'no longer written',
  };
  const rows = await app.db.query<{ name: string }>(
    `select distinct c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
        and a.atttypid = 'timestamptz'::regtype order by 1`,
  );
  const known = new Set([...terms, ...personalTables].map(({ table }) => table));
  expect(rows.map(({ name }) => name).filter((name) => !known.has(name))).toEqual(Object.keys(reasons));
});

test('the guide on law lists the terms', () => {
  const guide = readFileSync(new URL('../../../../docs/guides/law.md', import.meta.url), 'utf8');
  const span = (days: number) =>
    (days % 365 === 0 ? `${days / 365} years` : `${days} days`).replace(/^(1 \w+)s$/, '$1');
  for (const { table, what, days } of terms) expect(guide).toContain(`| \`${table}\` | ${what} | ${span(days)} |`);
});
