import { path as eye } from '@phosphor-icons/core/assets/bold/eye-bold.svg?icon';
import { path as eyeClosed } from '@phosphor-icons/core/assets/bold/eye-slash-bold.svg?icon';
import { path as warning } from '@phosphor-icons/core/assets/fill/warning-circle-fill.svg?icon';
import { path as lock } from '@phosphor-icons/core/assets/regular/lock-simple.svg?icon';
import { html, nothing, render, type TemplateResult } from 'lit-html';
import type { Shell } from '../../element-kit/shell/contract.ts';
import { lazy } from '../../element-kit/shell/lazy.ts';
import { icon } from '../../element-kit/view/icon.ts';
import controls from '../../ui/base/controls.css?inline';
import tokens from '../../ui/base/tokens.css?inline';
import { copy } from './copy.ts';
import css from './gate.css?inline';

export const styles = [tokens, controls, css];

/** Compares, stores, places the brand's wordmark; loads with the core. */
const loadGate = lazy(async () => (await import('./lazy.ts')).gate);

/** State of one element. */
interface State {
  /** The brand's record, which says whether the gate is closed. */
  record: { readonly name: string; readonly gateDigest?: string } | undefined;
  accepted: boolean;
  isWrong: boolean;
  isShown: boolean;
  busy: boolean;
  /** The last digest that was reported to the developer. */
  reported: string | undefined;
}

const createState = (): State => ({
  record: undefined,
  accepted: false,
  isWrong: false,
  isShown: false,
  busy: false,
  reported: undefined,
});

const stateOf = (shell: Shell): State => shell.state(createState);

/** The digest of the tag, or else of the brand. */
const digestFor = (shell: Shell): string | undefined =>
  loadGate.loaded?.digestOf(String(shell.values().digest) || stateOf(shell).record?.gateDigest);

/** Reports an invalid digest to the developer; the content stays hidden. */
const reportUnreadable = (shell: Shell, digest: string | undefined): void => {
  const state = stateOf(shell);
  if (digest === undefined || state.reported === digest || loadGate.loaded?.isReadable(digest) !== false) return;
  state.reported = digest;
  console.warn(
    `<np-password-gate>: its digest is not 64 hexadecimal digits, so no password opens it: ${digest}. Give it the SHA-256 of the password.`,
  );
};

const fieldOf = ({ root }: Shell): HTMLInputElement | null => root.querySelector('input');

const submit = async (shell: Shell, event: Event): Promise<void> => {
  event.preventDefault();
  const state = stateOf(shell);
  const field = fieldOf(shell);
  if (!field || !loadGate.loaded || state.busy) return;
  state.busy = true;
  state.isWrong = false;
  shell.redraw();
  try {
    state.accepted = await loadGate.loaded.tryPassword(field.value, digestFor(shell));
  } catch (error) {
    shell.fail('the password could not be checked. Serve the page over HTTPS', error);
  }
  state.busy = false;
  state.isWrong = !state.accepted;
  shell.redraw();
  if (state.accepted) shell.emit('np-gate-open', null);
  else field.select();
};

const card = (shell: Shell, { isWrong, isShown, busy }: State) => {
  const toggle = () => {
    stateOf(shell).isShown = !isShown;
    shell.redraw();
  };
  return html`<form @submit=${(event: Event) => submit(shell, event)} novalidate>
    <span class="mark">${icon(lock)}</span>
    <h1>${copy.title}</h1>
    <p class="lead">${copy.lead}</p>
    ${isWrong ? html`<div class="problem" role="alert">${icon(warning)}<p>${copy.wrong}</p></div>` : nothing}
    <div class="field">
      <label for="password">${copy.password}</label>
      <div class="with-button">
        <input id="password" name="password" type=${isShown ? 'text' : 'password'} autocomplete="current-password"
          aria-invalid=${isWrong} maxlength="1024" />
        <button type="button" aria-pressed=${isShown} aria-controls="password" @click=${toggle}>
          ${icon(isShown ? eyeClosed : eye)}${isShown ? copy.hide : copy.show}
        </button>
      </div>
    </div>
    <button class="button primary large" type="submit" aria-disabled=${busy}>${copy.submit}</button>
  </form>`;
};

const curtain = (shell: Shell, state: State) => html`<div class="stage">
  <div class="wordmark" role="img" aria-label=${state.record?.name ?? copy.masthead}></div>
  ${card(shell, state)}
  <p class="below">${state.record ? copy.copyright(new Date().getFullYear(), state.record.name) : nothing}</p>
</div>`;

/** Hides the tag's content, which is still in the page: this protects nothing. */
const gateView = (shell: Shell): TemplateResult => {
  const state = stateOf(shell);
  const digest = digestFor(shell);
  const isKnown = digest !== undefined || state.record !== undefined;
  const shows = isKnown && (state.accepted || loadGate.loaded?.isOpen(digest) === true);
  return html`<div aria-busy=${!isKnown}>
    ${isKnown && !shows ? curtain(shell, state) : nothing}
    <div ?hidden=${!shows}><slot></slot></div>
  </div>`;
};

/** Draws the gate. */
export const drawGate = (shell: Shell, box: HTMLElement): void => {
  loadGate.loaded?.placeWordmarks(box);
  reportUnreadable(shell, digestFor(shell));
  render(gateView(shell), box);
};

/** Loads the brand's digest and focuses the field of a visible gate. */
export const followBrand = async (shell: Shell): Promise<void> => {
  const { followGate } = await loadGate();
  const show = () => {
    const wasThere = fieldOf(shell) !== null;
    drawGate(shell, shell.root.querySelector('.np-root') as HTMLElement);
    if (!wasThere) fieldOf(shell)?.focus({ preventScroll: true });
  };
  show();
  followGate(shell, (record) => {
    stateOf(shell).record = record;
    show();
  });
};
