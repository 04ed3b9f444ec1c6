import { path as warning } from '@phosphor-icons/core/assets/regular/warning-circle.svg?icon';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { useAnchor } from './use-anchor.ts';

interface CardProps {
  readonly title?: ReactNode;
  /** A pill or an action, right of the title. */
  readonly aside?: ReactNode;
  /** Its address fragment, such as `#consensi`. */
  readonly id?: string;
  readonly children: ReactNode;
}

/** A card of a page. Do not nest cards. */
export const Card = ({ title, aside, id, children }: CardProps): ReactNode => (
  <section className="panel-card" id={id} ref={useAnchor(id)}>
    {title || aside ? (
      <div className="panel-head">
        {title ? <h2>{title}</h2> : null}
        {aside}
      </div>
    ) : null}
    {children}
  </section>
);

/** The loading state of a part of a page. */
export type PartState<T> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly text: string }
  | { readonly kind: 'ready'; readonly data: T };

/** The skeleton of a part that is loading. */
export const Bones = ({ loading }: { readonly loading: string }): ReactNode => (
  <div aria-busy="true">
    <p className="unseen" role="status">
      {loading}
    </p>
    <div className="bones" aria-hidden="true">
      <i />
      <i />
      <i />
    </div>
  </div>
);

interface PartProps<T> {
  readonly state: PartState<T>;
  /** Screen-reader text while the part is loading. */
  readonly loading: string;
  readonly retry: string;
  readonly onRetry: () => void;
  readonly children: (data: T) => ReactNode;
}

/** A part that loads on its own: a skeleton, its content, or one line about the failure with a retry button. */
export const Part = <T,>({ state, loading, retry, onRetry, children }: PartProps<T>): ReactNode => {
  if (state.kind === 'ready') return children(state.data);
  if (state.kind === 'failed')
    return (
      <div className="part-failed" role="alert">
        <Icon path={warning} size={24} />
        <p>{state.text}</p>
        <Button size="small" onClick={onRetry}>
          {retry}
        </Button>
      </div>
    );
  return <Bones loading={loading} />;
};
