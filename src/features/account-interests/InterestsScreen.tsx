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
import { groupsOf } from './model.ts';
import { PushCard } from './PushCard.tsx';
import { TopicCard } from './TopicCard.tsx';
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
  if (shown.length === 0) return <p className="lead">{copy.none}</p>;
  return groupsOf(shown).map(({ name, topics: own, followed }) => (
    <section className="topic-group" key={name}>
      <div className="topic-head">
        <h2>{name}</h2>
        <p>{copy.count(followed)}</p>
      </div>
      <ul className="topics">
        {own.map((topic) => (
          <TopicCard key={topic.id} topic={topic} busy={pending.has(topic.id)} onChange={change} />
        ))}
      </ul>
    </section>
  ));
};

const Interests = (): ReactNode => {
  const { worker } = useAttributes();
  const [state, reload] = usePart(async (signal) => partOf(await topicsOf(account, signal), copy.loadFailed));
  const [toasts, toast] = useToast();
  const [push, changePush] = usePush(String(worker), toast);
  return (
    <div className="interests">
      <p className="lead">{copy.lead}</p>
      <PushCard view={push} onChange={changePush} />
      <Part state={state} loading={copy.loading} retry={copy.retry} onRetry={reload}>
        {({ topics }) => <Topics loaded={topics} isPushOn={push.state === 'on'} toast={toast} />}
      </Part>
      {toasts}
    </div>
  );
};

export const InterestsScreen = (): ReactNode => (
  <Private texts={accessTexts} loading={<Bones loading={accessTexts.loading} />}>
    <Interests />
  </Private>
);
