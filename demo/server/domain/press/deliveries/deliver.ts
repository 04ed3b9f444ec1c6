import type { Db, Transaction } from '../../../db/db.ts';
import { type Mail, sendMail } from '../../../mail/outbox.ts';
import { type Content, checksumOf } from '../stories/content.ts';

/** Addressee of a copy. `recipientId` is null for an address outside the recipient list. */
export interface Target {
  readonly email: string;
  readonly name: string;
  readonly recipientId: number | null;
}

/** A line of the ledger. */
export interface Line {
  readonly email: string;
  readonly name: string;
  readonly status: 'sent' | 'failed';
  readonly reason: string | null;
  readonly attempts: number;
  readonly at: Date;
}

/** A sent version of a press review, with its recipients. */
export interface Delivery {
  readonly id: number;
  readonly reviewId: number;
  readonly version: number;
  readonly createdAt: Date;
  readonly content: Content;
  readonly lines: readonly Line[];
}

/** Mail to this domain bounces, to demonstrate failures. */
const DEAD_DOMAIN = 'non-consegna.example';
const DEAD_REASON = 'Il server del destinatario rifiuta l’indirizzo (550 5.1.1).';

/** The id of the newest version of a review, or of a new version when the content has changed. */
const versionOf = async (tx: Transaction, reviewId: number, content: Content, now: number): Promise<number> => {
  const checksum = checksumOf(content);
  await tx.query('select from review where id = $1 for update', [reviewId]);
  const [last] = await tx.query<{ id: number; version: number; checksum: string }>(
    'select id, version, checksum from review_delivery where review_id = $1 order by version desc limit 1',
    [reviewId],
  );
  if (last?.checksum === checksum) return last.id;
  const [made] = await tx.query<{ id: number }>(
    `insert into review_delivery (review_id, version, checksum, content, created_at) values ($1, $2, $3, $4, $5)
     returning id`,
    [reviewId, (last?.version ?? 0) + 1, checksum, JSON.stringify(content), new Date(now)],
  );
  if (!made) throw new Error('The delivery was not stored');
  return made.id;
};

/** `mailId` is null for a copy that could not be sent. */
const record = (tx: Transaction, deliveryId: number, target: Target, mailId: number | null, now: number) =>
  tx.query(
    `insert into review_delivery_recipient as t (delivery_id, email, recipient_id, name, status, reason, at, mail_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (delivery_id, email) do update
       set status = $5, reason = $6, at = $7, mail_id = $8, attempts = t.attempts + 1`,
    [
      deliveryId,
      target.email,
      target.recipientId,
      target.name,
      mailId === null ? 'failed' : 'sent',
      mailId === null ? DEAD_REASON : null,
      new Date(now),
      mailId,
    ],
  );

/** Sends a version to the targets that do not have it yet; nobody gets it twice. */
const sendTo = async (
  tx: Transaction,
  deliveryId: number,
  targets: readonly Target[],
  mailTo: (target: Target) => Mail,
  now: number,
): Promise<void> => {
  const done = await tx.query<{ email: string }>(
    `select email from review_delivery_recipient where delivery_id = $1 and status = 'sent'`,
    [deliveryId],
  );
  const sent = new Set(done.map(({ email }) => email.toLowerCase()));
  for (const target of targets) {
    if (sent.has(target.email.toLowerCase())) continue;
    sent.add(target.email.toLowerCase());
    const dead = target.email.toLowerCase().endsWith(`@${DEAD_DOMAIN}`);
    await record(tx, deliveryId, target, dead ? null : await sendMail(tx, mailTo(target), now), now);
  }
};

/** A review to send. */
export interface Sending {
  /** Id of the review. */
  readonly id: number;
  readonly content: Content;
  readonly targets: readonly Target[];
  readonly mailTo: (target: Target) => Mail;
}

/** Sends a review within a transaction; returns the delivery's id. */
export const deliverWithin = async (
  tx: Transaction,
  { id, content, targets, mailTo }: Sending,
  now: number,
): Promise<number> => {
  const deliveryId = await versionOf(tx, id, content, now);
  await sendTo(tx, deliveryId, targets, mailTo, now);
  return deliveryId;
};

/** Sends a review and returns the delivery's id. Mails and ledger are written in one transaction. */
export const deliver = (db: Db, sending: Sending, now: number): Promise<number> =>
  db.tx((tx) => deliverWithin(tx, sending, now));

/** Sends a delivery again to the recipients who did not get it, at their current address. */
export const redeliver = (db: Db, deliveryId: number, mailTo: (target: Target) => Mail, now: number): Promise<void> =>
  db.tx(async (tx) => {
    await tx.query('select from review_delivery where id = $1 for update', [deliveryId]);
    const failed = await tx.query<Target & { old: string }>(
      `select coalesce(r.email, t.email) as email, coalesce(r.name, t.name) as name, t.recipient_id as "recipientId",
              t.email as old
         from review_delivery_recipient t left join recipient r on r.id = t.recipient_id
        where t.delivery_id = $1 and t.status = 'failed' order by t.email`,
      [deliveryId],
    );
    for (const { old, email } of failed) {
      if (old === email) continue;
      await tx.query(
        `update review_delivery_recipient set email = $3 where delivery_id = $1 and email = $2
            and not exists (select from review_delivery_recipient where delivery_id = $1 and email = $3)`,
        [deliveryId, old, email],
      );
    }
    await sendTo(tx, deliveryId, failed, mailTo, now);
  });

const linesOf = (db: Db, deliveryId: number): Promise<Line[]> =>
  db.query<Line>(
    `select t.email, t.name, t.status, t.reason, t.attempts, t.at from review_delivery_recipient t
       left join recipient r on r.id = t.recipient_id
      where t.delivery_id = $1 order by t.recipient_id nulls last, t.email`,
    [deliveryId],
  );

const columns = `d.id, d.review_id as "reviewId", d.version, d.created_at as "createdAt", d.content
  from review_delivery d join review r on r.id = d.review_id where r.account_id = $1`;

/** The deliveries of an account, newest first. */
export const deliveriesOf = async (db: Db, accountId: string, limit: number): Promise<Delivery[]> => {
  const found = await db.query<Omit<Delivery, 'lines'>>(`select ${columns} order by d.id desc limit $2`, [
    accountId,
    limit,
  ]);
  return Promise.all(found.map(async (delivery) => ({ ...delivery, lines: await linesOf(db, delivery.id) })));
};

/** One of the account's own deliveries. */
export const deliveryOf = async (db: Db, accountId: string, id: number): Promise<Delivery | undefined> => {
  const [delivery] = await db.query<Omit<Delivery, 'lines'>>(`select ${columns} and d.id = $2`, [accountId, id]);
  return delivery && { ...delivery, lines: await linesOf(db, delivery.id) };
};
