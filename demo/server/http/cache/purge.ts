import type { Logger } from 'pino';
import { siglaOf } from '../../base/urls.ts';
import type { Db, Queryable } from '../../db/db.ts';
import { type Rounds, startRounds } from '../../db/rounds.ts';
import { editionTag, listsTag, paperTag, storyTag } from './answer-tags.ts';

/** How often a process looks for what changed. */
const IDLE_MS = 500;
const TIMEOUT_MS = 2000;
/** More changes of one paper than this drop all of its answers. */
const MAX_CHANGES = 50;
/**
 * An answer that was being made during the change may reach the cache after the first purge: a second one follows, later
 * than answers take. A purge that failed is repeated after the same time.
 */
const AGAIN = '3 seconds';
const ROUNDS = 2;

interface Change {
  readonly id: number;
  readonly brand_id: number;
  readonly story_id: number | null;
  readonly edition_id: number | null;
  readonly rounds: number;
}

/** Whether changes are noted for a cache from now on. */
export const letCachePurge = async (db: Queryable, isOn: boolean): Promise<void> => {
  await db.query(
    isOn
      ? 'insert into cache_in_use (is_on) values (true) on conflict do nothing'
      : 'with off as (delete from cache_in_use) delete from stale_answer',
  );
};

/** The changes that are due, for this process alone. */
const takeDue = (db: Queryable): Promise<Change[]> =>
  db.query<Change>(
    `update stale_answer set due_at = now() + interval '${AGAIN}', rounds = rounds + 1
      where id in (select id from stale_answer where due_at <= now() order by id limit 20000 for update skip locked)
      returning id, brand_id, story_id, edition_id, rounds`,
  );

const tagsOfPaper = (sigla: string, changes: readonly Change[]): readonly string[] => {
  if (changes.length > MAX_CHANGES) return [paperTag(sigla)];
  const items = changes.flatMap(({ story_id, edition_id }) => [
    ...(story_id === null ? [] : [storyTag(story_id)]),
    ...(edition_id === null ? [] : [editionTag(edition_id)]),
  ]);
  return [listsTag(sigla), ...new Set(items)];
};

const send = async (url: string, tags: readonly string[]): Promise<void> => {
  const headers = { 'surrogate-key': tags.join(' ') };
  const answer = await fetch(url, { method: 'PURGE', headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`The cache answered a purge with ${answer.status}`);
};

/** Notes for the console how many changes the cache knows since this minute, and how many attempts failed. */
const count = async (db: Queryable, { told = 0, failed = 0 }): Promise<void> => {
  await db.query(
    `insert into purge_minute as m (at, told, failed) values (date_trunc('minute', now()), $1, $2)
     on conflict (at) do update set told = m.told + excluded.told, failed = m.failed + excluded.failed`,
    [told, failed],
  );
};

/** Drops the answers of everything that changed. */
const purgeDue = async (db: Queryable, url: string): Promise<void> => {
  const changes = await takeDue(db);
  if (changes.length === 0) return;
  try {
    for (const [brandId, ofPaper] of Map.groupBy(changes, ({ brand_id }) => brand_id))
      await send(url, tagsOfPaper(siglaOf(brandId), ofPaper));
  } catch (error) {
    await count(db, { failed: 1 });
    throw error;
  }
  const done = changes.flatMap(({ id, rounds }) => (rounds >= ROUNDS ? id : []));
  await db.query('delete from stale_answer where id = any($1::bigint[])', [done]);
  if (done.length > 0) await count(db, { told: done.length });
};

/** Tells the cache at `url` twice a second which answers to drop. Several processes share the work. */
export const startPurger = ({ db, log }: { readonly db: Db; readonly log: Logger }, url: string): Rounds =>
  startRounds(() => ({
    done: purgeDue(db, url).catch((error: unknown) => {
      log.warn({ event: 'purge failed', name: error instanceof Error ? error.name : 'unknown' });
    }),
    pauseMs: () => IDLE_MS,
  }));
