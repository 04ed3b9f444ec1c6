import type { ReadonlySignal } from '@preact/signals-core';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import type { Article } from '../../../api/article/article.ts';
import { placeReached } from '../../../core/article/reading-place.ts';
import { useSignalValue } from '../../../ui/base/use-signal-value.ts';
import { copy } from '../copy.ts';

/** Reading progress. Only this component renders on scroll. */
export const Progress = ({ part }: { readonly part: ReadonlySignal<number> }): ReactNode => (
  <progress value={useSignalValue(part)} max={1} aria-label={copy.progress} />
);

interface ResumeProps {
  readonly article: Article;
  readonly text: RefObject<HTMLElement | null>;
  readonly part: ReadonlySignal<number>;
}

/** Offers to return to the reader's last position on any device. Hidden when the reader is further down. */
export const Resume = ({ article, text, part }: ResumeProps): ReactNode => {
  const [reached, setReached] = useState(0);
  const [goal, setGoal] = useState<number>();
  const now = useSignalValue(part);
  useEffect(() => {
    const leaving = new AbortController();
    void placeReached(article, leaving.signal).then((place) => {
      if (!leaving.signal.aborted) setReached(place);
    });
    return () => leaving.abort();
  }, [article]);
  // Remove the button first: without it the text moves up.
  useLayoutEffect(() => {
    const { current } = text;
    if (!current || goal === undefined) return;
    const { top, height } = current.getBoundingClientRect();
    scrollTo({ top: scrollY + top + height * goal - innerHeight / 2, behavior: 'instant' });
    current.focus({ preventScroll: true });
  }, [goal, text]);
  if (goal !== undefined || reached <= now || reached <= 0.1 || reached >= 0.98) return null;
  return (
    <button type="button" className="button resume" onClick={() => setGoal(reached)}>
      {copy.resumeReading}
    </button>
  );
};
