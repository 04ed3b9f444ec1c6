import { emailFault } from '../account/field-texts.ts';
import { replaceable } from '../language/replaceable.ts';
import type { SubscriptionState } from './subscription.ts';

/** The statuses of a seat. */
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

export const seatTexts = replaceable('seats', {
  /** The names of the statuses, as their pills show them. */
  statuses: {
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
  } satisfies Readonly<Record<SeatStatus, string>>,
  /** The message for inviting oneself. */
  selfInvite: 'Non puoi invitare te stesso',
});

/** The owner's actions on a seat: assign it, send or resend its code, copy the code, remove the linked user. */
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

/** The owner's actions on a seat; unless the subscription is active, only `remove`. */
export const seatActions = (status: SeatStatus, subscription: SubscriptionState): readonly SeatAction[] =>
  subscription === 'active' ? actions[status] : actions[status].filter((action) => action === 'remove');

/** Days until an unused invitation expires. */
export const invitationDays = 30;

/** Events of a seat, from the owner, the invited person or the owner's subscription. */
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
  // The seats exist again, but their readers need a new invitation.
  owner_returns: { subscription_expired: 'expired' },
};

/** The status after an event; undefined when the event does not apply to that status. */
export const seatAfter = (status: SeatStatus, event: SeatEvent): SeatStatus | undefined => moves[event][status];

/** All transitions of an event. */
export const seatMoves = (event: SeatEvent): readonly (readonly [from: SeatStatus, to: SeatStatus])[] =>
  seatStatuses.flatMap((from) => {
    const to = moves[event][from];
    return to === undefined ? [] : [[from, to] as const];
  });

/** Whether two e-mail addresses are the same, ignoring case and surrounding spaces. */
export const isSameEmail = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** The message for an address that cannot be invited; undefined for a valid one. `own` is the owner's, empty if unknown. */
export const inviteeFault = (email: string, own: string): string | undefined =>
  emailFault(email) ?? (isSameEmail(email, own) ? seatTexts.selfInvite : undefined);
