import type { Edition } from '../../../api/epaper/edicola-pages.ts';
import { sharpWidth } from '../../../rules/epaper/page-zoom.ts';

/** Wide enough to read the body type of a page. */
const readable = 1400;
export const thumbnailWidth = 320;

/** Where the images of a kept edition are found. */
export interface KeptImages {
  readonly id: number;
  readonly width: number;
}

export const keptImagesOf = ({ id, widths }: Edition): KeptImages => ({ id, width: sharpWidth(widths, readable, 1) });
