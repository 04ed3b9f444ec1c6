import { brandOrigin } from '../../base/hosts.ts';
import type { Queryable } from '../../db/db.ts';
import type { AppContext } from '../env.ts';

/** Address of the reader's picture on the account host; null without one. */
export const avatarAddress = async (c: AppContext, db: Queryable, accountId: string): Promise<string | null> => {
  const [row] = await db.query<{ tag: string }>('select tag from avatar where account_id = $1', [accountId]);
  return row ? `${brandOrigin(c.get('place').brand, 'account', c.get('url'))}/avatar/${row.tag}` : null;
};
