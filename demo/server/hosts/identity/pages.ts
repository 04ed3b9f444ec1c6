import { html, raw } from 'hono/html';
import type { Html } from '../../../pages/html.ts';
import type { DemoPerson } from './persons.ts';

const page = (title: string, body: Html): string =>
  String(html`<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>
:root { color-scheme: light dark; --paper: #f7f5f0; --sheet: #fff; --ink: #1b1916; --line: #8a8479; }
@media (prefers-color-scheme: dark) { :root { --paper: #151411; --sheet: #23211d; --ink: #ede9e1; } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, "Segoe UI", Roboto, sans-serif; }
main { max-width: 26rem; margin: 10vh auto; padding: 1.5rem; background: var(--sheet); border-radius: 10px; }
h1 { margin: 0 0 1rem; font-size: 1.5rem; font-weight: 500; }
button { display: block; width: 100%; min-height: 3rem; margin: 0 0 .5rem; padding: .5rem 1rem; border: 1px solid var(--line); border-radius: 6px; background: none; color: inherit; font: inherit; text-align: start; overflow-wrap: anywhere; cursor: pointer; }
</style>
</head>
<body><main><h1>${title}</h1>
${body}
</main></body>
</html>
`);

/** The provider's page where the reader chooses an account. */
export const choosePage = (name: string, persons: readonly DemoPerson[]): string =>
  page(
    'Scegli un account',
    html`<p>${name} di prova: nessuna password.</p>
<form method="post">
${persons.map(({ name: person, account, email }) => html`<button name="account" value="${account}">${person}<br><small>${email}</small></button>`)}
<button name="account" value="">Annulla</button>
</form>`,
  );

/** Asks whether the session at the provider ends as well. `form` is the provider's own, with the id `op.logoutForm`. */
export const signOutPage = (name: string, form: string): string =>
  page(
    'Esci',
    html`<p>Sei uscito dal giornale. Vuoi uscire anche da ${name}?</p>
${raw(form)}
<button form="op.logoutForm" name="logout" value="yes">Esci da ${name}</button>
<button form="op.logoutForm">Resta</button>`,
  );

export const failedPage = (): string => page('Accesso non riuscito', html`<p>Torna al giornale e riprova.</p>`);
