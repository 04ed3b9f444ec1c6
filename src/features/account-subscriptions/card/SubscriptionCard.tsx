import { type ReactNode, useId, useState } from 'react';
import type { Subscription } from '../../../api/subscriptions/subscriptions.ts';
import { dayOf } from '../../../rules/text/calendar.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { copy } from '../copy.ts';
import { calendarOf, dayText, factsOf, marksOf } from '../model.ts';
import { Due } from '../payment/Due.tsx';
import { SubUsers } from '../seats/SubUsers.tsx';
import { Done, type Outcome } from './Done.tsx';
import { Papers } from './Papers.tsx';

/** A declaration of the reader. */
export type Declaration = 'stop' | 'restart' | 'withdraw';

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

/** A subscription: what it includes, its period and price, and a button for each allowed action. */
export const SubscriptionCard = (props: SubscriptionCardProps): ReactNode => {
  const { subscription, offers, outcome, payment, isPending, onDeclare, onPay } = props;
  const { id, numero, product, stato, intestatario, slave, recesso, seats, actions } = subscription;
  const title = useId();
  const [hasPapers, setPapers] = useState(false);
  const may = (action: string): boolean => actions.includes(action);
  return (
    <section className="panel-card subscription" aria-labelledby={title}>
      <div>
        <div className="panel-head">
          <h3 id={title}>{product}</h3>
          <span className={`pill ${stato}`}>{copy.state(stato)}</span>
          {marksOf(subscription).map((mark) => (
            <span key={mark} className="tag">
              {mark}
            </span>
          ))}
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
      {may('withdraw') && recesso ? <p className="hint">{copy.withdraw.until(dayText(recesso.entro))}</p> : null}
      {actions.length > 0 ? (
        <div className="actions">
          {may('renew') ? (
            <a className="button primary" href={offers}>
              {copy.renew}
            </a>
          ) : null}
          {may('cancel_renewal') ? <Button onClick={() => onDeclare('stop')}>{copy.stop.action}</Button> : null}
          {may('reactivate_renewal') ? (
            <Button kind="accent" onClick={() => onDeclare('restart')}>
              {copy.restart.action}
            </Button>
          ) : null}
          {may('withdraw') ? <Button onClick={() => onDeclare('withdraw')}>{copy.withdraw.action}</Button> : null}
          {may('calendar') ? (
            <a
              className="button"
              download={copy.calendar.file(numero)}
              href={`data:text/calendar;charset=utf-8,${encodeURIComponent(calendarOf(subscription, dayOf(new Date())))}`}
            >
              {copy.calendar.action}
            </a>
          ) : null}
          {may('receipts') ? (
            <Button aria-expanded={hasPapers} onClick={() => setPapers(!hasPapers)}>
              {copy.papers.open}
            </Button>
          ) : null}
        </div>
      ) : null}
      {hasPapers ? <Papers key={outcome?.declared_at} subscription={id} /> : null}
      {seats.total > 0 && !slave ? (
        <SubUsers subscription={id} mayInvite={may('manage_users')} offers={offers} />
      ) : null}
    </section>
  );
};
