import { accountElement } from '../src/screen-kit/account-element.ts';

export const element = accountElement({
  tag: 'np-account-password',
  summary: 'Changes the reader’s password, with the list of its rules, or resets a forgotten one.',
  attributes: {
    mode: {
      type: 'enum',
      values: ['change', 'reset'],
      default: 'change',
      summary:
        '`change`: change the password of the signed-in reader. `reset`: reset a forgotten one with a code by e-mail.',
    },
  },
  loggedOut:
    'With `mode="reset"` the form. Otherwise the account site redirects to the sign-in; elsewhere the element links to it.',
  panel: () => import('../src/features/account-password/panel.tsx'),
});
