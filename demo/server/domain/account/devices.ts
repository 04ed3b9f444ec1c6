import type { Queryable, Transaction } from '../../db/db.ts';

/** A browser in which the reader is signed in. */
export interface Device {
  readonly id: string;
  readonly browser: string;
  readonly os: string;
  readonly city: string | null;
  readonly created_at: Date;
  readonly last_seen: Date;
}

/** The devices with a valid session, last used first. */
export const liveDevices = (db: Queryable, accountId: string, now: number): Promise<Device[]> =>
  db.query<Device>(
    `select id, browser, os, city, created_at, last_seen from device d
      where account_id = $1 and revoked_at is null
        and exists (select from session s where s.device_id = d.id and s.ended_at is null and s.expires_at > $2)
      order by last_seen desc, id`,
    [accountId, new Date(now)],
  );

/**
 * Disconnects devices of an account: ends their sessions, so that a new sign-in is needed there. Returns the number of
 * disconnected devices.
 */
export const disconnect = async (
  tx: Transaction,
  accountId: string,
  ids: readonly string[],
  now: number,
): Promise<number> => {
  const rows = await tx.query<{ id: string }>(
    'update device set revoked_at = $3 where account_id = $1 and id = any($2::uuid[]) and revoked_at is null returning id',
    [accountId, ids, new Date(now)],
  );
  await tx.query('update session set ended_at = $2 where device_id = any($1::uuid[]) and ended_at is null', [
    rows.map(({ id }) => id),
    new Date(now),
  ]);
  return rows.length;
};
