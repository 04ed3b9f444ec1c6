import { accountElement } from '../src/screen-kit/account-element.ts';

export const element = accountElement({
  tag: 'np-account-password',
  summary: 'Changes or resets the reader’s password, with its rules; lists the passkeys.',
  attributes: {
    mode: {
      type: 'enum',
      values: ['change', 'reset', 'not-me'],
      default: 'change',
      summary:
        '`change`: change the password of the signed-in reader. `reset`: reset a forgotten one with a code by e-mail. `not-me`: after a mail about a sign-in, end all sessions and choose a new one.',
    },
  },
  loggedOut:
    'With `mode="reset"` and `mode="not-me"` the form. Otherwise the account site redirects to the sign-in; elsewhere the element links to it.',
  panel: () => import('../src/features/account-password/panel.tsx'),
});
