import sharp from 'sharp';
import { svgOfPage } from './svg.ts';
import type { SetPage } from './types.ts';

export type PageFormat = 'avif' | 'webp' | 'jpeg' | 'png';

// Pages are rendered one at a time and once (the caller stores the files), so a cache is useless.
// A second thread per page costs more memory than it saves time.
sharp.cache(false);
sharp.concurrency(1);
let queue: Promise<unknown> = Promise.resolve();

/** Width in pixels from which body type can be read. */
const READABLE = 1000;

/** A page as an image of this width in pixels. The quality keeps body type clean at reading size. */
export const renderPage = (page: SetPage, { width, format }: { width: number; format: PageFormat }): Promise<Buffer> =>
  renderSvg(svgOfPage(page), page, width, format);

/** Renders a page's SVG. */
export const renderSvg = (
  svg: string,
  page: Pick<SetPage, 'width' | 'height'>,
  width: number,
  format: PageFormat,
): Promise<Buffer> => {
  const rendered = queue.then(() => encode(svg, page, width, format));
  queue = rendered.catch(() => undefined);
  return rendered;
};

const encode = (
  svg: string,
  page: Pick<SetPage, 'width' | 'height'>,
  width: number,
  format: PageFormat,
): Promise<Buffer> => {
  const image = sharp(Buffer.from(svg), { density: (72 * width) / page.width, limitInputPixels: 60_000_000 })
    .resize(width, Math.round((width * page.height) / page.width), { fit: 'fill' })
    .flatten({ background: '#ffffff' });
  if (format === 'avif')
    return image.avif({ quality: width < READABLE ? 36 : 52, effort: 1, chromaSubsampling: '4:2:0' }).toBuffer();
  if (format === 'webp') return image.webp({ quality: 78, effort: 2 }).toBuffer();
  if (format === 'jpeg') return image.jpeg({ quality: 82 }).toBuffer();
  return image.png({ compressionLevel: 7 }).toBuffer();
};
