import { all, byId, clockText, make, press } from './dom.js';
import { get, onWorld, refresh, world } from './world.js';

const MAX_LINES = 500;
const POLL_MS = 1000;
const names = {
  net: 'rete',
  event: 'evento',
  memory: 'memoria',
  track: 'traccia',
  error: 'errore',
  mail: 'posta',
  third: 'esterno',
};
let lines = [];
let filter = 'all';
let isPaused = false;

const rowOf = ({ at, kind, tone, what, detail, href, onOpen }) => {
  const text = href || onOpen ? make(href ? 'a' : 'button', { className: 'link', textContent: what }) : what;
  if (href) Object.assign(text, { href, target: '_blank', rel: 'noopener' });
  if (onOpen) Object.assign(text, { type: 'button', onclick: onOpen });
  return make(
    'div',
    { className: `line ${tone ?? ''}` },
    make('time', { textContent: clockText(at) }),
    make('span', { className: 'kind', textContent: names[kind] }),
    make('code', {}, text),
    make('code', { className: 'detail', textContent: detail }),
  );
};

const draw = () => {
  if (isPaused) return;
  const body = byId('log');
  const isAtEnd = body.scrollHeight - body.scrollTop - body.clientHeight < 40;
  const shown = lines.filter(
    ({ kind, tone }) => filter === 'all' || kind === filter || (filter === 'error' && tone === 'bad'),
  );
  body.replaceChildren(
    ...(shown.length > 0 ? shown.map(rowOf) : [make('p', { className: 'hint', textContent: 'Nessuna riga.' })]),
  );
  if (isAtEnd) body.scrollTop = body.scrollHeight;
  byId('log-count').textContent = String(lines.length);
};

/**
 * Adds lines below all others: their order is that of arrival, because the world's clock can be set back. `at` is in
 * milliseconds, `kind` is a key of `names`, `tone` is good, warn or bad.
 */
export const note = (...added) => {
  if (added.length === 0) return;
  lines = [...lines, ...added].slice(-MAX_LINES);
  draw();
};

const faultNames = { network: 'rete', drop: 'interrotta', cut: 'tagliata', hang: 'appesa', reset: 'chiusa' };
const toneOf = (status) => (status >= 500 || status === 499 ? 'warn' : status >= 400 ? 'bad' : 'good');
const lineOfCall = ({ at, method, route, status, ms, fault, host, brand }) => ({
  at,
  kind: 'net',
  tone: fault ? 'warn' : toneOf(status),
  what: `${method} ${route}`,
  detail: `${status === 499 ? 'nessuna risposta' : status} · ${ms} ms · ${brand} ${host}${fault ? ` · guasto: ${faultNames[fault] ?? fault}` : ''}`,
});

const seen = { calls: 0, tracking: 0, third: 0, mail: 0 };
const isOfInterest = ({ route }) => !route.startsWith('/prova/');
/** The entries of a feed in the order in which they were made. */
const inOrder = (list, key, name) => {
  seen[name] = Math.max(seen[name], ...list.map((entry) => entry[key]));
  return list.toSorted((one, other) => one[key] - other[key]);
};

/** Merges feeds by time; within each, the order stays as it is. */
const merged = (...feeds) => {
  const rest = feeds.map((feed) => [...feed]).filter((feed) => feed.length > 0);
  const lines = [];
  while (rest.length > 0) {
    const next = rest.toSorted(([one], [other]) => one.at - other.at)[0];
    lines.push(next.shift());
    if (next.length === 0) rest.splice(rest.indexOf(next), 1);
  }
  return lines;
};

const readCalls = async () => {
  const { calls } = await get(`calls?after=${seen.calls}`);
  return inOrder(calls, 'n', 'calls').filter(isOfInterest).map(lineOfCall);
};
const readTracking = async () => {
  const { events } = await get(`tracking?after=${seen.tracking}`);
  return inOrder(events, 'id', 'tracking').map(({ at, event, url }) => ({
    at: Date.parse(at),
    kind: 'track',
    what: event,
    detail: `url_articolo=${url}`,
  }));
};
const readThird = async () => {
  const { calls } = await get(`third?after=${seen.third}`);
  return inOrder(calls, 'id', 'third').map(({ at, service, method, path, page, sent, outcome }) => ({
    at: Date.parse(at),
    kind: 'third',
    tone: outcome === 'ok' ? 'good' : 'warn',
    what: `${service} ${method} ${path}`,
    detail: `${outcome === 'ok' ? '' : `${outcome} · `}${page ?? 'pagina ignota'} · ${JSON.stringify(sent)}`,
  }));
};
const readMail = async (openMail) => {
  const { mails } = await get('mail');
  const fresh = mails.filter(({ id }) => id > seen.mail);
  return inOrder(fresh, 'id', 'mail').map(({ id, brand, created_at, recipient, subject }) => ({
    at: Date.parse(created_at),
    kind: 'mail',
    what: subject,
    detail: `${brand} → ${recipient}`,
    onOpen: () => openMail(id),
  }));
};

const poll = async (openMail) => {
  if (document.visibilityState !== 'visible') return;
  const before = world();
  const seenCalls = seen.calls;
  const calls = await readCalls();
  if (seen.calls === seenCalls) return;
  await refresh();
  const after = world();
  note(
    ...merged(
      calls,
      await readTracking(),
      after.third === before.third ? [] : await readThird(),
      after.mails === before.mails ? [] : await readMail(openMail),
    ),
  );
};

const exportLines = () => {
  const text = JSON.stringify(lines, null, 2);
  const link = make('a', {
    href: URL.createObjectURL(new Blob([text], { type: 'application/json' })),
    download: 'registro.json',
  });
  link.click();
  URL.revokeObjectURL(link.href);
};

/** Starts the log; polls the server every second while the page is visible. */
export const startLog = async (openMail) => {
  for (const button of all('[data-filter]')) {
    button.addEventListener('click', () => {
      filter = button.dataset.filter;
      press(all('[data-filter]'), (one) => one === button);
      draw();
    });
  }
  byId('hold').addEventListener('click', () => {
    isPaused = !isPaused;
    byId('hold').setAttribute('aria-pressed', String(isPaused));
    draw();
  });
  byId('export').addEventListener('click', exportLines);
  onWorld(() => {});
  draw();
  note(...merged(await readCalls(), await readTracking(), await readThird(), await readMail(openMail)));
  const pollLater = async () => {
    await poll(openMail).catch(() => {});
    setTimeout(pollLater, POLL_MS);
  };
  setTimeout(pollLater, POLL_MS);
};

export const clearLog = () => {
  lines = [];
  draw();
};
