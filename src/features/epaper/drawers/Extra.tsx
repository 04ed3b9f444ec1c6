import type { ReactNode } from 'react';
import type { Edition, EditionPage } from '../../../api/epaper/edicola-pages.ts';
import type { ArticleLine } from '../../../api/newsstand/edicola.ts';
import { Keep } from '../offline/Keep.tsx';
import type { KeptImages } from '../offline/kept.ts';
import css from './extra.css?inline';
import { Finder } from './Finder.tsx';
import { Left } from './Left.tsx';
import { Replica } from './Replica.tsx';
import { useTexts } from './use-texts.ts';

/** The sheet of what comes late. */
export const styles = [css];

/** What a reader may want besides the pages. */
type ExtraKind = 'text' | 'find' | 'left' | 'keep';

interface ExtraProps {
  readonly kind: ExtraKind;
  readonly edition: Edition;
  /** The pages that lie before the reader. */
  readonly pages: readonly EditionPage[];
  readonly stories: ReadonlyMap<number, ArticleLine>;
  readonly kept: KeptImages | undefined;
  readonly onPage: (page: number, article?: number) => void;
}

/** All that comes only when it is asked for: the pages as text, the search, what is left, what is kept. */
export const Part = ({ kind, edition, pages, stories, kept, onPage }: ExtraProps): ReactNode => {
  const [texts, retry] = useTexts(edition.id, kind === 'text' || kind === 'find');
  if (kind === 'text')
    return <Replica pages={pages} stories={stories} texts={texts} kept={kept} onPage={onPage} onRetry={retry} />;
  if (kind === 'find') return <Finder stories={stories} texts={texts} onPage={onPage} onRetry={retry} />;
  if (kind === 'left') return <Left edition={edition} stories={stories} onPage={onPage} />;
  return <Keep edition={edition} />;
};
