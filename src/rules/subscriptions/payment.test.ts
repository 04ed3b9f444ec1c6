import { expect, test } from 'vitest';
import { dueOf, isUnsettled, paymentStates } from './payment.ts';

const unpaid = { endsOn: '2025-11-20', stateOn: '2025-11-20', renewalDuration: 'mensile' } as const;

test.each([
  ['not_paid', unpaid, '2025-11-21', { since: '2025-11-20', until: '2025-12-21', payBy: '2025-12-19' }],
  ['not_paid', unpaid, '2025-12-19', { since: '2025-11-20', until: '2026-01-19', payBy: '2025-12-19' }],
  [
    'not_paid',
    { ...unpaid, renewalDuration: 'annuale' },
    '2025-11-21',
    { since: '2025-11-20', until: '2026-11-21', payBy: '2025-12-19' },
  ],
  [
    'suspended',
    { ...unpaid, stateOn: '2025-12-20' },
    '2026-01-05',
    { since: '2025-11-20', until: '2026-02-05', payBy: '2026-01-18' },
  ],
  ['active', unpaid, '2025-11-20', undefined],
  ['expired', unpaid, '2026-02-01', undefined],
  ['withdrawn', unpaid, '2025-11-21', undefined],
] as const)('%s %o on %s owes %o', (state, facts, today, due) => {
  expect(dueOf({ state, ...facts }, today)).toEqual(due);
});

test('a payment can change until it is settled', () => {
  expect(paymentStates.filter(isUnsettled)).toEqual(['open', 'pending']);
});
