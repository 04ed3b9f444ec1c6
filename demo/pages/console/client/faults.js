import { all, byId, make } from './dom.js';
import { change, onWorld } from './world.js';

const kinds = {
  status: 'stato HTTP',
  refusal: 'success=false',
  delay: 'ritardo',
  reset: 'connessione chiusa',
  hang: 'nessuna risposta',
  html: 'HTML al posto dei dati',
  cut: 'risposta tagliata a metà',
  empty: 'risposta vuota',
  drop: 'flusso interrotto',
};
const hosts = { account: 'Account', newsstand: 'Edicola', archive: 'Archivio', cdn: 'CDN', third: 'Terzi' };

const words = ({ kind, status, code, times, delay_ms }) => {
  const name = { status: String(status), drop: `flusso interrotto dopo ${delay_ms} ms` }[kind] ?? kinds[kind];
  return [name, code, times === null ? null : `× ${times}, poi regolare`].filter((part) => part !== null).join(' ');
};

const rowOf = (fault) => {
  const { id, method, path, host, active, delay_ms, times_left } = fault;
  const label = `${method} ${path}: ${words(fault)}`;
  const isSpent = active && times_left === 0;
  const toggle = make('input', {
    type: 'checkbox',
    checked: active,
    ariaLabel: label,
    onchange: ({ target }) => change(`faults/${id}`, { active: target.checked }),
    attributes: { role: 'switch' },
  });
  return make(
    'li',
    { className: active && !isSpent ? 'on' : '' },
    make('span', { className: 'method', textContent: method === '*' ? 'TUTTI' : method }),
    make('code', { textContent: path, title: `${hosts[host]} ${path}` }),
    toggle,
    make('span', { className: 'words', textContent: isSpent ? `${words(fault)} · esaurito` : words(fault) }),
    make(
      'span',
      { className: 'delay' },
      active ? `${delay_ms} ms` : '—',
      make('button', {
        type: 'button',
        className: 'remove',
        textContent: 'Togli',
        ariaLabel: `Togli ${label}`,
        onclick: () => change(`faults/${id}/delete`),
      }),
    ),
  );
};

const draw = ({ faults }) => {
  const focused = all('input', byId('faults')).indexOf(document.activeElement);
  byId('faults').replaceChildren(...faults.map(rowOf));
  all('input', byId('faults'))[focused]?.focus();
  const on = faults.filter(({ active, times_left }) => active && times_left !== 0).length;
  for (const badge of all('[data-count="faults"]')) Object.assign(badge, { textContent: String(on), hidden: on === 0 });
};

const select = (name, label, values) =>
  make(
    'label',
    {},
    make('span', { textContent: label }),
    make(
      'select',
      { name },
      ...Object.entries(values).map(([value, textContent]) => make('option', { value, textContent })),
    ),
  );
const field = (name, label, properties) =>
  make('label', {}, make('span', { textContent: label }), make('input', { name, ...properties }));

const numberOrNull = (text) => (text === '' ? null : Number(text));
const faultOf = (form) => {
  const data = Object.fromEntries(new FormData(form));
  return {
    host: data.host,
    method: data.method,
    path: data.path,
    kind: data.kind,
    status: Number(data.status),
    code: data.code === '' ? null : data.code,
    delay_ms: Number(data.delay_ms),
    times: numberOrNull(data.times),
  };
};

const openDialog = () => {
  const note = make('p', { className: 'hint', role: 'alert' });
  const form = make(
    'form',
    { method: 'dialog' },
    make('h2', { id: 'h-new', textContent: 'Nuovo guasto' }),
    select('host', 'Dove', hosts),
    select('method', 'Metodo', { '*': 'tutti', GET: 'GET', POST: 'POST' }),
    field('path', 'Indirizzo (* vale per tutto)', { value: '/api/', required: true, pattern: '/[\\w\\-.\\/*\\{\\}]*' }),
    select('kind', 'Che cosa succede', kinds),
    field('status', 'Stato HTTP', { type: 'number', value: '500', min: '400', max: '599', required: true }),
    field('code', 'Codice d’errore (facoltativo)', { pattern: '[A-Z_]{3,60}' }),
    field('delay_ms', 'Ritardo in millisecondi', {
      type: 'number',
      value: '0',
      min: '0',
      max: '120000',
      required: true,
    }),
    field('times', 'Quante volte (vuoto: sempre)', { type: 'number', min: '1', max: '1000' }),
    note,
    make(
      'p',
      { className: 'actions' },
      make('button', { type: 'button', className: 'button', textContent: 'Annulla', onclick: () => dialog.close() }),
      make('button', { className: 'button primary', textContent: 'Aggiungi' }),
    ),
  );
  const dialog = make('dialog', { attributes: { 'aria-labelledby': 'h-new' } }, form);
  dialog.addEventListener('close', () => dialog.remove());
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    try {
      await change('faults', faultOf(form));
      dialog.close();
    } catch (error) {
      note.textContent = error.message;
    }
  });
  document.body.append(dialog);
  dialog.showModal();
};

/** Shows the list of faults and keeps it current. */
export const startFaults = () => {
  byId('add-fault').addEventListener('click', openDialog);
  let shown = '';
  onWorld((state) => {
    const next = JSON.stringify(state.faults);
    if (next !== shown) draw(state);
    shown = next;
  });
};
