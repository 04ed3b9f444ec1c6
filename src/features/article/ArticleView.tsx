import { path as left } from '@phosphor-icons/core/assets/bold/caret-left-bold.svg?icon';
import { path as right } from '@phosphor-icons/core/assets/bold/caret-right-bold.svg?icon';
import { type ReadonlySignal, signal } from '@preact/signals-core';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { Article } from '../../api/article/article.ts';
import { followPlace } from '../../core/article/reading-place.ts';
import { readingSettings } from '../../core/article/reading-settings.ts';
import { shelfPath, signaturePath } from '../../rules/newsstand/stories.ts';
import { useAddress } from '../../ui/base/address.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import { useSignalValue } from '../../ui/base/use-signal-value.ts';
import { copy } from './copy.ts';
import { Body } from './text/Body.tsx';
import { dayOf, metaOf } from './text/facts.ts';
import { LockedStory } from './text/LockedStory.tsx';
import { Onward } from './text/Onward.tsx';
import { Progress, Resume } from './tools/Place.tsx';
import { Rail } from './tools/Rail.tsx';
import { Toolbar } from './tools/Toolbar.tsx';

/** The article's page in its edition, with links to the previous and next story. */
const Bar = ({ article, part }: { readonly article: Article; readonly part: ReadonlySignal<number> }): ReactNode => {
  const address = useAddress();
  const { section, section_slug, edizione, page, position, prev_id, next_id } = article;
  const where = [dayOf(article), edizione, page ? copy.onPage(page) : undefined].filter(Boolean).join(' · ');
  const neighbour = (id: number | null | undefined, path: string, name: string) =>
    id ? (
      <a className="step" href={address(`/articolo/${id}`)} aria-label={name}>
        <Icon path={path} size={18} />
      </a>
    ) : (
      <span className="step" aria-hidden="true" />
    );
  return (
    <div className="article-bar">
      <div className="article-bar-row">
        <a className="action" href={address(section_slug ? shelfPath('section', section_slug) : '/')}>
          <Icon path={left} size={16} />
          {section ?? copy.edition}
        </a>
        <span className="where">{where}</span>
        {position ? (
          <nav className="steps" aria-label={copy.neighbours}>
            {neighbour(prev_id, left, copy.previous)}
            <span>{copy.place(position.n, position.total)}</span>
            {neighbour(next_id, right, copy.next)}
          </nav>
        ) : null}
      </div>
      <Progress part={part} />
    </div>
  );
};

const Head = ({ article }: { readonly article: Article }): ReactNode => {
  const address = useAddress();
  const { kicker, title, standfirst, author, author_slug } = article;
  const meta = useMemo(() => metaOf(article), [article]);
  return (
    <header className="article-head">
      {kicker ? (
        <p className="kicker" lang="it">
          {kicker}
        </p>
      ) : null}
      <h1 className="article-title" lang="it">
        {title}
      </h1>
      {standfirst ? (
        <p className="standfirst" lang="it">
          {standfirst}
        </p>
      ) : null}
      <div className="byline">
        {author ? (
          <p className="author">
            {author_slug ? <a href={address(signaturePath(author_slug))}>{copy.by(author)}</a> : copy.by(author)}
          </p>
        ) : null}
        <p className="meta">{meta}</p>
      </div>
    </header>
  );
};

const Image = ({ article: { image, caption } }: { readonly article: Article }): ReactNode =>
  image ? (
    <figure className="article-figure">
      <img
        className="picture"
        src={image}
        alt=""
        width={1200}
        height={800}
        onError={({ currentTarget }) => currentTarget.remove()}
      />
      {caption ? <figcaption className="meta">{caption}</figcaption> : null}
    </figure>
  ) : null;

interface ArticleViewProps {
  readonly article: Article;
  /** Words to highlight. */
  readonly sentence?: string | undefined;
}

/** An article: head, tools, body, its printed page, and what to read next. */
export const ArticleView = ({ article, sentence }: ArticleViewProps): ReactNode => {
  const settings = useSignalValue(readingSettings());
  const text = useRef<HTMLDivElement>(null);
  const [part] = useState(() => signal(0));
  useEffect(() => {
    const leaving = new AbortController();
    const progress = (reached: number) => {
      part.value = reached;
    };
    if (text.current) followPlace(text.current, article, progress, leaving.signal);
    return () => leaving.abort();
  }, [article, part]);
  return (
    <article className={`article size-${settings.size} leading-${settings.leading}`}>
      <Bar article={article} part={part} />
      <div className="article-grid">
        <Head article={article} />
        <Toolbar article={article} text={text} />
        <div className="article-main">
          <Image article={article} />
          <Resume article={article} text={text} part={part} />
          <div ref={text} lang="it" tabIndex={-1} className={article.locked ? 'article-text locked' : 'article-text'}>
            <Body html={article.body_html} sentence={sentence} />
          </div>
          {article.locked ? <LockedStory id={article.id} /> : null}
          {article.credit ? <p className="meta credit">{article.credit}</p> : null}
          <Onward article={article} />
        </div>
        <Rail article={article} />
      </div>
    </article>
  );
};
