import type { RouteAccess } from './guard.ts';

export interface NewsstandRoute {
  /** `:name` is a parameter, `:name?` an optional one. */
  readonly path: string;
  readonly access: RouteAccess;
  /** The page shows neither assistance chat nor footer. */
  readonly bare?: true;
  readonly comingSoon?: true;
}

const dated = ':titolo/:date?/:id_edizione?/:id?';

/** The newsstand's routes. */
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

/** Whether a route's page has neither assistance chat nor footer. */
export const isBareRoute = (path: string): boolean =>
  Object.values<NewsstandRoute>(newsstandRoutes).some((route) => route.path === path && route.bare === true);

/** Whether a route, or a path of one, shows an article. */
export const isArticleRoute = (path: string): boolean => /^\/articolo(\/|$)/.test(path);

/** The pattern of a route's paths: any case, with or without a final slash; parameters are named groups. */
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

/** The id of an article, from the route or the query; without one the route redirects to `/`. */
export const articleRequest = (params: Given, query: Given): { readonly id: string } | 'redirect' => {
  const id = params.id || query.id;
  return id ? { id } : 'redirect';
};

/**
 * The parameters of a section or special: id, id_edizione and date together, or a titolo. Otherwise the route redirects
 * to `/`.
 */
export const sectionRequest = (params: Given, query: Given): Given | 'redirect' => {
  const pick = (name: string): string | undefined => params[name] || query[name];
  const [titolo, id, id_edizione, date] = ['titolo', 'id', 'id_edizione', 'date'].map(pick);
  const isComplete = id && id_edizione && date;
  return isComplete || titolo ? { titolo, id, id_edizione, date } : 'redirect';
};

/** Maximum length of a one-time code in characters; ours are shorter. */
const maxCodeLength = 256;

/**
 * The parameters of the sign-in; without an id_code the route redirects to `/`. The code becomes a path segment of a
 * call, so `.`, `..` and codes of more than 256 characters count as missing.
 */
export const loginRequest = (query: Given): { readonly code: string; readonly returnTo: string } | 'redirect' => {
  const { id_code = '', redirect_uri = '' } = query;
  if (id_code === '' || id_code.length > maxCodeLength || /^\.{1,2}$/.test(id_code)) return 'redirect';
  return { code: id_code, returnTo: redirect_uri };
};
