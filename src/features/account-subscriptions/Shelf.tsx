import { type ReactNode, useState } from 'react';
import {
  type Declared,
  type RenewalChange,
  type Subscription,
  subscriptionsOf,
} from '../../api/subscriptions/subscriptions.ts';
import { core } from '../../core/page/core.ts';
import { Card } from '../../ui/base/Part.tsx';
import { useSignalValue } from '../../ui/base/use-signal-value.ts';
import { useToast } from '../../ui/overlay/use-toast.tsx';
import { Activation } from './card/Activation.tsx';
import type { Outcome } from './card/Done.tsx';
import { Renewal } from './card/Renewal.tsx';
import { type Declaration, SubscriptionCard } from './card/SubscriptionCard.tsx';
import { Withdrawal } from './card/Withdrawal.tsx';
import { copy } from './copy.ts';
import { dayText, inTheirPlaces, isOver, refundOf, withdrawn, withSubscription } from './model.ts';
import { Outcome as PaymentOutcome } from './payment/Outcome.tsx';
import { PayDialog } from './payment/PayDialog.tsx';
import { usePayment } from './payment/use-payment.ts';
import { Sections } from './Sections.tsx';

interface GroupProps {
  readonly id: string;
  readonly title: string;
  /** The row of sections shows its title already. */
  readonly isFirst: boolean;
  readonly subscriptions: readonly Subscription[];
  readonly children: (subscription: Subscription) => ReactNode;
}

const Group = ({ id, title, isFirst, subscriptions, children }: GroupProps): ReactNode =>
  subscriptions.length > 0 ? (
    <section className="group" id={id}>
      <h2 className={isFirst ? 'unseen' : undefined}>{title}</h2>
      {subscriptions.map(children)}
    </section>
  ) : null;

const None = (): ReactNode => (
  <Card title={copy.none}>
    <p>{copy.noneText}</p>
    <div className="actions">
      <a className="button primary" href={core.addressOf('shop')}>
        {copy.subscribe}
      </a>
    </div>
  </Card>
);

const sectionsOf = (current: readonly Subscription[], over: readonly Subscription[]) => [
  ...(current.length > 0 ? [{ id: 'attivi', name: copy.current, count: current.length }] : []),
  ...(over.length > 0 ? [{ id: 'scaduti', name: copy.ended, count: over.length }] : []),
  { id: 'codici', name: copy.activation.title },
];

/** The reader's rights: current ones, then ended ones, with the dialogs of renewal and withdrawal. */
export const Shelf = ({ loaded }: { readonly loaded: readonly Subscription[] }): ReactNode => {
  const [subscriptions, setSubscriptions] = useState(loaded);
  const [asked, ask] = useState<{ readonly declaration: Declaration; readonly about: Subscription }>();
  const [outcome, setOutcome] = useState<Outcome & { readonly id: number }>();
  const [toasts, toast] = useToast();
  const login = useSignalValue(core.store.login);
  const offers = `${core.addressOf('account')}/user-onboarding-upselling`;
  const now = (subscription: Subscription) => setSubscriptions((before) => withSubscription(before, subscription));
  // The server decides what may be done with them.
  const refresh = async () => {
    const result = await subscriptionsOf(core.clients.account);
    if (result.kind === 'ok') setSubscriptions((before) => inTheirPlaces(before, result.data.subscriptions));
  };
  const changed = ({ subscription, effective_date, ...declared }: RenewalChange) => {
    const words = asked?.declaration === 'restart' ? copy.restart : copy.stop;
    now(subscription);
    setOutcome({ ...declared, id: subscription.id, text: words.done(dayText(effective_date)) });
    ask(undefined);
  };
  const ended = (about: Subscription, declared: Declared) => {
    now(withdrawn(about));
    setOutcome({ ...declared, id: about.id, text: copy.withdraw.done(...refundOf(about)) });
    ask(undefined);
    void refresh();
  };
  const activated = (subscription: Subscription) => {
    now(subscription);
    toast(copy.activation.done);
  };
  const { paying, pay, payment, settled, check } = usePayment(loaded, now);
  const card = (subscription: Subscription): ReactNode => (
    <SubscriptionCard
      key={subscription.id}
      subscription={subscription}
      offers={offers}
      outcome={outcome?.id === subscription.id ? outcome : undefined}
      payment={
        payment?.subscription.id === subscription.id ? (
          <PaymentOutcome
            key={`${payment.id} ${payment.state}`}
            payment={payment}
            onCheck={() => void check(payment.id)}
          />
        ) : null
      }
      isPending={payment?.subscription.id === subscription.id && payment.state === 'pending'}
      onDeclare={(declaration) => ask({ declaration, about: subscription })}
      onPay={() => pay(subscription)}
    />
  );
  const [over, current] = [subscriptions.filter(isOver), subscriptions.filter((one) => !isOver(one))];
  const question = asked && { subscription: asked.about, onCancel: () => ask(undefined) };
  return (
    <>
      {subscriptions.length === 0 ? (
        <None />
      ) : (
        <div className="shelf-head">
          <Sections sections={sectionsOf(current, over)} />
          <a className="button" href={offers}>
            {copy.offers}
          </a>
        </div>
      )}
      <Group id="attivi" title={copy.current} isFirst subscriptions={current}>
        {card}
      </Group>
      <Group id="scaduti" title={copy.ended} isFirst={current.length === 0} subscriptions={over}>
        {card}
      </Group>
      <Activation onActivated={activated} />
      {question && asked.declaration !== 'withdraw' ? (
        <Renewal
          {...question}
          enabled={asked.declaration === 'restart'}
          onDone={changed}
          onConflict={() => void refresh()}
        />
      ) : null}
      {question && asked.declaration === 'withdraw' ? (
        <Withdrawal
          {...question}
          email={login.state === 'loggedIn' ? login.user.email : ''}
          onDone={(declared) => ended(asked.about, declared)}
        />
      ) : null}
      {paying ? (
        <PayDialog
          subscription={paying}
          onSettled={settled}
          onConflict={() => void refresh()}
          onCancel={() => pay(undefined)}
        />
      ) : null}
      {toasts}
    </>
  );
};
