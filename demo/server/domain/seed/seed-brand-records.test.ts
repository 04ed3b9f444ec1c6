import { expect, test } from 'vitest';
import { openTestDb } from '../../testing/testing.ts';
import { seedBrandRecords } from './seed-brand-records.ts';

test('a code and domain of a brand that is gone are free for another number, whose content is filled again', async () => {
  const { db, close } = await openTestDb();
  await db.query("update brand set sigla = 'XX', domain = 'xx.localhost' where id = 5");
  await db.query("insert into brand (id, sigla, domain, name) values (200, 'GZ', 'gz.localhost', 'Gone')");
  await db.query("insert into content_version (scope, checksum) values ('letters GZ', '1') on conflict do nothing");
  await db.tx(seedBrandRecords);
  const rows = await db.query('select id, sigla, domain from brand where id in (5, 200) order by id');
  expect(rows).toEqual([
    { id: 5, sigla: 'GZ', domain: 'gz.localhost' },
    { id: 200, sigla: '~200', domain: '~200' },
  ]);
  expect(await db.query("select from content_version where scope in ('GZ', 'letters GZ')")).toEqual([]);
  expect((await db.query("select from content_version where scope = 'MG'")).length).toBe(1);
  await close();
});
