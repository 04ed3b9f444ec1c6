import { useEffect, useState } from 'react';
import type { StoryText } from '../../../api/epaper/edition.ts';
import { textsFor } from './texts.ts';

/** Texts of an edition by story id. */
export type Texts = 'loading' | 'failed' | ReadonlyMap<number, StoryText>;

/** Loads the texts when needed. `retry` loads them again. */
export const useTexts = (edition: number, isWanted: boolean): readonly [texts: Texts, retry: () => void] => {
  const [texts, setTexts] = useState<Texts>('loading');
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks again
  useEffect(() => {
    if (!isWanted) return;
    const leaving = new AbortController();
    void textsFor(edition, leaving.signal).then((result) => {
      if (leaving.signal.aborted) return;
      setTexts(result.kind === 'ok' ? new Map(result.data.map((text) => [text.id, text])) : 'failed');
    });
    return () => leaving.abort();
  }, [edition, isWanted, tries]);
  const retry = () => {
    setTexts('loading');
    setTries(tries + 1);
  };
  return [texts, retry];
};
