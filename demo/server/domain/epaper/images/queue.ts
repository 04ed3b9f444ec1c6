import type { Queryable } from '../../../db/db.ts';
import type { ImageRequest } from '../../../print/jobs.ts';
import { afterFailure, FAILED_SECONDS, LEASE_SECONDS, MAX_ATTEMPTS, priorities } from './rules.ts';

/** An image of a page, as an edition prints it on a day. */
export interface PageImage extends ImageRequest {
  readonly editionId: number;
  readonly day: string;
  readonly revision: string;
}

/** An image that this process draws. `attempts` tells its claim from an older one. */
export interface Claimed extends PageImage {
  readonly id: number;
  readonly attempts: number;
}

/** `retrying`: an attempt failed, another one follows. */
export type ImageState = 'waiting' | 'retrying' | 'drawing' | 'drawn' | 'failed';

const valuesOf = ({ editionId, day, revision, n, width, format }: PageImage): readonly unknown[] => [
  editionId,
  day,
  revision,
  n,
  width,
  format,
];
const isThis = 'edition_id = $1 and day = $2::date and revision = $3 and num = $4 and width = $5 and format = $6';

/** Where an image stands in the queue. */
interface Asked {
  readonly id: number;
  readonly state: ImageState;
}

const asState = `case when state = 'waiting' and attempts > 0 then 'retrying' else state end as state`;

/** Puts an image before all that no reader waits for. One that is drawn, or failed a short while ago, stays as it is. */
export const askFor = async (db: Queryable, image: PageImage): Promise<Asked> => {
  const isDue = `i.state = 'failed' and i.settled_at < now() - interval '${FAILED_SECONDS} seconds'`;
  const [row] = await db.query<Asked>(
    `insert into page_image as i (edition_id, day, revision, num, width, format, priority)
     values ($1, $2::date, $3, $4, $5, $6, ${priorities.reader})
     on conflict (edition_id, day, revision, num, width, format) do update
       set priority = ${priorities.reader},
         state = case when ${isDue} then 'waiting' else i.state end,
         attempts = case when ${isDue} then 0 else i.attempts end,
         due_at = case when i.state = 'waiting' or ${isDue} then now() else i.due_at end
     returning id, ${asState}`,
    valuesOf(image),
  );
  if (!row) throw new Error('The queue of page images took no row');
  return row;
};

/** Puts back an image that the storage no longer has. */
export const askAgain = async (db: Queryable, image: PageImage): Promise<Asked> => {
  await db.query(
    `update page_image set state = 'waiting', attempts = 0, priority = ${priorities.reader}, due_at = now()
      where ${isThis} and state = 'drawn'`,
    valuesOf(image),
  );
  return askFor(db, image);
};

/** By id; an image that is in the queue no more has none. */
export const statesOf = async (db: Queryable, ids: readonly number[]): Promise<ReadonlyMap<number, ImageState>> => {
  const rows = await db.query<Asked>(`select id, ${asState} from page_image where id = any($1::bigint[])`, [ids]);
  return new Map(rows.map(({ id, state }) => [id, state]));
};

/** Takes the first image that is due, for this process alone: up to this priority, of readers the largest first. */
export const claim = async (db: Queryable, process: string, lowest: number): Promise<Claimed | undefined> => {
  const [row] = await db.query<Claimed>(
    `update page_image set state = 'drawing', attempts = attempts + 1, process = $1,
       due_at = now() + interval '${LEASE_SECONDS} seconds'
      where id = (select id from page_image
        where state in ('waiting', 'drawing') and due_at <= now() and priority <= $2 and attempts < ${MAX_ATTEMPTS}
        order by priority, case when priority = ${priorities.reader} then -width end, edition_id, num, width, id
        limit 1 for update skip locked)
     returning id, attempts, edition_id as "editionId", day, revision, num as n, width, format`,
    [process, lowest],
  );
  return row;
};

const isMine = `id = $1 and attempts = $2 and state = 'drawing'`;

/** Says that the process is still at it. */
export const renew = async (db: Queryable, { id, attempts }: Claimed): Promise<void> => {
  await db.query(`update page_image set due_at = now() + interval '${LEASE_SECONDS} seconds' where ${isMine}`, [
    id,
    attempts,
  ]);
};

export const settleDrawn = async (db: Queryable, { id, attempts }: Claimed, tookMs: number): Promise<void> => {
  await db.query(
    `update page_image set state = 'drawn', settled_at = now(), took_ms = $3, reason = null where ${isMine}`,
    [id, attempts, Math.round(tookMs)],
  );
};

export const settleFailed = async (db: Queryable, { id, attempts }: Claimed, reason: string): Promise<void> => {
  const next = afterFailure(attempts);
  await db.query(
    `update page_image set state = $3, settled_at = now(), reason = $4, due_at = now() + $5 * interval '1 second'
      where ${isMine}`,
    [id, attempts, next.state, reason, next.state === 'failed' ? 0 : next.delaySeconds],
  );
};

/** Gives up the images whose last attempt ended with its process. */
export const giveUpDead = async (db: Queryable): Promise<void> => {
  await db.query(
    `update page_image set state = 'failed', settled_at = now(), reason = 'The process ended'
      where state = 'drawing' and due_at <= now() and attempts >= ${MAX_ATTEMPTS}`,
  );
};
