import { path as octagon } from '@phosphor-icons/core/assets/light/warning-octagon-light.svg?icon';
import { path as offline } from '@phosphor-icons/core/assets/light/wifi-slash-light.svg?icon';
import { type ReactNode, useEffect, useState } from 'react';
import { core } from '../../core/page/core.ts';
import { useShell } from '../../element-kit/panel/panel.tsx';
import { routeError } from '../../rules/page/route-errors.ts';
import { useAddress } from '../../ui/base/address.ts';
import { Message, Waiting } from '../../ui/message/Message.tsx';
import { copy } from './copy.ts';
import type { LoadFailure } from './failure.ts';
import { useOpened, usePage } from './routing/page.ts';

const isFailure = (error: unknown): error is LoadFailure =>
  typeof error === 'object' && error !== null && Object.hasOwn(error, 'failed');

interface ProblemProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** The page's own notices of a failure; the screen already says it. */
const useOneVoice = (): void =>
  useEffect(
    () =>
      core.store.notices.subscribe((notices) => {
        for (const { id } of notices) if (id === 'np-network' || id === 'np-generic') core.notices.dismiss(id);
      }),
    [],
  );

const mostOpened = 6;

/** Without a network: the pages that stay readable. Tries again once the network is back. */
const Offline = ({ onRetry }: Pick<ProblemProps, 'onRetry'>): ReactNode => {
  const address = useAddress();
  const opened = useOpened().slice(0, mostOpened);
  useEffect(() => {
    addEventListener('online', onRetry);
    return () => removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <Message icon={offline} title={copy.offlineTitle} text={opened.length > 0 ? copy.offlineOpened : copy.offline}>
      <button type="button" className="button primary" onClick={onRetry}>
        {copy.retry}
      </button>
      {opened.length > 0 ? (
        <nav className="opened" aria-label={copy.opened}>
          <ul>
            {opened.map(([path, title]) => (
              <li key={path}>
                <a className="link" href={address(path)}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </Message>
  );
};

/** Shown in place of a screen that failed. */
const Failure = ({ error, onRetry }: ProblemProps): ReactNode => {
  const address = useAddress();
  const fault = isFailure(error) ? error.fault : undefined;
  // Without a network code does not load either.
  const [lacksNetwork] = useState(() => !navigator.onLine);
  const isOffline = isFailure(error) ? error.failed === 'network' && !fault : lacksNetwork;
  const route = routeError('newsstand', isFailure(error) ? error.status : undefined);
  const { title, text, status } = { text: copy.error, ...(fault ?? route), ...(fault && { status: undefined }) };
  usePage(isOffline ? copy.offlineTitle : title);
  useOneVoice();
  useEffect(() => {
    // Leaving the page aborts its requests: retry when the browser restores the page, since the network did not fail.
    const again = ({ persisted }: PageTransitionEvent) => {
      if (persisted && isOffline) onRetry();
    };
    addEventListener('pageshow', again);
    return () => removeEventListener('pageshow', again);
  }, [isOffline, onRetry]);
  if (isOffline) return <Offline onRetry={onRetry} />;
  return (
    <Message icon={octagon} title={title} text={text} code={status}>
      <a className="button primary" href={address('/')}>
        {copy.home}
      </a>
      <button type="button" className="button" onClick={onRetry}>
        {copy.retry}
      </button>
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
