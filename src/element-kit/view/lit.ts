import { render, type TemplateResult } from 'lit-html';
import type { Shell } from '../shell/contract.ts';

/** Creates a contract's `draw` from a lit-html template. */
export const lit =
  (view: (shell: Shell) => TemplateResult) =>
  (shell: Shell, box: HTMLElement): void => {
    render(view(shell), box);
  };
