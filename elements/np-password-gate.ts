import { defineElement } from '../src/element-kit/shell/define.ts';
import { drawGate, followBrand, styles } from '../src/features/password-gate/gate.lit.ts';

export const element = defineElement({
  tag: 'np-password-gate',
  summary: 'A curtain: what is inside the tag shows once the gate password was typed. It hides, it does not protect.',
  attributes: {
    digest: {
      type: 'string',
      default: '',
      summary: 'SHA-256 of the password, hexadecimal; empty: the brand’s own, and without one nothing is hidden.',
    },
  },
  events: {
    'np-gate-open': { summary: 'The password was accepted.' },
  },
  slots: { '': 'What is behind the curtain.' },
  loggedOut: 'The same for everybody.',
  loads: 'intent',
  styles,
  draw: drawGate,
  connected: followBrand,
});
