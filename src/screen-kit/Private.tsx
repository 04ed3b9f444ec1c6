import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { signInHere } from '../core/brand/origins.ts';
import { isEmbedded } from '../core/brand/own-page.ts';
import { core } from '../core/page/core.ts';
import { Guarded, type GuardedProps } from './Guarded.tsx';

interface PrivateProps extends Pick<GuardedProps, 'loading' | 'children'> {
  readonly texts: { readonly signIn: string; readonly action: string };
}

const SignInOffer = ({ texts }: Pick<PrivateProps, 'texts'>): ReactNode => (
  <p>
    {texts.signIn}{' '}
    <a className="link" href={signInHere()}>
      {texts.action}
    </a>
  </p>
);

/** A panel of the account area on a third-party page: a visitor sees a sign-in link instead of a redirect. */
const Embedded = ({ texts, loading, children }: PrivateProps): ReactNode => {
  const state = useSyncExternalStore(
    (callback) => core.store.login.subscribe(callback),
    () => core.store.login.peek().state,
  );
  useEffect(() => {
    void core.session.load();
  }, []);
  if (state === 'loggedIn') return children;
  return state === 'loggedOut' ? <SignInOffer texts={texts} /> : loading;
};

/** Shows its children to readers with a session. On the product's own sites redirects visitors to the sign-in. */
export const Private = (props: PrivateProps): ReactNode =>
  isEmbedded() ? (
    <Embedded {...props} />
  ) : (
    <Guarded access="login" loading={props.loading}>
      {props.children}
    </Guarded>
  );
