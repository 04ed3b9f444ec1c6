import { expect, test } from 'vitest';
import { GATE, gateDigest, isGateDigest, isGateOpen } from './password-gate.ts';

const digest = 'a'.repeat(64);

test.each([
  ['MG', digest, digest],
  ['LG', digest, digest],
  ['EM', digest, digest],
  ['GZ', digest.toUpperCase(), digest],
  ['QP', digest, undefined],
  ['CA', digest, undefined],
  ['LG', undefined, undefined],
  ['LG', '', undefined],
  ['LG', 'Riservato', 'riservato'],
  ['QP', 'Riservato', undefined],
] as const)('%s with digest %s → %s', (sigla, given, expected) => {
  expect(gateDigest(sigla, given)).toBe(expected);
});

test.each([
  [digest, true],
  [digest.toUpperCase(), true],
  ['Riservato', false],
  [digest.slice(1), false],
  [`${digest}a`, false],
  [`g${digest.slice(1)}`, false],
])('%s is a digest: %s', (given, is) => {
  expect(isGateDigest(given)).toBe(is);
});

test('the storage key of the result does not change', () => {
  expect(GATE).toBe('np_gate');
});

test.each([
  [digest, null, false],
  [digest, 'false', false],
  [digest, 'true', true],
  [digest, 'TRUE', false],
  [digest, '1', false],
  [digest, '', false],
  [digest.slice(1), null, false],
  [digest.slice(1), 'true', false],
  [undefined, null, true],
  [undefined, 'false', true],
])('digest %s, stored %s: open %s', (given, stored, open) => {
  expect(isGateOpen(given, stored)).toBe(open);
});
