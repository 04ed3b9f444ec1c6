import { goOnTo } from '../../platform/browser/page-url.ts';
import { type GuardDecision, guard, type RouteAccess } from '../../rules/page/guard.ts';
import { core } from '../page/core.ts';

export type { RouteAccess };

/** What a guarded route does for the current reader. */
export const admission = (access: RouteAccess, isTestGuest: boolean): GuardDecision =>
  guard(access, core.store.login.peek().state, isTestGuest);

/** Redirects readers who may not see this route. */
export const redirectReader = (decision: GuardDecision): void => {
  if (decision === 'signIn') core.session.signIn();
  else if (decision === 'dashboard') goOnTo('/dashboard');
  else if (decision === 'logoutThenHome') void core.session.logOut('home');
};
