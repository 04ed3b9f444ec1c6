import { html } from 'hono/html';
import type { Html } from '../html.ts';
import { descriptions } from './descriptions.ts';

/** An address of the demo world. */
export interface OriginLine {
  readonly name: string;
  readonly address: string;
  readonly what: string;
}

/** A brand with its addresses. `hasContent` false: its pages are empty. */
export interface BrandLines {
  readonly sigla: string;
  readonly name: string;
  readonly hasContent: boolean;
  readonly origins: readonly OriginLine[];
}

interface TriedElement {
  readonly tag: string;
  readonly summary: string;
  readonly methods: readonly string[];
  readonly attributes: readonly {
    readonly name: string;
    readonly description: string;
    readonly type?: { readonly text: string } | undefined;
    readonly default?: string | undefined;
  }[];
}

const rows = (origins: readonly OriginLine[]): Html[] =>
  origins.map(
    ({ name, address, what }) =>
      html`<li><a href="${address}">${name}</a><code>${address}</code><span>${what}</span></li>`,
  );

/** The contract's own English stands in for a tag that is not described here. */
const descriptionOf = (tag: string, english: string): Html => {
  const known = descriptions[tag];
  return known ? html`<span>${known.summary}</span>` : html`<span lang="en">${english}</span>`;
};

const elementList = (elements: readonly TriedElement[]): Html =>
  elements.length === 0
    ? html`<p>Il pacchetto non ne elenca: manca custom-elements.json.</p>`
    : html`<ul class="origins">${elements.map(
        ({ tag, summary }) =>
          html`<li><a href="/elemento/${tag}"><code>&lt;${tag}&gt;</code></a>${descriptionOf(tag, summary)}</li>`,
      )}<li><a href="/cancello">Cancello riservato</a><span>La pagina protetta da password, su La Lettera del Golfo</span></li>
      <li><a href="/lettere">Lettere</a><span>Ogni lettera che le testate spediscono, chiara, scura e di solo testo</span></li>
      <li><a href="/prove">Pagine di prova</a><span>Politiche severe, memoria negata, CSS ostile, zoom, due pacchetti: che cosa mostra ciascuna</span></li>
      <li><a href="/segnalazioni">Segnalazioni</a><span>Che cosa i browser hanno rifiutato alle pagine, per la loro politica di sicurezza</span></li>
      <li><a href="/sala-macchine">Sala macchine</a><span>Processi, edizioni di oggi, code, indice della ricerca e cache, con i grafici dell’ultima ora</span></li>
      <li><a href="/osservazioni">In produzione</a><span>Errori e misure degli elementi nel tempo, come le pagine li mandano con np.observe</span></li></ul>`;

/** Every element, then every address. */
export const addressesMiddle = (
  elements: readonly TriedElement[],
  brands: readonly BrandLines[],
  shared: readonly OriginLine[],
): Html => html`
<section class="card" aria-labelledby="h-elements"><h2 id="h-elements">Elementi</h2>${elementList(elements)}</section>
<section class="card" aria-labelledby="h-addresses"><h2 id="h-addresses">Indirizzi</h2>
${brands.map(
  ({ sigla, name, hasContent, origins }) =>
    html`<h3>${sigla} · ${name}${hasContent ? '' : html` <small>senza contenuti</small>`}</h3><ul class="origins">${rows(origins)}</ul>`,
)}
<h3>In comune</h3><ul class="origins">${rows(shared)}</ul></section>`;

type InitialValues = Readonly<Record<string, string>>;

const control = (
  tag: string,
  { name, type, default: fallback, description }: TriedElement['attributes'][number],
  initial: InitialValues,
): Html => {
  const text = type?.text ?? 'string';
  const values = [...text.matchAll(/'([^']*)'/g)].map(([, value]) => value ?? '');
  const known = descriptions[tag]?.attributes?.[name];
  const hint = known ? html`<small>${known}</small>` : html`<small lang="en">${description}</small>`;
  if (text === 'boolean') {
    return html`<label class="row"><span><code>${name}</code>${hint}</span><input type="checkbox" role="switch" data-attribute="${name}"></label>`;
  }
  if (values.length > 0) {
    return html`<label class="row"><span><code>${name}</code>${hint}</span><select data-attribute="${name}"><option value="">${(fallback ?? '—').replaceAll('"', '')}</option>${values.map((value) => html`<option value="${value}"${value === initial[name] ? ' selected' : ''}>${value}</option>`)}</select></label>`;
  }
  const kind = text === 'number' ? 'number' : 'text';
  return html`<label class="row"><span><code>${name}</code>${hint}</span><input type="${kind}" data-attribute="${name}" placeholder="${fallback ?? ''}" value="${initial[name] ?? ''}"></label>`;
};

/** The preview of one element, and the way to the others. */
export const elementMiddle = (shown: string, tags: readonly string[]): Html => html`
<section class="card stage" aria-label="Vista"><nav class="elements" aria-label="Elementi">${tags.map(
  (tag) => html`<a href="/elemento/${tag}"${tag === shown ? html` aria-current="page"` : ''}>&lt;${tag}&gt;</a>`,
)}<button type="button" class="quiet" id="open-preview">In una scheda</button></nav><div class="frame" id="stage"><iframe id="preview" title="Anteprima di ${shown}"></iframe></div></section>`;

/** The controls of an element's attributes and methods. `initial` fills them in; `folded` leaves the height to what is above. */
export const elementAfter = (
  { tag, summary, attributes, methods }: TriedElement,
  initial: InitialValues,
  folded: boolean,
): Html => html`
<details class="card"${folded ? '' : html` open`}><summary><h2>Attributi</h2></summary><p class="hint">${descriptionOf(tag, summary)}</p>
<div class="attributes">${attributes.map((attribute) => control(tag, attribute, initial))}</div>
${
  methods.length === 0
    ? ''
    : html`<div class="chips" role="group" aria-label="Metodi">${methods.map((name) => html`<button type="button" data-method="${name}">${name}()</button>`)}</div>`
}</details>`;
