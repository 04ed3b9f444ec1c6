import { path as done } from '@phosphor-icons/core/assets/fill/check-circle-fill.svg?icon';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type Offer, offersOf, type TakenOffer, takeOffer } from '../../api/subscriptions/offers.ts';
import { newOrderKey } from '../../core/account/order-key.ts';
import { brandLink } from '../../core/brand/brand-link.ts';
import { core } from '../../core/page/core.ts';
import { refreshReader } from '../../core/session/reader-changes.ts';
import { termsUrl } from '../../rules/brand/links.ts';
import { failureText, partOf } from '../../rules/page/failures.ts';
import { accessTexts } from '../../rules/session/access-texts.ts';
import { payNowPath } from '../../rules/subscriptions/payment.ts';
import { Private } from '../../screen-kit/Private.tsx';
import { Icon } from '../../ui/base/Icon.tsx';
import { Bones, Card, Part } from '../../ui/base/Part.tsx';
import { usePart } from '../../ui/base/use-part.ts';
import { copy } from './copy.ts';
import { dayText } from './model.ts';
import { OfferView, Others } from './OfferView.tsx';
import { Review } from './Review.tsx';

const { account } = core.clients;

const ToSubscriptions = (): ReactNode => (
  <a className="button" href={`${core.addressOf('account')}/user/subscriptions`}>
    {copy.subscriptions}
  </a>
);

interface TakenProps {
  readonly taken: TakenOffer;
  readonly offer: Offer;
}

const Taken = ({ taken: { product, data_fine }, offer: { charge } }: TakenProps): ReactNode => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Card>
      <div className="offer-taken" ref={box} tabIndex={-1} role="status">
        <Icon path={done} size={32} />
        <div>
          <p>
            <strong>{copy.taken}</strong> {copy.takenUntil(product, dayText(data_fine))}
          </p>
          <p>
            {copy.takenNext} {charge?.withdraw_by ? copy.takenWithdraw(dayText(charge.withdraw_by)) : null}
          </p>
        </div>
        <div className="offer-ways">
          <a className="button primary" href={brandLink('//{www}/') ?? '/'}>
            {copy.read}
          </a>
          <ToSubscriptions />
        </div>
      </div>
    </Card>
  );
};

/** The offers. The first one, made for the reader, shows until they choose another. */
const Offers = ({ offers }: { readonly offers: readonly Offer[] }): ReactNode => {
  const [chosen, setChosen] = useState<Offer>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [taken, setTaken] = useState<TakenOffer>();
  const [isReviewed, setReviewed] = useState(false);
  /** One decision: a retry after a lost answer sends the same key. */
  const key = useRef('');
  const shown = chosen ?? offers[0];
  if (taken && shown) return <Taken taken={taken} offer={shown} />;
  if (!shown)
    return (
      <Card>
        <h2 className="offer-none">{copy.none.title}</h2>
        <p className="lead">{copy.none.text}</p>
        <p>
          <ToSubscriptions />
        </p>
      </Card>
    );
  const take = async () => {
    setBusy(true);
    setProblem(undefined);
    const result = await takeOffer(account, shown.id, key.current);
    setBusy(false);
    if (result.kind !== 'ok') {
      // A refusal ends the decision; after any other failure the order may have been carried out.
      if (result.kind === 'badStatus' && result.status < 500) key.current = newOrderKey();
      return setProblem(failureText(result, copy.failed));
    }
    setTaken(result.data.subscription);
    void refreshReader();
  };
  const review = () => {
    key.current = newOrderKey();
    setProblem(undefined);
    setReviewed(true);
  };
  const others = offers.filter(({ id }) => id !== shown.id);
  return (
    <>
      <OfferView
        key={shown.id}
        offer={shown}
        isChosen={chosen !== undefined}
        payment={core.addressOf('account') + payNowPath}
        onReview={review}
      />
      {isReviewed ? (
        <Review
          offer={shown}
          terms={termsUrl(core.addressOf('site'))}
          contact={`${core.addressOf('account')}/contact`}
          busy={busy}
          problem={problem}
          onTake={() => void take()}
          onCancel={() => setReviewed(false)}
        />
      ) : null}
      {others.length > 0 ? <Others offers={others} onShow={setChosen} /> : null}
    </>
  );
};

const Reserved = (): ReactNode => {
  const [state, reload] = usePart(async (signal) => partOf(await offersOf(account, signal), copy.loadFailed));
  return (
    <div className="offer-panel">
      <h1>{copy.title}</h1>
      <Part state={state} loading={copy.loading} retry={copy.retry} onRetry={reload}>
        {({ offers }) => <Offers offers={offers} />}
      </Part>
    </div>
  );
};

export const OfferScreen = (): ReactNode => (
  <Private texts={accessTexts} loading={<Bones loading={accessTexts.loading} />}>
    <Reserved />
  </Private>
);
