import { expect, test } from 'vitest';
import { firstOnboarding, type Onboarding, type OnboardingStep, type StepState, setStep } from './onboarding.ts';

test('at first: interests are current, newsletters next, the app not shown', () => {
  expect(firstOnboarding).toEqual({ interests: 'current', newsletters: 'next', download_app: '' });
});

test.each<[Onboarding, OnboardingStep, StepState, Onboarding]>([
  [firstOnboarding, 'interests', 'done', { interests: 'done', newsletters: 'current', download_app: 'next' }],
  [
    { interests: 'done', newsletters: 'current', download_app: 'next' },
    'newsletters',
    'done',
    { interests: 'done', newsletters: 'done', download_app: 'current' },
  ],
  [
    { interests: 'done', newsletters: 'done', download_app: 'current' },
    'download_app',
    'done',
    { interests: 'done', newsletters: 'done', download_app: 'done' },
  ],
  [firstOnboarding, 'newsletters', 'done', { interests: 'current', newsletters: 'done', download_app: 'next' }],
  [firstOnboarding, 'interests', 'next', { interests: 'next', newsletters: 'next', download_app: '' }],
])('%j: %s %s', (before, step, state, after) => {
  expect(setStep(before, step, state)).toEqual(after);
});
