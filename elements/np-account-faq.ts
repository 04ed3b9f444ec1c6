import { loadCopy } from '../src/features/account-faq/load-copy.ts';
import { accountElement } from '../src/screen-kit/account-element.ts';

export const element = accountElement({
  tag: 'np-account-faq',
  summary: 'The frequent questions of the brand by category and product, with a search, a vote and the way to ask.',
  loggedOut: 'The same questions, with the same votes.',
  texts: loadCopy,
  panel: () => import('../src/features/account-faq/panel.tsx'),
});
