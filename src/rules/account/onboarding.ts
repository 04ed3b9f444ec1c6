/** The steps of the onboarding, in order. */
export const onboardingSteps = ['interests', 'newsletters', 'download_app'] as const;
export type OnboardingStep = (typeof onboardingSteps)[number];

/** The state of a step; empty: not shown yet. */
export const stepStates = ['', 'next', 'current', 'done'] as const;
export type StepState = (typeof stepStates)[number];

export type Onboarding = Readonly<Record<OnboardingStep, StepState>>;

/** The initial state. */
export const firstOnboarding: Onboarding = { interests: 'current', newsletters: 'next', download_app: '' };

/**
 * Sets the state of a step. After `done`, the first unfinished step becomes `current` and the one after it `next`;
 * otherwise the other steps do not change.
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

/** The step to offer; undefined once all are done, or the reader has put them off: then none is current. */
export const offeredStep = (steps: Onboarding): OnboardingStep | undefined =>
  onboardingSteps.find((step) => steps[step] === 'current');

/** Number of finished steps. */
export const doneSteps = (steps: Onboarding): number => onboardingSteps.filter((step) => steps[step] === 'done').length;
