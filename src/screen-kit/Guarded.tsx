import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { core } from '../core/page/core.ts';
import { admission, type RouteAccess, sendAway } from '../core/session/admission.ts';

export interface GuardedProps {
  readonly access: RouteAccess;
  /** The test page for visitors: a reader is logged out there instead of being sent to the dashboard. */
  readonly isTestGuest?: boolean;
  /** Stands there until it is known who the reader is, and while they are sent elsewhere. */
  readonly loading: ReactNode;
  readonly children: ReactNode;
}

/** A place that not everybody may see: shows it, waits, or sends the reader where they belong. */
export const Guarded = ({ access, isTestGuest = false, loading, children }: GuardedProps): ReactNode => {
  const decision = useSyncExternalStore(
    (callback) => core.store.login.subscribe(callback),
    () => admission(access, isTestGuest),
  );
  useEffect(() => {
    void core.session.load();
  }, []);
  useEffect(() => sendAway(decision), [decision]);
  return decision === 'show' ? children : loading;
};
