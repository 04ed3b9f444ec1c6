import { z } from '@hono/zod-openapi';
import { ApiError, statusText } from '../../base/api-error.ts';
import type { Db } from '../../db/db.ts';
import { contentOf } from '../../domain/press/deliveries/compose.ts';
import type { Target } from '../../domain/press/deliveries/deliver.ts';
import { MAX_RECIPIENTS, recipientsOf } from '../../domain/press/recipients.ts';
import type { Content } from '../../domain/press/stories/content.ts';
import { type Review, reviewOf } from '../../domain/press/stories/selection.ts';
import { typedText } from '../schemas.ts';
import { id } from './schemas.ts';

/** The body of a sending: what to send, to whom. */
export const order = z.object({
  selezione_id: id,
  destinatari: z
    .array(z.union([id, typedText.pipe(z.email().max(254))]))
    .min(1)
    .max(MAX_RECIPIENTS)
    .openapi({ description: 'Ids of recipients, or other addresses' }),
  subject: typedText.pipe(z.string().min(1).max(200)),
  note: typedText.pipe(z.string().max(1000)).default(''),
  format: z.enum(['pdf', 'html']).optional().openapi({ description: 'Default: the profile’s' }),
});

export const notFound = (): ApiError => new ApiError(404, statusText(404), { code: 'ERR_NOT_FOUND' });

const targetsOf = async (db: Db, accountId: string, requested: readonly (number | string)[]): Promise<Target[]> => {
  const known = await recipientsOf(db, accountId);
  return requested.map((one) => {
    const found = known.find(({ id, email }) => id === one || email.toLowerCase() === String(one).toLowerCase());
    if (found) return { email: found.email, name: found.name, recipientId: found.id };
    if (typeof one === 'number') throw notFound();
    return { email: one, name: '', recipientId: null };
  });
};

/** The current review of an order and its recipients; throws an `ApiError` when it cannot be sent. */
export const sendingOf = async (
  db: Db,
  accountId: string,
  { selezione_id, destinatari, ...wording }: z.infer<typeof order>,
  now: number,
): Promise<{ readonly review: Review; readonly targets: Target[]; readonly content: Content }> => {
  const review = await reviewOf(db, accountId, selezione_id);
  if (!review) throw notFound();
  const targets = await targetsOf(db, accountId, destinatari);
  const content = await contentOf(db, accountId, review, wording, now);
  if (!content) throw new ApiError(422, 'Scegli almeno un articolo.', { code: 'ERR_EMPTY_SELECTION' });
  return { review, targets, content };
};
