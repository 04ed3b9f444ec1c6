import { html } from 'hono/html';
import type { Html } from '../html.ts';

/** The page of the live chat that is shown in a frame. */
export const liveChatEmbed: Html = html`<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Assistenza dal vivo</title>
<link rel="icon" href="data:,">
<style>
body { margin: 0; padding: 1.25rem; background: #fff; color: #1b1916; font: 1rem/1.5 system-ui, "Segoe UI", Roboto, sans-serif; }
pre { white-space: pre-wrap; font: inherit; font-size: .875rem; }
button { min-height: 44px; margin: 0 .5rem .5rem 0; padding: 0 1rem; font: inherit; }
</style>
</head>
<body><main><h1>Assistenza dal vivo</h1>
<p>Un operatore ti risponde appena è libero.</p>
<pre id="packet"></pre>
<button type="button" id="write">Simula un messaggio</button>
<button type="button" id="end">Termina la chat</button>
<button type="button" id="leave">Simula l’assenza</button></main>
<script src="/livechat/embed.js"></script></body>
</html>
`;
