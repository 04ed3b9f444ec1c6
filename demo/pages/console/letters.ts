import { html } from 'hono/html';
import type { Html } from '../html.ts';

interface LetterLine {
  readonly id: string;
  readonly name: string;
  readonly subject: string;
}

const views = [
  ['html', 'light', 'chiara'],
  ['html', 'dark', 'scura'],
  ['text', '', 'solo testo'],
] as const;

/** Every kind of letter, light, dark and as plain text; the script gives the frames the chosen brand. */
export const lettersMiddle = (letters: readonly LetterLine[]): Html => html`
<section class="card" aria-labelledby="h-letters"><h2 id="h-letters">Lettere</h2>
<p class="hint">Un esempio di ogni lettera che la testata scelta spedisce, chiara, scura e nella parte di solo testo. Quelle spedite davvero sono nel registro, sotto «Posta».</p>
${letters.map(
  ({
    id,
    name,
    subject,
  }) => html`<section class="letter" aria-labelledby="h-${id}"><h3 id="h-${id}">${name}</h3><p class="hint">Oggetto: ${subject}</p>
<div class="letter-views">${views.map(
    ([part, scheme, view]) =>
      html`<iframe data-letter="${id}/${part}?scheme=${scheme}" title="${name}, ${view}" loading="lazy" sandbox="allow-popups"></iframe>`,
  )}</div></section>`,
)}</section>`;
