import { printKey } from '../set-pages.ts';
import type { PageImage } from './queue.ts';

/** Key of an image in the storage. */
export const keyOf = ({ editionId: id, day, revision, n, width, format }: PageImage): string =>
  `pages/${printKey({ id, day, revision })}/${n}-${width}.${format}`;
