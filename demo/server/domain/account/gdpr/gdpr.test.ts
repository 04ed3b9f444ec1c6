import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedIn, TestBrowser } from '../../../testing/signed-in.ts';
import { startTestApp, type TestApp } from '../../../testing/testing.ts';
import { PASSWORD } from '../../seed/people/people.ts';
import { advanceDeletions } from './requests.ts';
import { personalTables, rowsOf, withAccount } from './tables.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const DAY = 86_400_000;

test('the list has every table that refers to an account, and no other', async () => {
  const edges = await app.db.query<{ edge: string }>(
    `with recursive key as (
       select c.conrelid, c.confrelid, c.conkey from pg_constraint c where c.contype = 'f'),
     reached as (
       select conrelid, confrelid, conkey from key where confrelid = 'account'::regclass
       union
       select k.conrelid, k.confrelid, k.conkey from key k join reached r on k.confrelid = r.conrelid)
     select r.conrelid::regclass || '.' || a.attname || ' > ' || r.confrelid::regclass as edge
       from reached r join pg_attribute a on a.attrelid = r.conrelid and a.attnum = any(r.conkey)`,
  );
  const listed = personalTables
    .filter(({ of }) => of !== 'address')
    .map(({ table, column, of = 'account' }) => `${table}.${column} > ${of}`);
  expect(listed.sort()).toEqual(edges.map(({ edge }) => edge).sort());
});

test('an index leads to the rows of a reader in every table that an export or a deletion reads', async () => {
  const scans = await app.db.tx(async (tx) => {
    await tx.exec('set local enable_seqscan = off');
    const found: string[] = [];
    for (const line of personalTables) {
      const isRead = !line.isSilent || line.atDeletion === 'delete' || typeof line.atDeletion === 'object';
      if (!isRead) continue;
      const plan = await tx.query<{ 'QUERY PLAN': string }>(
        `explain ${withAccount} select from ${line.table} where ${rowsOf(line)}`,
        ['00000000-0000-4000-8000-000000000001', 1, 'lettore@example.it'],
      );
      found.push(...plan.map((row) => row['QUERY PLAN']).filter((step) => step.includes('Seq Scan')));
    }
    return found;
  });
  expect(scans).toEqual([]);
});

const post = async (browser: TestBrowser, path: string, body: object = {}): Promise<[number, unknown]> => {
  const response = await browser.post(path, body);
  const { data } = (await response.json()) as { data: { code?: string } };
  return [response.status, data.code];
};

test('an erased account keeps these columns; a new column has to be blanked or named here', async () => {
  const columns = await app.db.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_name = 'account' order by name`,
  );
  const blanked = ['email', 'invoicing', 'name', 'onboarding', 'password_hash', 'profile', 'surname', 'username'];
  const kept = ['brand_id', 'created_at', 'deleted_at', 'id', 'invoicing_version', 'kind', 'verified_at', 'version'];
  expect(columns.map(({ name }) => name)).toEqual([...blanked, ...kept].sort());
});

test('an export that is asked for again with its key, or twice at once, sends one mail', async () => {
  const browser = await signedIn(app, 'lettore@example.it');
  const mails = async () => {
    const [row] = await app.db.query<{ number: number }>(
      `select count(*)::int as number from mail_out where recipient = 'lettore@example.it' and subject like '%dati%'`,
    );
    return row?.number ?? 0;
  };
  const ask = async (key: string): Promise<string> => {
    const response = await browser.post('/api/user/gdpr/export', { key });
    expect(response.status).toBe(200);
    return (await response.json()).data.request.id;
  };
  const before = await mails();
  const key = crypto.randomUUID();
  const [first, twin] = await Promise.all([ask(key), ask(key)]);
  expect(twin).toBe(first);
  expect(await ask(key)).toBe(first);
  expect(await mails()).toBe(before + 1);
  expect(await ask(crypto.randomUUID())).not.toBe(first);
  expect(await mails()).toBe(before + 2);
});

test('the export has all data except keys, behind a link that works once', async () => {
  const browser = await signedIn(app, 'digital@example.it');
  expect(await post(browser, '/api/user/gdpr/export', { password: 'x' })).toEqual([403, 'ERR_PASSWORD']);
  expect(await post(browser, '/api/user/gdpr/export', { password: PASSWORD })).toEqual([200, undefined]);
  const [mail] = await app.db.query<{ body_text: string }>(
    `select body_text from mail_out where recipient = 'digital@example.it' order by id desc limit 1`,
  );
  const link = new URL(/http:\S+/.exec(mail?.body_text ?? '')?.[0] ?? '');
  const reader = new TestBrowser(app);
  const file = await reader.get(link.pathname);
  expect(file.headers.get('content-type')).toBe('application/zip');
  const files = unzipSync(new Uint8Array(await file.arrayBuffer()));
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining(['LEGGIMI.txt', 'dati.html', 'account.json', 'device.json', 'subscription.json']),
  );
  const all = Object.values(files)
    .map((bytes) => strFromU8(bytes))
    .join('\n');
  for (const own of [
    'giulia.ferrante',
    'FRRGLI86E54H501U',
    'Castelruvo',
    'La carta del tuo abbonamento sta per scadere',
  ]) {
    expect(all).toContain(own);
  }
  for (const secret of ['scrypt$', 'token_hash', 'cookie_hash', 'lettore@example.it'])
    expect(all).not.toContain(secret);
  expect((await reader.get(link.pathname)).status).toBe(404);
  const state = await (await browser.get('/api/user/gdpr/export')).json();
  expect(state).toMatchObject({
    data: { request: { status: 'done' }, deletion: null, counts: { account: 1, device: 4, notice: 4, google_link: 1 } },
  });
});

test('a deletion needs password and confirmation word, and no paid subscription', async () => {
  const browser = await signedIn(app, 'digital@example.it');
  const ask = (body: object) => post(browser, '/api/user/gdpr/delete', body);
  expect(await ask({ password: PASSWORD, confirm: 'ELIMINA' })).toEqual([409, 'ERR_ACTIVE_SUBSCRIPTION']);
  expect(await ask({ password: 'x', confirm: 'ELIMINA' })).toEqual([403, 'ERR_PASSWORD']);
  expect((await ask({ password: PASSWORD, confirm: 'elimina' }))[0]).toBe(422);
});

test('a deletion can be cancelled within a day', async () => {
  const browser = await signedIn(app, 'lettore@example.it');
  expect((await post(browser, '/api/user/gdpr/delete/cancel'))[0]).toBe(404);
  expect((await post(browser, '/api/user/gdpr/delete', { password: PASSWORD, confirm: 'ELIMINA' }))[0]).toBe(200);
  // The answer may be lost: asked again, it is cancelled.
  for (const _ of [1, 2]) expect((await post(browser, '/api/user/gdpr/delete/cancel'))[0]).toBe(200);
  app.clock.advance(2 * DAY);
  await advanceDeletions(app.db, app.clock.now());
  expect((await signedIn(app, 'lettore@example.it')).cookie('np_session')).toBeTruthy();
});

/** Number of rows that refer to an account, by table, found through the database's catalogue. */
const rowsNaming = async (account: string): Promise<Record<string, number>> => {
  const keys = await app.db.query<{ name: string; column: string }>(
    `select c.conrelid::regclass::text as name, a.attname as column
       from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
      where c.contype = 'f' and c.confrelid = 'account'::regclass`,
  );
  const found: Record<string, number> = {};
  for (const { name, column } of keys) {
    const [row] = await app.db.query<{ n: number }>(`select count(*)::int as n from ${name} where ${column} = $1`, [
      account,
    ]);
    if (row && row.n > 0) found[name] = (found[name] ?? 0) + row.n;
  }
  return found;
};

test('the export is complete; after a day a deleted reader remains only in the mail that confirms the deletion', async () => {
  const browser = await signedIn(app, 'scaduto@example.it', 'GZ');
  await browser.post('/api/user/consents', { consents: { promo: true }, text_version: '2025-11', surface: 'profilo' });
  const [account] = await app.db.query<{ id: string }>(
    `select a.id from account a join brand b on b.id = a.brand_id where b.sigla = 'GZ' and email = 'scaduto@example.it'`,
  );
  const named = await rowsNaming(account?.id ?? '');
  expect(Object.keys(named)).toEqual(expect.arrayContaining(['session', 'device', 'consent_log', 'subscription']));
  const { data } = await (await browser.get('/api/user/gdpr/export')).json();
  expect(data.counts).toMatchObject({ account: 1, ...named });
  expect((await post(browser, '/api/user/gdpr/delete', { password: PASSWORD, confirm: 'ELIMINA' }))[0]).toBe(200);
  app.clock.advance(DAY - 1);
  await advanceDeletions(app.db, app.clock.now());
  const still = await signedIn(app, 'scaduto@example.it', 'GZ');
  app.clock.advance(1);
  await advanceDeletions(app.db, app.clock.now());
  expect((await still.get('/api/user/short-info')).status).toBe(401);
  await expect(signedIn(app, 'scaduto@example.it', 'GZ')).rejects.toThrow('401');
  const kept = personalTables.filter(({ atDeletion }) => atDeletion === 'delete' || atDeletion === 'cascade');
  for (const { table, column } of kept.filter(({ of }) => of === undefined)) {
    const rows = await app.db.query(`select from ${table} where ${column} = $1`, [account?.id]);
    expect([table, rows.length]).toEqual([table, 0]);
  }
  const texts = await app.db.query<{ text: string }>(
    `select to_jsonb(a)::text as text from account a where id = $1
     union all select to_jsonb(s)::text from subscription s where owner_id = $1
     union all select to_jsonb(d)::text from declaration d where account_id = $1`,
    [account?.id],
  );
  expect(texts.map(({ text }) => text).join()).not.toMatch(/scaduto@|Davide|Corsini/);
  const mails = await app.db.query<{ subject: string }>(
    `select subject from mail_out m join brand b on b.id = m.brand_id
      where b.sigla = 'GZ' and recipient = 'scaduto@example.it'`,
  );
  expect(mails).toEqual([{ subject: 'I tuoi dati sono stati cancellati' }]);
  const audit = await app.db.query('select action from audit where account_id = $1 order by id', [account?.id]);
  expect(audit).toEqual([{ action: 'deletion_requested' }, { action: 'deleted' }]);
});
