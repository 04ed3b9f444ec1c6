import { html, raw } from 'hono/html';
import type { Brand } from '../../../src/rules/brand/brands/record.ts';
import { siteOf } from '../cms/site.ts';
import { elementsScript } from '../elements.ts';
import type { Html } from '../html.ts';
import { firstPageScript, type PrintVersions } from './first-page.ts';
import type { ScreenName } from './views.ts';

/** Data for every page of a newsstand. */
export interface NewsstandFrame {
  readonly brand: Brand;
  /** The header as it looks before its element loads. */
  readonly restingHeader: Html;
  /** The notice area with the reader's notices. */
  readonly notices: Html;
  /** The page is an article: the header leaves out its sections. */
  readonly isArticle: boolean;
  /** Links that preload the typefaces. */
  readonly fontLinks: Html;
  /** Versions of the day's printed pages. */
  readonly versions: PrintVersions;
  /** The one script of the elements. */
  readonly elements: string;
  readonly nonce: string;
  /** Whether the page sends what it observes of its elements. */
  readonly observes: boolean;
  readonly account: string;
  readonly shop: string;
  readonly site: string;
  /** Path of the page, for `aria-current`. */
  readonly here: string;
  readonly signIn: string;
  /** E-mail of the signed-in reader. */
  readonly reader: string | undefined;
  readonly year: number;
  /** Credits required by the licences of the texts. */
  readonly credits: readonly string[];
}

/** The links of the second bar: newsstand, sections, specials. */
const sections = ({ brand, here }: NewsstandFrame): Html => {
  const links = [
    ['/', 'Edicola'],
    ...siteOf(brand.sigla).menu.map(([name, slug]) => [`/sezione/${slug}`, name] as const),
    ['/speciali', 'Speciali'],
  ] as const;
  return html`${links.map(
    ([path, name]) =>
      html`<a slot="sections" href="${path}"${path === here ? raw(' aria-current="page"') : ''}>${name}</a>
`,
  )}`;
};

/** The header in browsers without declarative shadow roots, until its element is drawn. */
const plainHeader = ({
  brand,
  signIn,
  account,
  shop,
  reader,
}: NewsstandFrame): Html => html`<a class="logo" href="/" aria-label="${brand.name}, home">${brand.name}</a>
<span class="who">${
  reader === undefined
    ? html`<a href="${shop}/vetrina">Abbonati</a> <a href="${signIn}">Accedi</a>`
    : html`<a href="${account}/dashboard">Il mio account</a>`
}</span>`;

const header = (
  frame: NewsstandFrame,
  isBare: boolean,
): Html => html`<np-header newsstand="/" document-meta${raw(isBare ? ' data-np-bare' : frame.isArticle ? ' data-np-reading' : '')}>${frame.restingHeader}
${plainHeader(frame)}
${sections(frame)}</np-header>`;

/** Hides an element on a bare screen; the newsstand shows it again on the next one. */
const hiddenWhen = (isBare: boolean) => (isBare ? raw(' hidden data-np-bare') : '');

const footer = (
  { brand, credits, year, site, account }: NewsstandFrame,
  isBare: boolean,
): Html => html`<np-footer${hiddenWhen(isBare)}>
<p class="links"><a href="${site}/condizioni">Condizioni d’uso</a> <a href="${site}/privacy">Privacy policy</a> <a href="${site}/accessibilita">Dichiarazione di accessibilità</a> <a href="${account}/contact">Contattaci</a></p>
<p>© ${year} ${brand.copy}</p>
<p slot="note">${credits.length > 0 ? `Testi: ${brand.name}; ${credits.join('; ')}. Le notizie d’agenzia vengono dall’archivio; il giorno della puntata è quello dell’edizione.` : brand.name}</p>
</np-footer>`;

/** The part of a page that differs from one to the next. */
interface NewsstandContent {
  readonly title: string;
  readonly main: Html;
  /** The screen whose sheets the content needs. */
  readonly screen?: ScreenName;
  /** Neither footer nor chat. */
  readonly isBare?: boolean;
}

/** A page of the newsstand with its content as plain HTML, for readers without script and before the elements load. */
export const newsstandPage = (
  frame: NewsstandFrame,
  { title, main, screen = 'plain', isBare = false }: NewsstandContent,
): Html => html`<!doctype html>
<html lang="it" data-np-scheme="auto">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · ${frame.brand.name}</title>
${firstPageScript(frame.versions, frame.nonce)}<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/css/edicola.css">
<link rel="stylesheet" href="/css/schermo-${screen}.css">
${frame.fontLinks}
</head>
<body>
<nav aria-label="Scorciatoia"><a class="skip" href="#contenuto">Vai al contenuto</a></nav>
${header(frame, isBare)}
${frame.notices}
<main id="contenuto">
${main}
</main>
${footer(frame, isBare)}
<np-epaper></np-epaper>
<np-assistance-chat${hiddenWhen(isBare)}></np-assistance-chat>
${elementsScript(frame)}
</body>
</html>
`;
