import { page } from '../../../core/page/page.ts';

/**
 * Address of an edition's first page, for a viewer without slotted content. The page is public and comes in the
 * newsstand's default width.
 */
export const firstPageOf = (viewer: Element): string | undefined => {
  const { config } = page;
  const edition = Number(viewer.getAttribute('edition'));
  if (edition > 0 && Number(viewer.getAttribute('page')) < 2 && !viewer.firstElementChild)
    return `${`${config.newsstand ?? location.origin}`.replace(/\/$/, '')}${config.paths?.pageImage ?? '/api/edicola/pagina'}/${edition}/1.avif`;
};
