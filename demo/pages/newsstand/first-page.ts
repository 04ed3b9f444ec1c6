import { html, raw } from 'hono/html';
import { editionForm } from '../../../src/rules/epaper/edition-link.ts';
import type { Html } from '../html.ts';

/** An edition's id, and the part of its images' addresses that changes with them. */
export type PrintVersions = Readonly<Record<number, string>>;

/**
 * The printed page that the fragment of the address names, which the server does not see: asked for before sheets and
 * scripts, and laid over the page until the viewer shows it. An image of another day's edition has no version and is not
 * cached. Where the viewer may draw two pages side by side, only the first page, which has none beside it. The elements
 * wait for it, four seconds at most: their code would share a slow line with it. The cross loads the page without the
 * fragment: it works when no script of the elements does.
 */
export const firstPageScript = (versions: PrintVersions, nonce: string): Html => html`<script nonce="${nonce}">{
const [, edition, page = 1] = ${raw(String(editionForm))}.exec(location.hash) ?? [];
if (edition && (page == 1 || innerWidth < 700)) {
  const make = (name, values) => Object.assign(document.createElement(name), values);
  const layer = make('div');
  layer.dataset.npPage = edition + '/' + page;
  const root = layer.appendChild(make('div', { className: 'np-root' }));
  root.dataset.npScheme = 'auto';
  const image = make('img', { className: 'image', alt: 'Pagina ' + page, draggable: false, fetchPriority: 'high' });
  image.src = '/api/edicola/pagina/' + edition + '/' + page + '.avif?v=' + (${raw(JSON.stringify(versions))}[edition] ?? '') + '&w=640';
  const frame = root.appendChild(make('div', { className: 'first-page' }));
  const close = make('a', { href: location.pathname + location.search, textContent: '×' });
  close.setAttribute('aria-label', 'Chiudi');
  frame.append(close, image);
  const body = new MutationObserver(() => {
    if (!document.body) return;
    body.disconnect();
    document.body.prepend(layer);
  });
  body.observe(document, { childList: true, subtree: true });
  const remove = () => {
    body.disconnect();
    layer.remove();
  };
  image.onerror = remove;
  const after = Promise.race([image.decode().catch(() => {}), new Promise((resolve) => setTimeout(resolve, 4000))]);
  window.np = { config: { after } };
  addEventListener('hashchange', remove, { once: true });
}
}</script>
`;
