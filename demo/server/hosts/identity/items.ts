import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { Db } from '../../db/db.ts';

/** Stores what a provider remembers as rows, which all processes on the database share. */
export const itemsIn =
  (db: Db) =>
  (kind: string): Adapter => {
    const one = async (column: 'id' | 'uid', value: string): Promise<AdapterPayload | undefined> => {
      const [row] = await db.query<{ payload: AdapterPayload; used_at: Date | null }>(
        `select payload, used_at from identity_item where kind = $1 and ${column} = $2 and (expires_at is null or expires_at > now())`,
        [kind, value],
      );
      return row && { ...row.payload, ...(row.used_at && { consumed: Math.floor(row.used_at.getTime() / 1000) }) };
    };
    return {
      find: (id) => one('id', id),
      findByUid: (uid) => one('uid', uid),
      // Of the device flow, which no client here uses.
      findByUserCode: async () => undefined,
      upsert: async (id, payload, expiresIn) => {
        await db.query('delete from identity_item where expires_at <= now()');
        await db.query(
          `insert into identity_item (kind, id, payload, grant_id, uid, expires_at)
           values ($1, $2, $3, $4, $5, now() + make_interval(secs => $6::float8))
           on conflict (kind, id) do update set payload = excluded.payload, expires_at = excluded.expires_at`,
          [kind, id, JSON.stringify(payload), payload.grantId ?? null, payload.uid ?? null, expiresIn || null],
        );
      },
      consume: async (id) => {
        await db.query('update identity_item set used_at = now() where kind = $1 and id = $2', [kind, id]);
      },
      destroy: async (id) => {
        await db.query('delete from identity_item where kind = $1 and id = $2', [kind, id]);
      },
      revokeByGrantId: async (grantId) => {
        await db.query('delete from identity_item where grant_id = $1', [grantId]);
      },
    };
  };
