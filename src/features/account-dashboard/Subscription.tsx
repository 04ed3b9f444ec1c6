import type { ReactNode } from 'react';
import type { SubscriptionLine } from '../../api/account/overview.ts';
import { nameIn } from '../../rules/language/name-in.ts';
import { copy } from './copy.ts';
import { dayText, firstOf, type PrimaryWay, renewalOf, wayOf } from './model.ts';

const Facts = ({ rows }: { readonly rows: readonly (readonly [name: string, value: string])[] }): ReactNode => (
  <dl className="facts">
    {rows.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

interface SubscriptionProps {
  readonly lines: readonly SubscriptionLine[];
  /** Addresses of the primary action, by the state of the subscription. */
  readonly ways: Readonly<Record<PrimaryWay, string>>;
  readonly shop: string;
  /** Renders the button that saves the latest receipt of a subscription. */
  readonly receipt: (id: number) => ReactNode;
}

export const Subscription = ({ lines, ways, shop, receipt }: SubscriptionProps): ReactNode => {
  const texts = copy.subscription;
  const line = firstOf(lines);
  if (!line)
    return (
      <div className="part">
        <h2>{texts.none}</h2>
        <p>{texts.offer}</p>
        <div className="buttons">
          <a className="button primary" href={shop}>
            {texts.subscribe}
          </a>
        </div>
      </div>
    );
  const { id, product, stato, data_fine, pagamento, seats, actions } = line;
  const way = wayOf(line);
  return (
    <div className="part">
      <div className="panel-head">
        <h2>{product}</h2>
        <span className={`pill ${stato}`}>{nameIn(texts.states, stato) ?? stato}</span>
      </div>
      <Facts
        rows={[
          [texts.validity, texts.until(dayText(data_fine))],
          [texts.renewal, renewalOf(line) ?? texts.noRenewal],
          ...(pagamento ? ([[texts.payment, pagamento.etichetta]] as const) : []),
          ...(seats.total > 0 ? ([[texts.users, texts.used(seats.used, seats.total)]] as const) : []),
        ]}
      />
      {lines.length > 1 ? <p className="hint">{texts.more(lines.length - 1)}</p> : null}
      <div className="buttons">
        <a className="button primary" href={ways[way]}>
          {texts.ways[way]}
        </a>
        {actions.includes('receipts') ? receipt(id) : null}
      </div>
    </div>
  );
};
