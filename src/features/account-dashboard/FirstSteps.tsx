import { type ReactNode, useState } from 'react';
import { onboardingOf, putOffSteps } from '../../api/account/onboarding.ts';
import { core } from '../../core/page/core.ts';
import { doneSteps, offeredStep, onboardingSteps } from '../../rules/account/onboarding.ts';
import { failureText, partOf } from '../../rules/page/failures.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Card } from '../../ui/base/Part.tsx';
import { usePart } from '../../ui/base/use-part.ts';
import { Problem } from '../../ui/message/Problem.tsx';
import { copy } from './copy.ts';

const { account } = core.clients;
const texts = copy.firstSteps;

/** Offers the first steps until they are done or put off; nothing while it is not known. */
export const FirstSteps = ({ href }: { readonly href: string }): ReactNode => {
  const [state, , put] = usePart(async (signal) => partOf(await onboardingOf(account, signal)));
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const steps = state.kind === 'ready' ? state.data.steps : undefined;
  const step = steps && offeredStep(steps);
  if (!steps || !step) return null;
  const done = doneSteps(steps);
  const putOff = async () => {
    setBusy(true);
    setProblem(undefined);
    const result = await putOffSteps(account, step);
    setBusy(false);
    if (result.kind === 'ok') put(result.data);
    else if (result.kind !== 'aborted') setProblem(failureText(result, texts.failed));
  };
  return (
    <div className="whole">
      <Card title={texts.title} aside={<span className="small">{texts.count(done, onboardingSteps.length)}</span>}>
        <progress aria-label={texts.progress} max={onboardingSteps.length} value={done} />
        <div className="ends">
          <p>{texts.text}</p>
          <div className="buttons">
            <Button kind="quiet" busy={busy} onClick={() => void putOff()}>
              {texts.later}
            </Button>
            <a className="button primary" href={href}>
              {done === 0 ? texts.start : texts.go}
            </a>
          </div>
        </div>
        {problem ? <Problem>{problem}</Problem> : null}
      </Card>
    </div>
  );
};
