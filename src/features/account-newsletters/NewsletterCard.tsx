import { path as check } from '@phosphor-icons/core/assets/fill/check-circle-fill.svg?icon';
import { path as lock } from '@phosphor-icons/core/assets/regular/lock-simple.svg?icon';
import type { ReactNode } from 'react';
import type { Newsletter } from '../../api/account/newsletters.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Icon } from '../../ui/base/Icon.tsx';
import { copy } from './copy.ts';

interface NewsletterCardProps {
  readonly newsletter: Newsletter;
  readonly busy: boolean;
  readonly onChange: (newsletter: Newsletter, subscribed: boolean) => void;
}

const Mark = ({ newsletter: { subscribed, subscribers_only } }: { readonly newsletter: Newsletter }): ReactNode => {
  if (subscribed)
    return (
      <span className="newsletter-mark active">
        <Icon path={check} size={16} />
        {copy.active}
      </span>
    );
  if (!subscribers_only) return null;
  return (
    <span className="newsletter-mark">
      <Icon path={lock} size={16} />
      {copy.subscribersOnly}
    </span>
  );
};

/** A newsletter: description, frequency, a sample issue, and its button. */
export const NewsletterCard = ({ newsletter, busy, onChange }: NewsletterCardProps): ReactNode => {
  const { name, description, frequency, group, image, subscribed, sample_url } = newsletter;
  return (
    <li className="newsletter">
      {image ? <img src={image} alt="" loading="lazy" /> : <span className="newsletter-blank" aria-hidden="true" />}
      <div className="newsletter-text">
        <p className="newsletter-when">{[group, frequency].join(' · ')}</p>
        <h2>{name}</h2>
        <p className="newsletter-about">
          {description}{' '}
          <a className="link" href={sample_url} target="_blank" rel="noopener" aria-label={copy.sampleOf(name)}>
            {copy.sample}
          </a>
        </p>
        <div className="newsletter-foot">
          <Mark newsletter={newsletter} />
          <Button
            kind={subscribed ? 'quiet' : 'accent'}
            size="small"
            busy={busy}
            aria-label={subscribed ? copy.unsubscribeFrom(name) : copy.subscribeTo(name)}
            onClick={() => onChange(newsletter, !subscribed)}
          >
            {subscribed ? copy.unsubscribe : copy.subscribe}
          </Button>
        </div>
      </div>
    </li>
  );
};
