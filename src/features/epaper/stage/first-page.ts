import { page } from '../../../core/page/page.ts';

/**
 * Where the first page of an edition is, for a viewer that begins with it and has no element of its page's own between
 * the tags. It is open to everybody, and comes in the newsstand's own width.
 */
export const firstPageOf = (viewer: Element): string | undefined => {
  const { config } = page;
  const edition = Number(viewer.getAttribute('edition'));
  if (edition > 0 && Number(viewer.getAttribute('page')) < 2 && !viewer.firstElementChild)
    return `${`${config.newsstand ?? location.origin}`.replace(/\/$/, '')}${config.paths?.pageImage ?? '/api/edicola/pagina'}/${edition}/1.avif`;
};
