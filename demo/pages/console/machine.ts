import { html } from 'hono/html';
import type { readMachineRoom } from '../../server/domain/world/machine/machine-room.ts';
import type { Html } from '../html.ts';
import { chartFigure } from './chart.ts';

type MachineRoom = Awaited<ReturnType<typeof readMachineRoom>>;

interface Shown {
  readonly room: MachineRoom;
  readonly brands: readonly { readonly id: number; readonly name: string }[];
  /** Minutes that the charts show. */
  readonly minutes: number;
}

const number = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 1 });
const clock = new Intl.DateTimeFormat('it-IT', { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Rome' });
const moment = new Intl.DateTimeFormat('it-IT', { dateStyle: 'short', timeStyle: 'medium', timeZone: 'Europe/Rome' });
const count = (value: number): string => number.format(value);
const milliseconds = (value: number): string => `${number.format(value)} ms`;
const megabytes = (value: number): string => `${number.format(value)} MB`;
const bytes = (value: number): string => megabytes(value / 1e6);

/** A table in a region that scrolls; `name` tells the region from the part of the page that the heading `id` names. */
const table = (
  id: string,
  name: string,
  heads: readonly string[],
  rows: readonly (readonly (string | Html)[])[],
): Html =>
  html`<div class="scroll" role="region" aria-label="${name}" tabindex="0"><table aria-labelledby="${id}">
<thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${rows.map(([first, ...others]) => html`<tr><th scope="row">${first}</th>${others.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody></table></div>`;

/** The values of the last minutes, oldest first. */
const spans = (
  minutes: number,
  values: readonly (readonly [ago: number, value: number | null])[],
): (readonly [string, number | undefined])[] => {
  const known = new Map(values);
  return Array.from({ length: minutes }, (_, at) => {
    const ago = minutes - 1 - at;
    return [ago === 0 ? 'adesso' : `${ago} min fa`, known.get(ago) ?? undefined] as const;
  });
};

const processes = ({ room, minutes }: Shown): Html => {
  const calls = room.minutes.reduce((sum, minute) => sum + minute.calls, 0);
  const slowest = Math.max(0, ...room.minutes.map(({ p95Ms }) => p95Ms ?? 0));
  return html`<section class="card observed" id="processi" data-live aria-labelledby="h-processes"><h2 id="h-processes">Processi</h2>
${table(
  'h-processes',
  'Tabella dei processi',
  ['Porta', 'Avviato', 'Chiamate', 'Errori 5xx', '95 su 100 entro', 'Processore', 'Memoria'],
  room.running.map(({ port, startedAt, calls: own, failed, p95Ms, cpuMs, memoryMb }) => [
    String(port),
    moment.format(startedAt),
    count(own),
    count(failed),
    p95Ms === null ? '–' : milliseconds(p95Ms),
    milliseconds(cpuMs),
    megabytes(memoryMb),
  ]),
)}
<p class="hint">Il minuto in corso; un processo che tace da tre quarti di minuto non c’è più.</p>
<div class="charts">${chartFigure({
    id: 'chiamate',
    title: 'Chiamate al minuto',
    summary: `${count(calls)} nell’ultima ora, di tutti i processi.`,
    kind: 'bars',
    spans: spans(
      minutes,
      room.minutes.map(({ ago, calls: own }) => [ago, own]),
    ),
    format: count,
  })}${chartFigure({
    id: 'tempi',
    title: 'Tempo di 95 risposte su 100',
    summary: slowest === 0 ? 'Nessuna chiamata.' : `Al più ${milliseconds(slowest)}.`,
    kind: 'line',
    spans: spans(
      minutes,
      room.minutes.map(({ ago, p95Ms }) => [ago, p95Ms]),
    ),
    format: milliseconds,
  })}${chartFigure({
    id: 'memoria',
    title: 'Memoria dei processi',
    summary: `Adesso ${megabytes(room.running.reduce((sum, { memoryMb }) => sum + memoryMb, 0))}.`,
    kind: 'line',
    spans: spans(
      minutes,
      room.minutes.map(({ ago, memoryMb }) => [ago, memoryMb]),
    ),
    format: megabytes,
  })}</div></section>`;
};

const progress = ({ drawn, queued }: MachineRoom['papers'][number], name: string): Html =>
  queued === 0
    ? html`Si disegnano quando qualcuno le apre`
    : html`<progress max="${queued}" value="${drawn}" aria-label="${name}"></progress> ${count(drawn)} di ${count(queued)}`;

const editions = ({ room, brands }: Shown): Html => {
  const queued = room.papers.reduce((sum, paper) => sum + paper.queued, 0);
  const drawn = room.papers.reduce((sum, paper) => sum + paper.drawn, 0);
  const state =
    queued > 0 && drawn === queued
      ? 'Tutte le immagini dei giornali di oggi sono pronte.'
      : `Immagini dei giornali di oggi: ${count(drawn)} pronte di ${count(queued)} chieste finora.`;
  return html`<section class="card observed" id="edizioni" data-live aria-labelledby="h-editions"><h2 id="h-editions">Edizioni di oggi</h2>
<p>${state}</p>
${table(
  'h-editions',
  'Tabella delle edizioni',
  ['Giornale', 'Pagine', 'Immagini', 'Non riuscite', 'Pronte alle'],
  room.papers.map((paper) => {
    const name = brands.find(({ id }) => id === paper.brandId)?.name ?? paper.title;
    const isReady = paper.queued > 0 && paper.drawn === paper.queued && paper.drawnAt;
    return [
      name,
      count(paper.pages),
      progress(paper, name),
      count(paper.failed),
      isReady ? clock.format(paper.drawnAt) : '–',
    ];
  }),
)}</section>`;
};

const letterStates: Readonly<Record<string, string>> = {
  queued: 'in coda',
  sending: 'in partenza',
  handed: 'consegnate al server',
  sent: 'spedite',
  refused: 'rifiutate',
  doubtful: 'dubbie',
  expired: 'scadute',
};

const queues = ({ room, minutes }: Shown): Html => {
  const { forReaders, forMorning, covers, drawing, drawn, failed } = room.images;
  const lately = room.drawings.reduce((sum, { images }) => sum + images, 0);
  return html`<section class="card observed" id="code" data-live aria-labelledby="h-queues"><h2 id="h-queues">Code</h2>
<h3 id="h-images">Immagini delle pagine</h3>
${table(
  'h-images',
  'Tabella delle immagini',
  ['Aspettano', 'Immagini'],
  [
    ['Un lettore le ha chieste', count(forReaders)],
    ['Giornali del mattino', count(forMorning)],
    ['Copertine dei numeri passati', count(covers)],
    ['Si disegnano ora', count(drawing)],
    ['Disegnate', count(drawn)],
    ['Non riuscite', count(failed)],
  ],
)}
<div class="charts">${chartFigure({
    id: 'disegni',
    title: 'Immagini disegnate al minuto',
    summary: lately === 0 ? 'Nessuna nell’ultima ora.' : `${count(lately)} nell’ultima ora.`,
    kind: 'bars',
    spans: spans(
      minutes,
      room.drawings.map(({ ago, images }) => [ago, images]),
    ),
    format: count,
  })}${chartFigure({
    id: 'durata',
    title: 'Durata media di un disegno',
    summary: 'Con la composizione della pagina, la prima volta.',
    kind: 'line',
    spans: spans(
      minutes,
      room.drawings.map(({ ago, ms }) => [ago, ms]),
    ),
    format: milliseconds,
  })}</div>
${
  room.failures.length === 0
    ? ''
    : html`<h3 id="h-not-drawn">Ultimi disegni non riusciti</h3>${table(
        'h-not-drawn',
        'Tabella dei disegni non riusciti',
        ['Pagina', 'Immagine', 'Perché', 'Quando'],
        room.failures.map(({ editionId, n, width, format, reason, at }) => [
          `edizione ${editionId}, pagina ${n}`,
          `${width} ${format}`,
          reason ?? '–',
          moment.format(at),
        ]),
      )}`
}
<h3 id="h-letters-out">Lettere</h3>
${
  room.letters.length === 0
    ? html`<p>Nessun server di posta: le lettere restano nella cassetta della console.</p>`
    : table(
        'h-letters-out',
        'Tabella delle lettere',
        ['Stato', 'Lettere'],
        room.letters.map(({ state, count: own }) => [letterStates[state] ?? state, count(own)]),
      )
}</section>`;
};

const index = ({
  room,
  brands,
}: Shown): Html => html`<section class="card observed" id="indice" data-live aria-labelledby="h-index"><h2 id="h-index">Indice della ricerca</h2>
<p>${count(room.index.stems)} radici di parole, contate testata per testata. L’indice occupa ${bytes(room.index.indexBytes)}, i brani ${bytes(room.index.tableBytes)}.</p>
${table(
  'h-index',
  'Tabella dei brani',
  ['Testata', 'Brani'],
  room.index.passages.map(({ brandId, passages }) => [
    brands.find(({ id }) => id === brandId)?.name ?? String(brandId),
    count(passages),
  ]),
)}</section>`;

const cache = ({ room, minutes }: Shown): Html => {
  const { isOn, waiting, purges } = room.cache;
  const told = purges.reduce((sum, purge) => sum + purge.told, 0);
  const failed = purges.reduce((sum, purge) => sum + purge.failed, 0);
  return html`<section class="card observed" id="cache" data-live aria-labelledby="h-cache"><h2 id="h-cache">Cache condivisa</h2>
${
  isOn
    ? html`<p>Modifiche da comunicare: ${count(waiting)}. Nell’ultima ora tentativi non riusciti: ${count(failed)}.</p>
<div class="charts">${chartFigure({
        id: 'purghe',
        title: 'Modifiche comunicate al minuto',
        summary: told === 0 ? 'Nessuna nell’ultima ora.' : `${count(told)} nell’ultima ora.`,
        kind: 'bars',
        spans: spans(
          minutes,
          purges.map((purge) => [purge.ago, purge.told]),
        ),
        format: count,
      })}</div>`
    : html`<p>Nessuna: i processi rispondono a ogni lettura.</p>`
}</section>`;
};

/** Processes, today's editions, queues, index and cache; `machine.js` keeps each part up to date. */
export const machineMiddle = (shown: Shown): Html => html`
<section class="card observed" aria-labelledby="h-machine"><h2 id="h-machine">Sala macchine</h2>
<p class="hint">Quello che i processi di questo mondo scrivono nel database, tutti insieme.</p>
<label class="row"><span>Aggiorna ogni 5 secondi</span><input type="checkbox" role="switch" id="refreshes" checked></label></section>
${processes(shown)}${editions(shown)}${queues(shown)}${index(shown)}${cache(shown)}`;
