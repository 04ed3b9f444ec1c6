import { type ReactNode, useRef, useState } from 'react';
import { type Offer, type Order, takeOffer } from '../../api/subscriptions/offers.ts';
import { newOrderKey } from '../../core/account/order-key.ts';
import { linkTo } from '../../core/brand/link.ts';
import { core } from '../../core/page/core.ts';
import { termsUrl } from '../../rules/brand/page-links.ts';
import { failureText, mayBeDone } from '../../rules/page/failures.ts';
import type { PaymentMethod } from '../../rules/subscriptions/payment.ts';
import { methodCards, paymentTexts } from '../../rules/subscriptions/payment-texts.ts';
import { RadioCards } from '../../ui/form/Choice.tsx';
import { Modal } from '../../ui/overlay/Modal.tsx';
import { copy } from './copy.ts';
import { dueText, methodsOf, type Outcome, outcomeOf, reviewRows } from './model.ts';
import { ToSubscriptions } from './ToSubscriptions.tsx';

interface ReviewProps {
  readonly offer: Offer;
  readonly onSettled: (outcome: Outcome) => void;
  readonly onCancel: () => void;
}

interface ProblemProps {
  readonly text: string;
  /** It was taken meanwhile, here or elsewhere. */
  readonly isGone: boolean;
}

const Problem = ({ text, isGone }: ProblemProps): ReactNode => (
  <>
    {text}{' '}
    {isGone ? (
      <ToSubscriptions className="link" />
    ) : (
      <a className="link" href={`${core.addressOf('account')}/contact`}>
        {copy.contact}
      </a>
    )}
  </>
);

/** What an order led to, if its answer settles it. */
const settledBy = ({ subscription, payment }: Order): Outcome | undefined => {
  if (subscription) return { taken: subscription };
  return payment && outcomeOf(payment.id, { kind: 'ok', data: { payment } });
};

/** The page where the reader confirms an order. */
const confirmationOf = ({ payment }: Order): string | undefined =>
  payment?.state === 'open' ? linkTo(payment.confirm_url ?? undefined) : undefined;

/** How to pay, and what accepting an offer costs and means, before anything is charged. */
export const Review = ({ offer, onSettled, onCancel }: ReviewProps): ReactNode => {
  const methods = methodsOf(offer);
  const [method, setMethod] = useState<PaymentMethod>(methods[0] ?? 'file');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ProblemProps>();
  /** One decision: a retry after a lost answer sends the same key. */
  const key = useRef(newOrderKey());
  const choose = (value: string) => {
    setMethod(methods.find((one) => one === value) ?? method);
    key.current = newOrderKey();
  };
  const take = async () => {
    setBusy(true);
    setProblem(undefined);
    const result = await takeOffer(core.clients.account, offer.id, { key: key.current, method });
    setBusy(false);
    if (result.kind === 'aborted') return;
    if (result.kind === 'ok') {
      const address = confirmationOf(result.data);
      if (address) return core.navigation.go(address);
      const outcome = settledBy(result.data);
      if (outcome) return onSettled(outcome);
    }
    const failure = result.kind === 'ok' ? { kind: 'badShape' as const, status: 200 } : result;
    const isUnsure = mayBeDone(failure);
    // A refusal ends the decision; after any other failure the order may have been carried out.
    if (!isUnsure) key.current = newOrderKey();
    const text = [failureText(failure, copy.failed), isUnsure ? copy.notTwice : ''].join(' ').trim();
    setProblem({ text, isGone: failure.kind === 'badStatus' && failure.code === 'ERR_OFFER_NOT_AVAILABLE' });
  };
  return (
    <Modal
      title={copy.review.title(offer.name)}
      submit={method === 'file' ? copy.take(dueText(offer)) : paymentTexts.goOn}
      cancel={copy.review.cancel}
      busy={busy}
      busyText={copy.taking}
      problem={problem ? <Problem {...problem} /> : undefined}
      onSubmit={() => void take()}
      onCancel={onCancel}
    >
      {methods.length > 0 ? (
        <RadioCards
          legend={paymentTexts.how}
          name="method"
          value={method}
          cards={methodCards(methods, offer.charge?.method)}
          onChange={choose}
        />
      ) : null}
      <dl className="review">
        {reviewRows(offer).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="offer-terms">
        {copy.accepting}{' '}
        <a className="link" href={termsUrl(core.addressOf('site'))}>
          {copy.terms}
        </a>
        .
      </p>
    </Modal>
  );
};
