import { memo, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { articleNodes } from '../../../core/article/article-html.ts';
import { markSentence } from './sentence.ts';

interface BodyProps {
  readonly html: string;
  /** Sentence to highlight and scroll to. */
  readonly sentence?: string | undefined;
}

/** The article's text. The sanitiser creates its nodes; React does not look inside. */
export const Body = memo(({ html, sentence }: BodyProps): ReactNode => {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.replaceChildren(articleNodes(html)), [html]);
  // Runs after the page has scrolled to the top.
  useEffect(() => {
    const mark = sentence && place.current ? markSentence(place.current, sentence) : undefined;
    if (!mark) return;
    mark.tabIndex = -1;
    mark.scrollIntoView({ block: 'center', behavior: 'instant' });
    mark.focus({ preventScroll: true });
  }, [sentence]);
  return <div ref={place} className="prose" />;
});
