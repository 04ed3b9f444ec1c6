import type { Logger } from 'pino';
import type { Base } from './base/hosts.ts';
import type { Db } from './db/db.ts';
import { advanceDeletions } from './domain/account/gdpr/requests.ts';
import { sendPlanned } from './domain/press/deliveries/planned.ts';
import { sendScheduled } from './domain/press/deliveries/scheduled.ts';
import { advanceSubscriptions } from './domain/subscriptions/advance.ts';
import type { World } from './domain/world/world.ts';

const INTERVAL_MS = 30_000;

/** Periodic work beside the calls. */
export interface Clockwork {
  /** Waits for the current round; starts no other. */
  stop(): Promise<void>;
}

/** Runs everything that is due. */
const advance = async (db: Db, base: Base, { now, settings }: World): Promise<void> => {
  await advanceSubscriptions(db, base, now(), settings.charges);
  await advanceDeletions(db, now());
  await sendScheduled(db, now());
  await sendPlanned(db, now());
};

/** Advances subscriptions, deletions and press reviews now and every 30 seconds. */
export const startClockwork = (db: Db, log: Logger, world: World, base: Base): Clockwork => {
  let round: Promise<void> | undefined;
  const begin = (): void => {
    round ??= advance(db, base, world)
      .catch((error: unknown) => {
        log.error({ event: 'clockwork round failed', name: error instanceof Error ? error.name : 'unknown' });
      })
      .finally(() => {
        round = undefined;
      });
  };
  begin();
  const timer = setInterval(begin, INTERVAL_MS);
  return {
    stop: async () => {
      clearInterval(timer);
      await round;
    },
  };
};
