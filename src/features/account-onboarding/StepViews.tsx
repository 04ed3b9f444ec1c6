import type { ReactNode } from 'react';
import type { Newsletter } from '../../api/account/newsletters.ts';
import type { Topic } from '../../api/account/topics.ts';
import { copy } from './copy.ts';
import { Frame } from './Frame.tsx';
import { enough } from './model.ts';
import { Picks } from './Picks.tsx';

interface StepViewProps {
  /** Ids with a pending call. */
  readonly pending: ReadonlySet<string>;
  readonly isMove: boolean;
  readonly onToggle: (id: string) => void;
  readonly onNext: () => Promise<string | undefined>;
}

/** The choice of topics. */
export const TopicsStep = (props: StepViewProps & { readonly topics: readonly Topic[] }): ReactNode => {
  const { topics, pending, isMove, onToggle, onNext } = props;
  const chosen = topics.filter(({ followed }) => followed).length;
  return (
    <Frame
      title={copy.interests.title}
      lead={copy.interests.lead}
      count={copy.interests.count(chosen)}
      action={copy.next}
      isMove={isMove}
      hindrance={chosen < enough(topics.length) ? copy.interests.few : undefined}
      waits={pending.size > 0}
      onNext={onNext}
    >
      <Picks
        picks={topics.map(({ followed, ...topic }) => ({ ...topic, chosen: followed }))}
        pending={pending}
        onToggle={onToggle}
      />
    </Frame>
  );
};

const words = copy.newsletters;

const aboutOf = ({ frequency, subscribers_only }: Newsletter): string =>
  subscribers_only ? `${frequency} · ${words.subscribersOnly}` : frequency;

/** The choice of newsletters. */
export const NewslettersStep = (props: StepViewProps & { readonly newsletters: readonly Newsletter[] }): ReactNode => {
  const { newsletters, pending, isMove, onToggle, onNext } = props;
  return (
    <Frame
      title={words.title}
      lead={words.lead}
      count={words.count(newsletters.filter(({ subscribed }) => subscribed).length)}
      action={copy.next}
      isMove={isMove}
      waits={pending.size > 0}
      onNext={onNext}
    >
      <Picks
        picks={newsletters.map((one) => ({ ...one, about: aboutOf(one), chosen: one.subscribed }))}
        pending={pending}
        onToggle={onToggle}
      />
    </Frame>
  );
};
