import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { fetchPackage, folderOf } from '../widgets/widgets-install.ts';

/**
 * A viewer on a page of its own. The page marks `first` when the first page is painted; `next()` resolves when the
 * second is.
 */
export interface Candidate {
  readonly name: string;
  readonly page: string;
}

const painted = 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))';
const head = `<!doctype html><html lang="it"><meta charset="utf-8"><title>Prova</title>
<meta name="viewport" content="width=device-width"><style>body{margin:0}#place{height:900px}</style>`;

const when = (there: string): string =>
  `const look = () => { if (${there}) requestAnimationFrame(() => performance.mark('first')); else requestAnimationFrame(look); }; look();`;

/**
 * One image in the HTML, the next one added once it is shown, a snapping scroller, zoom by CSS: the floor for a
 * viewer.
 */
const floor = ([one, two]: readonly string[]): string => `${head}
<style>#place{display:flex;overflow:auto;scroll-snap-type:x mandatory}#place img{flex:0 0 100%;width:100%;height:100%;object-fit:contain;scroll-snap-align:start}</style>
<div id="place"><img src="${one}" alt=""></div>
<script>const place = document.querySelector('#place'); const [one] = place.children; const two = new Image();
one.decode().then(() => { two.src = '${two}'; place.append(two); });
${when('one.complete && one.naturalWidth > 0')}
window.ready = () => one.decode().then(() => two.decode()); window.zoom = (by) => { one.style.zoom = by; };
window.next = async () => { place.scrollTo({ left: place.clientWidth, behavior: 'instant' }); await ${painted}; };</script>`;

/** As on a page that is not the brand's own: published viewers load no consent manager either. */
const withoutServices = "<script>window.np = { config: { services: 'off' } };</script>";

/** The product's viewer, with the first page in the page's HTML or without. */
const ours = (elements: string, inside: string, config = withoutServices): string => `${head}${config}
<style>np-epaper{--np-epaper-height:900px}np-epaper:not(:defined){display:block;height:900px}np-epaper > img{width:100%;height:100%;object-fit:contain}</style>
<np-epaper edition="1">${inside}</np-epaper><script type="module" src="${elements}"></script>
<script>const element = document.querySelector('np-epaper'); const inner = (s) => element.shadowRoot?.querySelectorAll(s) ?? [];
const slotted = element.querySelector('img'); const loaded = (image) => image?.complete && image.naturalWidth > 0;
${when("loaded(slotted) || loaded(inner('.before img')[0]) || inner('.spread:not([inert]) .page[aria-busy=false]').length > 0")}
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
    ['/bench/page-flip.js', published('page-flip', '2.0.7', 'dist/js/page-flip.browser.js')],
    ['/bench/pdf.mjs', published('pdfjs-dist', '6.5.438', 'build/pdf.min.mjs')],
    ['/bench/pdf.worker.mjs', published('pdfjs-dist', '6.5.438', 'build/pdf.worker.min.mjs')],
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

const flip = ([one, two]: readonly string[]): string => `${head}<div id="place"></div>
<script src="/bench/page-flip.js"></script><script>
const book = new St.PageFlip(document.querySelector('#place'), { width: 620, height: 900, usePortrait: true, showCover: true });
book.loadFromImages(['${one}', '${two}']); ${when('book.getPage(0).isLoad')}
window.ready = () => new Promise((done) => { const see = () => book.getPage(1).isLoad ? done() : requestAnimationFrame(see); see(); });
window.next = async () => { book.turnToNextPage(); await ${painted}; };</script>`;

/** A page as a file for pdf.js: its picture as JPEG, the format that a PDF can hold. */
export const pdfOf = (jpeg: Buffer): Promise<Buffer> => {
  const size: [number, number] = [620, 900];
  const document = new PDFDocument({ size, margin: 0 });
  document.image(jpeg, 0, 0, { fit: size });
  document.end();
  return buffer(document);
};

const pdf = `${head}<canvas></canvas><script type="module">import * as pdf from '/bench/pdf.mjs';
pdf.GlobalWorkerOptions.workerSrc = '/bench/pdf.worker.mjs'; const canvas = document.querySelector('canvas'); let second;
const open = async (n) => (await pdf.getDocument({ url: '/bench/page-' + n + '.pdf' }).promise).getPage(1);
const draw = async (page) => { const viewport = page.getViewport({ scale: 1 }); canvas.width = viewport.width; canvas.height = viewport.height;
await page.render({ canvas, viewport }).promise; };
open(1).then(draw).then(() => requestAnimationFrame(() => performance.mark('first')));
window.ready = async () => { second = await open(2); };
window.next = async () => { await draw(second); await ${painted}; };</script>`;

/** `react-pages.tsx` on a page of its own. */
const react = (
  images: readonly string[],
): string => `${head}<style>.stage{display:flex;overflow:auto;scroll-snap-type:x mandatory}.stage>div{flex:0 0 100%;scroll-snap-align:start}.page{width:100%;height:800px;object-fit:contain}</style><div id="place"></div>
<script type="module">import { show } from '/bench/react-pages.js'; show(document.querySelector('#place'), ${JSON.stringify(images)});
${when("document.querySelector('.page')?.complete && document.querySelector('.page').naturalWidth > 0")}</script>`;

/** All candidates with the same images of the same two pages. */
export const candidates = (images: readonly string[], elements: string): readonly Candidate[] => [
  { name: 'floor', page: floor(images) },
  { name: 'ours', page: ours(elements, '') },
  { name: 'ours, first page in HTML', page: ours(elements, `<img src="${images[0]}" alt="Prima pagina">`) },
  { name: 'ours, with page’s services', page: ours(elements, '', '') },
  { name: 'React alone', page: react(images) },
  { name: 'OpenSeadragon 6.1.1', page: seadragon(images) },
  { name: 'Leaflet 1.9.4', page: leaflet(images) },
  { name: 'pdf.js 6.5.438', page: pdf },
  { name: 'page-flip 2.0.7', page: flip(images) },
];
