/** Specification, point 3: the steps of the onboarding, in their order. */
export const onboardingSteps = ['interests', 'newsletters', 'download_app'] as const;
export type OnboardingStep = (typeof onboardingSteps)[number];

/** Where a step stands; empty is: not yet in sight. */
export const stepStates = ['', 'next', 'current', 'done'] as const;
export type StepState = (typeof stepStates)[number];

export type Onboarding = Readonly<Record<OnboardingStep, StepState>>;

/** Specification, point 3: the initial state. */
export const firstOnboarding: Onboarding = { interests: 'current', newsletters: 'next', download_app: '' };

/**
 * A step is set. When it is done, the first step that is not becomes the current one and the one after it is next;
 * otherwise the others stay as they are.
 */
export const setStep = (steps: Onboarding, step: OnboardingStep, state: StepState): Onboarding => {
  const set = { ...steps, [step]: state };
  if (state !== 'done') return set;
  const [current, next] = onboardingSteps.filter((name) => set[name] !== 'done');
  return {
    ...set,
    ...(current && { [current]: 'current' as const }),
    ...(next && { [next]: 'next' as const }),
  };
};
