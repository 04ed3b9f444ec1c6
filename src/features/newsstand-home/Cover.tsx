import { path as book } from '@phosphor-icons/core/assets/regular/book-open.svg?icon';
import type { MouseEvent, ReactNode } from 'react';
import type { Issue } from '../../api/newsstand/shapes.ts';
import { useShell } from '../../element-kit/panel/panel.tsx';
import { Icon } from '../../ui/base/Icon.tsx';
import { copy } from './copy.ts';

/**
 * Widths of the cover; for phones less than its 150px, because two image pixels for each are enough: half a second less
 * on a poor line.
 */
const sizes = '(max-width: 640px) 120px, (max-width: 820px) 200px, (max-width: 1140px) 240px, 304px';

/** The cover in another width. */
const coverAt = (cover: string, width: number): string => cover.replace(/([?&])w=\d+/, `$1w=${width}`);

/** The cover of an edition. Opens a viewer on the page if there is one; otherwise the image of the first page. */
export const Cover = ({ issue: { cover, title, pages, id_edizione } }: { readonly issue: Issue }): ReactNode => {
  const shell = useShell();
  const open = (event: MouseEvent) => {
    if (!shell.emit('np-edition-open', { edition: String(id_edizione), page: 1, article: '' })) event.preventDefault();
  };
  return (
    <div className="cover">
      {cover ? (
        <a href={coverAt(cover, 1400)} target="_blank" rel="noopener" onClick={open}>
          <img
            src={cover}
            srcSet={`${coverAt(cover, 320)} 320w, ${cover} 640w`}
            sizes={sizes}
            width={640}
            height={928}
            alt={copy.cover(title)}
          />
        </a>
      ) : (
        <div className="no-cover" aria-hidden="true" />
      )}
      <div className="cover-note">
        {cover ? (
          <a className="button primary large" href={coverAt(cover, 1400)} target="_blank" rel="noopener" onClick={open}>
            <Icon path={book} />
            {copy.open}
          </a>
        ) : null}
        <p className="meta">
          {pages > 0 ? `${copy.pages(pages)} · ` : ''}
          {title}
        </p>
      </div>
    </div>
  );
};
