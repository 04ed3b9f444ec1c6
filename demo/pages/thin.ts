import { html } from 'hono/html';
import type { Brand } from '../../src/rules/brand/brands/record.ts';
import type { Html } from './html.ts';

/** What differs between plain pages. */
interface Plain {
  /** Of the tab; the page's own title is its heading. */
  readonly name: string;
  readonly title: string;
  readonly accent: string;
  readonly nonce: string;
}

const plainPage = ({ name, title, accent, nonce }: Plain, icon: Html | '', content: Html): Html => html`<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · ${name}</title>
${icon}<style nonce="${nonce}">
body { margin: 0; background: #f7f5f0; color: #1b1916; font: 1rem/1.6 system-ui, "Segoe UI", Roboto, sans-serif; }
main { max-width: 38rem; margin: 0 auto; padding: 4rem 1.5rem; border-top: 4px solid ${accent}; }
h1 { font: 500 2rem/1.2 Georgia, serif; margin: 0 0 1rem; }
a { color: ${accent}; font-weight: 600; }
</style>
</head>
<body><main><h1>${title}</h1>${content}</main></body>
</html>
`;

/** A placeholder page for hosts without pages of their own. */
export const thinPage = (brand: Brand, title: string, text: string, home: string, nonce: string): Html =>
  plainPage(
    { name: brand.name, title, accent: brand.accent, nonce },
    html`<link rel="icon" href="/favicon.svg" type="image/svg+xml">
`,
    html`<p>${text}</p><p><a href="${home}">Vai al sito ${brand.ofName}</a></p>`,
  );

/** A newsstand's name and address. */
export type Newsstand = readonly [name: string, address: string];

/** The page of a host that belongs to no paper: which ones there are. */
export const nobodysPage = (host: string, newsstands: readonly Newsstand[], console: string, nonce: string): Html =>
  plainPage(
    { name: 'Mondo di prova', title: 'Qui non c’è un giornale', accent: '#1b1916', nonce },
    '',
    html`<p><strong>${host}</strong> non è l’indirizzo di nessun giornale. Le edicole sono queste:</p>
<ul>${newsstands.map(([name, address]) => html`<li><a href="${address}">${name}</a></li>`)}</ul>
<p><a href="${console}">La console elenca tutti gli indirizzi</a>.</p>
<p>Un giornale aggiunto con npm run brand c’è dal prossimo avvio.</p>`,
  );
