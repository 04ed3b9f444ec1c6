import type { ReactNode } from 'react';
import type { ArticleLine } from '../../api/newsstand/shapes.ts';
import { shelfOf } from '../../api/newsstand/shelves.ts';
import { core } from '../../core/page/core.ts';
import { partStories } from '../../rules/newsstand/section.ts';
import { articlePath, picturesOnce, shelfPath, storyMeta } from '../../rules/newsstand/stories.ts';
import { type Day, dayOf } from '../../rules/text/calendar.ts';
import { parseDay, relativeDay } from '../../rules/text/dates.ts';
import { useAddress } from '../../ui/base/address.ts';
import { More, useMore } from '../../ui/list/More.tsx';
import { Story } from '../../ui/list/Story.tsx';
import { copy } from './copy.ts';
import { DayStepper } from './DayStepper.tsx';
import type { ShelfData } from './data.ts';
import { Rail } from './Rail.tsx';

const dayIn = (story: ArticleLine | undefined): Day | undefined => {
  const moment = new Date(story?.date ?? '');
  return Number.isNaN(moment.getTime()) ? undefined : dayOf(moment);
};

/** Author and page; of a story in another day's paper the day, which an agency story of earlier years does not have. */
const metaOf = (story: ArticleLine, edition: ArticleLine['id_edizione']): string => {
  if (story.id_edizione === edition) return storyMeta(story);
  const day = story.archived || !story.date ? undefined : relativeDay(new Date(story.date), new Date());
  return [story.author, day].filter(Boolean).join(' · ');
};

const Stories = ({ stories }: { readonly stories: readonly ArticleLine[] }): ReactNode => {
  const address = useAddress();
  return (
    <ul className="stories">
      {stories.map((story, index) => (
        <li key={story.id} className={index === 0 ? 'first' : ''}>
          <Story
            href={address(articlePath(story))}
            title={story.title}
            kicker={story.kicker}
            summary={story.standfirst}
            meta={metaOf(story, stories[0]?.id_edizione)}
            image={story.image}
            size={index === 0 ? 'large' : 'medium'}
            eager={index === 0}
          />
        </li>
      ))}
    </ul>
  );
};

/** A section or special: stories of a day or newest first, printed pages, and links to the others. */
export const ShelfView = (data: ShelfData): ReactNode => {
  const address = useAddress();
  const { kind, query, shelf } = data;
  const { item, articles, paging } = shelf;
  const { items, state, more } = useMore(articles, paging.per_page, async (page) => {
    const result = await shelfOf(core.clients.newsstand, kind, { ...query, page });
    return result.kind === 'ok' ? result.data.articles : undefined;
  });
  const asked = parseDay(query.date ?? '');
  const day = asked ? dayOf(asked) : dayIn(articles[0]);
  const left = paging.total - items.length;
  const isSection = kind === 'section';
  const stories = picturesOnce(items);
  const { full, briefs } = isSection ? partStories(stories) : { full: stories, briefs: [] };
  return (
    <div className="sheet">
      <div className="sheet-head">
        <div>
          <p className="crumbs">
            <a href={address(isSection ? '/sezioni' : '/speciali')}>{isSection ? copy.sections : copy.specials}</a>
          </p>
          <h1 className="page-title">{item.titolo}</h1>
          {!isSection && item.intro ? <p className="summary">{item.intro}</p> : null}
        </div>
        {day && isSection ? (
          <DayStepper path={shelfPath(kind, item.slug)} day={day} chosen={asked !== undefined} />
        ) : null}
      </div>
      <div className="shelf-grid">
        <div>
          {items.length === 0 ? (
            <p className="empty">{asked ? copy.noneThatDay : copy.none}</p>
          ) : (
            <Stories stories={full} />
          )}
          {items.length > 0 ? (
            <More
              state={state}
              count={copy.shown(items.length, paging.total)}
              label={left > 0 ? copy.more(Math.min(left, paging.per_page)) : ''}
              failed={copy.failed}
              onMore={() => void more()}
            />
          ) : null}
        </div>
        <Rail data={data} edition={articles[0]?.id_edizione} briefs={briefs} />
      </div>
    </div>
  );
};
