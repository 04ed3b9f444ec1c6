import { memo, type ReactNode, useEffect, useRef } from 'react';
import type { EditionPage } from '../../../api/epaper/edition.ts';
import { copy } from '../copy.ts';
import type { KeptImages } from '../offline/kept.ts';
import { Thumb } from './Thumb.tsx';

interface ThumbsProps {
  readonly pages: readonly EditionPage[];
  readonly shown: readonly number[];
  readonly kept: KeptImages | undefined;
  readonly onPage: (page: number) => void;
}

/** Consecutive pages of one section. */
const sectionsOf = (pages: readonly EditionPage[]): readonly (readonly [string, readonly EditionPage[]])[] => {
  const sections: [string, EditionPage[]][] = [];
  for (const page of pages) {
    const last = sections.at(-1);
    if (last?.[0] === page.section) last[1].push(page);
    else sections.push([page.section, [page]]);
  }
  return sections;
};

/** Thumbnails by section: a column beside the stage; on phones, a strip below it. */
export const Thumbs = memo(({ pages, shown, kept, onPage }: ThumbsProps): ReactNode => {
  const list = useRef<HTMLElement>(null);
  const [first] = shown;
  useEffect(() => {
    const strip = list.current;
    const current = first && strip?.querySelectorAll('button')[first - 1];
    if (!strip || !current) return;
    const { top, bottom, left, right } = current.getBoundingClientRect();
    const room = strip.getBoundingClientRect();
    const isIn = top >= room.top && bottom <= room.bottom && left >= room.left && right <= room.right;
    if (isIn) return;
    strip.scrollBy({
      top: top - room.top - (room.height - (bottom - top)) / 2,
      left: left - room.left - (room.width - (right - left)) / 2,
      behavior: 'instant',
    });
  }, [first]);
  return (
    <nav ref={list} className="thumbs" aria-label={copy.thumbnails}>
      {sectionsOf(pages).map(([section, own]) => (
        <section key={own[0]?.n}>
          <h2>{section}</h2>
          <ul>
            {own.map((page) => (
              <li key={page.n}>
                <button
                  type="button"
                  className="thumb"
                  aria-label={copy.page(page.n)}
                  aria-current={shown.includes(page.n) ? 'page' : undefined}
                  onClick={() => onPage(page.n)}
                >
                  <Thumb page={page} kept={kept} />
                  <span aria-hidden="true">{page.n}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
});
