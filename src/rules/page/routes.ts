/** Who may see a route: everybody, only readers with a session, or only visitors without one. */
export type RouteAccess = 'open' | 'login' | 'guest';

export interface NewsstandRoute {
  /** As in the specification; `:name?` is optional. */
  readonly path: string;
  readonly access: RouteAccess;
  /** Specification, point 2.1: on the chatbot and rassegna pages neither chat widget nor footer is shown; nor on the way through the sign-in. */
  readonly bare?: true;
  readonly comingSoon?: true;
}

const dated = ':titolo/:date?/:id_edizione?/:id?';

/** Specification, point 2.1: the newsstand's routes. */
export const newsstandRoutes = {
  home: { path: '/', access: 'open' },
  sezioni: { path: '/sezioni', access: 'open' },
  sezione: { path: `/sezione/${dated}`, access: 'open' },
  firme: { path: '/firme', access: 'open', comingSoon: true },
  speciali: { path: '/speciali', access: 'open' },
  speciale: { path: `/speciale/${dated}`, access: 'open' },
  articoloDs: { path: '/articolo/ds/:id', access: 'open' },
  articolo: { path: '/articolo/:id/:titolo?', access: 'open' },
  ricerca: { path: '/ricerca/:query?', access: 'open' },
  login: { path: '/login', access: 'open', bare: true },
  logout: { path: '/logout', access: 'login' },
  testGuest: { path: '/test-guest', access: 'guest' },
  preferiti: { path: '/preferiti', access: 'login', comingSoon: true },
  rassegna: { path: '/rassegna', access: 'login', bare: true },
  chatbot: { path: '/chatbot', access: 'login', bare: true },
} as const satisfies Readonly<Record<string, NewsstandRoute>>;

/** Whether a route's page has neither chat widget nor footer. */
export const isBareRoute = (path: string): boolean =>
  Object.values<NewsstandRoute>(newsstandRoutes).some((route) => route.path === path && route.bare === true);

/** What the paths of a route look like: in any case, with a slash at their end or without; parameters are named groups. */
export const routePattern = (path: string): RegExp =>
  new RegExp(
    `^${path
      .replace(/\*/g, '.*')
      .replace(/\/:(\w+)(\?)?/g, (_, name: string, optional?: string) =>
        optional ? `(?:/(?<${name}>[^/]+))?` : `/(?<${name}>[^/]+)`,
      )}/?$`,
    'i',
  );

type Given = Readonly<Record<string, string | undefined>>;

/** Specification, point 2.1: an article's loader takes the id from the route or the query; without one it goes to `/`. */
export const articleRequest = (params: Given, query: Given): { readonly id: string } | 'redirect' => {
  const id = params.id || query.id;
  return id ? { id } : 'redirect';
};

/**
 * Specification, point 2.1: a section's or special's loader proceeds with id, id_edizione and date together, or with a
 * titolo; else it goes to `/`.
 */
export const sectionRequest = (params: Given, query: Given): Given | 'redirect' => {
  const pick = (name: string): string | undefined => params[name] || query[name];
  const [titolo, id, id_edizione, date] = ['titolo', 'id', 'id_edizione', 'date'].map(pick);
  const whole = id && id_edizione && date;
  return whole || titolo ? { titolo, id, id_edizione, date } : 'redirect';
};

/** Longer than any one-time code of ours; the address of a call has to stay short. */
const longestCode = 256;

/**
 * Specification, points 2.1 and 5: the sign-in needs an id_code, without one it goes to `/`. The code becomes a segment
 * of a call's path: one that is no segment (`.`, `..`), or longer than any code of ours, is none.
 */
export const loginRequest = (query: Given): { readonly code: string; readonly returnTo: string } | 'redirect' => {
  const { id_code = '', redirect_uri = '' } = query;
  if (id_code === '' || id_code.length > longestCode || /^\.{1,2}$/.test(id_code)) return 'redirect';
  return { code: id_code, returnTo: redirect_uri };
};

/** What a guarded route does with the reader it has. */
export type GuardDecision = 'loading' | 'show' | 'signIn' | 'dashboard' | 'logoutThenHome';

/**
 * Specification, points 2.1 and 6. While the login is unknown a guarded route shows the loading screen. Visitors of a
 * protected route sign in; readers of a guest-only route go to the dashboard, from test-guest they are logged out.
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
