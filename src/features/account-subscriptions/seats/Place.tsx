import { path as plus } from '@phosphor-icons/core/assets/regular/plus.svg?icon';
import type { ReactNode } from 'react';
import type { SubUser } from '../../../api/subscriptions/sub-users.ts';
import { core } from '../../../core/page/core.ts';
import { payNowPath } from '../../../rules/subscriptions/payment.ts';
import type { SeatAction } from '../../../rules/subscriptions/sub-users.ts';
import { shortDate } from '../../../rules/text/dates.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { Icon } from '../../../ui/base/Icon.tsx';
import { ActionMenu } from '../../../ui/overlay/ActionMenu.tsx';
import { actionsOf, statusName } from './sub-users.ts';
import { copy } from './sub-users-copy.ts';

/** Name of a seat in messages. */
export const whoOf = ({ name, email }: SubUser): string => name ?? email ?? copy.free;

const dueText = (day: string): string => {
  const date = new Date(`${day}T12:00:00Z`);
  return Number.isNaN(date.getTime()) ? day : shortDate(date);
};

interface PlaceProps {
  readonly user: SubUser;
  /** Address to renew the subscription. */
  readonly offers: string;
  readonly isChosen: boolean;
  /** The pending action. */
  readonly pending: SeatAction | undefined;
  /** No action can begin now. */
  readonly unavailable: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  readonly onAct: (action: SeatAction) => void;
}

/** The first action of a seat, and a menu with the others. */
const Actions = ({ user, offers, pending, unavailable, onAct }: PlaceProps): ReactNode => {
  const who = whoOf(user);
  const way = {
    not_paid: { text: copy.pay, href: core.addressOf('account') + payNowPath },
    subscription_expired: { text: copy.renew, href: offers },
  }[user.status];
  const actions = actionsOf(user);
  const first = way ? undefined : actions[0];
  const others = way ? actions : actions.slice(1);
  return (
    <div className="seat-actions">
      {way ? (
        <a className="button quiet dense" href={way.href} aria-label={copy.of(way.text, who)}>
          {way.text}
        </a>
      ) : null}
      {first ? (
        <Button
          kind="quiet"
          size="dense"
          busy={pending === first}
          unavailable={unavailable}
          aria-label={copy.of(copy.actions[first], who)}
          onClick={() => onAct(first)}
        >
          {copy.actions[first]}
        </Button>
      ) : null}
      {others.length > 0 ? (
        <ActionMenu
          label={copy.more(who)}
          unavailable={unavailable}
          actions={others.map((action) => ({ text: copy.actions[action], onChoose: () => onAct(action) }))}
        />
      ) : null}
    </div>
  );
};

/** A seat: its user, its status, when it ends, and its actions. */
export const Place = (props: PlaceProps): ReactNode => {
  const { user, isChosen, onChoose } = props;
  const { email, name, note, status, expires_at } = user;
  const who = whoOf(user);
  return (
    <tr className="seat">
      <td className="seat-choice">
        <label className="check">
          <input
            type="checkbox"
            aria-label={copy.choose(who)}
            checked={isChosen}
            onChange={({ target }) => onChoose(target.checked)}
          />
        </label>
      </td>
      <th scope="row" className="seat-who">
        <span className={email === null ? 'face free' : 'face'} aria-hidden="true">
          {email === null ? <Icon path={plus} size={18} /> : who[0]?.toUpperCase()}
        </span>
        <span>
          <strong>{who}</strong>
          <span className="hint">
            {[email === null ? copy.nobody : name && email, note].filter(Boolean).join(' · ')}
          </span>
        </span>
      </th>
      <td className="seat-status">
        <span className={`pill ${status}`}>{statusName(status)}</span>
      </td>
      <td className={expires_at ? 'seat-due' : 'seat-due none'}>
        <span className="seat-due-name" aria-hidden="true">
          {copy.columns.due}
        </span>
        {expires_at ? dueText(expires_at) : copy.noDue}
      </td>
      <td>
        <Actions {...props} />
      </td>
    </tr>
  );
};
