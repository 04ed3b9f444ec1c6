import { defineElement } from '../src/element-kit/shell/define.ts';
import { lit } from '../src/element-kit/view/lit.ts';
import { loginView } from '../src/features/account-login/fallback.lit.ts';

export const element = defineElement({
  tag: 'np-account-login',
  summary: 'The sign-in form of the account site: e-mail or user name and password in one step, or Google.',
  attributes: {
    'redirect-uri': {
      type: 'string',
      default: '',
      summary: 'Where the reader returns to; empty: the newsstand’s home.',
    },
    problem: {
      type: 'string',
      default: '',
      summary: 'Why an earlier try, such as one with Google, failed: shown at once.',
    },
  },
  events: {
    'np-login-failed': { summary: 'A try to sign in was refused or did not arrive.', detail: { kind: 'string' } },
  },
  slots: {
    '': 'What stands there until the form is; a plain form for browsers without script goes into a `noscript`.',
  },
  loggedOut: 'The form.',
  loads: 'connect',
  styles: [],
  draw: lit(loginView),
  panel: () => import('../src/features/account-login/panel.tsx'),
});
