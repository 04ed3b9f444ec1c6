import { path as cross } from '@phosphor-icons/core/assets/bold/x-bold.svg?icon';
import { path as warning } from '@phosphor-icons/core/assets/fill/warning-circle-fill.svg?icon';
import { path as send } from '@phosphor-icons/core/assets/regular/paper-plane-right.svg?icon';
import { html, nothing, render } from 'lit-html';
import { assetUrl } from '../../core/assets.ts';
import { pageBrand } from '../../core/page.ts';
import { lockScroll } from '../../core/scroll-lock.ts';
import type { Shell } from '../../element-kit/contract.ts';
import { adopt } from '../../element-kit/sheets.ts';
import { questionFault, questionLength } from '../../rules/assistance-chat.ts';
import tokens from '../../ui/tokens.css?inline';
import { copy as launcherCopy } from './copy.ts';
import { draftOf } from './draft.ts';
import styles from './frame.css?inline';
import { frameCopy as copy } from './frame-copy.ts';
import { setOpen } from './open.ts';

/** So many characters before the limit the reader hears of it. */
const near = 50;

const icon = (path: string) => html`<svg viewBox="0 0 256 256" aria-hidden="true"><path d=${path} /></svg>`;

/** Told twice on the way to the limit, and not at each character. */
const nearness = (length: number): string => {
  if (length >= questionLength.max) return copy.atLimit;
  return length >= questionLength.max - near ? copy.nearLimit(near) : '';
};

const composer = (shell: Shell) => {
  const draft = draftOf(shell);
  const { length } = draft.text.trim();
  const fault = length > 0 ? questionFault(draft.text) : undefined;
  const ready = length > 0 && !fault && !draft.sending;
  const submit = (event: Event) => {
    event.preventDefault();
    draft.submit();
  };
  return html`<form @submit=${submit}>
    <div class=${fault ? 'field bad' : 'field'}>
      <textarea
        rows="1"
        aria-label=${copy.field}
        aria-describedby="hint keys"
        aria-invalid=${fault ? 'true' : 'false'}
        placeholder=${copy.placeholder}
        .value=${draft.text}
        @input=${(event: InputEvent) => draft.type((event.target as HTMLTextAreaElement).value)}
        @keydown=${(event: KeyboardEvent) => {
          // 229: the key belongs to an input method. WebKit tells it after the composition has ended.
          if (event.key === 'Enter' && !event.shiftKey && !event.isComposing && event.keyCode !== 229) submit(event);
        }}
      ></textarea>
      <button class="icon send" type="submit" aria-label=${copy.send} aria-disabled=${!ready}>${icon(send)}</button>
    </div>
    <div class="below">
      <span id="hint" class=${fault ? 'bad' : nothing}>${fault ? icon(warning) : nothing}${fault === 'tooShort' ? copy.tooShort(questionLength.min) : copy.hint(questionLength.max)}</span>
      <span aria-hidden="true">${length} / ${questionLength.max}</span>
    </div>
    <span id="keys" hidden>${copy.keys}</span>
    <span role="status">${nearness(length)}</span>
  </form>`;
};

const body = (shell: Shell) => {
  if (shell.phase !== 'failed') return shell.panel ?? nothing;
  return html`<p role="alert">
    ${copy.loadFailed} <button type="button" @click=${() => shell.start()}>${copy.retry}</button>
  </p>`;
};

const sheet = (shell: Shell) => html`<div class="sheet ${shell.values().position}">
  <div class="head">
    <img src=${assetUrl(`brands/${pageBrand().sigla.toLowerCase()}-monogram.svg`)} alt="" width="36" height="36" />
    <div>
      <h2 id="title">${copy.title}</h2>
      ${copy.subtitle}
    </div>
    <button class="icon" type="button" aria-label=${launcherCopy.close} @click=${() => setOpen(shell, false)}>${icon(cross)}</button>
  </div>
  <div class="body" aria-busy=${shell.phase === 'loading'}>${body(shell)}</div>
  ${composer(shell)}
</div>`;

const view = (shell: Shell, button: HTMLElement) => {
  const { opened } = shell.values();
  const close = () => setOpen(shell, false);
  return html`<dialog
    part="panel"
    aria-labelledby="title"
    @click=${(event: Event) => event.target === event.currentTarget && close()}
    @cancel=${(event: Event) => {
      event.preventDefault();
      close();
    }}
    @close=${close}
  >
    ${opened ? html`${button}${sheet(shell)}` : nothing}
  </dialog>`;
};

const boxes = new WeakMap<Shell, HTMLElement>();
const releases = new WeakMap<Shell, () => void>();

/** The page behind does not scroll while the panel is open, and does again when the panel or the element goes. */
const holdScroll = (shell: Shell): void => {
  releases.get(shell)?.();
  const release = lockScroll();
  releases.set(shell, release);
  shell.signal.addEventListener('abort', release);
};

/** Draws the dialog with its header and field, by lit-html, and brings it in line with `opened`: top layer, focus, scrolling. */
export const drawFrame = (shell: Shell, box: HTMLElement, button: HTMLElement): void => {
  const frame = boxes.get(shell) ?? box.appendChild(document.createElement('div'));
  boxes.set(shell, frame);
  adopt(shell.root, [tokens, styles]);
  render(view(shell, button), frame);
  const opened = shell.values().opened === true;
  if (opened) button.querySelector('path')?.setAttribute('d', cross);
  else if (button.parentElement !== box) box.prepend(button);
  const dialog = frame.querySelector('dialog');
  // A dialog that was moved or put back is still open, but no longer in the top layer.
  if (!dialog || (opened ? dialog.matches(':modal') : !dialog.open)) return;
  if (opened) {
    dialog.removeAttribute('open');
    dialog.showModal();
    dialog.querySelector<HTMLElement>('form textarea')?.focus();
    holdScroll(shell);
    void shell.start();
  } else {
    releases.get(shell)?.();
    dialog.close();
    button.focus();
  }
};
