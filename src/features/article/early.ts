import type { OwnedSignal } from '../../api/page/owned-signal.ts';
import { articleFor } from './data.ts';

// Asks for the articles of the page before their elements are defined: the autoloader requests this chunk first, so the
// answer is on its way while the code that draws it loads. Each element takes it from there.
for (const element of globalThis.document?.querySelectorAll('np-article') ?? []) {
  const id = element.getAttribute('article-id');
  const signal: OwnedSignal = new AbortController().signal;
  signal.npOwner = element;
  if (id) void articleFor(id, signal);
}
