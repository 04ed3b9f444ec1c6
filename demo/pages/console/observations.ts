import { html } from 'hono/html';
import type { Html } from '../html.ts';
import { chartFigure } from './chart.ts';

/** The spans of time that the page offers. */
export const periods = {
  giorno: { name: '24 ore', spans: 24, stepMs: 3_600_000 },
  settimana: { name: '7 giorni', spans: 28, stepMs: 21_600_000 },
  mese: { name: '30 giorni', spans: 30, stepMs: 86_400_000 },
} as const;
export type Period = keyof typeof periods;

interface Shown {
  readonly observes: boolean;
  readonly choice: {
    readonly brand?: string | undefined;
    readonly element?: string | undefined;
    readonly period: Period;
  };
  readonly brands: readonly { readonly sigla: string; readonly name: string }[];
  readonly elements: readonly string[];
  /** Start of the first span, milliseconds. */
  readonly from: number;
  readonly errors: readonly { readonly at: Date; readonly count: number }[];
  readonly vitals: readonly {
    readonly name: string;
    readonly at: Date;
    readonly p75: number;
    readonly views: number;
  }[];
  readonly lines: readonly {
    readonly brand: string;
    readonly element: string | null;
    readonly errors: number;
    readonly lcp: number | null;
    readonly inp: number | null;
    readonly cls: number | null;
  }[];
  readonly failures: readonly {
    readonly brand: string;
    readonly element: string | null;
    readonly call: string | null;
    readonly field: string | null;
    readonly page: string;
    readonly version: string;
    readonly count: number;
    readonly last: Date;
  }[];
}

const decimals = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 2 });
const milliseconds = (value: number): string =>
  value >= 1000 ? `${decimals.format(value / 1000)} s` : `${Math.round(value)} ms`;
const score = (value: number): string => decimals.format(value);
const count = (value: number): string => decimals.format(value);

/** The vitals with what web.dev calls good and poor. */
const vitals = [
  ['LCP', 'Contenuto principale (LCP)', [2500, 4000], milliseconds],
  ['INP', 'Risposta ai gesti (INP)', [200, 500], milliseconds],
  ['CLS', 'Spostamenti (CLS)', [0.1, 0.25], score],
  ['FCP', 'Primo disegno (FCP)', [1800, 3000], milliseconds],
  ['TTFB', 'Primo byte (TTFB)', [800, 1800], milliseconds],
] as const;

const hour = new Intl.DateTimeFormat('it-IT', {
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  timeZone: 'Europe/Rome',
});
const day = new Intl.DateTimeFormat('it-IT', { day: 'numeric', month: 'short', timeZone: 'Europe/Rome' });
const moment = new Intl.DateTimeFormat('it-IT', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Rome' });

const pageViews = (views: number): string => (views === 1 ? '1 visita' : `${views} visite`);

const options = (all: string, list: readonly (readonly [string, string])[], chosen: string | undefined): Html =>
  html`<option value="">${all}</option>${list.map(
    ([value, name]) => html`<option value="${value}"${value === chosen ? ' selected' : ''}>${name}</option>`,
  )}`;

const filters = ({ brands, elements, choice }: Shown): Html => html`<form class="filters" action="/osservazioni">
<label class="row"><span>Testata</span><select name="testata">${options(
  'Tutte',
  brands.map(({ sigla, name }) => [sigla, name] as const),
  choice.brand,
)}</select></label>
<label class="row"><span>Elemento</span><select name="elemento">${options(
  'Tutti',
  elements.map((tag) => [tag, `<${tag}>`] as const),
  choice.element,
)}</select></label>
<label class="row"><span>Periodo</span><select name="periodo">${Object.entries(periods).map(
  ([value, { name }]) => html`<option value="${value}"${value === choice.period ? ' selected' : ''}>${name}</option>`,
)}</select></label>
<button class="button">Mostra</button></form>`;

const charts = (shown: Shown): Html => {
  const { spans, stepMs } = periods[shown.choice.period];
  const name = (at: number): string => (stepMs < 86_400_000 ? hour : day).format(shown.from + at * stepMs);
  const series = (values: ReadonlyMap<number, number>) =>
    Array.from({ length: spans }, (_, at) => [name(at), values.get(at)] as const);
  const placeOf = (at: Date): number => Math.round((at.getTime() - shown.from) / stepMs);
  const failed = new Map(shown.errors.map(({ at, count }) => [placeOf(at), count]));
  const total = shown.errors.reduce((sum, { count }) => sum + count, 0);
  return html`<div class="charts">${chartFigure({
    id: 'errori',
    title: 'Errori degli elementi',
    summary: total === 0 ? 'Nessuno.' : `${total === 1 ? 'Uno' : total} in tutto.`,
    kind: 'bars',
    spans: series(failed),
    format: count,
  })}${vitals.map(([name, title, limits, format]) => {
    const own = shown.vitals.filter((vital) => vital.name === name);
    if (own.length === 0) return '';
    const views = own.reduce((sum, vital) => sum + vital.views, 0);
    const [good, poor] = limits.map(format);
    return chartFigure({
      id: name.toLowerCase(),
      title,
      summary: `${pageViews(views)}; buono fino a ${good}, scarso oltre ${poor}.`,
      kind: 'line',
      spans: series(new Map(own.map(({ at, p75 }) => [placeOf(at), p75]))),
      limits,
      format,
    });
  })}</div>`;
};

const owner = (element: string | null): Html =>
  element === null ? html`pagina` : html`<code>&lt;${element}&gt;</code>`;
const cell = (value: number | null, format: (value: number) => string): string =>
  value === null ? '–' : format(value);

const elementTable = ({
  lines,
}: Shown): Html => html`<div class="scroll" role="region" aria-labelledby="h-per-element" tabindex="0"><table aria-labelledby="h-per-element">
<thead><tr><th scope="col">Elemento</th><th scope="col">Testata</th><th scope="col">Errori</th><th scope="col">LCP</th><th scope="col">INP</th><th scope="col">CLS</th></tr></thead>
<tbody>${lines.map(
  ({ brand, element, errors, lcp, inp, cls }) =>
    html`<tr><th scope="row">${owner(element)}</th><td>${brand}</td><td>${errors}</td><td>${cell(lcp, milliseconds)}</td><td>${cell(inp, milliseconds)}</td><td>${cell(cls, score)}</td></tr>`,
)}</tbody></table></div>`;

const errorTable = ({ failures }: Shown): Html =>
  failures.length === 0
    ? html`<p>Nessun errore.</p>`
    : html`<div class="scroll" role="region" aria-labelledby="h-errors" tabindex="0"><table aria-labelledby="h-errors">
<thead><tr><th scope="col">Elemento</th><th scope="col">Testata</th><th scope="col">Chiamata e campo</th><th scope="col">Pagina</th><th scope="col">Versione</th><th scope="col">Volte</th><th scope="col">Ultima</th></tr></thead>
<tbody>${failures.map(
        ({ brand, element, call, field, page, version, count: times, last }) =>
          html`<tr><th scope="row">${owner(element)}</th><td>${brand}</td><td>${call === null ? '–' : html`<code>${call}</code>`}${field === null ? '' : html` <code>${field}</code>`}</td><td><code>${page}</code></td><td>${version}</td><td>${times}</td><td>${moment.format(last)}</td></tr>`,
      )}</tbody></table></div>`;

/** What the pages of this world observed of their elements, as charts over time. */
export const observationsMiddle = (shown: Shown): Html => html`
<section class="card observed" aria-labelledby="h-observed"><h2 id="h-observed">In produzione</h2>
<p class="hint">Errori e misure degli elementi, come le pagine li mandano con <code>np.observe</code>: senza nomi, indirizzi o testi di chi legge. Le misure sono al 75º percentile: tre visite su quattro hanno quel valore o uno migliore.</p>
<label class="row"><span>Le pagine del mondo mandano che cosa osservano</span><input type="checkbox" role="switch" id="observes"${shown.observes ? ' checked' : ''}></label>
${filters(shown)}
${
  shown.lines.length === 0
    ? html`<p id="none-observed">Nessuna osservazione in questo periodo. Accendi l’interruttore, apri una pagina di una testata e lasciala: quello che ha osservato arriva qui.</p>`
    : html`${charts(shown)}
<h3 id="h-per-element">Per elemento</h3>${elementTable(shown)}
<h3 id="h-errors">Errori</h3>${errorTable(shown)}`
}</section>`;
