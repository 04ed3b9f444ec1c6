import type { Transaction } from '../../db/db.ts';

/** Advisory lock of all servers on one database; any fixed number. */
const CALENDAR_LOCK = 4300_03;

/** Dates stories to the first second of their day in Italy, the lead latest, so that newest first is the paper's order. */
const dateStories = `
update article a set published_at = at.moment
  from (select a.id,
               (e.day + time '00:00:01' - least(a.rank, 999) * interval '1 millisecond') at time zone 'Europe/Rome' as moment
          from article a join edition e on e.id = a.edition_id) at
 where a.id = at.id and a.published_at <> at.moment`;

/**
 * Moves all editions so that the newest is of `today` (yyyy-mm-dd), and dates their stories. Editions and stories keep
 * their ids, so that favourites, reading positions and links stay valid.
 */
export const moveCalendar = async (tx: Transaction, today: string): Promise<void> => {
  await tx.query('select pg_advisory_xact_lock($1)', [CALENDAR_LOCK]);
  await tx.query('update edition set day = $1::date - slot where day <> $1::date - slot', [today]);
  await tx.query(dateStories);
};
