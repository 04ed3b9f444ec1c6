import { ownVersion } from './release.ts';

/** Facts for a support request: browser, language, viewport, colour scheme, version. Nothing about the reader. */
export const diagnostics = (): Readonly<Record<string, string>> => ({
  browser: navigator.userAgent.slice(0, 512),
  lingua: navigator.language,
  finestra: `${innerWidth} × ${innerHeight}`,
  aspetto: matchMedia('(prefers-color-scheme: dark)').matches ? 'scuro' : 'chiaro',
  versione: ownVersion(),
});
