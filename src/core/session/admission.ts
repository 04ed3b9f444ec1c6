import { goOnTo } from '../../platform/browser/page-url.ts';
import { type GuardDecision, guard, type RouteAccess } from '../../rules/page/routes.ts';
import { core } from '../page/core.ts';

export type { RouteAccess };

/** What a guarded place does now, with the reader as far as the page knows them. */
export const admission = (access: RouteAccess, isTestGuest: boolean): GuardDecision =>
  guard(access, core.store.login.peek().state, isTestGuest);

/** Sends away whom the place does not admit (specification, point 2.1). */
export const sendAway = (decision: GuardDecision): void => {
  if (decision === 'signIn') core.session.signIn();
  else if (decision === 'dashboard') goOnTo('/dashboard');
  else if (decision === 'logoutThenHome') void core.session.logOut('home');
};
