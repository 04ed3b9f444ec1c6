import { path as lock } from '@phosphor-icons/core/assets/light/lock-simple-light.svg?icon';
import { path as glass } from '@phosphor-icons/core/assets/regular/magnifying-glass.svg?icon';
import { type ReactNode, Suspense, use, useCallback, useEffect, useState } from 'react';
import { core } from '../../core/page/core.ts';
import { enter, returnAddress } from '../../core/session/sign-on.ts';
import { signInUrl } from '../../rules/brand/links.ts';
import { Guarded } from '../../screen-kit/Guarded.tsx';
import { useAddress } from '../../ui/base/address.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import { useRequest } from '../../ui/base/use-request.ts';
import { Message, Waiting } from '../../ui/message/Message.tsx';
import { copy } from './copy.ts';
import { type Arrival, currentArrival } from './routing/arrival.ts';
import { usePage } from './routing/page.ts';
import { Drawn, type Showing } from './Shown.tsx';

const loadingUser = <Waiting text={copy.loadingUser} />;

const Home = ({ kind = 'primary' }: { readonly kind?: string }): ReactNode => (
  <a className={`button ${kind}`} href={useAddress()('/')}>
    {copy.home}
  </a>
);

export const NotFound = (): ReactNode => {
  usePage(copy.notFoundTitle);
  const address = useAddress();
  return (
    <div className="lost">
      <div className="blank-page" aria-hidden="true">
        <p className="blank-number" />
        <p className="blank-title" data-text={copy.blankPage} />
        <div className="blank-columns">
          <i />
          <i />
          <i />
        </div>
      </div>
      <div>
        <p className="lost-kicker">{copy.notFoundKicker}</p>
        <h1>{copy.notFoundHead}</h1>
        <p>{copy.notFound}</p>
        <div className="lost-actions">
          <Home />
          <a className="button" href={address('/ricerca')}>
            <Icon path={glass} />
            {copy.search}
          </a>
        </div>
      </div>
    </div>
  );
};

/** Exchanges a code once, however often the screen renders. */
const exchanged = (arrival: Arrival): Promise<string | undefined> => {
  arrival.exchange ??= enter(core, arrival.code, arrival.returnTo);
  return arrival.exchange;
};

/** Return from the sign-in: exchanges the code for a session and returns the reader to where they were. */
export const Login = (): ReactNode => {
  usePage(copy.refusedTitle);
  const [refused, setRefused] = useState(false);
  const arrival = currentArrival();
  useEffect(() => {
    if (!arrival) return;
    void exchanged(arrival).then((target) => {
      if (target === undefined) setRefused(true);
      else core.session.signedIn(target);
    });
  }, [arrival]);
  if (!refused) return loadingUser;
  const account = core.addressOf('account');
  return (
    <Message icon={lock} title={copy.refusedTitle} text={copy.refused}>
      <a className="button primary" href={signInUrl(account, returnAddress(arrival?.returnTo ?? '/'))}>
        {copy.signIn}
      </a>
      <a className="button" href={`${account}/contact`}>
        {copy.contact}
      </a>
    </Message>
  );
};

const LoggingOut = (): ReactNode => {
  const [failed, setFailed] = useState(false);
  const logOut = useCallback(() => {
    setFailed(false);
    void core.session.logOut().then((done) => setFailed(!done));
  }, []);
  const retry = useRequest(logOut);
  if (!failed) return <Waiting text={copy.loggingOut} />;
  return (
    <Message title={copy.logoutTitle} text={copy.failed}>
      <button type="button" className="button primary" onClick={retry}>
        {copy.retry}
      </button>
      <Home kind="" />
    </Message>
  );
};

export const Logout = (): ReactNode => {
  usePage(copy.logoutTitle);
  return (
    <Guarded access="login" loading={loadingUser}>
      <LoggingOut />
    </Guarded>
  );
};

/** For visitors only: the sticky banner test. */
export const Guest = (): ReactNode => {
  usePage(copy.guestTitle);
  return (
    <Guarded access="guest" isTestGuest loading={loadingUser}>
      <Message title={copy.guestTitle} text={copy.guest}>
        <Home />
      </Message>
      <div className="sticky-slot" data-np-slot="sticky" />
    </Guarded>
  );
};

const Deferred = ({ load }: { readonly load: Promise<Showing | undefined> }): ReactNode => {
  const showing = use(load);
  return showing ? <Drawn {...showing} /> : loadingUser;
};

interface ProtectedProps {
  /** Title of the page until the screen loads. */
  readonly title: string;
  readonly load: Promise<Showing | undefined>;
}

/** A screen for signed-in readers. Loads its data once the reader is known. */
export const Protected = ({ title, load }: ProtectedProps): ReactNode => {
  usePage(title);
  return (
    <Guarded access="login" loading={loadingUser}>
      <Suspense fallback={loadingUser}>
        <Deferred load={load} />
      </Suspense>
    </Guarded>
  );
};

/** The page's own chatbot in a slot, or ours. The screen checks the access. */
export const Chatbot = (showing: Showing): ReactNode => {
  usePage(copy.chatbotTitle);
  return (
    <Guarded access="login" loading={loadingUser}>
      <slot name="chatbot">
        <Drawn {...showing} />
      </slot>
    </Guarded>
  );
};
