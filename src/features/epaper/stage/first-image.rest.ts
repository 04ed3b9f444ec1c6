import { copy } from '../copy.ts';
import { firstPageOf } from './first-page.ts';

/** Milliseconds that the viewer's code leaves the line to the image. */
const patience = 4000;

const images = new WeakMap<Element, HTMLImageElement>();

/** The one that was asked for, while the viewer's attributes ask for it. */
const askedImage = (viewer: Element): HTMLImageElement | undefined => {
  const image = images.get(viewer);
  return image?.getAttribute('src') === firstPageOf(viewer) ? image : undefined;
};

/** The first page before the viewer, under the address that the autoloader may have asked for already: it comes once. */
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

/** On a slow line the page that can be read, the page's own or ours, comes before the code that turns it. */
export const firstSettled = (viewer: Element): Promise<unknown> => {
  const image = viewer.querySelector('img') ?? firstImage(viewer);
  const late = new Promise((resolve) => setTimeout(resolve, patience));
  return Promise.race([image?.decode(), late]).catch(() => {});
};

/** The image, where it is there: the viewer goes on with it. */
export const shownFirstImage = (viewer: Element): HTMLImageElement | undefined => {
  const image = askedImage(viewer);
  return image?.complete && image.naturalWidth ? image : undefined;
};
