/**
 * Paths of the calls that the core and the assistance chat make. paths.ts has all of them and loads with the others.
 */
export const corePaths = {
  shortInfo: '/api/user/short-info',
  notices: '/api/user/notices',
  accountLogout: '/api/logout',
  newsstandLogout: '/logout',
  assistanceChat: '/api/site/chat',
} as const;

let remapped: Readonly<Partial<Record<string, string>>> = {};

/** Replaces the paths that `np.configure({ paths })` names, for a backend that uses others. */
export const remapPaths = (overrides: Readonly<Record<string, string>> = {}): void => {
  remapped = Object.fromEntries(Object.entries(overrides).filter(([, path]) => typeof path === 'string'));
};

/** The path that an integrator configured; undefined without one. */
export const remappedPath = (name: string): string | undefined => remapped[name];

/** The configured or default path of a call. */
export const corePath = (name: keyof typeof corePaths): string => remappedPath(name) ?? corePaths[name];
