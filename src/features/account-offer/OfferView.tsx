import { path as check } from '@phosphor-icons/core/assets/bold/check-bold.svg?icon';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Offer } from '../../api/subscriptions/offers.ts';
import { allOf, money } from '../../rules/language/formats.ts';
import { nameIn } from '../../rules/language/name-in.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Icon } from '../../ui/base/Icon.tsx';
import { copy } from './copy.ts';
import { benefitLines, priceLines, unitOf } from './model.ts';

const Cell = ({ has }: { readonly has: boolean }): ReactNode => (
  <td>
    {has ? <Icon path={check} size={18} /> : <span aria-hidden="true">–</span>}
    <span className="unseen">{has ? copy.yes : copy.no}</span>
  </td>
);

/** The offer's features beside the reader's current ones. */
const Benefits = ({ offer: { product, name, replaced_product } }: { readonly offer: Offer }): ReactNode => {
  const products = replaced_product === null ? [product] : [replaced_product, product];
  const lines = benefitLines(products);
  if (lines.length === 0) return null;
  return (
    <table className="benefits">
      <caption className="unseen">{copy.table}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="unseen">{copy.benefit}</span>
          </th>
          {products.map((one) => (
            <th scope="col" key={one}>
              {nameIn(copy.products, one) ?? name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ text, has }) => (
          <tr key={text}>
            <th scope="row">{text}</th>
            {products.map((one, index) => (
              <Cell key={one} has={has[index] ?? false} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

interface OfferViewProps {
  readonly offer: Offer;
  /** The reader chose it: focus its headline. */
  readonly isChosen: boolean;
  /** Address where a due renewal is paid. */
  readonly payment: string;
  readonly onReview: () => void;
}

/** One offer: headline, features, price and button. */
export const OfferView = (props: OfferViewProps): ReactNode => {
  const { offer, isChosen, payment, onReview } = props;
  const { kind, product, name, summary, text, replaces } = offer;
  const { intro, amount, unit, after } = priceLines(offer);
  const headline = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isChosen) headline.current?.focus();
  }, [isChosen]);
  return (
    <div className="offer">
      <div className="offer-about">
        <h2 ref={headline} tabIndex={-1}>
          {copy.headline[kind](nameIn(copy.promises, product) ?? name, name)}
        </h2>
        <p className="offer-lead">
          {[replaces.length > 0 ? copy.have(allOf(replaces)) : '', summary].join(' ').trim()}
        </p>
        <Benefits offer={offer} />
        <p className="offer-text">{text}</p>
      </div>
      <section className="panel-card offer-price" aria-label={name}>
        <p className="offer-amount">
          {intro ? <small>{intro}</small> : null}
          <strong>{amount}</strong> {unit}
        </p>
        <p className="offer-then">{after}</p>
        {kind === 'pay' ? (
          <a className="button primary large" href={payment}>
            {copy.pay}
          </a>
        ) : (
          <Button kind="primary" size="large" onClick={onReview}>
            {copy.goOn}
          </Button>
        )}
      </section>
    </div>
  );
};

interface OthersProps {
  readonly offers: readonly Offer[];
  readonly onShow: (offer: Offer) => void;
}

/** The other offers. */
export const Others = ({ offers, onShow }: OthersProps): ReactNode => (
  <section className="panel-card offers">
    <div className="panel-head">
      <h2>{copy.others}</h2>
    </div>
    <ul>
      {offers.map((offer) => (
        <li key={offer.id}>
          <p>
            <strong>{offer.name}</strong>
            <small>
              {money(offer.price)} {unitOf(offer.period)}
            </small>
          </p>
          <Button size="small" aria-label={copy.showName(offer.name)} onClick={() => onShow(offer)}>
            {copy.show}
          </Button>
        </li>
      ))}
    </ul>
  </section>
);
