import { path as plus } from '@phosphor-icons/core/assets/regular/plus.svg?icon';
import type { ReactNode } from 'react';
import type { SubUser } from '../../../api/subscriptions/sub-users.ts';
import { core } from '../../../core/page/core.ts';
import { payNowPath } from '../../../rules/subscriptions/payment.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { Icon } from '../../../ui/base/Icon.tsx';
import { dayText } from '../model.ts';
import { statusName } from './sub-users.ts';
import { copy } from './sub-users-copy.ts';

export type PlaceAction = keyof typeof copy.actions;
const known = Object.keys(copy.actions) as readonly PlaceAction[];

/** Name of a seat in messages. */
export const whoOf = ({ name, email }: SubUser): string => name ?? email ?? copy.free;

interface PlaceProps {
  readonly user: SubUser;
  /** Address to renew the subscription. */
  readonly offers: string;
  /** The pending action. */
  readonly pending: PlaceAction | undefined;
  readonly onAct: (action: PlaceAction) => void;
}

/** A seat: its user, status, and a button for each allowed action. */
export const Place = ({ user, offers, pending, onAct }: PlaceProps): ReactNode => {
  const { email, name, note, status, expires_at, actions } = user;
  const who = whoOf(user);
  const way = {
    not_paid: { text: copy.pay, href: core.addressOf('account') + payNowPath },
    subscription_expired: { text: copy.renew, href: offers },
  }[status];
  return (
    <li className="seat">
      <span className={email === null ? 'face free' : 'face'} aria-hidden="true">
        {email === null ? <Icon path={plus} size={18} /> : who[0]?.toUpperCase()}
      </span>
      <div className="seat-who">
        <p>
          <strong>{who}</strong>
        </p>
        <p className="hint">{[email === null ? copy.nobody : name && email, note].filter(Boolean).join(' · ')}</p>
      </div>
      <div className="seat-status">
        <span className={`pill ${status}`}>{statusName(status)}</span>
        {expires_at ? <p className="hint">{copy.until(dayText(expires_at))}</p> : null}
      </div>
      <div className="seat-actions">
        {way ? (
          <a className="button quiet dense" href={way.href} aria-label={copy.of(way.text, who)}>
            {way.text}
          </a>
        ) : null}
        {known
          .filter((action) => actions.includes(action))
          .map((action) => (
            <Button
              key={action}
              kind="quiet"
              size="dense"
              busy={pending === action}
              unavailable={pending !== undefined}
              aria-label={copy.of(copy.actions[action], who)}
              onClick={() => onAct(action)}
            >
              {copy.actions[action]}
            </Button>
          ))}
      </div>
    </li>
  );
};
