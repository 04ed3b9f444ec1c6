import { addDays, dayOf } from '../text/calendar.ts';
import { longDate, proseTime } from '../text/dates.ts';

/** Mails that a reader makes the server send to an address of their choice. */
export type StrangerMail = 'email-change' | 'invitation' | 'contact';

/** The most mails of a kind in 24 hours: by one sender, and to one address from all senders. */
export const mailLimits: Readonly<Record<StrangerMail, { readonly sender: number; readonly recipient: number }>> = {
  'email-change': { sender: 10, recipient: 3 },
  // Twice the largest licence: a list of people, and one correction.
  invitation: { sender: 1200, recipient: 10 },
  // A reader may write often; above this a typed address is being filled.
  contact: { sender: 100, recipient: 15 },
};

/** When a refused mail is possible again: 'dopo le 15.30 di domani', Italian time. */
export const againText = (again: Date, now: number): string => {
  const day = dayOf(again);
  const today = dayOf(new Date(now));
  // The minute itself may be too early.
  const time = proseTime(new Date(again.getTime() + 60_000));
  if (day === today) return `dopo le ${time} di oggi`;
  return `dopo le ${time} ${day === addDays(today, 1) ? 'di domani' : `del ${longDate(again)}`}`;
};
