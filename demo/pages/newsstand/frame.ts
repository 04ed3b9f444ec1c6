import { html, raw } from 'hono/html';
import type { Brand } from '../../../src/rules/brands/record.ts';
import type { Html } from '../html.ts';

/** What every page of a newsstand is drawn with. */
export interface NewsstandFrame {
  readonly brand: Brand;
  /** SVG markup. */
  readonly wordmark: string;
  /** The one script of the elements. */
  readonly elements: string;
  readonly account: string;
  readonly shop: string;
  /** Path and query of the page, to come back to. */
  readonly here: string;
  readonly signIn: string;
  /** E-mail of whoever is signed in. */
  readonly reader: string | undefined;
  readonly year: number;
  /** What the licences of the texts ask for. */
  readonly credits: readonly string[];
}

const sections = [
  ['/', 'Edicola'],
  ['/sezioni', 'Sezioni'],
  ['/speciali', 'Speciali'],
  ['/ricerca', 'Cerca'],
] as const;

const header = ({ brand, wordmark, signIn, account, shop, reader, here }: NewsstandFrame): Html => html`<header>
<a class="logo" href="/" aria-label="${brand.name}, home">${raw(wordmark.replace('role="img"', 'aria-hidden="true" focusable="false"'))}</a>
<nav aria-label="Edicola"><ul>${sections.map(
  ([path, name]) => html`<li><a href="${path}"${path === here ? raw(' aria-current="page"') : ''}>${name}</a></li>`,
)}</ul></nav>
<p class="who">${
  reader === undefined
    ? html`<a href="${shop}/vetrina">Abbonati</a> <a href="${signIn}">Accedi</a>`
    : html`<a href="${account}/dashboard">Il mio account</a>`
}</p>
</header>`;

const footer = ({ brand, credits, year }: NewsstandFrame): Html => html`<footer>
<ul>${brand.subfooter
  .filter(({ url }) => !url.startsWith('#'))
  .map(({ name, url }) => html`<li><a href="${url}">${name}</a></li>`)}</ul>
<p>${credits.length > 0 ? `Testi: ${brand.name}; ${credits.join('; ')}. Le date delle notizie d’agenzia e della puntata sono assegnate dall’edizione.` : brand.name}</p>
<p>© ${year} ${brand.copy}</p>
</footer>`;

/** A page of the newsstand: what its address names as plain HTML, for readers without script and before the elements. */
export const newsstandPage = (
  frame: NewsstandFrame,
  title: string,
  main: Html,
  isBare = false,
): Html => html`<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · ${frame.brand.name}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/css/edicola.css">
</head>
<body>
${header(frame)}
<main>
${main}
</main>
${isBare ? '' : footer(frame)}
${
  isBare
    ? ''
    : html`<np-assistance-chat></np-assistance-chat>
<script type="module" src="${frame.elements}"></script>`
}
</body>
</html>
`;
