import { path as book } from '@phosphor-icons/core/assets/regular/book-open.svg?icon';
import type { MouseEvent, ReactNode } from 'react';
import { pageImage } from '../../api/article/article.ts';
import type { ArticleLine, Shelf } from '../../api/newsstand/shapes.ts';
import { useShell } from '../../element-kit/panel/panel.tsx';
import { articlePath, shelfPath } from '../../rules/newsstand/stories.ts';
import { useAddress } from '../../ui/base/address.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import { Story } from '../../ui/list/Story.tsx';
import { copy } from './copy.ts';
import type { ShelfData } from './data.ts';

const mostPages = 2;

/** The first printed pages of a section, which open the viewer there. */
const Pages = ({ item, edition }: { readonly item: Shelf; readonly edition: number }): ReactNode => {
  const shell = useShell();
  const { titolo, page, last_page } = item;
  if (!page) return null;
  const pages = [...Array(mostPages).keys()].map((n) => page + n).filter((n) => n <= (last_page ?? page));
  const open = (n: number) => (event: MouseEvent) => {
    if (!shell.emit('np-edition-open', { edition: String(edition), page: n, article: '' })) event.preventDefault();
  };
  const link = (n: number) =>
    ({ href: pageImage(edition, n), target: '_blank', rel: 'noopener', onClick: open(n) }) as const;
  return (
    <section className="block">
      <h2 className="block-title">{copy.pages(titolo)}</h2>
      <ul className="shelf-pages">
        {pages.map((n) => (
          <li key={n}>
            <a {...link(n)}>
              <img src={pageImage(edition, n)} alt="" width={320} height={464} loading="lazy" />
              {copy.page(n)}
            </a>
          </li>
        ))}
      </ul>
      <a className="button browse" {...link(page)}>
        <Icon path={book} />
        {copy.browse(page)}
      </a>
    </section>
  );
};

const Briefs = ({ stories }: { readonly stories: readonly ArticleLine[] }): ReactNode => {
  const address = useAddress();
  return (
    <section className="block">
      <h2 className="block-title">{copy.briefs}</h2>
      <ul className="stories">
        {stories.map((story) => (
          <li key={story.id}>
            <Story href={address(articlePath(story))} title={story.title} size="small" level={3} />
          </li>
        ))}
      </ul>
    </section>
  );
};

interface RailProps {
  readonly data: ShelfData;
  /** The edition of the first story. */
  readonly edition: number | null | undefined;
  readonly briefs: readonly ArticleLine[];
}

/** Beside the stories: the section's printed pages, its short stories, the other sections. */
export const Rail = ({ data, edition, briefs }: RailProps): ReactNode => {
  const address = useAddress();
  const { kind, shelf, others } = data;
  return (
    <aside className="shelf-rail">
      {edition ? <Pages item={shelf.item} edition={edition} /> : null}
      {briefs.length > 0 ? <Briefs stories={briefs} /> : null}
      {others.length > 0 ? (
        <section className="block">
          <h2 className="block-title">{kind === 'section' ? copy.others : copy.otherSpecials}</h2>
          <ul className="chips">
            {others.map(({ slug, titolo }) => (
              <li key={slug}>
                <a className="chip" href={address(shelfPath(kind, slug))}>
                  {titolo}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </aside>
  );
};
