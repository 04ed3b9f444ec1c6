import { path as right } from '@phosphor-icons/core/assets/bold/caret-right-bold.svg?icon';
import type { ReactNode } from 'react';
import { pageImage } from '../../api/article/article.ts';
import type { Issue, Shelf } from '../../api/newsstand/shapes.ts';
import { pageRange } from '../../rules/newsstand/section.ts';
import { shelfPath } from '../../rules/newsstand/stories.ts';
import { momentOf } from '../../rules/text/calendar.ts';
import { longDate, relativeDay } from '../../rules/text/dates.ts';
import { useAddress } from '../../ui/base/address.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import { copy } from './copy.ts';

/** A section or special with its first headline of the day. */
export interface ShelfRow extends Shelf {
  readonly headline: string | undefined;
}

export interface Shelves {
  readonly kind: 'sections' | 'specials';
  readonly rows: readonly ShelfRow[];
  readonly issue: Issue | undefined;
}

/** The sections in page order, each with its first page and headline. */
export const SectionsView = ({ rows, issue }: Omit<Shelves, 'kind'>): ReactNode => {
  const address = useAddress();
  return (
    <div className="sheet">
      <div className="sheet-head">
        <h1 className="page-title">{copy.sections}</h1>
        {issue ? <p className="meta">{`${relativeDay(momentOf(issue.date), new Date())} · ${issue.title}`}</p> : null}
      </div>
      {rows.length === 0 ? <p className="empty">{copy.none}</p> : null}
      <ul className="shelf-rows">
        {rows.map(({ slug, titolo, page, last_page, count, headline }) => (
          <li key={slug} className="shelf-row">
            {issue && page ? (
              <img
                className="shelf-page"
                src={pageImage(issue.id_edizione, page)}
                alt=""
                width={84}
                height={122}
                loading="lazy"
              />
            ) : (
              <span className="shelf-page" />
            )}
            <div>
              <h2 className="shelf-title">
                <a href={address(shelfPath('section', slug))}>{titolo}</a>
              </h2>
              {headline ? <p className="summary">{headline}</p> : null}
              <p className="meta">
                {[pageRange(page, last_page), copy.stories(count ?? 0)].filter(Boolean).join(' · ')}
              </p>
            </div>
            <Icon path={right} size={18} />
          </li>
        ))}
      </ul>
    </div>
  );
};

/** `24 pagine · 15 novembre 2025`; stories where the server does not count pages. */
const extent = ({ pages, count, newest }: Pick<Shelf, 'pages' | 'count' | 'newest'>): string => {
  const moment = new Date(newest ?? '');
  const day = Number.isNaN(moment.getTime()) ? undefined : longDate(moment);
  return [pages ? copy.pages(pages) : copy.stories(count ?? 0), day].filter(Boolean).join(' · ');
};

export const SpecialsView = ({ rows }: Pick<Shelves, 'rows'>): ReactNode => {
  const address = useAddress();
  return (
    <div className="sheet">
      <div className="sheet-head">
        <h1 className="page-title">{copy.specials}</h1>
        <p className="meta">{copy.specialsHint}</p>
      </div>
      {rows.length === 0 ? <p className="empty">{copy.none}</p> : null}
      <ul className="special-grid">
        {rows.map(({ slug, titolo, intro, image, ...row }) => (
          <li key={slug}>
            <div className="special-cover">
              {image ? (
                <img className="picture" src={image} alt="" width={600} height={400} loading="lazy" />
              ) : (
                <span className="picture" />
              )}
              <h2 className="special-title">
                <a href={address(shelfPath('special', slug))}>{titolo}</a>
              </h2>
            </div>
            {intro ? <p className="summary">{intro.split('. ')[0]}</p> : null}
            <p className="meta">{extent(row)}</p>
          </li>
        ))}
      </ul>
    </div>
  );
};
