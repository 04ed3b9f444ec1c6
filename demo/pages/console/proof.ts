import { html } from 'hono/html';
import type { Html } from '../html.ts';
import { proofGroups } from '../proof/pages.ts';

/** The index of the proof pages on a brand's site, with what each one shows. */
export const proofMiddle = (site: string): Html => html`
<section class="card" aria-labelledby="h-proof"><h2 id="h-proof">Pagine di prova</h2>
<p class="hint">Ogni pagina sta sul sito, sull’edicola e sull’area personale di ogni testata; <code>?tag=np-search</code> sceglie che cosa ci sta, <code>?adesso=2026-03-18T10:00:00Z</code> ferma il suo orologio, <code>?np-doctor</code> la visita.</p>
${proofGroups.map(
  ([heading, pages]) =>
    html`<h3>${heading}</h3><ul class="origins">${pages.map(
      ({ name, title, shows }) =>
        html`<li><a href="${site}/prova/pagina/${name}">${title}</a><span>${shows}</span></li>`,
    )}</ul>`,
)}</section>`;
