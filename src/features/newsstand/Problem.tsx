import { path as octagon } from '@phosphor-icons/core/assets/light/warning-octagon-light.svg?icon';
import { path as offline } from '@phosphor-icons/core/assets/light/wifi-slash-light.svg?icon';
import { type ReactNode, useEffect, useState } from 'react';
import { useShell } from '../../element-kit/panel/panel.tsx';
import { routeError } from '../../rules/page/route-errors.ts';
import { useAddress } from '../../ui/base/address.ts';
import { Message, Waiting } from '../../ui/message/Message.tsx';
import { copy } from './copy.ts';
import type { LoadFailure } from './failure.ts';
import { usePage } from './routing/page.ts';

const isFailure = (error: unknown): error is LoadFailure =>
  typeof error === 'object' && error !== null && Object.hasOwn(error, 'failed');

interface ProblemProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Shown in place of a screen that failed. */
const Failure = ({ error, onRetry }: ProblemProps): ReactNode => {
  const address = useAddress();
  const fault = isFailure(error) ? error.fault : undefined;
  const isOffline = isFailure(error) && error.failed === 'network' && !fault;
  const route = routeError('newsstand', isFailure(error) ? error.status : undefined);
  const { title, text, status } = { text: copy.error, ...(fault ?? route), ...(fault && { status: undefined }) };
  usePage(isOffline ? copy.offlineTitle : title);
  useEffect(() => {
    // Leaving the page aborts its requests: retry when the browser restores the page, since the network did not fail.
    const again = ({ persisted }: PageTransitionEvent) => {
      if (persisted && isOffline) onRetry();
    };
    addEventListener('pageshow', again);
    return () => removeEventListener('pageshow', again);
  }, [isOffline, onRetry]);
  const retry = (
    <button type="button" className="button" onClick={onRetry}>
      {copy.retry}
    </button>
  );
  if (isOffline)
    return (
      <Message icon={offline} title={copy.offlineTitle} text={copy.offline}>
        {retry}
      </Message>
    );
  return (
    <Message icon={octagon} title={title} text={text} code={status}>
      <a className="button primary" href={address('/')}>
        {copy.home}
      </a>
      {retry}
    </Message>
  );
};

/** Reloads the page when code could not be loaded. Shows the failure when the reload guard forbids it. */
export const Problem = ({ error, onRetry }: ProblemProps): ReactNode => {
  const shell = useShell();
  const [reported, setReported] = useState<unknown>();
  const isKnown = isFailure(error);
  useEffect(() => {
    if (!isKnown) shell.fail('a screen of it could not be shown', error, () => setReported(error));
  }, [shell, error, isKnown]);
  return isKnown || reported === error ? <Failure error={error} onRetry={onRetry} /> : <Waiting text={copy.loading} />;
};
