import { againText, mailLimits, type StrangerMail } from '../../../src/rules/account/mail-limits.ts';
import { ApiError } from '../base/api-error.ts';
import type { Queryable } from '../db/db.ts';
import { tryCall } from '../db/rate-limit.ts';

const DAY_MS = 86_400_000;

/** One mail to an address that the sender typed. */
export interface TypedMail {
  readonly kind: StrangerMail;
  /** Account or network address. */
  readonly sender: string;
  readonly recipient: string;
}

/**
 * Counts a mail to an address that the sender chose. Returns the time of the next possible one when the sender or the
 * recipient has had as many as a day allows, undefined otherwise.
 */
export const tryMail = async (
  db: Queryable,
  { kind, sender, recipient }: TypedMail,
  now: number,
): Promise<Date | undefined> => {
  const { sender: bySender, recipient: toRecipient } = mailLimits[kind];
  const limits = [
    [{ name: `mail-${kind}-by`, limit: bySender, windowMs: DAY_MS }, sender],
    [{ name: `mail-${kind}-to`, limit: toRecipient, windowMs: DAY_MS }, recipient.trim().toLowerCase()],
  ] as const;
  for (const [limit, who] of limits) {
    const again = await tryCall(db, limit, who, now);
    if (again !== undefined) return again;
  }
  return undefined;
};

/** As `tryMail`; throws a 429 `ApiError` with `Retry-After` that says when the next mail is possible. */
export const countMail = async (db: Queryable, mail: TypedMail, now: number): Promise<void> => {
  const again = await tryMail(db, mail, now);
  if (again === undefined) return;
  const seconds = Math.max(1, Math.ceil((again.getTime() - now) / 1000));
  throw new ApiError(429, `Abbiamo già inviato molte e-mail. Riprova ${againText(again, now)}.`, {
    code: 'ERR_TOO_MANY_MAILS',
    headers: { 'retry-after': String(seconds) },
  });
};
