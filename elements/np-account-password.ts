import { accountElement } from '../src/screen-kit/account-element.ts';

export const element = accountElement({
  tag: 'np-account-password',
  summary:
    'Changes the reader’s password: the current one, the new one twice, with a list of what it must hold; or resets a forgotten one.',
  attributes: {
    mode: {
      type: 'enum',
      values: ['change', 'reset'],
      default: 'change',
      summary: 'Change the password of who is signed in, or reset a forgotten one by a code that goes by mail.',
    },
  },
  loggedOut:
    'With `mode="reset"` the form; else on the account site the reader is sent to sign in; elsewhere a line says so, with the way there.',
  panel: () => import('../src/features/account-password/panel.tsx'),
});
