import { defineElement } from '../src/element-kit/shell/define.ts';
import { lit } from '../src/element-kit/view/lit.ts';
import { loginView } from '../src/features/account-login/fallback.lit.ts';

export const element = defineElement({
  tag: 'np-account-login',
  summary: 'The sign-in form of the account site: e-mail or user name and password in one step, passkey or Google.',
  attributes: {
    'redirect-uri': {
      type: 'string',
      default: '',
      summary: 'Where to return after the sign-in; empty: the newsstand’s home.',
    },
    problem: {
      type: 'string',
      default: '',
      summary: 'Message about an earlier failed attempt, such as one with Google; shown at once.',
    },
    provider: {
      type: 'string',
      default: '',
      summary: 'Name of the brand’s own identity provider: adds a link to `/sso/identity` of the account site.',
    },
  },
  events: {
    'np-login-failed': { summary: 'A sign-in was refused, or the request failed.', detail: { kind: 'string' } },
  },
  slots: {
    '': 'Shown until the form has loaded. Put a plain form for browsers without script into a `noscript`.',
  },
  loggedOut: 'The form.',
  loads: 'connect',
  styles: [],
  draw: lit(loginView),
  panel: () => import('../src/features/account-login/panel.tsx'),
});
