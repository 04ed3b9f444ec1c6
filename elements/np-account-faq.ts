import { loadCopy } from '../src/features/account-faq/load-copy.ts';
import { accountElement } from '../src/screen-kit/account-element.ts';

export const element = accountElement({
  tag: 'np-account-faq',
  summary: 'The brand’s frequent questions by category and product, with search, votes and a link to the contact page.',
  loggedOut: 'The same.',
  texts: loadCopy,
  panel: () => import('../src/features/account-faq/panel.tsx'),
});
