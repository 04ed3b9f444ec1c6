import { html, raw } from 'hono/html';
import { accountSections, sectionAt, sectionNames } from '../../../src/rules/account/account-sections.ts';
import { elementsScript } from '../elements.ts';
import type { Html } from '../html.ts';
import { type AccountFrame, rootTag, sheetLinks } from './frame.ts';

/** The links of the navigation until its element is drawn, or without script. */
const sections = (path: string): Html =>
  html`${accountSections.map(
    (section) =>
      html`<a href="${section.path}"${section.key === sectionAt(path) ? raw(' aria-current="page"') : ''}>${sectionNames[section.key]}</a>
`,
  )}<a href="/logout">Esci</a>`;

const header = ({
  brand,
  newsstand,
  restingHeader,
}: AccountFrame): Html => html`<np-header area="Area personale" newsstand="${newsstand}/" document-meta>${restingHeader}
<a href="${newsstand}/">Torna all’edicola</a> <a class="brand" href="/" aria-label="${brand.name}, home">${brand.name}</a></np-header>`;

const footer = ({ brand, site, year }: AccountFrame): Html => html`<np-footer>
<span>© ${year} ${brand.copy}</span>
<a href="${site}/condizioni">Condizioni d’uso</a> <a href="${site}/privacy">Privacy policy</a> <a href="/contact">Hai bisogno di aiuto?</a></np-footer>`;

/** A page with `content` between the account site's header and footer. */
const areaDocument = (frame: AccountFrame, title: string, content: Html): Html => html`<!doctype html>
${rootTag(frame)}
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${frame.brand.name}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${sheetLinks(frame)}
</head>
<body class="area">
<nav aria-label="Scorciatoia"><a class="skip" href="#contenuto">Vai al contenuto</a></nav>
${header(frame)}
${content}
${footer(frame)}
<np-assistance-chat></np-assistance-chat>
${elementsScript(frame)}
</body>
</html>
`;

/** The heading of a page of the account area. */
export interface PanelTitle {
  readonly title: string;
  /** By default the title. */
  readonly heading?: string;
  /** The line below the heading. */
  readonly lead?: string;
}

const headed = ({ title, heading = title, lead }: PanelTitle): Html =>
  html`<h1>${heading}</h1>
${lead ? html`<p class="lead">${lead}</p>` : ''}`;

/** A page of the account area: navigation; title, notices, content. */
export const panelPage = (frame: AccountFrame, path: string, title: PanelTitle, content: Html): Html =>
  areaDocument(
    frame,
    title.title,
    html`<div class="beside">
<np-account-nav>${sections(path)}</np-account-nav>
<main id="contenuto">
${headed(title)}
${frame.notices}
${content}</main>
</div>`,
  );

/** A page open to visitors. Signed-in readers also get the navigation of the account area. */
export const openPage = (frame: AccountFrame, path: string, title: PanelTitle, content: Html): Html =>
  frame.isSignedIn
    ? panelPage(frame, path, title, content)
    : areaDocument(
        frame,
        title.title,
        html`<div class="alone">
${frame.notices}
<main id="contenuto">${headed(title)}
${content}</main>
</div>`,
      );

/** Names and values, one pair a line. */
export const facts = (rows: readonly (readonly [string, string])[]): Html =>
  html`<dl>${rows.map(([name, value]) => html`<dt>${name}</dt><dd>${value === '' ? 'Non indicato' : value}</dd>`)}</dl>`;
