import { paymentProblem, payNowPath } from '../../../../../src/rules/subscriptions/payment.ts';
import { dayOf } from '../../../../../src/rules/text/calendar.ts';
import { fingerprintOf, newToken } from '../../../base/tokens.ts';
import type { Transaction } from '../../../db/db.ts';
import { consentHistory, recordConsents, TEXT_VERSION } from '../../account/consents.ts';
import { readProfile, updateMissingNotice } from '../../account/profile.ts';
import { hashPassword } from '../../session/password.ts';
import { accountIdOf, PASSWORD, people } from './people.ts';

const DAY = 86_400_000;

/** Hashing is slow: one hash is shared by all accounts. */
let hash: Promise<string> | undefined;
const sharedHash = (): Promise<string> => {
  hash ??= hashPassword(PASSWORD);
  return hash;
};

const onboardingDone = { interests: 'done', newsletters: 'done', download_app: 'done' };

/** Adds the people's missing accounts; readers' changes stay. */
export const seedAccounts = async (tx: Transaction, brandId: number, now: number): Promise<void> => {
  for (const { email, username, kind, name, surname, profile, invoicing, isNew } of people) {
    const since = new Date(now - (isNew ? DAY / 24 : 400 * DAY));
    await tx.query(
      `insert into account (id, brand_id, email, username, password_hash, kind, name, surname, profile, invoicing,
         created_at, verified_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11) on conflict do nothing`,
      [
        accountIdOf(brandId, email),
        brandId,
        email,
        username,
        await sharedHash(),
        kind,
        name,
        surname,
        JSON.stringify(profile),
        JSON.stringify(invoicing ?? {}),
        since,
      ],
    );
    if (isNew) continue;
    await tx.query('update account set onboarding = $2 where id = $1 and version = 1', [
      accountIdOf(brandId, email),
      JSON.stringify(onboardingDone),
    ]);
  }
};

/** The people's accounts that are not deleted: e-mail as seeded → account id. */
export const peopleAccounts = async (tx: Transaction, brandId: number): Promise<ReadonlyMap<string, string>> => {
  const ids = new Map(people.map(({ email }) => [accountIdOf(brandId, email), email]));
  const rows = await tx.query<{ id: string }>('select id from account where id = any($1) and deleted_at is null', [
    [...ids.keys()],
  ]);
  return new Map(rows.flatMap(({ id }) => (ids.has(id) ? [[ids.get(id) ?? '', id] as const] : [])));
};

const devices = [
  { browser: 'Chrome', os: 'macOS', city: 'Gaviano', age: DAY / 8 },
  { browser: 'Safari', os: 'iPhone', city: 'Marina di Gaviano', age: DAY },
  { browser: 'Firefox', os: 'Windows', city: 'Castelruvo', age: 9 * DAY },
] as const;

const seedDevices = async (tx: Transaction, accountId: string, now: number): Promise<void> => {
  for (const { browser, os, city, age } of devices) {
    const at = new Date(now - age);
    const [device] = await tx.query<{ id: string }>(
      `insert into device (account_id, cookie_hash, browser, os, city, created_at, last_seen)
       select $1, $2, $3, $4, $5, $6, $6
       where not exists (select from device where account_id = $1 and browser = $3 and os = $4 and city = $5)
       returning id`,
      [accountId, fingerprintOf(newToken()), browser, os, city, at],
    );
    if (!device) continue;
    await tx.query(
      'insert into session (account_id, device_id, started_at, seen_at, expires_at) values ($1, $2, $3, $3, $4)',
      [accountId, device.id, at, new Date(now + 365 * DAY)],
    );
  }
};

interface SeedNotice {
  readonly email: string;
  readonly topic: string;
  readonly type: 'error' | 'warning' | 'info' | 'other';
  readonly message: string;
  readonly link?: string;
  readonly linkText?: string;
  readonly menuPath?: string;
}

const notices: readonly SeedNotice[] = [
  {
    email: 'digital@example.it',
    topic: 'payment',
    type: 'error',
    message: 'La carta del tuo abbonamento sta per scadere: indicane un’altra al servizio clienti.',
    link: '/contact',
    linkText: 'Contattaci',
    menuPath: '/user/subscriptions',
  },
  {
    email: 'digital@example.it',
    topic: 'phone',
    type: 'warning',
    message: 'Conferma il tuo numero di telefono.',
    link: '/user/profile',
    linkText: 'Controlla',
    menuPath: '/user/profile',
  },
  {
    email: 'digital@example.it',
    topic: 'edition',
    type: 'info',
    message: 'Da lunedì il giornale esce con il dorso sport.',
  },
  {
    email: 'digital@example.it',
    topic: 'holidays',
    type: 'other',
    message: 'Buone feste dalla redazione: il giornale non esce il 25 e il 26 dicembre.',
  },
  {
    email: 'insoluto@example.it',
    topic: 'payment',
    type: 'error',
    message: paymentProblem,
    link: payNowPath,
    linkText: 'Paga ora',
    menuPath: '/user/subscriptions',
  },
];

const seedNotices = async (tx: Transaction, accounts: ReadonlyMap<string, string>, now: number): Promise<void> => {
  for (const { email, topic, type, message, link, linkText, menuPath } of notices) {
    await tx.query(
      `insert into notice (account_id, topic, type, message, link, link_text, menu_path, day)
       select $1::uuid, $2, $3, $4, $5, $6, $7, $8 where $1::uuid is not null on conflict do nothing`,
      [
        accounts.get(email) ?? null,
        topic,
        type,
        message,
        link ?? null,
        linkText ?? null,
        menuPath ?? null,
        dayOf(new Date(now)),
      ],
    );
  }
};

/** Companies accepted their contract clauses at registration. */
const seedContracts = async (tx: Transaction, accounts: ReadonlyMap<string, string>, now: number): Promise<void> => {
  for (const { email } of people.filter(({ kind }) => kind !== 'person')) {
    const accountId = accounts.get(email);
    if (accountId === undefined || (await consentHistory(tx, accountId)).length > 0) continue;
    const words = { version: TEXT_VERSION, surface: 'registrazione' };
    await recordConsents(tx, accountId, { company_contract: true }, words, now - 400 * DAY);
  }
};

/** Seeds the people's devices, notices, consents and linked sign-ins. */
export const seedBelongings = async (
  tx: Transaction,
  brandId: number,
  accounts: ReadonlyMap<string, string>,
  now: number,
): Promise<void> => {
  const digital = accounts.get('digital@example.it');
  if (digital !== undefined) {
    await seedDevices(tx, digital, now);
    await tx.query(
      'insert into google_link (account_id, brand_id, subject, linked_at) values ($1, $2, $3, $4) on conflict do nothing',
      [digital, brandId, 'giulia.ferrante@google.example', new Date(now)],
    );
  }
  await seedNotices(tx, accounts, now);
  await seedContracts(tx, accounts, now);
  const newcomer = accounts.get('nuovo@example.it');
  if (newcomer !== undefined) await updateMissingNotice(tx, newcomer, (await readProfile(tx, newcomer)).fields, now);
};
