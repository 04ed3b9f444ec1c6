import { useCallback, useState } from 'react';
import type { StoryText } from '../../../api/epaper/edition.ts';
import { whenSanitizable } from '../../../core/article/article-html.ts';
import { useRequest } from '../../../ui/base/use-request.ts';
import { textsFor } from './texts.ts';

/** Texts of an edition by story id. */
export type Texts = 'loading' | 'failed' | ReadonlyMap<number, StoryText>;

/** Loads the texts when needed. `retry` loads them again. */
export const useTexts = (edition: number, isWanted: boolean): readonly [texts: Texts, retry: () => void] => {
  const [texts, setTexts] = useState<Texts>('loading');
  const load = useCallback(
    (signal: AbortSignal) => {
      if (!isWanted) return;
      void whenSanitizable(textsFor(edition, signal)).then((result) => {
        if (signal.aborted) return;
        setTexts(result.kind === 'ok' ? new Map(result.data.map((text) => [text.id, text])) : 'failed');
      });
    },
    [edition, isWanted],
  );
  const loadAgain = useRequest(load);
  const retry = () => {
    setTexts('loading');
    loadAgain();
  };
  return [texts, retry];
};
