import { path as book } from '@phosphor-icons/core/assets/regular/book-open.svg?icon';
import type { ReactNode } from 'react';
import type { Article } from '../../../api/article/article.ts';
import { pageImage } from '../../../api/article/article.ts';
import { linkTo } from '../../../core/brand/link.ts';
import { articlePath } from '../../../rules/newsstand/stories.ts';
import { useAddress } from '../../../ui/base/address.ts';
import { Icon } from '../../../ui/base/Icon.tsx';
import { Story } from '../../../ui/list/Story.tsx';
import { copy } from '../copy.ts';
import { usePageOpener } from './page-opener.ts';

const InPage = ({ article }: { readonly article: Article }): ReactNode => {
  const open = usePageOpener(article);
  const { id_edizione, page, area } = article;
  if (!id_edizione || !page) return null;
  const percent = (part: number) => `${part * 100}%`;
  const image = pageImage(id_edizione, page);
  return (
    <section className="block in-page">
      <h2 className="block-title">{copy.pageTitle}</h2>
      <a className="page-link" href={image} target="_blank" rel="noopener" onClick={open}>
        <img
          className="page-thumb"
          src={image}
          alt={copy.pageImage(page)}
          width={320}
          height={464}
          loading="lazy"
          onError={({ currentTarget }) => currentTarget.closest('.in-page')?.remove()}
        />
        {area ? (
          <span
            className="page-area"
            style={{
              left: percent(area.x),
              top: percent(area.y),
              width: percent(area.w),
              height: percent(area.h),
            }}
          />
        ) : null}
      </a>
      <a className="button" href={image} target="_blank" rel="noopener" onClick={open}>
        <Icon path={book} />
        {copy.openPage(page)}
      </a>
    </section>
  );
};

/** Beside the article: its printed page and what to read next. */
export const Rail = ({ article }: { readonly article: Article }): ReactNode => {
  const address = useAddress();
  const { related = [], sisters = [] } = article;
  return (
    <aside className="article-rail">
      <InPage article={article} />
      {related.length > 0 ? (
        <section className="block">
          <h2 className="block-title">{copy.related}</h2>
          <ul className="stories">
            {related.map((story) => (
              <li key={story.id}>
                <Story
                  href={address(articlePath(story))}
                  title={story.title}
                  {...(story.page && { meta: copy.atPage(story.page) })}
                  size="small"
                  level={3}
                />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {sisters.length > 0 ? (
        <section className="block">
          <h2 className="block-title">{copy.sisters}</h2>
          <ul className="stories">
            {sisters.map(({ url, title, brand }) => (
              <li key={url}>
                <Story href={linkTo(url) ?? ''} title={title} meta={brand} size="small" level={3} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </aside>
  );
};
