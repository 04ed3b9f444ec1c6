import type { Db } from '../../../db/db.ts';
import type { Mail } from '../../../mail/outbox.ts';
import { ownerName } from '../owner.ts';
import { type Profile, readProfile } from '../profile.ts';
import { type Content, withTexts } from '../stories/content.ts';
import { itemsOf, type Review } from '../stories/selection.ts';
import type { Target } from './deliver.ts';
import { composeMail } from './mail.ts';
import { reviewPdf } from './pdf.ts';

/** Subject, note and format of a delivery; the default format is the profile's. */
export interface Wording {
  readonly subject: string;
  readonly note: string;
  readonly format?: Profile['format'] | undefined;
}

/** A review as it would be delivered now; undefined when it is empty and the profile does not send empty reviews. */
export const contentOf = async (
  db: Db,
  accountId: string,
  review: Review,
  { subject, note, format }: Wording,
  now: number,
): Promise<Content | undefined> => {
  const profile = await readProfile(db, accountId);
  const items = await withTexts(db, await itemsOf(db, review.id, now));
  if (items.length === 0 && !profile.always_send) return undefined;
  return {
    subject,
    note,
    format: format ?? profile.format,
    cover: profile.cover,
    owner: await ownerName(db, accountId),
    day: review.day,
    items,
  };
};

/** Writes the mails of a delivery; all share one PDF. */
export const mailOf = async (brandId: number, content: Content): Promise<(target: Target) => Mail> =>
  composeMail(brandId, content, content.format === 'pdf' ? await reviewPdf(brandId, content) : undefined);
