import type { ReactNode } from 'react';
import { type EditionPage, imageAt } from '../../../api/epaper/edition.ts';
import { type KeptImages, thumbnailWidth } from '../offline/kept.ts';
import { useKeptImage } from '../offline/use-kept-image.ts';

interface ThumbProps {
  readonly page: EditionPage;
  readonly kept: KeptImages | undefined;
}

const nothing = () => {};

/** A thumbnail, from the server or from offline storage. Decorative: the page number is beside it. */
export const Thumb = ({ page, kept }: ThumbProps): ReactNode => {
  const address = useKeptImage(page.image, kept && { id: kept.id, width: thumbnailWidth }, nothing);
  const image = (
    <img
      className="thumb-image"
      src={kept ? address : page.thumbnail}
      width={page.w}
      height={page.h}
      alt=""
      loading={kept ? undefined : 'lazy'}
    />
  );
  if (kept) return image;
  return (
    <picture>
      <source type="image/avif" srcSet={imageAt(page.thumbnail, thumbnailWidth, 'avif')} />
      {image}
    </picture>
  );
};
