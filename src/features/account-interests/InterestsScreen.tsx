import type { ReactNode } from 'react';
import { setTopic, type Topic, topicsOf } from '../../api/account/topics.ts';
import { core } from '../../core/page/core.ts';
import { useAttributes } from '../../element-kit/panel/panel.tsx';
import { failureText, partOf } from '../../rules/page/failures.ts';
import { accessTexts } from '../../rules/session/access-texts.ts';
import { Private } from '../../screen-kit/Private.tsx';
import { Bones, Part } from '../../ui/base/Part.tsx';
import { usePart } from '../../ui/base/use-part.ts';
import { useChoices } from '../../ui/form/use-choices.ts';
import { useToast } from '../../ui/overlay/use-toast.tsx';
import { copy } from './copy.ts';
import { InterestsView, TopicsView } from './InterestsView.tsx';
import { usePush } from './use-push.ts';

const { account } = core.clients;

/** Toast of a change that succeeded. */
const wordsOf = (before: Topic, { name, followed, push }: Topic, isPushOn: boolean): string => {
  if (push !== before.push && followed) {
    if (!push) return copy.bellOff(name);
    return isPushOn ? copy.bellOn(name) : copy.bellOnElsewhere(name);
  }
  return followed ? copy.nowFollowed(name) : copy.nowUnfollowed(name);
};

interface TopicsProps {
  readonly loaded: readonly Topic[];
  readonly isPushOn: boolean;
  readonly toast: ReturnType<typeof useToast>[1];
}

/** A choice shows at once and is undone when its call fails. Each topic waits only for its own call. */
const Topics = ({ loaded, isPushOn, toast }: TopicsProps): ReactNode => {
  const { shown, pending, choose } = useChoices(loaded);
  const change = (before: Topic, wanted: Topic, canUndo = true): void => {
    void choose(wanted, async () => {
      const { id, followed, push } = wanted;
      const result = await setTopic(account, id, { followed, push });
      if (result.kind !== 'ok') {
        toast(failureText(result, copy.failed), { isError: true });
        return undefined;
      }
      const { topic: now } = result.data;
      const undo = canUndo && { undo: { label: copy.undo, run: () => change(now, before, false) } };
      toast(wordsOf(before, now, isPushOn), undo || {});
      return now;
    });
  };
  return <TopicsView topics={shown} pending={pending} onChange={change} />;
};

const Interests = (): ReactNode => {
  const { worker } = useAttributes();
  const [state, reload] = usePart(async (signal) => partOf(await topicsOf(account, signal), copy.loadFailed));
  const [toasts, toast] = useToast();
  const [push, changePush] = usePush(String(worker), toast);
  return (
    <InterestsView push={push} onPush={changePush}>
      <Part state={state} loading={copy.loading} retry={copy.retry} onRetry={reload}>
        {({ topics }) => <Topics loaded={topics} isPushOn={push.state === 'on'} toast={toast} />}
      </Part>
      {toasts}
    </InterestsView>
  );
};

export const InterestsScreen = (): ReactNode => (
  <Private texts={accessTexts} loading={<Bones loading={accessTexts.loading} />}>
    <Interests />
  </Private>
);
