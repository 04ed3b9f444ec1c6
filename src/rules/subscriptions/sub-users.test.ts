import { expect, test } from 'vitest';
import {
  inviteeFault,
  isSameEmail,
  type SeatAction,
  type SeatEvent,
  type SeatStatus,
  seatActions,
  seatAfter,
  seatMoves,
  seatStatuses,
  seatTexts,
} from './sub-users.ts';

test('the ten statuses and their names', () => {
  expect(seatStatuses.map((status) => `${status}: ${seatTexts.statuses[status]}`)).toEqual([
    'active: Attivo',
    'to_activate: Da attivare',
    'new: Nuovo',
    'not_paid: Non pagato',
    'to_send_activation: Attivazione da inviare',
    'email_sent: E-mail inviata',
    'expired: Scaduto',
    'subscription_expired: Abbonamento scaduto',
    'suspended: Sospeso',
    'renewed: Rinnovato',
  ]);
});

test.each<[SeatStatus, SeatAction[]]>([
  ['active', ['remove']],
  ['to_activate', ['resend', 'copy_code', 'remove']],
  ['new', ['assign', 'remove']],
  ['not_paid', ['remove']],
  ['to_send_activation', ['send', 'copy_code', 'remove']],
  ['email_sent', ['resend', 'copy_code', 'remove']],
  ['expired', ['resend', 'remove']],
  ['subscription_expired', ['remove']],
  ['suspended', ['remove']],
  ['renewed', ['remove']],
])('actions on %s', (status, actions) => {
  expect(seatActions(status, 'active')).toEqual(actions);
  expect(seatActions(status, 'not_paid')).toEqual(['remove']);
});

test.each<[SeatEvent, Partial<Record<SeatStatus, SeatStatus>>]>([
  ['assign', { new: 'to_send_activation' }],
  [
    'send',
    {
      to_send_activation: 'email_sent',
      email_sent: 'email_sent',
      to_activate: 'email_sent',
      expired: 'email_sent',
    },
  ],
  ['open', { email_sent: 'to_activate' }],
  ['activate', { to_send_activation: 'active', email_sent: 'active', to_activate: 'active' }],
  ['lapse', { email_sent: 'expired', to_activate: 'expired' }],
  ['owner_renews', { active: 'renewed', renewed: 'renewed' }],
  ['owner_unpaid', { active: 'not_paid', renewed: 'not_paid' }],
  ['owner_suspended', { active: 'suspended', renewed: 'suspended', not_paid: 'suspended' }],
  ['owner_pays', { not_paid: 'renewed', suspended: 'renewed' }],
  [
    'owner_ends',
    {
      active: 'subscription_expired',
      renewed: 'subscription_expired',
      not_paid: 'subscription_expired',
      suspended: 'subscription_expired',
    },
  ],
  ['owner_returns', { subscription_expired: 'expired' }],
  [
    'leave',
    {
      active: 'new',
      renewed: 'new',
      not_paid: 'new',
      suspended: 'new',
      expired: 'new',
      subscription_expired: 'new',
    },
  ],
])('%s moves exactly these', (event, moves) => {
  expect(
    Object.fromEntries(
      seatStatuses.flatMap((from) => (seatAfter(from, event) ? [[from, seatAfter(from, event)]] : [])),
    ),
  ).toEqual(moves);
  expect(Object.fromEntries(seatMoves(event))).toEqual(moves);
});

test('every status is reached by some event', () => {
  const events: SeatEvent[] = [
    'assign',
    'send',
    'open',
    'activate',
    'lapse',
    'leave',
    'owner_renews',
    'owner_unpaid',
    'owner_suspended',
    'owner_pays',
    'owner_ends',
    'owner_returns',
  ];
  const reached = new Set(events.flatMap((event) => seatMoves(event).map(([, to]) => to)));
  expect([...reached].sort()).toEqual([...seatStatuses].sort());
});

test('the message for inviting oneself', () => {
  expect(seatTexts.selfInvite).toBe('Non puoi invitare te stesso');
});

test.each([
  ['digital@example.it', 'digital@example.it', true],
  ['Digital@Example.it ', 'digital@example.it', true],
  ['digital@example.it', ' Digital@Example.it', true],
  ['digital@example.it', 'digitale@example.it', false],
])('%j and %j are the same address: %s', (one, other, same) => {
  expect(isSameEmail(one, other)).toBe(same);
});

test.each([
  ['', 'Richiesto'],
  ['   ', 'Richiesto'],
  ['nessuno', 'Inserire email valida'],
  ['a..b@example.it', 'Inserire email valida'],
  [' Titolare@Example.it ', 'Non puoi invitare te stesso'],
  ['amica@example.it', undefined],
])('inviting %j: %s', (email, fault) => {
  expect(inviteeFault(email, 'titolare@example.it')).toBe(fault);
});

test('an unknown owner is never the invited person', () => {
  expect(inviteeFault('titolare@example.it', '')).toBe(undefined);
});
