import { expect, test } from 'vitest';
import { type DueFacts, type DueStep, dueStep } from './due.ts';

const today = '2026-11-21';
const yearly: DueFacts = {
  state: 'active',
  auto_renew: true,
  payment_valid: true,
  ends_on: '2026-12-21',
  state_on: '2025-12-21',
  renewal_duration: 'annuale',
  noticed: false,
};

test.each<[string, Partial<DueFacts>, DueStep | undefined]>([
  ['a yearly one, thirty-one days before', { ends_on: '2026-12-22' }, undefined],
  ['thirty days before', {}, 'notice'],
  ['notice sent already', { noticed: true }, undefined],
  ['a monthly one, eight days before', { renewal_duration: 'mensile', ends_on: '2026-11-29' }, undefined],
  ['a monthly one, seven days before', { renewal_duration: 'mensile', ends_on: '2026-11-28' }, 'notice'],
  ['on the day of the charge, no notice sent', { ends_on: today }, 'notice'],
  ['on the day of the charge', { ends_on: today, noticed: true }, 'renew'],
  ['after it', { ends_on: '2026-10-01', noticed: true }, 'renew'],
  ['on the day, card refused', { ends_on: today, noticed: true, payment_valid: false }, 'charge_fails'],
  ['renewal stopped, on the last day', { auto_renew: false, ends_on: today }, undefined],
  ['renewal stopped, the day after', { auto_renew: false, ends_on: '2026-11-20' }, 'end'],
  ['unpaid for 29 days', { state: 'not_paid', state_on: '2026-10-23' }, undefined],
  ['unpaid for 30 days', { state: 'not_paid', state_on: '2026-10-22' }, 'suspend'],
  ['suspended for 29 days', { state: 'suspended', state_on: '2026-10-23' }, undefined],
  ['suspended for 30 days', { state: 'suspended', state_on: '2026-10-22' }, 'end'],
  ['expired', { state: 'expired', ends_on: '2026-01-01' }, undefined],
  ['withdrawn', { state: 'withdrawn', ends_on: '2026-01-01' }, undefined],
])('%s → %s', (_, facts, step) => {
  expect(dueStep({ ...yearly, ...facts }, today)).toBe(step);
});
