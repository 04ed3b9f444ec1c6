import type { MouseEvent } from 'react';
import type { Article } from '../../../api/article/article.ts';
import { useShell } from '../../../element-kit/panel/panel.tsx';

/** Opens the page's viewer at a printed page; without a viewer, opens the page image. */
export const usePageOpener = (article: Article): ((event: MouseEvent) => void) => {
  const shell = useShell();
  return (event) => {
    const { id, id_edizione, page } = article;
    const detail = { edition: String(id_edizione ?? ''), page: page ?? 1, article: String(id) };
    if (!shell.emit('np-edition-open', detail)) event.preventDefault();
  };
};
