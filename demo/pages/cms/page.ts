import { html, raw } from 'hono/html';
import { readableParagraphs } from '../../../src/rules/article/reading.ts';
import type { Brand } from '../../../src/rules/brand/brands/record.ts';
import { observerScript, ownBrandScript } from '../elements.ts';
import type { Html } from '../html.ts';
import type { Site } from './site.ts';
import type { Story, StoryLine } from './story.ts';

/** Data for every page of a brand's site. */
export interface Frame {
  readonly brand: Brand;
  readonly site: Site;
  /** SVG markup. */
  readonly wordmark: string;
  /** The one script of the elements. */
  readonly elements: string;
  readonly nonce: string;
  /** Whether the page sends what it observes of its elements. */
  readonly observes: boolean;
  readonly shop: string;
  readonly newsstand: string;
  readonly account: string;
  readonly now: Date;
}

/** The pages of a site. No two layouts share markup: they imitate systems of different publishers and ages. */
export interface Layout {
  /** Paths in `layouts/`, concatenated in this order. */
  readonly sheets: readonly string[];
  home(frame: Frame, stories: readonly StoryLine[]): Html;
  section(frame: Frame, title: string, stories: readonly StoryLine[]): Html;
  article(frame: Frame, story: Story, others: readonly StoryLine[]): Html;
  text(frame: Frame, title: string, paragraphs: readonly (string | Html)[]): Html;
}

/** A complete page. The element and its script tag, at the end, are all the site knows of the bundle. */
export const documentOf = (frame: Frame, title: string, description: string, body: Html): Html => html`<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="description" content="${description}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/css/site.css">
</head>
<body class="${frame.site.layout}">
${body}
<np-assistance-chat></np-assistance-chat>
${ownBrandScript(frame)}<script type="module" nonce="${frame.nonce}" src="${frame.elements}"></script>${observerScript(frame)}
</body>
</html>
`;

/** The wordmark, linked to the home page. */
export const logo = ({ brand, wordmark }: Frame, className: string): Html =>
  html`<a class="${className}" href="/" aria-label="${brand.name}, home">${raw(wordmark.replace('role="img"', 'aria-hidden="true" focusable="false"'))}</a>`;

/** An illustration ('tram') or an engraving ('pinocchio/ill6'); width and height reserve its space. */
export const picture = (name: string, width: number, height: number, isFirst = false): Html =>
  html`<img src="/img/${name}${name.includes('/') ? '.jpg' : '.svg'}" alt="" width="${width}" height="${height}"${raw(isFirst ? ' fetchpriority="high"' : ' loading="lazy"')}>`;

/** The author, or the town's newsroom for an unsigned story. */
export const bylineOf = ({ site }: Frame, { author }: Story): string => author ?? `Redazione di ${site.town}`;

/** Paragraphs as markup: '## ' begins a heading; markup stays as it is. */
export const running = (paragraphs: readonly (string | Html)[]): Html[] =>
  paragraphs.map((paragraph) => {
    if (typeof paragraph !== 'string') return html`${paragraph}`;
    return paragraph.startsWith('## ') ? html`<h2>${paragraph.slice(3)}</h2>` : html`<p>${paragraph}</p>`;
  });

/** The paragraphs of a story open to visitors, sub-headings included. */
export const openBody = ({ body, access }: Story): Html[] => running(readableParagraphs(body, access, undefined));
