import type { ReactNode } from 'react';
import type { Topic } from '../../api/account/topics.ts';
import { copy } from './copy.ts';
import { groupsOf } from './model.ts';
import { PushCard } from './PushCard.tsx';
import { TopicCard } from './TopicCard.tsx';
import type { PushView } from './use-push.ts';

interface InterestsViewProps {
  readonly push: PushView;
  readonly onPush: (on: boolean) => void;
  readonly children: ReactNode;
}

/** The notifications of this browser above the topics. */
export const InterestsView = ({ push, onPush, children }: InterestsViewProps): ReactNode => (
  <div className="interests">
    <p className="lead">{copy.lead}</p>
    <PushCard view={push} onChange={onPush} />
    {children}
  </div>
);

interface TopicsViewProps {
  readonly topics: readonly Topic[];
  /** Ids of those with a pending call. */
  readonly pending: ReadonlySet<string>;
  readonly onChange: (before: Topic, wanted: Topic) => void;
}

/** The topics by theme. */
export const TopicsView = ({ topics, pending, onChange }: TopicsViewProps): ReactNode => {
  if (topics.length === 0) return <p className="lead">{copy.none}</p>;
  return groupsOf(topics).map(({ name, topics: own, followed }) => (
    <section className="topic-group" key={name}>
      <div className="topic-head">
        <h2>{name}</h2>
        <p>{copy.count(followed)}</p>
      </div>
      <ul className="topics">
        {own.map((topic) => (
          <TopicCard key={topic.id} topic={topic} busy={pending.has(topic.id)} onChange={onChange} />
        ))}
      </ul>
    </section>
  ));
};
