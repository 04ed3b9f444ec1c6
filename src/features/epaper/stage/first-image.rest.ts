import { copy } from '../copy.ts';
import { firstPageOf } from './first-page.ts';

/** Longest time that the viewer's code waits for the image. */
const imageTimeoutMs = 4000;

/** By element, not by shell: the panel's code is requested for an element that has no shell at hand. */
const images = new WeakMap<Element, HTMLImageElement>();

/** The image that was loaded early, if the viewer's attributes still name it. */
const askedImage = (viewer: Element): HTMLImageElement | undefined => {
  const image = images.get(viewer);
  return image?.getAttribute('src') === firstPageOf(viewer) ? image : undefined;
};

/** The first page, before the viewer is drawn. Reuses the request of the autoloader. */
export const firstImage = (viewer: Element): HTMLImageElement | undefined => {
  const src = firstPageOf(viewer);
  const asked = askedImage(viewer);
  if (asked || !src) return asked;
  const image = new Image();
  images.set(viewer, image);
  return Object.assign(image, {
    className: 'image',
    alt: copy.page(1),
    decoding: 'sync',
    draggable: false,
    onerror: () => image.remove(),
    src,
  });
};

/**
 * The printed page that a server's page laid over itself, by its edition and number (`data-np-page="12/4"`), or any
 * such page.
 */
export const writtenPage = (place?: string): Element | null =>
  document.querySelector(place ? `[data-np-page="${place}"]` : '[data-np-page]');

/** On a slow connection, load the readable page before the code that turns it. */
export const firstSettled = (viewer: Element): Promise<unknown> => {
  const image = viewer.querySelector('img') ?? firstImage(viewer) ?? writtenPage()?.querySelector('img');
  const late = new Promise((resolve) => setTimeout(resolve, imageTimeoutMs));
  return Promise.race([image?.decode(), late]).catch(() => {});
};

/** A page's image from before the viewer, once loaded, for the viewer to keep. `edition`: of a viewer over the page. */
export const shownFirstImage = (viewer: Element, n: number, edition?: string): HTMLImageElement | undefined => {
  const written = () => writtenPage(`${edition}/${n}`)?.querySelector('img');
  const image = edition ? written() : n === 1 ? askedImage(viewer) : undefined;
  return image?.complete && image.naturalWidth ? image : undefined;
};
