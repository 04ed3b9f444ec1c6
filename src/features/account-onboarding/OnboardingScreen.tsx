import { type ReactNode, useState } from 'react';
import { finishStep, onboardingOf } from '../../api/account/onboarding.ts';
import { topicsOf } from '../../api/account/topics.ts';
import { brandLink } from '../../core/brand/brand-link.ts';
import { core } from '../../core/page/core.ts';
import type { Onboarding, OnboardingStep } from '../../rules/account/onboarding.ts';
import { failureText, partOf } from '../../rules/page/failures.ts';
import { accessTexts } from '../../rules/session/access-texts.ts';
import { Private } from '../../screen-kit/Private.tsx';
import { Bones, Part } from '../../ui/base/Part.tsx';
import { usePart } from '../../ui/base/use-part.ts';
import { useToast } from '../../ui/overlay/use-toast.tsx';
import { copy } from './copy.ts';
import { DownloadApp } from './DownloadApp.tsx';
import { FinishedView } from './FinishedView.tsx';
import { Interests } from './Interests.tsx';
import { openStep } from './model.ts';
import { Newsletters } from './Newsletters.tsx';
import { Steps } from './Steps.tsx';

const { account } = core.clients;

const screens = { interests: Interests, newsletters: Newsletters, download_app: DownloadApp } as const;

/** All steps are done. What the reader follows comes with the rest, which it would move. */
const Finished = ({ isMove }: { readonly isMove: boolean }): ReactNode => {
  const [state] = usePart(async (signal) => partOf(await topicsOf(account, signal)));
  if (state.kind === 'loading') return <Bones loading={copy.loading} />;
  const followed = state.kind === 'ready' ? state.data.topics.filter((topic) => topic.followed) : [];
  return (
    <FinishedView
      isMove={isMove}
      followed={followed}
      newsstand={brandLink('//{www}/') ?? '/'}
      account={core.addressOf('account')}
    />
  );
};

/** The visible step: the one to continue with, unless the reader reopens a finished one. */
const Walk = ({ loaded }: { readonly loaded: Onboarding }): ReactNode => {
  const [steps, setSteps] = useState(loaded);
  const [again, setAgain] = useState<OnboardingStep>();
  const [isMove, setMove] = useState(false);
  const [toasts, toast] = useToast();
  const shown = again ?? openStep(steps);
  const Screen = shown && screens[shown];
  const next = async (step: OnboardingStep): Promise<string | undefined> => {
    const result = await finishStep(account, step);
    if (result.kind !== 'ok') return failureText(result, copy.failed);
    setSteps(result.data.steps);
    setAgain(undefined);
    setMove(true);
    return undefined;
  };
  return (
    <>
      <Steps
        steps={steps}
        shown={shown}
        onShow={(step) => {
          setAgain(step);
          setMove(true);
        }}
      />
      {Screen && shown ? (
        <Screen
          key={shown}
          isMove={isMove}
          onNext={() => next(shown)}
          onProblem={(text) => toast(text, { isError: true })}
        />
      ) : (
        <Finished isMove={isMove} />
      )}
      {toasts}
    </>
  );
};

const FirstSteps = (): ReactNode => {
  const [state, reload] = usePart(async (signal) => partOf(await onboardingOf(account, signal), copy.loadFailed));
  return (
    <div className="onboarding">
      <Part state={state} loading={copy.loading} retry={copy.retry} onRetry={reload}>
        {({ steps }) => <Walk loaded={steps} />}
      </Part>
    </div>
  );
};

export const OnboardingScreen = (): ReactNode => (
  <Private texts={accessTexts} loading={<Bones loading={accessTexts.loading} />}>
    <FirstSteps />
  </Private>
);
