import type { Edition } from '../../../api/epaper/edition.ts';
import { sharpWidth } from '../../../rules/epaper/page-zoom.ts';

/** Image width at which body type is readable, pixels. */
const readable = 1400;
export const thumbnailWidth = 320;

/** Finds the images of a stored edition. */
export interface KeptImages {
  readonly id: number;
  readonly width: number;
}

export const keptImagesOf = ({ id, widths }: Edition): KeptImages => ({ id, width: sharpWidth(widths, readable, 1) });
