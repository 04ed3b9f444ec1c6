import { expect, test } from 'vitest';
import {
  doneSteps,
  firstOnboarding,
  type Onboarding,
  type OnboardingStep,
  offeredStep,
  type StepState,
  setStep,
} from './onboarding.ts';

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

test.each<[string, Onboarding, OnboardingStep | undefined, number]>([
  ['at first', firstOnboarding, 'interests', 0],
  ['after one', { interests: 'done', newsletters: 'current', download_app: 'next' }, 'newsletters', 1],
  ['put off', setStep(firstOnboarding, 'interests', ''), undefined, 0],
  ['all done', { interests: 'done', newsletters: 'done', download_app: 'done' }, undefined, 3],
])('%s the offered step and the number of finished ones', (_, steps, offered, done) => {
  expect(offeredStep(steps)).toBe(offered);
  expect(doneSteps(steps)).toBe(done);
});
