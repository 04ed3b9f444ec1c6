import { path as book } from '@phosphor-icons/core/assets/regular/book-open.svg?icon';
import type { ReactNode } from 'react';
import { type Article, pageImage } from '../../../api/article/article.ts';
import type { ArticleLine } from '../../../api/newsstand/shapes.ts';
import { articlePath, signaturePath, storyMeta } from '../../../rules/newsstand/stories.ts';
import { useAddress } from '../../../ui/base/address.ts';
import { Icon } from '../../../ui/base/Icon.tsx';
import { Story } from '../../../ui/list/Story.tsx';
import { copy } from '../copy.ts';
import { usePageOpener } from '../tools/page-opener.ts';

const NextStory = ({ story }: { readonly story: ArticleLine }): ReactNode => {
  const { title, kicker, standfirst, image } = story;
  return (
    <section className="block next-story">
      <h2 className="block-title">{copy.nextStory}</h2>
      <Story
        href={useAddress()(articlePath(story))}
        title={title}
        kicker={kicker}
        summary={standfirst}
        meta={storyMeta(story)}
        image={image}
        level={3}
      />
    </section>
  );
};

const More = ({ stories }: { readonly stories: readonly ArticleLine[] }): ReactNode => {
  const address = useAddress();
  return (
    <section className="block">
      <h2 className="block-title">{copy.more}</h2>
      <ul className="pictured-stories">
        {stories.map((story) => (
          <li key={story.id}>
            <Story
              href={address(articlePath(story))}
              title={story.title}
              kicker={story.kicker}
              image={story.image}
              size="small"
              level={3}
            />
          </li>
        ))}
      </ul>
    </section>
  );
};

const ByAuthor = ({ article, stories }: { readonly article: Article; readonly stories: readonly ArticleLine[] }) => {
  const address = useAddress();
  const { author, author_slug } = article;
  if (!author || !author_slug) return null;
  return (
    <section className="block">
      <h2 className="block-title">
        <a href={address(signaturePath(author_slug))}>{copy.byAuthor(author)}</a>
      </h2>
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

const ToPage = ({ article }: { readonly article: Article }): ReactNode => {
  const open = usePageOpener(article);
  const { id_edizione, page } = article;
  if (!id_edizione || !page) return null;
  return (
    <a className="button to-page" href={pageImage(id_edizione, page)} target="_blank" rel="noopener" onClick={open}>
      <Icon path={book} />
      {copy.openPage(page)}
    </a>
  );
};

/** After the last line: the next story, others with pictures, others of the author, the printed page. */
export const Onward = ({ article }: { readonly article: Article }): ReactNode => {
  const { next, more = [], by_author = [] } = article;
  return (
    <aside className="onward" aria-label={copy.onward}>
      {next ? <NextStory story={next} /> : null}
      {more.length > 0 ? <More stories={more} /> : null}
      {by_author.length > 0 ? <ByAuthor article={article} stories={by_author} /> : null}
      <ToPage article={article} />
    </aside>
  );
};
