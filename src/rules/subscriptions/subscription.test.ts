import { expect, test } from 'vitest';
import {
  cancelBy,
  mayChangeRenewal,
  mayWithdraw,
  noticeDay,
  offerKind,
  periodEnd,
  refundBy,
  rightsFrom,
  type SubscriptionFacts,
  subscriptionActions,
  withdrawBy,
} from './subscription.ts';

const today = '2026-11-21';
const base: SubscriptionFacts = {
  state: 'active',
  recurring: true,
  chargeable: true,
  consumer: true,
  slave: false,
  seats: 0,
  endsOn: '2026-12-11',
  purchasedOn: '2025-12-11',
  priceCents: 14900,
};

test.each<[string, Partial<SubscriptionFacts>, string[]]>([
  ['recurring', {}, ['cancel_renewal', 'calendar', 'receipts']],
  ['renewal stopped', { recurring: false }, ['reactivate_renewal', 'calendar', 'receipts']],
  ['on the day of the charge', { endsOn: today }, ['calendar', 'receipts']],
  ['with seats', { seats: 12 }, ['cancel_renewal', 'manage_users', 'calendar', 'receipts']],
  ['bought fourteen days ago', { purchasedOn: '2026-11-07' }, ['cancel_renewal', 'calendar', 'withdraw', 'receipts']],
  ['bought fifteen days ago', { purchasedOn: '2026-11-06' }, ['cancel_renewal', 'calendar', 'receipts']],
  ['a company', { consumer: false, purchasedOn: today }, ['cancel_renewal', 'calendar', 'receipts']],
  ['gift', { chargeable: false, recurring: false, priceCents: 0, purchasedOn: today }, ['calendar']],
  ['expired gift', { chargeable: false, recurring: false, priceCents: 0, state: 'expired' }, ['renew']],
  ['unpaid', { state: 'not_paid' }, ['pay', 'receipts']],
  ['suspended', { state: 'suspended', seats: 12 }, ['pay', 'receipts']],
  ['expired', { state: 'expired', endsOn: '2026-10-12' }, ['renew', 'receipts']],
  ['withdrawn', { state: 'withdrawn', purchasedOn: today }, ['receipts']],
  ['secondary', { slave: true, seats: 12, purchasedOn: today }, []],
])('%s', (_, facts, actions) => {
  expect(subscriptionActions({ ...base, ...facts }, today)).toEqual(actions);
});

test.each<[Partial<SubscriptionFacts>, boolean]>([
  [{ purchasedOn: '2026-11-21' }, true],
  [{ purchasedOn: '2026-11-07' }, true],
  [{ purchasedOn: '2026-11-06' }, false],
  [{ purchasedOn: '2026-11-21', state: 'not_paid' }, true],
  [{ purchasedOn: '2026-11-21', state: 'withdrawn' }, false],
  [{ purchasedOn: '2026-11-21', state: 'expired' }, false],
  [{ purchasedOn: '2026-11-21', chargeable: false }, false],
  [{ purchasedOn: '2026-11-21', consumer: false }, false],
  [{ purchasedOn: '2026-11-21', slave: true }, false],
  [{ purchasedOn: '2026-11-21', priceCents: 0 }, false],
])('withdrawal from %o: %s', (facts, may) => {
  expect(mayWithdraw({ ...base, ...facts }, today)).toBe(may);
});

test.each<[Partial<SubscriptionFacts>, boolean]>([
  [{}, true],
  [{ recurring: false }, true],
  [{ endsOn: '2026-11-22' }, true],
  [{ endsOn: '2026-11-21' }, false],
  [{ state: 'not_paid' }, false],
  [{ state: 'expired' }, false],
  [{ chargeable: false }, false],
  [{ slave: true }, false],
])('stopping or restarting the renewal of %o: %s', (facts, may) => {
  expect(mayChangeRenewal({ ...base, ...facts }, today)).toBe(may);
});

test.each([
  ['mensile', '2026-12-21', '2026-12-14'],
  ['trimestrale', '2027-02-21', '2027-02-14'],
  ['annuale', '2027-11-21', '2027-10-22'],
] as const)('%s: from today to %s, notice on %s', (duration, end, notice) => {
  expect(periodEnd(today, duration)).toBe(end);
  expect(noticeDay(end, duration)).toBe(notice);
});

test('the last day to cancel is the day before the charge, the last to withdraw the fourteenth', () => {
  expect(cancelBy('2026-12-01')).toBe('2026-11-30');
  expect(withdrawBy('2026-11-21')).toBe('2026-12-05');
  expect(refundBy('2026-12-20')).toBe('2027-01-03');
});

const none = {
  abbonato: false,
  abbonatoConsent: false,
  abbonatoDigital: false,
  abbonatoRassegna: false,
  isCompany: false,
  isCompanySubscribed: false,
  isFamilySubscribed: false,
  isSlave: false,
  owned: [],
};
const own = (product: 'mobile' | 'digital' | 'digital+' | 'consent' | 'rassegna', more = {}) => ({
  product,
  audience: 'person' as const,
  slave: false,
  ...more,
});

test.each([
  [[], false, {}],
  [[], true, { isCompany: true }],
  [[own('mobile')], false, { abbonato: true, owned: ['mobile'] }],
  [[own('digital')], false, { abbonato: true, abbonatoDigital: true, owned: ['digital'] }],
  [[own('digital+')], false, { abbonato: true, abbonatoDigital: true, owned: ['digital+'] }],
  [[own('consent')], false, { abbonatoConsent: true, owned: ['consent'] }],
  [
    [own('rassegna', { audience: 'company' })],
    true,
    { isCompany: true, isCompanySubscribed: true, abbonatoRassegna: true, owned: ['rassegna'] },
  ],
  [
    [own('digital', { audience: 'family' })],
    false,
    { abbonato: true, abbonatoDigital: true, isFamilySubscribed: true, owned: ['digital'] },
  ],
  [
    [own('digital+', { slave: true }), own('mobile')],
    false,
    { abbonato: true, abbonatoDigital: true, isSlave: true, owned: ['mobile', 'digital+'] },
  ],
  [[own('mobile'), own('mobile')], false, { abbonato: true, owned: ['mobile'] }],
])('rights from %o, company %s', (usable, company, rights) => {
  expect(rightsFrom(usable, company)).toEqual({ ...none, ...rights });
});

const offer = (product: 'mobile' | 'digital' | 'digital+' | 'consent' | 'rassegna', upgradeOnly = false) => ({
  product,
  upgradeOnly,
});

test.each([
  ['nothing owned', offer('digital'), [], false, 'activate'],
  ['nothing owned, an upgrade offer', offer('digital', true), [], false, undefined],
  ['Online owned', offer('digital'), [{ product: 'mobile', state: 'active' }], false, 'upgrade'],
  [
    'Online owned, an upgrade offer',
    offer('digital', true),
    [{ product: 'mobile', state: 'active' }],
    false,
    'upgrade',
  ],
  ['the same owned', offer('digital'), [{ product: 'digital', state: 'active' }], false, undefined],
  ['more owned', offer('mobile'), [{ product: 'digital', state: 'active' }], false, undefined],
  ['unpaid', offer('digital'), [{ product: 'digital', state: 'not_paid' }], false, 'pay'],
  ['suspended', offer('digital'), [{ product: 'digital', state: 'suspended' }], false, 'pay'],
  ['expired', offer('digital'), [{ product: 'digital', state: 'expired' }], false, 'renew'],
  ['another one expired', offer('digital'), [{ product: 'mobile', state: 'expired' }], false, 'activate'],
  ['another one unpaid', offer('digital'), [{ product: 'mobile', state: 'not_paid' }], false, 'activate'],
  ['consent is not a lower product', offer('digital'), [{ product: 'consent', state: 'active' }], false, 'activate'],
  ['withdrawn', offer('digital'), [{ product: 'digital', state: 'withdrawn' }], false, 'activate'],
  ['press review for a person', offer('rassegna'), [], false, undefined],
  ['press review for a company', offer('rassegna'), [{ product: 'digital+', state: 'active' }], true, 'activate'],
  ['press review owned', offer('rassegna'), [{ product: 'rassegna', state: 'active' }], true, undefined],
] as const)('%s', (_, offered, owned, company, kind) => {
  expect(offerKind(offered, owned, company)).toBe(kind);
});
