/** The version in package.json, put in by the build. */
declare const __NP_VERSION__: string;

interface ImportMetaEnv {
  /** Defaults that a build can carry; unset, the ones in src/core/brand/origins.ts and src/core/consent/outside.ts hold. */
  readonly NP_BUILD_ACCOUNT?: string;
  readonly NP_BUILD_SHOP?: string;
  readonly NP_BUILD_ARCHIVE?: string;
  readonly NP_BUILD_CAPTCHA_URL?: string;
  readonly NP_BUILD_CAPTCHA_SITE_ID?: string;
  readonly NP_BUILD_CONSENT_URL?: string;
  readonly NP_BUILD_AUDIENCE_URL?: string;
  readonly NP_BUILD_TAG_MANAGER_URL?: string;
  readonly NP_BUILD_TAG_MANAGER_ID?: string;
  readonly NP_BUILD_MARKETING_URL?: string;
  readonly NP_BUILD_LIVE_CHAT_URL?: string;
}

/** The path of a one-path SVG icon, taken out by the build. */
declare module '*.svg?icon' {
  export const path: string;
}
declare module '*.svg?icon&own' {
  export const path: string;
}

/** What the autoloader can load, by tag. */
declare module 'virtual:np-loaders' {
  export const loaders: Readonly<Record<string, () => Promise<unknown>>>;
  export const doctor: () => Promise<{ start(known: readonly string[]): void }>;
  export const observer: () => Promise<{ observe: import('./core/page/np.ts').Np['observe'] }>;
}

/** src/languages/languages.ts, which is above the elements that wait for it. */
declare module 'virtual:np-languages' {
  export const again: () => Promise<void>;
  export const prepare: (tag: string) => Promise<void>;
}

/** The arguments of a `FontFace` for each file of the typefaces. */
declare module 'virtual:np-fonts/files' {
  export const files: readonly ConstructorParameters<typeof FontFace>[];
}

/** The same for the local fonts that have their metrics. */
declare module 'virtual:np-fonts/fallbacks' {
  export const fallbacks: readonly ConstructorParameters<typeof FontFace>[];
}

/** The addresses of the package's logos and typefaces, by their paths in the package. */
declare module 'virtual:np-files' {
  export const files: Readonly<Record<string, string>>;
}
