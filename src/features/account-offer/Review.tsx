import type { ReactNode } from 'react';
import type { Offer } from '../../api/subscriptions/offers.ts';
import { Modal } from '../../ui/overlay/Modal.tsx';
import { copy } from './copy.ts';
import { reviewRows } from './model.ts';

interface ReviewProps {
  readonly offer: Offer;
  readonly terms: string;
  readonly contact: string;
  readonly busy: boolean;
  /** Why the last attempt failed. */
  readonly problem: string | undefined;
  readonly onTake: () => void;
  readonly onCancel: () => void;
}

/** What accepting an offer costs and means, before anything is charged. */
export const Review = ({ offer, terms, contact, busy, problem, onTake, onCancel }: ReviewProps): ReactNode => (
  <Modal
    title={copy.review.title(offer.name)}
    submit={copy.take}
    cancel={copy.review.cancel}
    busy={busy}
    busyText={copy.taking}
    problem={
      problem ? (
        <>
          {problem}{' '}
          <a className="link" href={contact}>
            {copy.contact}
          </a>
        </>
      ) : undefined
    }
    onSubmit={onTake}
    onCancel={onCancel}
  >
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
      <a className="link" href={terms}>
        {copy.terms}
      </a>
      .
    </p>
  </Modal>
);
