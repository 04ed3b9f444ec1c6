import type { ReactNode } from 'react';
import type { Home } from '../../api/newsstand/home.ts';
import type { ArticleLine } from '../../api/newsstand/shapes.ts';
import { articlePath, shelfPath, storyMeta } from '../../rules/newsstand/stories.ts';
import { useAddress } from '../../ui/base/address.ts';
import { Story } from '../../ui/list/Story.tsx';
import { copy } from './copy.ts';

const mostSections = 8;
const mostSpecials = 3;

/** A section's stories have no kicker, except those of earlier years, which say so. */
const markOf = ({ archived, kicker }: ArticleLine): string | null | undefined => (archived ? kicker : undefined);

const Section = ({ section }: { readonly section: Home['sections'][number] }): ReactNode => {
  const address = useAddress();
  const { titolo, slug, page, articles } = section;
  const [first, ...others] = articles;
  return (
    <section className="block">
      <div className="block-head">
        <h2 className="block-title">
          <a href={address(shelfPath('section', slug))}>{titolo}</a>
        </h2>
        {page ? <span className="of-page">{copy.ofPage(page)}</span> : null}
      </div>
      {first ? (
        <Story
          href={address(articlePath(first))}
          title={first.title}
          kicker={markOf(first)}
          image={first.image}
          level={3}
        />
      ) : null}
      {others.map((story) => (
        <Story
          key={story.id}
          href={address(articlePath(story))}
          title={story.title}
          kicker={markOf(story)}
          level={3}
          size="small"
        />
      ))}
    </section>
  );
};

/** The sections with stories in this edition, in page order, without the serial. */
export const Sections = ({
  sections,
  serial,
}: {
  readonly sections: Home['sections'];
  readonly serial: string;
}): ReactNode => {
  const address = useAddress();
  const filled = sections.filter(({ articles, slug }) => articles.length > 0 && slug !== serial);
  if (filled.length === 0) return null;
  return (
    <>
      <div className="sections">
        {filled.slice(0, mostSections).map((section) => (
          <Section key={section.slug} section={section} />
        ))}
      </div>
      <p className="all">
        <a className="action" href={address('/sezioni')}>
          {copy.allSections}
        </a>
      </p>
    </>
  );
};

/** The instalment of the day. */
export const Serial = ({ story }: { readonly story: ArticleLine | null | undefined }): ReactNode => {
  const address = useAddress();
  if (!story) return null;
  return (
    <section className="block serial">
      <div className="block-head">
        <h2 className="block-title">{copy.serial}</h2>
      </div>
      <Story
        href={address(articlePath(story))}
        title={story.title}
        summary={story.standfirst}
        meta={storyMeta(story)}
        image={story.image}
        level={3}
      />
    </section>
  );
};

export const Specials = ({ specials }: { readonly specials: Home['specials'] }): ReactNode => {
  const address = useAddress();
  if (specials.length === 0) return null;
  return (
    <section className="block">
      <div className="block-head">
        <h2 className="block-title">{copy.specials}</h2>
        <a className="action" href={address('/speciali')}>
          {copy.allSpecials}
        </a>
      </div>
      <ul className="specials">
        {specials.slice(0, mostSpecials).map(({ slug, titolo, intro, count, image }) => (
          <li key={slug}>
            <Story
              href={address(shelfPath('special', slug))}
              title={titolo}
              summary={intro?.split('. ')[0]}
              meta={copy.stories(count ?? 0)}
              image={image}
              level={3}
            />
          </li>
        ))}
      </ul>
    </section>
  );
};
