import type { ReactNode } from 'react';
import { type Newsletter, newslettersOf, setNewsletter } from '../../api/account/newsletters.ts';
import { core } from '../../core/page/core.ts';
import { failureText, partOf } from '../../rules/page/failures.ts';
import { Part } from '../../ui/base/Part.tsx';
import { usePart } from '../../ui/base/use-part.ts';
import { useChoices } from '../../ui/form/use-choices.ts';
import { copy } from './copy.ts';
import type { StepProps } from './Interests.tsx';
import { NewslettersStep } from './StepViews.tsx';

const { account } = core.clients;
const words = copy.newsletters;

interface ChooseProps extends StepProps {
  readonly loaded: readonly Newsletter[];
}

const Choose = ({ loaded, isMove, onNext, onProblem }: ChooseProps): ReactNode => {
  const { shown, pending, choose } = useChoices(loaded);
  const toggle = (id: string): void => {
    const newsletter = shown.find((one) => one.id === id);
    if (!newsletter) return;
    const wanted = { ...newsletter, subscribed: !newsletter.subscribed };
    void choose(wanted, async () => {
      const result = await setNewsletter(account, id, wanted.subscribed);
      if (result.kind === 'ok') return result.data.newsletter;
      onProblem(failureText(result, copy.choiceFailed));
      return undefined;
    });
  };
  return <NewslettersStep newsletters={shown} pending={pending} isMove={isMove} onToggle={toggle} onNext={onNext} />;
};

/** The second step: newsletters. */
export const Newsletters = (props: StepProps): ReactNode => {
  const [state, reload] = usePart(async (signal) =>
    partOf(await newslettersOf(account, core.brand.peek().sigla, signal), words.loadFailed),
  );
  return (
    <Part state={state} loading={words.loading} retry={copy.retry} onRetry={reload}>
      {({ newsletters }) => <Choose {...props} loaded={newsletters} />}
    </Part>
  );
};
