/** Access to a route: for everybody, for readers with a session, or for visitors only. */
export type RouteAccess = 'open' | 'login' | 'guest';

/** What a guarded route does. */
export type GuardDecision = 'loading' | 'show' | 'signIn' | 'dashboard' | 'logoutThenHome';

/**
 * The decision of a guarded route. While the login is unknown it shows the loading screen. A protected route redirects
 * visitors to the sign-in. A guest-only route redirects readers to the dashboard; test-guest logs them out instead.
 */
export const guard = (
  access: RouteAccess,
  login: 'unknown' | 'loggedIn' | 'loggedOut',
  isTestGuest = false,
): GuardDecision => {
  if (access === 'open') return 'show';
  if (login === 'unknown') return 'loading';
  if (access === 'login') return login === 'loggedIn' ? 'show' : 'signIn';
  if (login === 'loggedOut') return 'show';
  return isTestGuest ? 'logoutThenHome' : 'dashboard';
};
