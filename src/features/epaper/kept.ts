import { type Edition, imageAt, type StoryText } from '../../api/edicola-pages.ts';
import type { EditionToKeep } from '../../core/kept-editions.ts';
import { sharpWidth } from '../../rules/page-zoom.ts';

/** Wide enough to read the body type of a page. */
const readable = 1400;
export const thumbnailWidth = 320;

/** Where the images of a kept edition are found. */
export interface KeptImages {
  readonly id: number;
  readonly width: number;
}

export const keptImagesOf = ({ id, widths }: Edition): KeptImages => ({ id, width: sharpWidth(widths, readable, 1) });

/** What is kept of an edition: its pages in one size, their thumbnails, and all that stands on them as text. */
export const toKeep = (edition: Edition, texts: readonly StoryText[]): EditionToKeep => ({
  id: edition.id,
  title: edition.title,
  date: edition.date,
  values: { edition, texts },
  images: edition.pages.flatMap(({ image }) => [
    imageAt(image, keptImagesOf(edition).width, 'avif'),
    imageAt(image, thumbnailWidth, 'avif'),
  ]),
});
