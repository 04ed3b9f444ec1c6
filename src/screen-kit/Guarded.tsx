import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { core } from '../core/page/core.ts';
import { admission, type RouteAccess, redirectReader } from '../core/session/admission.ts';

export interface GuardedProps {
  readonly access: RouteAccess;
  /** The test page for visitors: logs a reader out instead of redirecting to the dashboard. */
  readonly isTestGuest?: boolean;
  /** Shown while the login is unknown, and during a redirect. */
  readonly loading: ReactNode;
  readonly children: ReactNode;
}

/** Guards a route: shows its children, waits for the login, or redirects. */
export const Guarded = ({ access, isTestGuest = false, loading, children }: GuardedProps): ReactNode => {
  const decision = useSyncExternalStore(
    (callback) => core.store.login.subscribe(callback),
    () => admission(access, isTestGuest),
  );
  useEffect(() => {
    void core.session.load();
  }, []);
  useEffect(() => redirectReader(decision), [decision]);
  return decision === 'show' ? children : loading;
};
