import { brandOfSigla } from '../../demo/server/base/brands.ts';
import { newToken } from '../../demo/server/base/tokens.ts';
import { pageUrl } from '../../demo/server/base/urls.ts';
import type { Db } from '../../demo/server/db/db.ts';
import { openSession } from '../../demo/server/domain/session/store.ts';
import { browserOf } from '../../demo/server/domain/session/user-agent.ts';
import { xsrfOf } from '../../demo/server/http/session/cookies.ts';
import type { BrandIdentity } from '../../src/rules/brand/brand.ts';
import type { Content } from './readers.ts';

const HOUR_MS = 3_600_000;
const SMALL = 320;
const { id: brandId } = brandOfSigla('MG') as BrandIdentity;

/** Opens a session of an account, as a sign-in does; returns its token. */
const signIn = async (db: Db, accountId: string): Promise<string> => {
  const device = { ...browserOf('np-load'), token: newToken() };
  return (await openSession(db, accountId, device, HOUR_MS, Date.now())).token;
};

/** Cookies of so many browsers of a reader with a subscription. */
export const readerCookies = async (db: Db, count: number): Promise<string[]> => {
  const [row] = await db.query<{ id: string }>('select id from account where brand_id = $1 and email = $2', [
    brandId,
    'digital@example.it',
  ]);
  if (!row) throw new Error('bench: the world has no subscriber');
  return Promise.all(Array.from({ length: count }, async () => `np_session=${await signIn(db, row.id)}`));
};

/** Headers of so many readers of the subscriber chatbot, each with an account of their own. */
export const chatReaders = async (db: Db, count: number): Promise<Record<string, string>[]> => {
  const rows = await db.query<{ id: string }>(
    `insert into account (brand_id, email, username, kind, name, surname, created_at, verified_at)
     select $1, 'load-' || n || '@staff.example.it', 'load-' || n, 'person', 'Lettrice', 'Prova', now(), now()
       from generate_series(1, $2) as n returning id`,
    [brandId, count],
  );
  return Promise.all(
    rows.map(async ({ id }) => {
      const token = await signIn(db, id);
      return { cookie: `np_session=${token}; XSRF-TOKEN=${xsrfOf(token)}`, 'x-xsrf-token': xsrfOf(token) };
    }),
  );
};

/** What there is to read. */
export const contentOf = async (db: Db): Promise<Content> => {
  const stories = await db.query<{ id: number }>(
    'select id from article where brand_id = $1 and withdrawn_at is null order by published_at desc, id',
    [brandId],
  );
  const editions = await db.query<{ id: number; day: string; revision: string; num: number }>(
    `select e.id, e.day, e.revision, p.num from edition e join page p on p.edition_id = e.id
      where e.brand_id = $1 order by e.slot, p.num limit 12`,
    [brandId],
  );
  return {
    stories: stories.map(({ id }) => id),
    pages: editions.map(({ num, ...edition }) => pageUrl('', edition, num, SMALL)),
  };
};
