import { all, byId } from './dom.js';

const PAUSE_MS = 5000;

/** A part that is being read or used stays as it is. */
const isInUse = (part) => part.contains(document.activeElement) || part.querySelector('details[open]') !== null;

/** The page as a document, which Trusted Types allow here only; undefined when no process answers. */
const readPage = () =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', location.href);
    request.responseType = 'document';
    request.onloadend = () => resolve(request.status === 200 ? (request.response ?? undefined) : undefined);
    request.send();
  });

const refresh = async () => {
  const next = await readPage();
  for (const part of all('[data-live]')) {
    const fresh = next?.getElementById(part.id);
    if (fresh && !isInUse(part) && fresh.innerHTML !== part.innerHTML) part.replaceChildren(...fresh.childNodes);
  }
};

/** Keeps the machine room up to date while its switch is on and the page is visible. */
export const startMachine = () => {
  const refreshes = byId('refreshes');
  if (!refreshes) return;
  const round = async () => {
    if (refreshes.checked && document.visibilityState === 'visible') await refresh();
    setTimeout(round, PAUSE_MS);
  };
  setTimeout(round, PAUSE_MS);
};
