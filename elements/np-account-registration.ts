import { accountElement } from '../src/screen-kit/account-element.ts';

export const element = accountElement({
  tag: 'np-account-registration',
  summary: 'Registration of a person, a company or a public body, with a code that confirms the e-mail address.',
  loggedOut: 'The form.',
  panel: () => import('../src/features/account-registration/panel.tsx'),
});
