import { type Onboarding, type OnboardingStep, onboardingSteps } from '../../rules/account/onboarding.ts';

/** The step in which the reader goes on: the current one, else the first that is not done; undefined when all are. */
export const openStep = (steps: Onboarding): OnboardingStep | undefined =>
  onboardingSteps.find((step) => steps[step] === 'current') ?? onboardingSteps.find((step) => steps[step] !== 'done');

/** How many interests are enough; a brand with fewer wants no more than it has. */
export const enough = (offered: number): number => Math.min(3, offered);
