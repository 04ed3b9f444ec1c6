import { path as check } from '@phosphor-icons/core/assets/bold/check-bold.svg?icon';
import { path as plus } from '@phosphor-icons/core/assets/bold/plus-bold.svg?icon';
import { path as ringing } from '@phosphor-icons/core/assets/fill/bell-ringing-fill.svg?icon';
import { path as bell } from '@phosphor-icons/core/assets/regular/bell.svg?icon';
import type { ReactNode } from 'react';
import type { Topic } from '../../api/account/topics.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Icon } from '../../ui/base/Icon.tsx';
import { copy } from './copy.ts';
import { afterBell, afterFollow } from './model.ts';

interface TopicCardProps {
  readonly topic: Topic;
  readonly busy: boolean;
  /** The reader's choice. */
  readonly onChange: (before: Topic, wanted: Topic) => void;
}

/** A topic with its picture, whether it is followed, and its bell. */
export const TopicCard = ({ topic, busy, onChange }: TopicCardProps): ReactNode => {
  const { name, image, followed, push } = topic;
  return (
    <li className="topic">
      {image ? <img src={image} alt="" loading="lazy" /> : <span className="topic-blank" aria-hidden="true" />}
      <h3>{name}</h3>
      <Button
        kind={followed ? 'tinted' : 'secondary'}
        size="dense"
        icon={followed ? check : plus}
        aria-label={followed ? copy.unfollowName(name) : copy.followName(name)}
        unavailable={busy}
        onClick={() => onChange(topic, afterFollow(topic))}
      >
        {followed ? copy.followed : copy.follow}
      </Button>
      <button
        type="button"
        className={followed ? 'topic-bell followed' : 'topic-bell'}
        aria-label={copy.bell(name)}
        aria-pressed={push}
        aria-disabled={busy || undefined}
        onClick={() => {
          if (!busy) onChange(topic, afterBell(topic));
        }}
      >
        <Icon path={push ? ringing : bell} />
      </button>
    </li>
  );
};
