import { emailFault } from '../account/field-texts.ts';
import type { SubscriptionState } from './subscription.ts';

/** Specification, point 4, "Subscriber and sub-user statuses". */
export const seatStatuses = [
  'active',
  'to_activate',
  'new',
  'not_paid',
  'to_send_activation',
  'email_sent',
  'expired',
  'subscription_expired',
  'suspended',
  'renewed',
] as const;
export type SeatStatus = (typeof seatStatuses)[number];

/** DESIGN, "Status pill": the ten statuses in words. */
export const seatStatusNames: Readonly<Record<SeatStatus, string>> = {
  active: 'Attivo',
  to_activate: 'Da attivare',
  new: 'Nuovo',
  not_paid: 'Non pagato',
  to_send_activation: 'Attivazione da inviare',
  email_sent: 'E-mail inviata',
  expired: 'Scaduto',
  subscription_expired: 'Abbonamento scaduto',
  suspended: 'Sospeso',
  renewed: 'Rinnovato',
};

/** What the owner may do with a place: give it to somebody, send or resend its code, copy the code, take it back. */
export type SeatAction = 'assign' | 'send' | 'resend' | 'copy_code' | 'remove';

const actions: Readonly<Record<SeatStatus, readonly SeatAction[]>> = {
  active: ['remove'],
  to_activate: ['resend', 'copy_code', 'remove'],
  new: ['assign', 'remove'],
  not_paid: ['remove'],
  to_send_activation: ['send', 'copy_code', 'remove'],
  email_sent: ['resend', 'copy_code', 'remove'],
  expired: ['resend', 'remove'],
  subscription_expired: ['remove'],
  suspended: ['remove'],
  renewed: ['remove'],
};

/** The owner's actions on a place; codes go out only while the subscription is in force. */
export const seatActions = (status: SeatStatus, subscription: SubscriptionState): readonly SeatAction[] =>
  subscription === 'active' ? actions[status] : actions[status].filter((action) => action === 'remove');

/** An invitation that nobody used in so many days has expired. */
export const invitationDays = 30;

/** What happens to a place, by the owner, by the invited person or by the subscription it belongs to. */
export type SeatEvent =
  | 'assign'
  | 'send'
  | 'open'
  | 'activate'
  | 'lapse'
  | 'leave'
  | 'owner_renews'
  | 'owner_unpaid'
  | 'owner_suspended'
  | 'owner_pays'
  | 'owner_ends'
  | 'owner_returns';

const moves: Readonly<Record<SeatEvent, Partial<Readonly<Record<SeatStatus, SeatStatus>>>>> = {
  assign: { new: 'to_send_activation' },
  send: {
    to_send_activation: 'email_sent',
    email_sent: 'email_sent',
    to_activate: 'email_sent',
    expired: 'email_sent',
  },
  open: { email_sent: 'to_activate' },
  activate: { to_send_activation: 'active', email_sent: 'active', to_activate: 'active' },
  lapse: { email_sent: 'expired', to_activate: 'expired' },
  leave: {
    active: 'new',
    renewed: 'new',
    not_paid: 'new',
    suspended: 'new',
    expired: 'new',
    subscription_expired: 'new',
  },
  owner_renews: { active: 'renewed', renewed: 'renewed' },
  owner_unpaid: { active: 'not_paid', renewed: 'not_paid' },
  owner_suspended: { active: 'suspended', renewed: 'suspended', not_paid: 'suspended' },
  owner_pays: { not_paid: 'renewed', suspended: 'renewed' },
  owner_ends: {
    active: 'subscription_expired',
    renewed: 'subscription_expired',
    not_paid: 'subscription_expired',
    suspended: 'subscription_expired',
  },
  // The places are there again, their readers have to be invited anew.
  owner_returns: { subscription_expired: 'expired' },
};

/** The status after an event; undefined when the event means nothing in that status. */
export const seatAfter = (status: SeatStatus, event: SeatEvent): SeatStatus | undefined => moves[event][status];

/** The statuses in which an event means something, with what it makes of each. */
export const seatMoves = (event: SeatEvent): readonly (readonly [from: SeatStatus, to: SeatStatus])[] =>
  seatStatuses.flatMap((from) => {
    const to = moves[event][from];
    return to === undefined ? [] : [[from, to] as const];
  });

/** Specification, point 5, "Invite own account". */
export const selfInviteText = 'Non puoi invitare te stesso';

/** Whether two addresses are one person's. */
export const isSameEmail = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** Specification, point 5: what is wrong with the address of a person to invite; `own` is the owner's, empty if unknown. */
export const inviteeFault = (email: string, own: string): string | undefined =>
  emailFault(email) ?? (isSameEmail(email, own) ? selfInviteText : undefined);
