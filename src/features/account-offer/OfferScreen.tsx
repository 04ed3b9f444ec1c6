import { type ReactNode, useEffect, useState } from 'react';
import { type Offer, offersOf } from '../../api/subscriptions/offers.ts';
import { offerPaymentOf } from '../../api/subscriptions/payments.ts';
import { core } from '../../core/page/core.ts';
import { takeParameter } from '../../core/page/parameter.ts';
import { partOf } from '../../rules/page/failures.ts';
import { accessTexts } from '../../rules/session/access-texts.ts';
import { paymentParameter, payNowPath } from '../../rules/subscriptions/payment.ts';
import { Private } from '../../screen-kit/Private.tsx';
import { Bones, Card, Part } from '../../ui/base/Part.tsx';
import { usePart } from '../../ui/base/use-part.ts';
import { copy } from './copy.ts';
import { type Outcome, outcomeOf } from './model.ts';
import { OfferView, Others } from './OfferView.tsx';
import { Review } from './Review.tsx';
import { Taken } from './Taken.tsx';
import { ToSubscriptions } from './ToSubscriptions.tsx';
import { Unsettled } from './Unsettled.tsx';

const { account } = core.clients;

const None = (): ReactNode => (
  <Card>
    <h2 className="offer-none">{copy.none.title}</h2>
    <p className="lead">{copy.none.text}</p>
    <p>
      <ToSubscriptions />
    </p>
  </Card>
);

interface OffersProps {
  readonly offers: readonly Offer[];
  /** The payment from which the reader returns. */
  readonly returned: Outcome | undefined;
}

/** The offers. The first one, made for the reader, shows until they choose another. */
const Offers = ({ offers, returned }: OffersProps): ReactNode => {
  const [chosen, setChosen] = useState<Offer>();
  const [outcome, setOutcome] = useState(returned);
  const [isReviewed, setReviewed] = useState(false);
  const [isChecking, setChecking] = useState(false);
  const shown = chosen ?? offers[0];
  if (outcome?.taken) return <Taken taken={outcome.taken} withdrawBy={shown?.charge?.withdraw_by ?? undefined} />;
  const check = async (id: string) => {
    setChecking(true);
    setOutcome(outcomeOf(id, await offerPaymentOf(account, id)) ?? outcome);
    setChecking(false);
  };
  const settled = (now: Outcome) => {
    setReviewed(false);
    setOutcome(now);
  };
  const others = offers.filter(({ id }) => id !== shown?.id);
  return (
    <>
      {outcome ? (
        <Unsettled
          key={outcome.text}
          text={outcome.text}
          busy={isChecking}
          onCheck={outcome.isOpen ? () => void check(outcome.id) : undefined}
        />
      ) : null}
      {shown ? (
        <OfferView
          key={shown.id}
          offer={shown}
          isChosen={chosen !== undefined}
          payment={core.addressOf('account') + payNowPath}
          onReview={() => setReviewed(true)}
        />
      ) : (
        <None />
      )}
      {shown && isReviewed ? <Review offer={shown} onSettled={settled} onCancel={() => setReviewed(false)} /> : null}
      {others.length > 0 ? <Others offers={others} onShow={setChosen} /> : null}
    </>
  );
};

const Reserved = (): ReactNode => {
  const [payment] = useState(() => new URL(location.href).searchParams.get(paymentParameter));
  useEffect(() => {
    takeParameter(paymentParameter);
  }, []);
  const [state, reload] = usePart(async (signal) => {
    const returned = payment ? outcomeOf(payment, await offerPaymentOf(account, payment, signal)) : undefined;
    const part = partOf(await offersOf(account, signal), copy.loadFailed);
    return part?.kind === 'ready' ? { ...part, data: { ...part.data, returned } } : part;
  });
  return (
    <div className="offer-panel">
      <h1>{copy.title}</h1>
      <Part state={state} loading={copy.loading} retry={copy.retry} onRetry={reload}>
        {(data) => <Offers {...data} />}
      </Part>
    </div>
  );
};

export const OfferScreen = (): ReactNode => (
  <Private texts={accessTexts} loading={<Bones loading={accessTexts.loading} />}>
    <Reserved />
  </Private>
);
