import { expect, test } from 'vitest';
import type { Onboarding, OnboardingStep } from '../../rules/account/onboarding.ts';
import { enough, openStep } from './model.ts';

test.each<[string, Onboarding, OnboardingStep | undefined]>([
  ['at first', { interests: 'current', newsletters: 'next', download_app: '' }, 'interests'],
  ['after the first', { interests: 'done', newsletters: 'current', download_app: 'next' }, 'newsletters'],
  ['with a gap', { interests: 'done', newsletters: 'next', download_app: 'done' }, 'newsletters'],
  ['at the end', { interests: 'done', newsletters: 'done', download_app: 'done' }, undefined],
])('%s the reader goes on there', (_, steps, wanted) => {
  expect(openStep(steps)).toBe(wanted);
});

test.each([
  [12, 3],
  [2, 2],
  [0, 0],
])('of %i interests %i are enough', (offered, wanted) => {
  expect(enough(offered)).toBe(wanted);
});
