import { missingFields, missingFieldsMessage, type ProfileFields } from '../../../../src/rules/account/profile.ts';
import type { Queryable, Transaction } from '../../db/db.ts';
import { dropNotice, putNotice } from '../notices/notices.ts';

/** A profile as it stands, with the number of its last change. */
export interface StoredProfile {
  readonly fields: ProfileFields;
  readonly email: string;
  readonly version: number;
}

const empty: Omit<ProfileFields, 'type' | 'name' | 'surname'> = {
  company_name: '',
  phone: '',
  phone2: '',
  address: '',
  city: '',
  zip: '',
  region: '',
  country: '',
  place_of_birth: '',
  gender: '',
  birthday: '',
  fiscal_code: '',
};

interface Row {
  readonly kind: string;
  readonly name: string;
  readonly surname: string;
  readonly email: string;
  readonly profile: Partial<typeof empty>;
  readonly version: number;
}

/** The profile of an account that exists; `lock` keeps other writers out until the transaction ends. */
export const readProfile = async (db: Queryable, accountId: string, lock = false): Promise<StoredProfile> => {
  const [row] = await db.query<Row>(
    `select kind, name, surname, email, profile, version from account where id = $1 ${lock ? 'for update' : ''}`,
    [accountId],
  );
  if (!row) throw new Error('The account is gone');
  const { kind, name, surname, email, profile, version } = row;
  return { fields: { ...empty, ...profile, type: kind, name, surname }, email, version };
};

/** Says what is missing, or takes the notice away when nothing is. */
export const noteMissing = async (
  tx: Transaction,
  accountId: string,
  fields: ProfileFields,
  now: number,
): Promise<void> => {
  const missing = missingFields(fields);
  if (missing.length === 0) return dropNotice(tx, accountId, 'profile');
  return putNotice(
    tx,
    accountId,
    {
      topic: 'profile',
      type: 'warning',
      message: missingFieldsMessage(missing),
      link: '/user/profile',
      linkText: 'Compila subito',
      menuPath: '/user/profile',
    },
    now,
  );
};

/** Writes a whole profile and answers the number of the change. */
export const writeProfile = async (
  tx: Transaction,
  accountId: string,
  fields: ProfileFields,
  now: number,
): Promise<number> => {
  const { type, name, surname, ...profile } = fields;
  const [row] = await tx.query<{ version: number }>(
    `update account set kind = $2, name = $3, surname = $4, profile = $5, version = version + 1
      where id = $1 returning version`,
    [accountId, type, name, surname, JSON.stringify(profile)],
  );
  if (!row) throw new Error('The account is gone');
  await noteMissing(tx, accountId, fields, now);
  return row.version;
};
