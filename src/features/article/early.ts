import type { Article } from '../../api/article/article.ts';
import type { OwnedSignal } from '../../api/page/owned-signal.ts';
import { forgetAnswers } from '../../core/newsstand/answers.ts';
import { page } from '../../core/page/page.ts';
import type { Result } from '../../rules/page/result.ts';
import { articleFor } from './data.ts';

/** A call made before its element was defined. */
interface Early {
  readonly id: string;
  readonly stop: AbortController;
  readonly result: Promise<Result<Article>>;
}

const asked = new Map<Element, Early>();

// Asks for the articles of the page before their elements are defined: the autoloader requests this chunk first, so the
// answer comes while the code that draws it loads. Each element takes it from there.
for (const element of globalThis.document?.querySelectorAll('np-article') ?? []) {
  const id = element.getAttribute('article-id');
  const stop = new AbortController();
  const signal: OwnedSignal = stop.signal;
  signal.npOwner = element;
  if (id) asked.set(element, { id, stop, result: articleFor(id, signal) });
}

// What the page configures now may name another server, and no element has used an answer yet.
page.configured.add(() => {
  for (const { id, stop } of asked.values()) {
    stop.abort();
    forgetAnswers(`article ${id}`);
  }
  asked.clear();
});

/** The early answer for an element that draws this article now; undefined without one. The call ends with the signal. */
export const askedEarly = (element: Element, id: string, signal: AbortSignal): Promise<Result<Article>> | undefined => {
  const early = asked.get(element);
  asked.delete(element);
  if (early?.id !== id) early?.stop.abort();
  else signal.addEventListener('abort', () => early.stop.abort());
  return early?.id === id ? early.result : undefined;
};
