import type { ReactNode } from 'react';
import { setTopic, type Topic, topicsOf } from '../../api/account/topics.ts';
import { core } from '../../core/page/core.ts';
import { failureText, partOf } from '../../rules/page/failures.ts';
import { Part } from '../../ui/base/Part.tsx';
import { usePart } from '../../ui/base/use-part.ts';
import { useChoices } from '../../ui/form/use-choices.ts';
import { copy } from './copy.ts';
import { TopicsStep } from './StepViews.tsx';

const { account } = core.clients;

/** Props of every step. */
export interface StepProps {
  readonly isMove: boolean;
  readonly onNext: () => Promise<string | undefined>;
  readonly onProblem: (text: string) => void;
}

const Choose = ({
  loaded,
  isMove,
  onNext,
  onProblem,
}: StepProps & { readonly loaded: readonly Topic[] }): ReactNode => {
  const { shown, pending, choose } = useChoices(loaded);
  const toggle = (id: string): void => {
    const topic = shown.find((one) => one.id === id);
    if (!topic) return;
    const wanted = { ...topic, followed: !topic.followed, push: false };
    void choose(wanted, async () => {
      const result = await setTopic(account, id, wanted);
      if (result.kind === 'ok') return result.data.topic;
      onProblem(failureText(result, copy.choiceFailed));
      return undefined;
    });
  };
  return <TopicsStep topics={shown} pending={pending} isMove={isMove} onToggle={toggle} onNext={onNext} />;
};

/** The first step: the reader's interests. */
export const Interests = (props: StepProps): ReactNode => {
  const words = copy.interests;
  const [state, reload] = usePart(async (signal) => partOf(await topicsOf(account, signal), words.loadFailed));
  return (
    <Part state={state} loading={words.loading} retry={copy.retry} onRetry={reload}>
      {({ topics }) => <Choose {...props} loaded={topics} />}
    </Part>
  );
};
