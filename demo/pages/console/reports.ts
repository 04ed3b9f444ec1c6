import { html } from 'hono/html';
import type { Html } from '../html.ts';

interface Report {
  readonly at: number;
  readonly page: string;
  readonly directive: string;
  readonly blocked: string;
}

const moment = new Intl.DateTimeFormat('it-IT', { dateStyle: 'short', timeStyle: 'medium', timeZone: 'Europe/Rome' });

/** What browsers reported about the pages of this world, newest first. */
export const reportsMiddle = (reports: readonly Report[]): Html => html`
<section class="card" aria-labelledby="h-reports"><h2 id="h-reports">Segnalazioni dei browser</h2>
<p class="hint">Che cosa la politica di sicurezza dei contenuti ha rifiutato, dall’avvio di questo processo. Gli indirizzi sono senza query.</p>
${
  reports.length === 0
    ? html`<p>Nessuna segnalazione.</p>`
    : html`<ul class="origins">${reports.map(
        ({ at, page, directive, blocked }) =>
          html`<li><span>${moment.format(at)}</span><code>${page}</code><span><code>${directive}</code> ha rifiutato <code>${blocked}</code></span></li>`,
      )}</ul>`
}</section>`;
