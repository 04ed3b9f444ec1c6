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
  /** Loads the image at once; for stories in the first viewport. */
  readonly eager?: boolean;
}

/** The decorative picture of a story. Its space is reserved while it loads, and removed when it fails. */
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

/** A story in a list: a linked headline with kicker, summary, meta line and picture. */
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
          <a href={href} lang="it">
            {title}
          </a>
        </Heading>
        {summary ? (
          <p className="summary" lang="it">
            {summary}
          </p>
        ) : null}
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
