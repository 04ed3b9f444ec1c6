import { nextSending, type Schedule } from '../../../../../src/rules/press/press-schedule.ts';
import { dayOf, momentOf } from '../../../../../src/rules/text/calendar.ts';
import { clockTime, longDate } from '../../../../../src/rules/text/dates.ts';
import type { Db } from '../../../db/db.ts';
import { rightsOf } from '../../subscriptions/rights.ts';
import { recipientsOf } from '../recipients.ts';
import { changeSelection, openReview } from '../stories/selection.ts';
import { contentOf, mailOf } from './compose.ts';
import { deliver } from './deliver.ts';

interface Due {
  readonly account_id: string;
  readonly brand_id: number;
  readonly schedule: Schedule;
  readonly title: string;
}

/** Whether a schedule is due on this day at this time. */
const isDue = (schedule: Schedule, today: string, clock: string): boolean =>
  clock >= schedule.time && nextSending(schedule, today, '') === today;

/** Sends one account's review to its active recipients; an empty one only when the profile says so. */
const sendOne = async (db: Db, { account_id, brand_id, title }: Due, today: string, now: number): Promise<void> => {
  const { abbonatoRassegna } = await rightsOf(db, account_id, now);
  const active = (await recipientsOf(db, account_id)).filter(({ active: isActive }) => isActive);
  if (!abbonatoRassegna || active.length === 0) return;
  const noChange = { ids: [], selected: true, order: undefined, section: undefined, note: undefined };
  const review =
    (await openReview(db, account_id, today)) ?? (await changeSelection(db, account_id, noChange, today, now));
  if (typeof review === 'string') return;
  const subject = `${title}, ${longDate(momentOf(today))}`;
  const content = await contentOf(db, account_id, review, { subject, note: '' }, now);
  if (!content) return;
  const targets = active.map(({ id, email, name }) => ({ email, name, recipientId: id }));
  await deliver(db, { id: review.id, content, targets, mailTo: await mailOf(brand_id, content) }, now);
};

/** Sends the press reviews that are due, each once a day. */
export const sendScheduled = async (db: Db, now: number): Promise<void> => {
  const [today, clock] = [dayOf(new Date(now)), clockTime(new Date(now))];
  const candidates = await db.query<Due>(
    `select p.account_id, a.brand_id, p.schedule, p.cover ->> 'title' as title
       from review_profile p join account a on a.id = p.account_id
      where p.schedule ->> 'interval' <> 'never' and (p.last_due is null or p.last_due < $1)`,
    [today],
  );
  for (const due of candidates) {
    if (!isDue(due.schedule, today, clock)) continue;
    const claimed = await db.query(
      `update review_profile set last_due = $2 where account_id = $1 and (last_due is null or last_due < $2)
       returning account_id`,
      [due.account_id, today],
    );
    if (claimed.length > 0) await sendOne(db, due, today, now);
  }
};
