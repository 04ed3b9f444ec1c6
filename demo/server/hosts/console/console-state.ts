import { isSupportOpen } from '../../../../src/rules/assistance/support-hours.ts';
import type { Queryable } from '../../db/db.ts';
import type { World } from '../../domain/world/world.ts';

/** The world as the console shows it. */
export const worldState = async (db: Queryable, world: World) => {
  const now = world.now();
  const [counts] = await db.query<{ mails: number; third: number }>(
    `select (select count(*)::int from mail_out) as mails, (select count(*)::int from third_call) as third`,
  );
  return {
    now,
    support_open: isSupportOpen('chat', new Date(now)),
    settings: world.settings,
    faults: world.faults,
    ...(counts ?? { mails: 0, third: 0 }),
  };
};
