import { addDays, dayOf, startOfDay } from '../../src/rules/text/calendar.ts';
import { ApiError } from './base/api-error.ts';
import type { Base } from './base/hosts.ts';
import { offloadFiles } from './blobs/offload.ts';
import { type Rounds, startRounds } from './db/rounds.ts';
import { advanceDeletions } from './domain/account/gdpr/requests.ts';
import type { SharedPageImages } from './domain/epaper/images/page-images.ts';
import { noteBounced } from './domain/press/deliveries/bounced.ts';
import { sendPlanned } from './domain/press/deliveries/planned.ts';
import { sendScheduled } from './domain/press/deliveries/scheduled.ts';
import { advanceSubscriptions } from './domain/subscriptions/advance.ts';
import { paymentProvider } from './domain/subscriptions/payments/choose.ts';
import { settlePayments } from './domain/subscriptions/payments/settle.ts';
import { keepTerms } from './domain/world/retention.ts';
import type { Services } from './http/services.ts';

const INTERVAL_MS = 30_000;
/** The front pages of the next day are drawn from this long before midnight. */
const DRAW_AHEAD_MS = 15 * 60_000;

type Parts = Pick<Services, 'db' | 'log' | 'world' | 'paperOfDay' | 'storage' | 'stripe'> & {
  readonly pageImages: Pick<SharedPageImages, 'advance'>;
};

/** Milliseconds until the next day begins in Italy by the world's clock. */
const nextDayIn = ({ world }: Parts): number => startOfDay(addDays(dayOf(new Date(world.now())), 1)) - world.now();

/** Runs everything that is due. */
const advance = async (parts: Parts, base: Base): Promise<void> => {
  const { db, log, world, pageImages, paperOfDay, storage, stripe } = parts;
  const { now, settings } = world;
  await paperOfDay.publish();
  await advanceSubscriptions(db, base, now(), settings.charges);
  await advanceDeletions(db, now());
  await noteBounced(db, now());
  await sendScheduled(db, now());
  await sendPlanned(db, now());
  await keepTerms(db, now());
  // After what has its time, for the provider may take long; before the storage, whose failure ends the round.
  await settlePayments({ db, log, provider: paymentProvider({ db, now, stripe }, base), base, now: now() });
  await pageImages.advance(nextDayIn(parts) <= DRAW_AHEAD_MS);
  if (storage) await offloadFiles(db, storage, now());
};

/**
 * Publishes the paper of the day, advances subscriptions, payments, deletions and press reviews, and removes what has had its time: now, every 30 seconds and at
 * midnight in Italy.
 */
export const startClockwork = (parts: Parts, base: Base): Rounds =>
  startRounds(() => {
    const { log, world } = parts;
    const midnight = world.now() + nextDayIn(parts);
    const done = advance(parts, base).catch((error: unknown) => {
      const { code, reason } = error instanceof ApiError ? error : {};
      const name = error instanceof Error ? error.name : 'unknown';
      log.error({ event: 'clockwork round failed', name, code, reason });
    });
    // Midnight may have passed during the round.
    return { done, pauseMs: () => Math.min(INTERVAL_MS, Math.max(0, midnight - world.now())) };
  });
