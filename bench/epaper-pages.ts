import { readFileSync } from 'node:fs';
import { fetchPackage, folderOf } from './widgets-install.ts';

/** A viewer on a page of its own. The page marks `first` when the first page is painted; `next()` resolves when the second is. */
export interface Candidate {
  readonly name: string;
  readonly page: string;
}

const painted = 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))';
const head = `<!doctype html><html lang="it"><meta charset="utf-8"><title>Prova</title>
<meta name="viewport" content="width=device-width"><style>body{margin:0}#place{height:900px}</style>`;

const when = (there: string): string =>
  `const look = () => { if (${there}) requestAnimationFrame(() => performance.mark('first')); else requestAnimationFrame(look); }; look();`;

/** One image in the HTML, the next one beside it, a scroller that snaps, zoom by CSS: what a viewer cannot do better than. */
const floor = (images: readonly string[]): string => `${head}
<style>#place{display:flex;overflow:auto;scroll-snap-type:x mandatory}#place img{flex:0 0 100%;width:100%;height:100%;object-fit:contain;scroll-snap-align:start}</style>
<div id="place">${images.map((src) => `<img src="${src}" alt="">`).join('')}</div>
<script>const place = document.querySelector('#place'); const [one, two] = place.children;
${when('one.complete && one.naturalWidth > 0')}
window.ready = () => two.decode(); window.zoom = (by) => { one.style.zoom = by; };
window.next = async () => { place.scrollTo({ left: place.clientWidth, behavior: 'instant' }); await ${painted}; };</script>`;

/** Ours, with the first page in the page's HTML or without. */
const ours = (elements: string, inside: string): string => `${head}
<style>np-epaper{--np-epaper-height:900px}np-epaper:not(:defined){display:block;height:900px}np-epaper > img{width:100%;height:100%;object-fit:contain}</style>
<np-epaper edition="1">${inside}</np-epaper><script type="module" src="${elements}"></script>
<script>const element = document.querySelector('np-epaper'); const inner = (s) => element.shadowRoot?.querySelectorAll(s) ?? [];
const slotted = element.querySelector('img');
${when("(slotted?.complete && slotted.naturalWidth > 0) || inner('.spread:not([inert]) .page[aria-busy=false]').length > 0")}
const until = (there) => new Promise((done) => { const see = () => there() ? done() : requestAnimationFrame(see); see(); });
window.ready = () => until(() => inner('.spread[inert] .page[aria-busy=false]').length > 0);
window.turn = (by) => { inner('.stage')[0].dispatchEvent(new KeyboardEvent('keydown', { key: by > 0 ? 'PageDown' : 'PageUp', bubbles: true, composed: true })); };
window.next = async () => { turn(1); await until(() => inner('.stage')[0].scrollLeft >= inner('.stage')[0].clientWidth - 1); await ${painted}; };</script>`;

const published = (name: string, version: string, file: string): string => {
  fetchPackage(name, version);
  return readFileSync(`${folderOf(name, version)}/${file}`, 'utf8');
};

/** The published viewers' scripts by the path under which the bench serves them. */
export const peerScripts = (): ReadonlyMap<string, string> =>
  new Map([
    ['/bench/openseadragon.js', published('openseadragon', '6.1.1', 'build/openseadragon/openseadragon.min.js')],
    ['/bench/leaflet.js', published('leaflet', '1.9.4', 'dist/leaflet.js')],
  ]);

const seadragon = ([one, two]: readonly string[]): string => `${head}<div id="place"></div>
<script src="/bench/openseadragon.js"></script><script>const source = (url) => ({ type: 'image', url });
const viewer = OpenSeadragon({ id: 'place', tileSources: source('${one}'), showNavigationControl: false, drawer: 'canvas', immediateRender: true });
const drawn = () => new Promise((done) => viewer.addOnceHandler('tile-drawn', done));
drawn().then(() => requestAnimationFrame(() => performance.mark('first')));
window.ready = () => { const image = new Image(); image.src = '${two}'; return image.decode(); };
window.next = async () => { const shown = drawn(); viewer.open(source('${two}')); await shown; await ${painted}; };</script>`;

const leaflet = ([
  one,
  two,
]: readonly string[]): string => `${head}<style>.leaflet-pane,.leaflet-image-layer{position:absolute}</style><div id="place"></div>
<script src="/bench/leaflet.js"></script><script>const map = L.map('place', { crs: L.CRS.Simple, minZoom: -5, zoomControl: false, attributionControl: false });
const bounds = [[0, 0], [1000, 690]]; map.fitBounds(bounds); let layer;
const show = (url) => new Promise((done) => { layer?.remove(); layer = L.imageOverlay(url, bounds).addTo(map); layer.once('load', done); });
show('${one}').then(() => requestAnimationFrame(() => performance.mark('first')));
window.ready = () => { const image = new Image(); image.src = '${two}'; return image.decode(); };
window.next = async () => { await show('${two}'); await ${painted}; };</script>`;

/** All candidates with the same images of the same two pages. */
export const candidates = (images: readonly string[], elements: string): readonly Candidate[] => [
  { name: 'floor', page: floor(images) },
  { name: 'ours', page: ours(elements, '') },
  { name: 'ours, first page in HTML', page: ours(elements, `<img src="${images[0]}" alt="Prima pagina">`) },
  { name: 'OpenSeadragon 6.1.1', page: seadragon(images) },
  { name: 'Leaflet 1.9.4', page: leaflet(images) },
];
