import { missingFields, missingFieldsMessage, type ProfileFields } from '../../../../src/rules/account/profile.ts';
import type { Queryable, Transaction } from '../../db/db.ts';
import { deleteNotice, putNotice } from '../notices/notices.ts';

/** A stored profile; `version` counts its changes. */
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

/** The profile of an existing account; `lock` locks its row until the transaction ends. */
export const readProfile = async (db: Queryable, accountId: string, lock = false): Promise<StoredProfile> => {
  const [row] = await db.query<Row>(
    `select kind, name, surname, email, profile, version from account where id = $1 ${lock ? 'for update' : ''}`,
    [accountId],
  );
  if (!row) throw new Error('The account does not exist');
  const { kind, name, surname, email, profile, version } = row;
  return { fields: { ...empty, ...profile, type: kind, name, surname }, email, version };
};

/** Writes a notice with the missing fields, or removes it when none is missing. */
export const updateMissingNotice = async (
  tx: Transaction,
  accountId: string,
  fields: ProfileFields,
  now: number,
): Promise<void> => {
  const missing = missingFields(fields);
  if (missing.length === 0) return deleteNotice(tx, accountId, 'profile');
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

/** Writes the whole profile and returns its new version. */
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
  if (!row) throw new Error('The account does not exist');
  await updateMissingNotice(tx, accountId, fields, now);
  return row.version;
};
