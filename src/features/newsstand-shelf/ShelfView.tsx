import { path as left } from '@phosphor-icons/core/assets/bold/caret-left-bold.svg?icon';
import { path as right } from '@phosphor-icons/core/assets/bold/caret-right-bold.svg?icon';
import type { ReactNode } from 'react';
import { pageImage } from '../../api/article/article.ts';
import type { ArticleLine, Shelf } from '../../api/newsstand/shapes.ts';
import { type FilledShelf, type ShelfQuery, shelfOf } from '../../api/newsstand/shelves.ts';
import { core } from '../../core/page/core.ts';
import { articlePath, shelfPath, storyMeta } from '../../rules/newsstand/stories.ts';
import { addDays, type Day, dayOf, momentOf } from '../../rules/text/calendar.ts';
import { parseDay, relativeDay } from '../../rules/text/dates.ts';
import { useAddress } from '../../ui/base/address.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import { More, useMore } from '../../ui/list/More.tsx';
import { Story } from '../../ui/list/Story.tsx';
import { copy } from './copy.ts';

export interface ShelfData {
  readonly kind: 'section' | 'special';
  readonly query: ShelfQuery;
  readonly shelf: FilledShelf;
  readonly others: readonly Shelf[];
}

const compact = (day: Day): string => day.replaceAll('-', '');

const dayIn = (story: ArticleLine | undefined): Day | undefined => {
  const moment = new Date(story?.date ?? '');
  return Number.isNaN(moment.getTime()) ? undefined : dayOf(moment);
};

/** Previous and next day; none after today. */
const DayStepper = ({
  path,
  day,
  chosen,
}: {
  readonly path: string;
  readonly day: Day;
  readonly chosen: boolean;
}): ReactNode => {
  const address = useAddress();
  const today = dayOf(new Date());
  const to = (other: Day) => address(`${path}/${compact(other)}`);
  return (
    <nav className="stepper" aria-label={copy.days}>
      <a href={to(addDays(day, -1))} aria-label={copy.before}>
        <Icon path={left} size={18} />
      </a>
      {chosen ? (
        <a
          className="stepper-day"
          href={address(path)}
          aria-label={`${relativeDay(momentOf(day), new Date())}. ${copy.everyDay}`}
        >
          {relativeDay(momentOf(day), new Date())}
        </a>
      ) : (
        <span className="stepper-day">{relativeDay(momentOf(day), new Date())}</span>
      )}
      {day < today ? (
        <a href={to(addDays(day, 1))} aria-label={copy.after}>
          <Icon path={right} size={18} />
        </a>
      ) : (
        // biome-ignore lint/a11y/useValidAnchor: HTML marks a step that is unavailable as a link without href
        <a role="link" aria-disabled="true" aria-label={copy.after}>
          <Icon path={right} size={18} />
        </a>
      )}
    </nav>
  );
};

const Rail = ({ data, stories }: { readonly data: ShelfData; readonly stories: readonly ArticleLine[] }): ReactNode => {
  const address = useAddress();
  const { kind, shelf, others } = data;
  const edition = stories[0]?.id_edizione;
  const pages = [...new Set(stories.filter(({ id_edizione }) => id_edizione === edition).map(({ page }) => page))];
  const shown = pages.filter((page) => typeof page === 'number').slice(0, 2);
  return (
    <aside className="shelf-rail">
      {edition && shown.length > 0 ? (
        <section className="block">
          <h2 className="block-title">{copy.pages(shelf.item.titolo)}</h2>
          <ul className="shelf-pages">
            {shown.map((page) => (
              <li key={page}>
                <img src={pageImage(edition, page)} alt="" width={320} height={464} loading="lazy" />
                {copy.page(page)}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
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
            meta={storyMeta(story)}
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
            <Stories stories={items} />
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
        <Rail data={data} stories={items} />
      </div>
    </div>
  );
};
