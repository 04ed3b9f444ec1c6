import type { ReactNode } from 'react';

export interface StoryProps {
  readonly href: string;
  readonly title: ReactNode;
  readonly kicker?: string | null | undefined;
  readonly summary?: ReactNode;
  /** Author, page and the like, in one line. */
  readonly meta?: string;
  readonly image?: string | null | undefined;
  readonly size?: 'large' | 'medium' | 'small';
  /** Level of the heading. */
  readonly level?: 2 | 3;
  /** Above what the reader sees first: fetched at once. */
  readonly eager?: boolean;
}

/** A picture that decorates a story; its place is kept before it comes, and one that does not come leaves none. */
export const Picture = ({ src, eager = false }: { readonly src: string; readonly eager?: boolean }): ReactNode => (
  <img
    className="picture"
    src={src}
    alt=""
    width={600}
    height={400}
    loading={eager ? 'eager' : 'lazy'}
    onError={({ currentTarget }) => currentTarget.remove()}
  />
);

/** A story as lists show it: a headline that is a link, with what belongs to it. */
export const Story = ({
  href,
  title,
  kicker,
  summary,
  meta,
  image,
  size = 'medium',
  level = 2,
  eager = false,
}: StoryProps): ReactNode => {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <article className={`story ${size}${image ? ' pictured' : ''}`}>
      <div className="story-text">
        {kicker ? <p className="kicker">{kicker}</p> : null}
        <Heading className="story-title">
          <a href={href}>{title}</a>
        </Heading>
        {summary ? <p className="summary">{summary}</p> : null}
        {meta ? <p className="meta">{meta}</p> : null}
      </div>
      {image ? (
        <div className="story-image">
          <Picture src={image} eager={eager} />
        </div>
      ) : null}
    </article>
  );
};
