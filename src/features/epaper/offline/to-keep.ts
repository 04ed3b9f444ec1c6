import { type Edition, imageAt, type StoryText } from '../../../api/epaper/edition.ts';
import type { EditionToKeep } from '../../../core/epaper/kept-editions.ts';
import { keptImagesOf, thumbnailWidth } from './kept.ts';

/** What is stored of an edition: its pages in one size, thumbnails, and texts. */
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
