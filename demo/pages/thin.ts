import { html } from 'hono/html';
import type { Brand } from '../../src/rules/brand/brands/record.ts';
import type { Html } from './html.ts';

/** A placeholder page for hosts without pages of their own. */
export const thinPage = (
  brand: Brand,
  title: string,
  text: string,
  home: string,
  nonce: string,
): Html => html`<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · ${brand.name}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style nonce="${nonce}">
body { margin: 0; background: #f7f5f0; color: #1b1916; font: 1rem/1.6 system-ui, "Segoe UI", Roboto, sans-serif; }
main { max-width: 38rem; margin: 0 auto; padding: 4rem 1.5rem; border-top: 4px solid ${brand.accent}; }
h1 { font: 500 2rem/1.2 Georgia, serif; margin: 0 0 1rem; }
a { color: ${brand.accent}; font-weight: 600; }
</style>
</head>
<body><main><h1>${title}</h1><p>${text}</p><p><a href="${home}">Vai al sito ${brand.ofName}</a></p></main></body>
</html>
`;
