import { path as check } from '@phosphor-icons/core/assets/bold/check-bold.svg?icon';
import type { ReactNode } from 'react';
import { type Onboarding, type OnboardingStep, onboardingSteps } from '../../rules/account/onboarding.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import { copy } from './copy.ts';

interface StepsProps {
  readonly steps: Onboarding;
  readonly shown: OnboardingStep | undefined;
  readonly onShow: (step: OnboardingStep) => void;
}

/** The three steps and the progress; finished steps can be reopened. */
export const Steps = ({ steps, shown, onShow }: StepsProps): ReactNode => (
  <ol className="steps" aria-label={copy.progress}>
    {onboardingSteps.map((step, index) => {
      const name = copy.steps[step];
      const isDone = steps[step] === 'done';
      const face = (
        <>
          <span className="step-mark">{isDone && step !== shown ? <Icon path={check} size={16} /> : index + 1}</span>
          <span className="step-name">{name}</span>
          {isDone ? <span className="unseen">{copy.done}</span> : null}
        </>
      );
      return (
        <li key={step} className={isDone ? 'done' : undefined} aria-current={step === shown ? 'step' : undefined}>
          {isDone && step !== shown ? (
            <button type="button" aria-label={`${copy.back(name)}, ${copy.done}`} onClick={() => onShow(step)}>
              {face}
            </button>
          ) : (
            <span>{face}</span>
          )}
        </li>
      );
    })}
  </ol>
);
