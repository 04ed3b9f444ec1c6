import { randomUUID } from 'node:crypto';
import {
  askedConsents,
  type ConsentId,
  consentTexts,
  consentTextVersion,
  isMandatoryConsent,
} from '../../../../src/rules/account/consents.ts';
import type { Queryable } from '../../db/db.ts';
import type { Reader } from '../session/reader.ts';

export type { ConsentId };

/** Version of the consent texts. */
export const TEXT_VERSION = consentTextVersion;

export const consentIds = Object.keys(consentTexts) as ConsentId[];

/** The current state of a consent. */
export interface Consent {
  readonly id: ConsentId;
  readonly text: string;
  readonly version: string;
  readonly granted: boolean;
  readonly granted_at: string | null;
  readonly mandatory: boolean;
}

/** A consent given or withdrawn. */
export interface ConsentChange {
  readonly id: string;
  readonly granted: boolean;
  readonly version: string;
  readonly surface: string;
  readonly receipt_id: string;
  readonly at: string;
}

/** The consents requested from a kind of user. */
export const askedOf = (kind: Reader['kind']): readonly ConsentId[] => askedConsents(kind);

/** The consent changes of an account, newest first. */
export const consentHistory = async (db: Queryable, accountId: string): Promise<ConsentChange[]> => {
  const rows = await db.query<Omit<ConsentChange, 'at'> & { at: Date }>(
    `select purpose as id, granted, text_version as version, surface, receipt_id, at
      from consent_log where account_id = $1 order by consent_log.id desc`,
    [accountId],
  );
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
};

/** The current consents of a kind of user, from the history. */
export const consentsIn = (kind: Reader['kind'], history: readonly ConsentChange[]): Consent[] =>
  askedOf(kind).map((id) => {
    const last = history.find((change) => change.id === id);
    return {
      id,
      text: consentTexts[id],
      version: TEXT_VERSION,
      granted: last?.granted ?? false,
      granted_at: last?.granted ? last.at : null,
      mandatory: isMandatoryConsent(id),
    };
  });

/** Records one change per choice, under one receipt number, and returns that number. */
export const recordConsents = async (
  db: Queryable,
  accountId: string,
  choices: Readonly<Partial<Record<ConsentId, boolean>>>,
  words: { readonly version: string; readonly surface: string },
  now: number,
): Promise<string> => {
  const receipt = randomUUID();
  for (const id of consentIds) {
    const granted = choices[id];
    if (granted === undefined) continue;
    await db.query(
      `insert into consent_log (account_id, purpose, granted, text_version, surface, receipt_id, at)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [accountId, id, granted, words.version, words.surface, receipt, new Date(now)],
    );
  }
  return receipt;
};
