import { defineElement } from '../src/element-kit/shell/define.ts';
import { drawGate, followBrand, styles } from '../src/features/password-gate/gate.lit.ts';

export const element = defineElement({
  tag: 'np-password-gate',
  summary: 'Hides its content until the reader types the gate password. It does not protect the content.',
  attributes: {
    digest: {
      type: 'string',
      default: '',
      summary: 'SHA-256 of the password, hexadecimal; empty: the brand’s digest, and without one nothing is hidden.',
    },
  },
  events: {
    'np-gate-open': { summary: 'The password was accepted.' },
  },
  slots: { '': 'The hidden content.' },
  loggedOut: 'The same.',
  loads: 'intent',
  styles,
  draw: drawGate,
  connected: followBrand,
});
