import type { ReactNode } from 'react';
import type { Edition, EditionPage } from '../../../api/epaper/edition.ts';
import type { ArticleLine } from '../../../api/newsstand/shapes.ts';
import { Keep } from '../offline/Keep.tsx';
import type { KeptImages } from '../offline/kept.ts';
import css from './extra.css?inline';
import { Finder } from './Finder.tsx';
import { Left } from './Left.tsx';
import { Replica } from './Replica.tsx';
import { useTexts } from './use-texts.ts';

/** Styles of the lazy parts. */
export const styles = [css];

/** The lazy parts. */
type ExtraKind = 'text' | 'find' | 'left' | 'keep';

interface ExtraProps {
  readonly kind: ExtraKind;
  readonly edition: Edition;
  /** The visible pages. */
  readonly pages: readonly EditionPage[];
  readonly stories: ReadonlyMap<number, ArticleLine>;
  readonly kept: KeptImages | undefined;
  readonly onPage: (page: number, article?: number) => void;
}

/** Parts that load on demand: text of the pages, search, unread pages, offline storage. */
export const Part = ({ kind, edition, pages, stories, kept, onPage }: ExtraProps): ReactNode => {
  const [texts, retry] = useTexts(edition.id, kind === 'text' || kind === 'find');
  if (kind === 'text')
    return <Replica pages={pages} stories={stories} texts={texts} kept={kept} onPage={onPage} onRetry={retry} />;
  if (kind === 'find') return <Finder stories={stories} texts={texts} onPage={onPage} onRetry={retry} />;
  if (kind === 'left') return <Left edition={edition} stories={stories} onPage={onPage} />;
  return <Keep edition={edition} />;
};
