import { path as info } from '@phosphor-icons/core/assets/fill/info-fill.svg?icon';
import type { ReactNode } from 'react';
import type { Home } from '../../api/newsstand/home.ts';
import type { ArticleLine, Issue } from '../../api/newsstand/shapes.ts';
import { articlePath, editionSlug, homePath, storyMeta } from '../../rules/newsstand/stories.ts';
import { dayOf, momentOf } from '../../rules/text/calendar.ts';
import { parseDay, relativeDay } from '../../rules/text/dates.ts';
import { useAddress } from '../../ui/base/address.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import { Story } from '../../ui/list/Story.tsx';
import { Chosen } from './Chosen.tsx';
import { Cover } from './Cover.tsx';
import { copy } from './copy.ts';
import { EarlierEditions } from './EarlierEditions.tsx';
import { Sections, Serial, Specials } from './HomeBlocks.tsx';

interface EditionSwitchProps {
  readonly issues: readonly Issue[];
  /** Id of the edition that is shown. */
  readonly shown: number | undefined;
  readonly date: string | undefined;
}

/** Links to the local editions of the day; hidden when there is only one. */
const EditionSwitch = ({ issues, shown, date }: EditionSwitchProps): ReactNode => {
  const address = useAddress();
  if (issues.length < 2) return null;
  return (
    <nav className="segments" aria-label={copy.edition}>
      {issues.map(({ id_edizione, title }, index) => (
        <a
          key={id_edizione}
          href={address(homePath(date, index === 0 ? undefined : editionSlug(title)))}
          aria-current={id_edizione === shown ? 'page' : undefined}
        >
          <span>{title}</span>
        </a>
      ))}
    </nav>
  );
};

const Highlights = ({ stories }: { readonly stories: readonly ArticleLine[] }): ReactNode => {
  const address = useAddress();
  const [lead, ...others] = stories;
  if (!lead) return <p className="empty">{copy.noStories}</p>;
  const of = (story: ArticleLine) => ({
    href: address(articlePath(story)),
    title: story.title,
    kicker: story.kicker,
    summary: story.standfirst,
    meta: storyMeta(story),
    image: story.image,
  });
  return (
    <>
      <div className="lead">
        <Story {...of(lead)} size="large" eager />
      </div>
      {others.length > 0 ? (
        <ul className="trio">
          {others.slice(0, 3).map((story) => (
            <li key={story.id}>
              <Story {...of(story)} />
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
};

interface HomeViewProps {
  readonly home: Home;
  readonly date: string | undefined;
  /** Name of a local edition in the address. */
  readonly edition: string | undefined;
}

const Hero = ({ home, date, edition }: HomeViewProps): ReactNode => {
  const address = useAddress();
  const now = new Date();
  const issue = home.issues.find(({ title }) => editionSlug(title) === edition) ?? home.issues[0];
  const day = issue ? momentOf(issue.date) : parseDay(date ?? '');
  const heading = day && !Number.isNaN(day.getTime()) ? relativeDay(day, now) : copy.title;
  const isLate = date === undefined && issue !== undefined && issue.date !== dayOf(now);
  return (
    <div className="hero">
      <div className={issue ? 'hero-grid' : 'hero-grid alone'}>
        {issue ? <Cover issue={issue} /> : null}
        <div className="front">
          <div className="front-head">
            <h1 className="front-title">{heading}</h1>
            <EditionSwitch issues={home.issues} shown={issue?.id_edizione} date={date} />
          </div>
          {isLate ? (
            <p className="hint">
              <Icon path={info} />
              <span>{copy.notYet}</span>
            </p>
          ) : null}
          {issue ? (
            <Highlights stories={home.highlights} />
          ) : (
            <p className="empty">
              {copy.noEdition}{' '}
              <a className="link" href={address('/')}>
                {copy.toToday}
              </a>
            </p>
          )}
        </div>
      </div>
    </div>
  );
};

/** The edition of the day: cover, first stories, sections, other editions. */
export const HomeView = ({ home, date, edition }: HomeViewProps): ReactNode => (
  <div className="home">
    <Hero home={home} date={date} edition={edition} />
    <div className="sheet">
      <Sections sections={home.sections} serial={home.serial?.section_slug ?? ''} />
      {date === undefined ? <Chosen /> : null}
      <Serial story={home.serial} />
      <EarlierEditions shown={home.issues[0]?.date} />
      <Specials specials={home.specials} />
    </div>
  </div>
);
