import { html, nothing, type TemplateResult } from 'lit-html';
import type { HomePlace } from '../../api/newsstand/home.ts';
import type { OwnedSignal } from '../../api/page/owned-signal.ts';
import { tendWritten, writtenIn } from '../../element-kit/panel/written.ts';
import type { Shell } from '../../element-kit/shell/contract.ts';
import tokens from '../../ui/base/tokens.css?inline';
import { copy } from './copy.ts';
import frame from './frame.css?inline';
import { addressIn, currentArrival, takeArrival } from './routing/arrival.ts';
import { isWholeView, stageOf } from './stage.ts';

export const styles = [tokens, frame];

const skeleton = html`<div class="skeleton" aria-hidden="true"><i></i><i></i><i></i><i></i></div>
  <p class="unseen" role="status">${copy.loading}</p>`;

const failure = (shell: Shell) => html`<p role="alert">${copy.failed}</p>
  <button type="button" class="button" @click=${() => shell.start()}>${copy.retry}</button>`;

/**
 * Shows the page's own content until the panel's first screen is drawn, so the newsstand reads without script. Keeps
 * the slots of later screens hidden; a screen that draws a slot precedes it in the tree and takes it over. A screen of
 * which only the panel works gives way to a failure; what was typed in it is kept.
 */
const before = (shell: Shell) => {
  if (currentArrival() !== undefined) return html`<p class="waiting" role="status">${copy.loadingUser}</p>`;
  shell.state(tendWritten);
  const isFailed = shell.phase === 'failed';
  if (isFailed && isWholeView(writtenIn(shell))) return failure(shell);
  return html`<slot>${isFailed ? failure(shell) : skeleton}</slot>`;
};

export const newsstandView = (shell: Shell): TemplateResult => {
  const { drawn } = stageOf(shell);
  return html`<div class="stage" aria-busy=${!drawn && shell.phase !== 'failed'}>
    <div ?hidden=${!drawn}>${shell.panel ?? nothing}</div>
    ${drawn ? nothing : before(shell)}
    <div hidden><slot name="chatbot"></slot></div>
  </div>`;
};

export const baseOf = (shell: Shell): { routing: string; basePath: string } => {
  const { routing, 'base-path': basePath } = shell.values();
  return { routing: String(routing), basePath: String(basePath) };
};

/** Data that can be requested while the panel loads. */
export interface Early {
  home(place: HomePlace, signal: AbortSignal): Promise<unknown>;
  article(id: string, signal: AbortSignal): Promise<unknown>;
}

const askEarly = async (early: Early, { pathname, searchParams }: URL, signal: AbortSignal): Promise<void> => {
  const id = /^\/articolo\/(?:ds\/)?(\d+)/.exec(pathname)?.[1];
  if (pathname === '/') {
    const [date, edizione] = ['date', 'edizione'].map((name) => searchParams.get(name) ?? undefined);
    await early.home({ date, edizione }, signal);
  } else if (id !== undefined) await early.article(id, signal);
};

/**
 * Runs before the newsstand loads: removes the sign-in code from the address, then requests the data of the most
 * visited screens.
 */
export const arrive = async (shell: Shell, early: Early): Promise<void> => {
  const base = baseOf(shell);
  takeArrival(base);
  const address = addressIn(base, location);
  const signal: OwnedSignal = shell.signal;
  signal.npOwner = shell.element;
  if (address) await askEarly(early, address, signal);
};
