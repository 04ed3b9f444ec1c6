import { path as warning } from '@phosphor-icons/core/assets/regular/warning-circle.svg?icon';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { useAnchor } from './use-anchor.ts';

interface CardProps {
  readonly title?: ReactNode;
  /** A pill or an action at the title's right. */
  readonly aside?: ReactNode;
  /** By which an address may lead to it: `…#consensi`. */
  readonly id?: string;
  readonly children: ReactNode;
}

/** A panel of a page. No card stands inside another. */
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

/** How far a part of a page is with what it has to fetch. */
export type PartState<T> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly text: string }
  | { readonly kind: 'ready'; readonly data: T };

/** What stands for a part that is on its way. */
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
  /** Said by screen readers while the part is on its way. */
  readonly loading: string;
  readonly retry: string;
  readonly onRetry: () => void;
  readonly children: (data: T) => ReactNode;
}

/** A part that loads by itself: a skeleton of its size, its content, or one line that says what failed, with a retry. */
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
