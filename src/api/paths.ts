import { corePaths, remappedPath } from './core-paths.ts';

/** Every call of the product, by name. */
const paths = {
  ...corePaths,
  assistanceChat: '/api/site/chat',
  login: '/api/site/login',
  idCode: '/api/sso/id_code',
  home: '/api/edicola/home',
  editions: '/api/edicola/edizioni',
  sections: '/api/edicola/sezioni',
  specials: '/api/edicola/speciali',
  signatures: '/api/edicola/firme',
  section: '/api/edicola/sezione',
  special: '/api/edicola/speciale',
  signature: '/api/edicola/firma',
  article: '/api/edicola/articolo',
  edition: '/api/edicola/edizione',
  pageImage: '/api/edicola/pagina',
  search: '/api/edicola/ricerca',
  archiveSearch: '/ricerca',
  archiveArticles: '/articoli',
  favourites: '/api/user/preferiti',
  favouritesDelete: '/api/user/preferiti/delete',
  reading: '/api/user/lettura',
  entitlement: '/api/user/entitlement',
  tracking: '/api/site/tracking',
  consentLog: '/api/site/consent-log',
  marketingSlots: '/slots',
} as const;

export type PathName = keyof typeof paths;

/** The path of a call, as remapped or as the specification gives it. */
export const pathOf = (name: PathName): string => remappedPath(name) ?? paths[name];
