import sharp from 'sharp';
import { svgOfPage } from './svg.ts';
import type { SetPage } from './types.ts';

export type PageFormat = 'avif' | 'webp' | 'jpeg' | 'png';

// Pages are rendered one after the other, each once (the caller keeps the files): nothing is worth remembering in between,
// and a second thread for each page costs more memory than it saves time.
sharp.cache(false);
sharp.concurrency(1);
let queue: Promise<unknown> = Promise.resolve();

/** A page as an image of this width in pixels. Quality is chosen so that body type stays clean at reading size. */
export const renderPage = (page: SetPage, { width, format }: { width: number; format: PageFormat }): Promise<Buffer> =>
  renderSvg(svgOfPage(page), page, width, format);

/** The same from a page's SVG, where it is already at hand. */
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
  if (format === 'avif') return image.avif({ quality: 52, effort: 1, chromaSubsampling: '4:2:0' }).toBuffer();
  if (format === 'webp') return image.webp({ quality: 78, effort: 2 }).toBuffer();
  if (format === 'jpeg') return image.jpeg({ quality: 82 }).toBuffer();
  return image.png({ compressionLevel: 7 }).toBuffer();
};
