import { memo, type ReactNode, useLayoutEffect, useRef } from 'react';
import { articleNodes } from '../../core/article-html.ts';

/** The article's own text. Its nodes come from the sanitiser; React does not look into them. */
export const Body = memo(({ html }: { readonly html: string }): ReactNode => {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.replaceChildren(articleNodes(html)), [html]);
  return <div ref={place} className="prose" />;
});
