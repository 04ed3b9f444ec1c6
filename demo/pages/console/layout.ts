import { html, raw } from 'hono/html';
import type { Html } from '../html.ts';
import { icon } from '../icon.ts';
import { consentChoices } from './consents.ts';

/** A brand in the switch. */
export interface BrandChoice {
  readonly sigla: string;
  readonly name: string;
  readonly id: number;
  readonly domain: string;
  readonly accent: string;
  readonly accentDark: string;
  /** SVG markup. */
  readonly monogram: string;
}

/** A person in the switch. */
export interface PersonChoice {
  readonly email: string;
  readonly name: string;
  readonly what: string;
}

/** Data for every page of the console. */
export interface ConsoleFrame {
  readonly brands: readonly BrandChoice[];
  readonly people: readonly PersonChoice[];
  /** Origin of a WordPress beside the world. */
  readonly wordpress?: string | undefined;
  /** Initial data for the scripts, embedded as JSON. */
  readonly start: object;
}

const segment = (group: string, label: string, choices: readonly (readonly [value: string, text: string])[]): Html =>
  html`<div class="segment" role="group" aria-label="${label}"><span>${label}</span><div>${choices.map(
    ([value, text]) => html`<button type="button" data-${raw(group)}="${value}" aria-pressed="false">${text}</button>`,
  )}</div></div>`;

/** The parts of the console that a phone shows one at a time. */
const tabs = [
  ['prova', 'Prova'],
  ['guasti', 'Guasti'],
  ['registro', 'Registro'],
  ['vista', 'Vista'],
] as const;
type Tab = (typeof tabs)[number][0];

const header = (
  first: Tab,
  wordpress: string | undefined,
): Html => html`<header class="top"><span class="mark">${icon('flask', 'fill')}</span>
<a class="name" href="/">Console di prova</a><span class="tag">ambiente locale</span>
<button type="button" class="square more" id="more" aria-expanded="false" aria-controls="pages tools" aria-label="Aspetto e altro">${icon('dots-three-vertical', 'bold')}</button>
<nav class="pages" id="pages" aria-label="Pagine della console"><a href="/indirizzi">Elementi e indirizzi</a><a href="/lettere">Lettere</a>${wordpress === undefined ? '' : html`<a href="${wordpress}">WordPress</a>`}</nav>
<div class="tools" id="tools">
${segment('scheme', 'Schema', [
  ['light', 'Chiaro'],
  ['dark', 'Scuro'],
  ['auto', 'Automatico'],
])}
${segment('width', 'Larghezza', [
  ['390', '390'],
  ['820', '820'],
  ['1140', '1140'],
])}
<button type="button" class="button" id="reset">${icon('arrow-counter-clockwise', 'bold')}<span>Azzera tutto</span></button></div></header>
<nav class="tabs" aria-label="Parti della console">${tabs.map(
  ([value, text]) =>
    html`<button type="button" data-tab="${value}" aria-pressed="${String(value === first)}">${text}${
      value === 'guasti' ? html` <b class="count" data-count="faults" hidden></b>` : ''
    }</button>`,
)}</nav>`;

const brandSwitch = (brands: readonly BrandChoice[]): Html => html`
<section aria-labelledby="h-brand"><h2 id="h-brand">Testata</h2>
<div class="brands" role="group" aria-labelledby="h-brand">${brands.map(
  ({ sigla, name, monogram }) =>
    html`<button type="button" data-brand="${sigla}" aria-pressed="false" title="${name}"><span aria-hidden="true">${raw(monogram)}</span>${sigla}</button>`,
)}</div>
<p class="hint">Host: <code id="host"></code> · id <span id="brand-id"></span> · <a id="open-tab" target="_blank" rel="noopener" href="/">apri in una scheda</a></p></section>`;

const userSwitch = (people: readonly PersonChoice[]): Html => html`
<section aria-labelledby="h-user"><h2 id="h-user">Utente</h2>
<fieldset class="people" aria-labelledby="h-user">
<label><input type="radio" name="person" value="" checked><b>Anonimo</b><span>visitatore</span></label>
${people.map(
  ({ email, name, what }) =>
    html`<label><input type="radio" name="person" value="${email}"><b>${name}</b><span>${what}</span></label>`,
)}</fieldset><p class="hint" id="person-note" role="status"></p></section>`;

const options = (list: readonly (readonly [string, string])[]): Html[] =>
  list.map(([value, text]) => html`<option value="${value}">${text}</option>`);

const charges = [
  ['accepted', 'riescono'],
  ['refused', 'rifiutati'],
] as const;
const clockPanel = (): Html => html`
<section aria-labelledby="h-clock"><h2 id="h-clock">Orologio</h2>
<div class="clock"><label><span class="unseen">Data e ora in Italia</span><input type="datetime-local" id="clock" step="60"></label>
<button type="button" class="square" id="pause" aria-pressed="false" aria-label="Ferma l’orologio">${icon('pause', 'fill')}</button></div>
<div class="chips" role="group" aria-label="Momenti pronti">${[
  ['sat', 'Sab 13:30'],
  ['sun', 'Dom 10:00'],
  ['12-25', '25 dic'],
  ['08-15', '15 ago'],
  ['midnight', '00:01'],
  ['now', 'Ora vera'],
].map(([value, text]) => html`<button type="button" data-moment="${value ?? ''}">${text}</button>`)}</div>
<p class="pill" id="support" role="status"></p>
<label class="row"><span>Addebiti</span><select id="charges">${options(charges)}</select></label></section>`;

const memoryPanel = (): Html => html`
<section aria-labelledby="h-memory"><h2 id="h-memory">Memoria del browser</h2>
<dl class="memory" id="memory"></dl></section>`;

const faultPanel = (): Html => html`
<section aria-labelledby="h-faults"><h2 id="h-faults">Guasti <b class="count" data-count="faults" hidden></b></h2>
<ul class="faults" id="faults"></ul>
<button type="button" class="button wide" id="add-fault">${icon('plus', 'bold')}<span>Aggiungi guasto</span></button></section>`;

const networkPanel = (): Html => html`
<section aria-labelledby="h-network"><h2 id="h-network">Rete</h2>
<label class="slider"><span>Ritardo medio</span><output id="delay-out"></output><input type="range" id="delay" min="0" max="5000" step="20"></label>
<label class="slider"><span>Perdita</span><output id="loss-out"></output><input type="range" id="loss" min="0" max="100" step="5"></label>
<label class="row"><span>Offline</span><input type="checkbox" role="switch" id="offline"></label></section>`;

const services = [
  ['captcha', 'Captcha'],
  ['consent', 'Gestore dei consensi'],
  ['audience', 'Misurazione'],
  ['marketing', 'Marketing'],
  ['livechat', 'Chat dal vivo'],
  ['tagmanager', 'Tag manager'],
  ['google', 'Accesso con Google o con il Gruppo'],
] as const;
const states = [
  ['ok', 'regolare'],
  ['slow', 'lento (8 s)'],
  ['failing', 'in errore'],
  ['absent', 'assente'],
] as const;
const scriptPanel = (): Html => html`
<section aria-labelledby="h-scripts"><h2 id="h-scripts">Consensi e script</h2>
<label class="row"><span>Consensi</span><select id="consent" aria-describedby="consent-note">${consentChoices.map(
  ([value, text, note = '']) => html`<option value="${value}" data-note="${note}">${text}</option>`,
)}</select></label>
<p class="hint" id="consent-note"></p>
${services.map(
  ([name, text]) =>
    html`<label class="row"><span>${text}</span><select data-service="${name}">${options(states)}</select></label>`,
)}</section>`;

const pushPanel = (): Html => html`
<section aria-labelledby="h-push"><h2 id="h-push">Notifica push</h2>
<form id="push" class="push"><label class="row"><span>A</span><select id="push-to"></select></label>
<label class="row"><span>Titolo</span><input type="text" id="push-title" required maxlength="100" value="Trasporti"></label>
<label class="row"><span>Testo</span><input type="text" id="push-body" maxlength="300" value="Il tram torna in città"></label>
<label class="row"><span>Indirizzo</span><input type="text" id="push-path" required value="/"></label>
<button class="button wide">${icon('paper-plane-tilt', 'bold')}<span>Invia notifica</span></button></form>
<p class="hint" id="push-note" role="status"></p></section>`;

const logPanel = (): Html => html`
<section class="log" aria-labelledby="h-log"><div class="log-head"><h2 id="h-log">Registro eventi <b class="tag" id="log-count">0</b></h2>
<span class="log-tools"><button type="button" class="quiet" id="hold" aria-pressed="false">${icon('pause', 'bold')}Pausa</button>
<button type="button" class="quiet" id="export">${icon('download-simple', 'bold')}Esporta</button></span>
<div class="chips" role="group" aria-label="Mostra">${[
  ['all', 'Tutti'],
  ['net', 'Rete'],
  ['event', 'Evento'],
  ['memory', 'Memoria'],
  ['track', 'Traccia'],
  ['error', 'Errori'],
  ['mail', 'Posta'],
  ['third', 'Servizi esterni'],
].map(
  ([value, text]) =>
    html`<button type="button" data-filter="${value ?? ''}" aria-pressed="${String(value === 'all')}">${text}</button>`,
)}</div>
</div>
<div class="log-body" id="log" role="region" tabindex="0" aria-label="Righe del registro"></div></section>`;

/** What a phone shows first: the switches of an element, or what a page without one is about. */
const firstTab = (after: Html | ''): Tab => (after === '' ? 'vista' : 'prova');

/** A page of the console: switches on both sides, between them `main`, the log and what comes after it. */
export const consolePage = (
  title: string,
  frame: ConsoleFrame,
  main: Html,
  after: Html | '' = '',
): Html => html`<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Console di prova</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/console/console.css">
<script src="/console/scheme.js"></script>
<script type="module" src="/console/console.js"></script>
</head>
<body data-tab="${firstTab(after)}">
${header(firstTab(after), frame.wordpress)}
<main class="columns"><h1 class="unseen">${title}</h1>
<div class="side left">${brandSwitch(frame.brands)}${userSwitch(frame.people)}${clockPanel()}${memoryPanel()}</div>
<div class="middle">${main}${logPanel()}${after}</div>
<div class="side right">${faultPanel()}${networkPanel()}${scriptPanel()}${pushPanel()}</div>
</main>
<script type="application/json" id="start">${raw(JSON.stringify(frame.start).replaceAll('<', '\\u003c'))}</script>
</body>
</html>
`;
