/** The calls that every page makes, or one that only has a chat; paths.ts has them all, and comes with what makes the others. */
export const corePaths = {
  shortInfo: '/api/user/short-info',
  notices: '/api/user/notices',
  accountLogout: '/api/logout',
  newsstandLogout: '/logout',
  assistanceChat: '/api/site/chat',
} as const;

let remapped: Readonly<Partial<Record<string, string>>> = {};

/** An integrator whose backend uses other paths names them here, through `np.configure({ paths })`. */
export const remapPaths = (overrides: Readonly<Record<string, string>> = {}): void => {
  remapped = Object.fromEntries(Object.entries(overrides).filter(([, path]) => typeof path === 'string'));
};

/** The path that an integrator gave a call; undefined where they left it. */
export const remappedPath = (name: string): string | undefined => remapped[name];

/** The path of one of these calls. */
export const corePath = (name: keyof typeof corePaths): string => remappedPath(name) ?? corePaths[name];
