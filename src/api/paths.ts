const paths = {
  assistanceChat: '/api/site/chat',
  shortInfo: '/api/user/short-info',
  notices: '/api/user/notices',
  login: '/api/site/login',
  idCode: '/api/sso/id_code',
  accountLogout: '/api/logout',
  newsstandLogout: '/logout',
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
