import type { Queryable } from '../../../db/db.ts';
import type { ObjectStorage } from '../../../storage/storage.ts';
import { keyOf } from './key.ts';
import type { PageImage } from './queue.ts';
import { ahead, priorities } from './rules.ts';

/** Back numbers whose covers are drawn. */
const COVER_DAYS = 60;
/** Images removed in one go. */
const BATCH = 500;

/** Queues images of the pages of main editions; one that is queued or drawn stays as it is. */
const queue = async (
  db: Queryable,
  kind: keyof typeof ahead,
  priority: number,
  { day = 'e.day', slots }: { readonly day?: string; readonly slots: string },
): Promise<void> => {
  await db.query(
    `insert into page_image (edition_id, day, revision, num, width, format, priority)
     select e.id, ${day}, e.revision, p.num, t.width, t.format, ${priority}
       from edition e join page p on p.edition_id = e.id
         join jsonb_to_recordset($1::jsonb) as t (width int, format text, "isFront" boolean)
           on p.num = 1 or not t."isFront"
      where e.is_main and e.slot ${slots}
     on conflict do nothing`,
    [JSON.stringify(ahead[kind])],
  );
};

/** Queues what readers will ask for: the papers of the day and covers; of the next day, when it is near, the front pages. */
export const queueAhead = async (db: Queryable, isNextDayNear: boolean): Promise<void> => {
  await queue(db, 'morning', priorities.morning, { slots: '= 0' });
  await queue(db, 'covers', priorities.backNumber, { slots: `between 1 and ${COVER_DAYS}` });
  if (isNextDayNear) await queue(db, 'fronts', priorities.morning, { day: 'e.day + 1', slots: '= 0' });
};

/** Images that no address leads to any more: of another printed day or revision, the coming day's apart. */
const stale = `from page_image i join edition e on e.id = i.edition_id
  where (i.revision <> e.revision or i.day not in (e.day, e.day + 1))`;

/** Removes images that nobody can ask for: those still to draw at once, the others from the storage after a day. */
export const removeStale = async (db: Queryable, storage: ObjectStorage): Promise<void> => {
  await db.query(`delete from page_image where id in (select i.id ${stale} and i.state in ('waiting', 'failed'))`);
  const old = await db.query<PageImage & { readonly id: number }>(
    `select i.id, i.edition_id as "editionId", i.day, i.revision, i.num as n, i.width, i.format
       ${stale} and i.state = 'drawn' and i.settled_at < now() - interval '1 day' order by i.id limit ${BATCH}`,
  );
  for (const image of old) await storage.remove(keyOf(image));
  if (old.length > 0) await db.query('delete from page_image where id = any($1::bigint[])', [old.map(({ id }) => id)]);
};
