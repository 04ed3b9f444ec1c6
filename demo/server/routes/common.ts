import { z } from '@hono/zod-openapi';
import { dayOf } from '../../../src/rules/text/calendar.ts';
import { ApiError, statusText } from '../base/api-error.ts';
import type { Base } from '../base/hosts.ts';
import { ifAvailable } from '../db/unavailable.ts';
import { advanceSubscriptions } from '../domain/subscriptions/advance.ts';
import { listFor } from '../domain/subscriptions/store.ts';
import { type SubscriptionView, viewOf } from '../domain/subscriptions/view.ts';
import type { AppContext } from '../http/env.ts';
import type { Services } from '../http/services.ts';

/** A number in a path. */
export const idParams = z.object({ id: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER) });

/** Refusals that most calls of readers share. */
export const readerRefusals = { 401: 'Not signed in', 403: 'Origin or XSRF refused' } as const;

/** Refusals of calls that name an item of the reader. */
export const ownRefusals = {
  ...readerRefusals,
  404: 'The reader has no such item',
  422: 'A field is invalid',
} as const;

export const notFound = (): ApiError => new ApiError(404, statusText(404));

/** Scheme and port of a call, for addresses in its answer. Links in mails have `mailBase`. */
export const baseOf = (c: AppContext): Base => c.get('url');

/** A body of one JSON schema. */
export const jsonBody = <Schema extends z.ZodType>(schema: Schema) => ({
  required: true as const,
  content: { 'application/json': { schema } },
});

/** Applies everything that became due up to the world's now, if the database can. Call it before reading or writing. */
export const catchUp = async ({ db, now, world, mailBase }: Services): Promise<void> => {
  await ifAvailable(() => advanceSubscriptions(db, mailBase, now(), world.settings.charges));
};

/** A reader's subscription in wire format; throws 404 for an unknown id. */
export const viewOne = async ({ db, now }: Services, accountId: string, id: number): Promise<SubscriptionView> => {
  const [row] = await listFor(db, accountId, id);
  if (!row) throw notFound();
  return viewOf(row, dayOf(new Date(now())));
};
