import { type Onboarding, type OnboardingStep, onboardingSteps } from '../../rules/account/onboarding.ts';

/** The step to continue with: the current one, else the first open one; undefined when all are done. */
export const openStep = (steps: Onboarding): OnboardingStep | undefined =>
  onboardingSteps.find((step) => steps[step] === 'current') ?? onboardingSteps.find((step) => steps[step] !== 'done');

/** Required number of interests; at most as many as the brand has. */
export const enough = (offered: number): number => Math.min(3, offered);
