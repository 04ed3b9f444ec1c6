import { html } from 'hono/html';
import type { Html } from '../html.ts';

const services = [
  [
    '/recaptcha/api.js?render=CHIAVE',
    'Captcha',
    'grecaptcha.ready, grecaptcha.execute: gettoni veri, validi una volta e per 120 secondi.',
  ],
  [
    '/recaptcha/enterprise.js?render=CHIAVE',
    'reCAPTCHA Enterprise',
    'grecaptcha.enterprise.ready, grecaptcha.enterprise.execute; POST /recaptcha/v1/projects/PROGETTO/assessments.',
  ],
  [
    '/hcaptcha/1/api.js?onload=NOME',
    'hCaptcha',
    'hcaptcha.render, execute, remove: le chiavi che finiscono con -0001 passano, le altre chiedono; POST /hcaptcha/siteverify.',
  ],
  [
    '/turnstile/v0/api.js',
    'Turnstile',
    'turnstile.render, remove: le chiavi 1x passano, 2x falliscono, 3x chiedono; POST /turnstile/v0/siteverify.',
  ],
  [
    '/consent/cs.js',
    'Consensi',
    '__tcfapi (2.2) e i richiami di _iub.csConfiguration; _iub.cs.api.openPreferences apre le scelte. Senza ordini della console non mostra nulla.',
  ],
  [
    '/audience/tracker.js?client=…&app=…',
    'Misurazione',
    'window.npAudience: track(evento, dati), stop, start. Non invia nulla da sola.',
  ],
  [
    '/tagmanager/tm.js?id=…&l=dataLayer',
    'Tag manager',
    'Inoltra ciò che si aggiunge al data layer, con il consenso di quel momento.',
  ],
  [
    '/livechat/widget.js',
    'Chat dal vivo',
    'window.LiveChatWidget: call(maximize | minimize | hide), on(ready | visibility_changed), get(state).',
  ],
  [
    '/livechat/embed',
    'Chat dal vivo in un riquadro',
    'Una pagina per liveChat: { kind: "frame" }, che parla con postMessage.',
  ],
  [
    '/marketing/v1/slots',
    'Marketing',
    'POST {slots: {ID: contenitore}, profile}: risponde {slots: {ID: {container, title, text, cta, href}}}.',
  ],
] as const;

/** The index of the third host: one line on the contract of each stand-in. */
export const thirdPage = (consoleAddress: string): Html => html`<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Controfigure dei servizi esterni</title>
<link rel="icon" href="data:,">
<style>
body { margin: 0 auto; max-width: 46rem; padding: 2rem 1.5rem; background: #fff; color: #1b1916; font: 1rem/1.6 system-ui, "Segoe UI", Roboto, sans-serif; }
dt { margin-top: 1.25rem; font-weight: 600; }
dd { margin: 0; }
code { overflow-wrap: anywhere; }
</style>
</head>
<body><main><h1>Controfigure dei servizi esterni</h1>
<p>Ogni servizio può essere lento, rotto o assente: lo decide la <a href="${consoleAddress}">console di prova</a>, che mostra anche ciò che le pagine inviano qui.</p>
<dl>${services.map(([path, name, text]) => html`<dt>${name} <code>${path}</code></dt><dd>${text}</dd>`)}</dl></main></body>
</html>
`;
