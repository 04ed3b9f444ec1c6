import type { Queryable } from '../../db/db.ts';

/** Owner of a press review: the company, else the person. */
export const ownerName = async (db: Queryable, accountId: string): Promise<string> => {
  const [row] = await db.query<{ owner: string }>(
    `select coalesce(nullif(profile ->> 'company_name', ''), name || ' ' || surname) as owner from account where id = $1`,
    [accountId],
  );
  return row?.owner ?? '';
};
