import { againText, mailLimits, type StrangerMail } from '../../../src/rules/account/mail-limits.ts';
import { ApiError } from '../base/api-error.ts';
import type { Queryable } from '../db/db.ts';
import { tryCalls } from '../db/rate-limit.ts';

const DAY_MS = 86_400_000;

/** A mail to an address that the sender typed. */
export interface TypedMail {
  readonly kind: StrangerMail;
  /** Account or network address. */
  readonly sender: string;
  readonly recipient: string;
}

/**
 * Counts mails of one sender to distinct addresses of their choice. Returns the refused addresses with the time of the
 * next possible mail: the sender, or that recipient, has had as many as a day allows.
 */
export const tryMails = async (
  db: Queryable,
  { kind, sender }: Omit<TypedMail, 'recipient'>,
  recipients: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, Date>> => {
  const limits = mailLimits[kind];
  const bySender = { name: `mail-${kind}-by`, limit: limits.sender, windowMs: DAY_MS };
  const toRecipient = { name: `mail-${kind}-to`, limit: limits.recipient, windowMs: DAY_MS };
  const refused = (await tryCalls(db, bySender, [sender], now, recipients.length)).get(sender);
  if (refused) return new Map(recipients.map((recipient) => [recipient, refused]));
  return tryCalls(db, toRecipient, recipients, now);
};

/** Counts one mail; throws a 429 `ApiError` with `Retry-After` that says when the next one is possible. */
export const countMail = async (db: Queryable, { recipient, ...mail }: TypedMail, now: number): Promise<void> => {
  const [again] = (await tryMails(db, mail, [recipient.trim().toLowerCase()], now)).values();
  if (again === undefined) return;
  const seconds = Math.max(1, Math.ceil((again.getTime() - now) / 1000));
  throw new ApiError(429, `Abbiamo già inviato molte e-mail. Riprova ${againText(again, now)}.`, {
    code: 'ERR_TOO_MANY_MAILS',
    headers: { 'retry-after': String(seconds) },
  });
};
