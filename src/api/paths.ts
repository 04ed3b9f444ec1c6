const paths = {
  assistanceChat: '/api/site/chat',
  shortInfo: '/api/user/short-info',
  notices: '/api/user/notices',
  login: '/api/site/login',
  idCode: '/api/sso/id_code',
  accountLogout: '/api/logout',
  newsstandLogout: '/logout',
  home: '/api/edicola/home',
  editions: '/api/edicola/edizioni',
  sections: '/api/edicola/sezioni',
  specials: '/api/edicola/speciali',
  signatures: '/api/edicola/firme',
  section: '/api/edicola/sezione',
  special: '/api/edicola/speciale',
  signature: '/api/edicola/firma',
  article: '/api/edicola/articolo',
  search: '/api/edicola/ricerca',
  archiveSearch: '/ricerca',
  favourites: '/api/user/preferiti',
  favouritesDelete: '/api/user/preferiti/delete',
  reading: '/api/user/lettura',
  entitlement: '/api/user/entitlement',
} as const;

/** The calls of the product, by name. */
export type PathName = keyof typeof paths;

let remapped: Readonly<Partial<Record<string, string>>> = {};

/** An integrator whose backend uses other paths names them here, through `np.configure({ paths })`. */
export const remapPaths = (overrides: Readonly<Record<string, string>> = {}): void => {
  remapped = Object.fromEntries(Object.entries(overrides).filter(([, path]) => typeof path === 'string'));
};

/** The path of a call, as remapped or as the specification gives it. */
export const pathOf = (name: PathName): string => remapped[name] ?? paths[name];
