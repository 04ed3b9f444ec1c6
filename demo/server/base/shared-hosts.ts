/** The hosts that all brands share, and their kinds; no brand may have one as its domain. */
export const sharedHosts = {
  localhost: 'console',
  'archive.localhost': 'archive',
  'cdn.localhost': 'cdn',
  'third.localhost': 'third',
  'google.localhost': 'identity',
  'gruppo.localhost': 'identity',
  'docs.localhost': 'docs',
} as const;

/** What the names of a brand's hosts begin with. */
export const prefixes = { newsstand: '', account: 'account.', site: 'www.', shop: 'shop.' } as const;
