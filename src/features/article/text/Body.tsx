import { memo, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { articleNodes } from '../../../core/article/article-html.ts';
import { markSentence } from './sentence.ts';

interface BodyProps {
  readonly html: string;
  /** What the reader came for: it is marked and brought into view. */
  readonly sentence?: string | undefined;
}

/** The article's own text. Its nodes come from the sanitiser; React does not look into them. */
export const Body = memo(({ html, sentence }: BodyProps): ReactNode => {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.replaceChildren(articleNodes(html)), [html]);
  // Later than the page's own arrival, which goes to the top.
  useEffect(() => {
    const mark = sentence && place.current ? markSentence(place.current, sentence) : undefined;
    if (!mark) return;
    mark.tabIndex = -1;
    mark.scrollIntoView({ block: 'center', behavior: 'instant' });
    mark.focus({ preventScroll: true });
  }, [sentence]);
  return <div ref={place} className="prose" />;
});
