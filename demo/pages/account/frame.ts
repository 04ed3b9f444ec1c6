import { html, raw } from 'hono/html';
import type { Brand } from '../../../src/rules/brand/brands/record.ts';
import { elementsScript } from '../elements.ts';
import type { Html } from '../html.ts';

/** Data for the frame of every account page. */
export interface AccountFrame {
  readonly brand: Brand;
  /** SVG markup; the short one is for phones. */
  readonly wordmark: string;
  readonly shortWordmark: string;
  readonly newsstand: string;
  readonly site: string;
  readonly year: number;
  /** The header as it looks before its element loads. */
  readonly restingHeader: Html;
  /** The notice area with the reader's notices. */
  readonly notices: Html;
  /** A session that ends before the page's first call is then noticed: see docs/guides/own-backend.md. */
  readonly isSignedIn: boolean;
  /** Links that preload the typefaces. */
  readonly fontLinks: Html;
  /** The element whose first view the page has. */
  readonly first?: `np-account-${string}`;
  /** The one script of the elements. */
  readonly elements: string;
  readonly nonce: string;
  /** Whether the page sends what it observes of its elements. */
  readonly observes: boolean;
}

/** The link in a page's top corner that leaves the page. */
interface WayOut {
  readonly href: string;
  readonly text: string;
}

/** The start tag of every account page. */
export const rootTag = ({ isSignedIn }: AccountFrame): Html =>
  html`<html lang="it" data-np-scheme="auto"${isSignedIn ? raw(' data-np-signed-in') : ''}>`;

/** The sheets and typefaces of every account page. */
export const sheetLinks = ({ fontLinks, first }: AccountFrame): Html => html`<link rel="stylesheet" href="/account.css">
${first === undefined ? '' : html`<link rel="stylesheet" href="/css/${first}.css">`}
${fontLinks}`;

/** A page without the header element: title, link out (default: the newsstand), content, footer. */
export const accountDocument = (
  frame: AccountFrame,
  title: string,
  content: Html,
  out: WayOut = { href: `${frame.newsstand}/`, text: '← Torna all’edicola' },
): Html => html`<!doctype html>
${rootTag(frame)}
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${frame.brand.name}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${sheetLinks(frame)}
</head>
<body>
<nav class="top" aria-label="Ritorno">
<a class="brand" href="${frame.newsstand}/" aria-label="${frame.brand.name}"><span>${raw(frame.wordmark)}</span><span class="short">${raw(frame.shortWordmark)}</span></a>
<a href="${out.href}">${out.text}</a>
</nav>
${content}
<footer class="bottom"><span>© ${frame.year} ${frame.brand.copy}</span>
<nav aria-label="Informazioni"><a href="${frame.site}/privacy">Privacy policy</a><a href="${frame.site}/condizioni">Condizioni d’uso</a><a href="/contact">Hai bisogno di aiuto?</a></nav></footer>
</body>
</html>
`;

/** A page with one element, as wide as the account area. */
export const alonePage = (frame: AccountFrame, title: string, tags: Html, out: WayOut): Html =>
  accountDocument(
    frame,
    title,
    html`<main class="alone">${tags}
<noscript><p class="lead">Per questa pagina serve JavaScript.</p></noscript>
${elementsScript(frame)}</main>`,
    out,
  );

/** A form on the left, the offer on the right. `papers` are addresses of covers, newest first. */
export const besideOffer = (work: Html, papers: readonly string[] = []): Html => html`<main class="two">
<div class="work">${work}</div>
<div class="side">${papers.length > 0 ? html`<p class="papers" aria-hidden="true">${papers.map((src) => html`<img src="${src}" alt="" width="320" height="464">`)}</p>` : ''}<h2>Il giornale, ovunque sei</h2><p>Sfoglia l’edizione del giorno dalle sei del mattino, su tutti i tuoi dispositivi.</p></div>
</main>`;
