import { type ReactNode, useId, useState } from 'react';
import type { Subscription } from '../../../api/subscriptions/subscriptions.ts';
import { saveFile } from '../../../core/account/save-file.ts';
import { core } from '../../../core/page/core.ts';
import { nameIn } from '../../../rules/language/name-in.ts';
import { accessTexts } from '../../../rules/session/access-texts.ts';
import { dayOf } from '../../../rules/text/calendar.ts';
import { Lazy } from '../../../screen-kit/Lazy.tsx';
import { Button } from '../../../ui/base/Button.tsx';
import { Bones } from '../../../ui/base/Part.tsx';
import { ActionMenu } from '../../../ui/overlay/ActionMenu.tsx';
import { copy } from '../copy.ts';
import { calendarOf, dayText, factsOf, lastDayOf, marksOf, primaryOf } from '../model.ts';
import { Due } from '../payment/Due.tsx';
import { Done, type Outcome } from './Done.tsx';
import { Papers } from './Papers.tsx';

/** A declaration of the reader. */
export type Declaration = 'stop' | 'restart' | 'withdraw';

interface WayProps {
  readonly text: string;
  /** Until when. */
  readonly by: string | undefined;
  readonly onGo: () => void;
}

/** A way out of the contract, with its last day. */
const Way = ({ text, by, onGo }: WayProps): ReactNode => (
  <li>
    <button type="button" onClick={onGo}>
      {text}
    </button>{' '}
    {by ? <span className="hint">{by}</span> : null}
  </li>
);

interface ActionsProps extends Pick<SubscriptionCardProps, 'subscription' | 'offers' | 'onDeclare'> {
  readonly may: (action: string) => boolean;
}

/** The primary action for the state, unless it is to pay; the calendar beside it, or among what can be managed. */
const Actions = ({ subscription, offers, may, onDeclare }: ActionsProps): ReactNode => {
  const { numero, product } = subscription;
  const primary = primaryOf(subscription);
  const calendar = {
    text: copy.calendar.action,
    onChoose: () =>
      saveFile(copy.calendar.file(numero), calendarOf(subscription, dayOf(new Date())), 'text/calendar;charset=utf-8'),
  };
  const others = may('calendar') ? [calendar] : [];
  if (primary === 'manage')
    return (
      <div className="actions">
        <ActionMenu
          text={copy.manage.action}
          label={copy.manage.of(product)}
          // An invitation is the primary action of a card with seats.
          isSecondary={may('manage_users')}
          actions={[{ text: copy.manage.change, onChoose: () => core.navigation.go(offers) }, ...others]}
        />
      </div>
    );
  if (primary === undefined && others.length === 0) return null;
  return (
    <div className="actions">
      {primary === 'renew' ? (
        <a className="button primary" href={offers}>
          {copy.renew}
        </a>
      ) : null}
      {primary === 'restart' ? (
        <Button kind="primary" onClick={() => onDeclare('restart')}>
          {copy.restart.action}
        </Button>
      ) : null}
      {others.map(({ text, onChoose }) => (
        <Button key={text} onClick={onChoose}>
          {text}
        </Button>
      ))}
    </div>
  );
};

interface SubscriptionCardProps {
  readonly subscription: Subscription;
  /** Address to renew or replace it. */
  readonly offers: string;
  /** Result of a declaration in this visit. */
  readonly outcome: Outcome | undefined;
  /** Result of a payment in this visit. */
  readonly payment: ReactNode;
  /** A payment has no answer from its bank yet. */
  readonly isPending: boolean;
  readonly onDeclare: (declaration: Declaration) => void;
  readonly onPay: () => void;
}

/** A subscription: what it includes, its period and price, and its actions: one primary for its state, ways out as links. */
export const SubscriptionCard = (props: SubscriptionCardProps): ReactNode => {
  const { subscription, offers, outcome, payment, isPending, onDeclare, onPay } = props;
  const { id, numero, product, stato, intestatario, slave, recesso, seats, actions } = subscription;
  const title = useId();
  const [hasPapers, setPapers] = useState(false);
  const last = lastDayOf(subscription);
  const may = (action: string): boolean => actions.includes(action);
  return (
    <section className="panel-card subscription" aria-labelledby={title}>
      <div>
        <div className="panel-head">
          <h3 id={title}>{product}</h3>
          <span className={`pill ${stato}`}>{nameIn(copy.states, stato) ?? stato}</span>
          {marksOf(subscription).map((mark) => (
            <span key={mark} className="tag">
              {mark}
            </span>
          ))}
          {may('receipts') ? (
            <Button size="small" aria-expanded={hasPapers} onClick={() => setPapers(!hasPapers)}>
              {copy.papers.open}
            </Button>
          ) : null}
        </div>
        <p className="hint">{slave ? copy.through(intestatario) : copy.holder(intestatario, numero)}</p>
      </div>
      {payment}
      {may('pay') && !isPending ? <Due subscription={subscription} onPay={onPay} /> : null}
      <dl className="facts">
        {factsOf(subscription).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {outcome ? <Done key={outcome.declared_at} {...outcome} /> : null}
      {hasPapers ? <Papers key={outcome?.declared_at} subscription={id} /> : null}
      <Actions subscription={subscription} offers={offers} may={may} onDeclare={onDeclare} />
      {may('cancel_renewal') || may('withdraw') ? (
        <ul className="ways">
          {may('cancel_renewal') ? (
            <Way text={copy.stop.action} by={last && copy.by(dayText(last))} onGo={() => onDeclare('stop')} />
          ) : null}
          {may('withdraw') ? (
            <Way
              text={copy.withdraw.action}
              by={recesso ? copy.withdraw.by(dayText(recesso.entro)) : undefined}
              onGo={() => onDeclare('withdraw')}
            />
          ) : null}
        </ul>
      ) : null}
      {seats.total > 0 && !slave ? (
        <Lazy
          load={() => import('../seats/SubUsers.tsx')}
          name="seats"
          texts={{ failed: accessTexts.failed, retry: accessTexts.again }}
          fallback={<Bones loading={copy.loadingSeats} />}
        >
          {({ SubUsers }) => (
            <SubUsers subscription={id} mayInvite={may('manage_users')} offers={offers} loading={copy.loadingSeats} />
          )}
        </Lazy>
      ) : null}
    </section>
  );
};
