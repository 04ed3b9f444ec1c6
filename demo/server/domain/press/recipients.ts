import type { Queryable } from '../../db/db.ts';

export interface Recipient {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly group: string | null;
  readonly active: boolean;
}

export type RecipientData = Omit<Recipient, 'id'>;

export const MAX_RECIPIENTS = 200;

const columns = 'id, email, name, group_name as "group", active';

/** The recipients of an account, oldest first. */
export const recipientsOf = (db: Queryable, accountId: string): Promise<Recipient[]> =>
  db.query<Recipient>(`select ${columns} from recipient where account_id = $1 order by id`, [accountId]);

/** Adds a recipient; false when the address is listed already, in upper or lower case. */
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

/** Whether another recipient of the account has this address. */
export const hasAddress = async (db: Queryable, accountId: string, email: string, except: number): Promise<boolean> =>
  (
    await db.query('select from recipient where account_id = $1 and lower(email) = lower($2) and id <> $3', [
      accountId,
      email,
      except,
    ])
  ).length > 0;

/** Updates one of the account's recipients; false when it does not exist. */
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

/** Removes one of the account's recipients; the ledger of sent reviews stays. False when it does not exist. */
export const removeRecipient = async (db: Queryable, accountId: string, id: number): Promise<boolean> =>
  (await db.query('delete from recipient where account_id = $1 and id = $2 returning id', [accountId, id])).length > 0;
