import type { Queryable } from '../../db/db.ts';

/** Somebody who gets the press review. */
export interface Recipient {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly group: string | null;
  readonly active: boolean;
}

export type RecipientData = Omit<Recipient, 'id'>;

export const MOST_RECIPIENTS = 200;

const columns = 'id, email, name, group_name as "group", active';

/** The recipients of an account in the order in which they were added. */
export const recipientsOf = (db: Queryable, accountId: string): Promise<Recipient[]> =>
  db.query<Recipient>(`select ${columns} from recipient where account_id = $1 order by id`, [accountId]);

/** Adds a recipient; false when the address is already there, in any case. */
export const addRecipient = async (
  db: Queryable,
  accountId: string,
  { email, name, group, active }: RecipientData,
  now: number,
): Promise<boolean> =>
  (
    await db.query(
      `insert into recipient (account_id, email, name, group_name, active, created_at) values ($1, $2, $3, $4, $5, $6)
       on conflict do nothing returning id`,
      [accountId, email, name, group, active, new Date(now)],
    )
  ).length > 0;

/** Whether somebody else of the account's recipients has this address. */
export const hasAddress = async (db: Queryable, accountId: string, email: string, except: number): Promise<boolean> =>
  (
    await db.query('select from recipient where account_id = $1 and lower(email) = lower($2) and id <> $3', [
      accountId,
      email,
      except,
    ])
  ).length > 0;

/** Writes a recipient of the account's own; false when there is none. */
export const changeRecipient = async (
  db: Queryable,
  accountId: string,
  { id, email, name, group, active }: Recipient,
): Promise<boolean> =>
  (
    await db.query(
      `update recipient set email = $3, name = $4, group_name = $5, active = $6 where account_id = $1 and id = $2
       returning id`,
      [accountId, id, email, name, group, active],
    )
  ).length > 0;

/** Removes a recipient of the account's own; what was sent to them stays in the ledger. False when there is none. */
export const removeRecipient = async (db: Queryable, accountId: string, id: number): Promise<boolean> =>
  (await db.query('delete from recipient where account_id = $1 and id = $2 returning id', [accountId, id])).length > 0;
