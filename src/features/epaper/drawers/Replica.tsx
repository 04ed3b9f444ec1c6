import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { EditionPage, StoryText } from '../../../api/epaper/edition.ts';
import type { ArticleLine } from '../../../api/newsstand/shapes.ts';
import { articleNodes } from '../../../core/article/article-html.ts';
import { readingOrder } from '../../../rules/epaper/page-regions.ts';
import { Scroller } from '../../../ui/area/Scroller.tsx';
import { copy } from '../copy.ts';
import type { KeptImages } from '../offline/kept.ts';
import { extra } from './extra-copy.ts';
import { Thumb } from './Thumb.tsx';
import type { Texts } from './use-texts.ts';

/** Text of a story; its headings are one level below the story's title. */
const Body = ({ html }: { readonly html: string }): ReactNode => {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const nodes = articleNodes(html);
    for (const heading of nodes.querySelectorAll('h1, h2, h3')) {
      const lower = document.createElement('h4');
      lower.append(...heading.childNodes);
      heading.replaceWith(lower);
    }
    place.current?.replaceChildren(nodes);
  }, [html]);
  return <div ref={place} className="replica-text" />;
};

interface StoryProps {
  readonly story: ArticleLine;
  readonly text: StoryText | undefined;
  readonly page: number;
  readonly onPage: (page: number) => void;
}

const Story = ({ story, text, page, onPage }: StoryProps): ReactNode => {
  const { kicker, title, standfirst, author, page: home } = story;
  const isHere = !home || home === page;
  return (
    <article className="replica-story">
      {kicker ? <p className="kicker">{kicker}</p> : null}
      <h3>{title}</h3>
      {isHere ? (
        <>
          {standfirst ? <p className="replica-standfirst">{standfirst}</p> : null}
          {author ? <p className="replica-author">{extra.by(author)}</p> : null}
          {text ? <Body html={text.body_html} /> : null}
          {text?.credit ? <p className="replica-credit">{text.credit}</p> : null}
        </>
      ) : (
        <button type="button" className="link-button" onClick={() => onPage(home)}>
          {extra.textOn(home)}
        </button>
      )}
    </article>
  );
};

interface ReplicaProps {
  readonly pages: readonly EditionPage[];
  readonly stories: ReadonlyMap<number, ArticleLine>;
  readonly texts: Texts;
  readonly kept: KeptImages | undefined;
  readonly onPage: (page: number) => void;
  readonly onRetry: () => void;
}

/** The visible pages as text, in reading order. The image beside it is decorative. */
export const Replica = ({ pages, stories, texts, kept, onPage, onRetry }: ReplicaProps): ReactNode => {
  const place = useRef<HTMLDivElement>(null);
  const first = pages[0]?.n;
  // Start other pages at their top.
  useLayoutEffect(() => {
    if (first === undefined) return;
    place.current?.scrollTo({ top: 0, behavior: 'instant' });
    place.current?.focus({ preventScroll: true });
  }, [first]);
  const storyOf = (id: number, page: number): ReactNode => {
    const story = stories.get(id);
    const text = typeof texts === 'string' ? undefined : texts.get(id);
    return story ? <Story key={id} story={story} text={text} page={page} onPage={onPage} /> : null;
  };
  return (
    <Scroller ref={place} className="replica" aria-label={copy.text} aria-busy={texts === 'loading'}>
      {texts === 'loading' ? <p role="status">{extra.textLoading}</p> : null}
      {texts === 'failed' ? (
        <div role="alert">
          <p>{copy.failed}</p>
          <button type="button" className="button" onClick={onRetry}>
            {copy.retry}
          </button>
        </div>
      ) : null}
      {pages.map((page) => {
        const order = readingOrder(page.regions).filter((id) => stories.has(id));
        return (
          <div key={page.n} className="replica-page">
            <div className="replica-image" aria-hidden="true">
              <Thumb page={page} kept={kept} />
            </div>
            <div className="replica-stories">
              <h2>{extra.heading(page.n, page.section)}</h2>
              {order.length > 0 ? order.map((id) => storyOf(id, page.n)) : <p>{extra.noStories}</p>}
            </div>
          </div>
        );
      })}
    </Scroller>
  );
};
