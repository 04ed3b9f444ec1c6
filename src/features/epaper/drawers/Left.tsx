import type { ReactNode } from 'react';
import type { Edition } from '../../../api/epaper/edition.ts';
import type { ArticleLine } from '../../../api/newsstand/shapes.ts';
import { seenPages } from '../../../core/epaper/seen-pages.ts';
import { leftToSee } from '../../../rules/epaper/edition-progress.ts';
import { useSignalValue } from '../../../ui/base/use-signal-value.ts';
import { copy } from '../copy.ts';
import { extra } from './extra-copy.ts';

interface LeftProps {
  readonly edition: Edition;
  readonly stories: ReadonlyMap<number, ArticleLine>;
  readonly onPage: (page: number) => void;
}

/** The pages that the reader has not seen yet. */
export const Left = ({ edition: { id, pages }, stories, onPage }: LeftProps): ReactNode => {
  const seen = useSignalValue(seenPages()).find(([edition]) => edition === id)?.[1] ?? [];
  const left = leftToSee(pages, seen);
  const numbers = left.flatMap((section) => section.pages);
  const unread = [...stories.values()].filter(({ page }) => page && numbers.includes(page));
  const done = pages.length - numbers.length;
  return (
    <div className="left">
      <p role="status">{left.length === 0 ? extra.finished : extra.remaining(numbers.length, unread.length)}</p>
      <progress value={done} max={pages.length} aria-label={extra.seen(done, pages.length)} />
      {left.map((section) => (
        <section key={section.pages[0]}>
          <h3>{section.section}</h3>
          <ul className="rows">
            {section.pages.map((n) => {
              const titles = unread.filter(({ page }) => page === n).map(({ title }) => title);
              return (
                <li key={n}>
                  <button type="button" className="row" onClick={() => onPage(n)}>
                    <strong>{copy.page(n)}</strong>
                    {titles.length > 0 ? <span>{titles.join(' · ')}</span> : null}
                  </button>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
};
