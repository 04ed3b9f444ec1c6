import type { Citation } from '../../../api/chatbot/evidence.ts';
import { copy } from '../copy.ts';

/**
 * Formats a source, such as `Il Meriggio di Gaviano, 20 novembre 2025, p. 8`, and links to the article at a sentence.
 */
export interface Places {
  textOf(citation: Citation): string;
  hrefOf(citation: Citation): string;
}

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

const link = (href: string, className: string): HTMLAnchorElement => {
  const anchor = document.createElement('a');
  anchor.className = className;
  anchor.href = href;
  return anchor;
};

/** The cited sentence as printed, linked to its place in the article. */
const quote = (citation: Citation, { textOf, hrefOf }: Places): HTMLElement => {
  const item = document.createElement('li');
  const anchor = link(hrefOf(citation), 'quote');
  const place = document.createElement('small');
  place.textContent = textOf(citation);
  anchor.append(`«${citation.quote}»`, place);
  item.append(anchor);
  return item;
};

const citesIn = (block: Element): readonly HTMLAnchorElement[] => [
  ...block.querySelectorAll<HTMLAnchorElement>('a.cite'),
];

const lead = (cite: HTMLAnchorElement, citation: Citation, places: Places): void => {
  cite.href = places.hrefOf(citation);
  cite.setAttribute('aria-label', copy.source(citation.n, citation.title, places.textOf(citation)));
};

/** Links a quotation in the answer to its sentence. */
const leadQuotation = (block: Element, citations: readonly Citation[], places: Places): Citation | undefined => {
  const [cite] = citesIn(block);
  const said = plain(block.textContent ?? '');
  const citation = citations.find((one) => String(one.n) === cite?.dataset.n && said.startsWith(plain(one.quote)));
  if (!cite || !citation) return undefined;
  const anchor = link(places.hrefOf(citation), 'quote-link');
  anchor.title = copy.openQuote;
  const words = [...(cite.parentNode?.childNodes ?? [])].filter((node) => node !== cite);
  cite.before(anchor);
  anchor.append(...words);
  const last = anchor.lastChild;
  if (last instanceof Text) last.data = last.data.trimEnd();
  // Keeps the number on the line of the last word.
  cite.before('\u00a0');
  return citation;
};

/**
 * The sentences behind each number. A source cited again gets its next sentence; the last citation gets all the
 * remaining ones.
 */
const citationsOf = (box: Element, citations: readonly Citation[]): Map<Element, readonly Citation[]> => {
  const left = new Map<string, Citation[]>();
  for (const one of citations) left.set(String(one.n), [...(left.get(String(one.n)) ?? []), one]);
  const cites = citesIn(box);
  const last = new Set(new Map(cites.map((cite) => [cite.dataset.n, cite])).values());
  return new Map(
    cites.map((cite) => {
      const n = cite.dataset.n ?? '';
      const own = left.get(n) ?? [];
      if (last.has(cite) || own.length < 2) return [cite, own];
      left.set(n, own.slice(1));
      return [cite, own.slice(0, 1)];
    }),
  );
};

/**
 * Links the numbers of a finished answer to the articles, and adds the cited sentence under each claim unless the
 * answer or an earlier claim already quotes it.
 */
export const citeSources = (box: HTMLElement, citations: readonly Citation[], places: Places): void => {
  if (citations.length === 0) return;
  const shown = new Set<string>();
  const isFresh = ({ n, quote }: Citation): boolean => {
    const key = `${n} ${quote}`;
    const isNew = !shown.has(key);
    shown.add(key);
    return isNew;
  };
  for (const block of box.querySelectorAll(':scope > blockquote')) {
    const citation = leadQuotation(block, citations, places);
    if (citation) isFresh(citation);
  }
  const own = citationsOf(box, citations);
  for (const cite of citesIn(box)) {
    const said = plain(cite.parentElement?.textContent ?? '');
    const here = own.get(cite) ?? [];
    const citation = here.find((one) => said.includes(plain(one.quote))) ?? here[0];
    if (citation) lead(cite, citation, places);
  }
  for (const block of box.querySelectorAll(':scope > :not(blockquote)')) {
    const fresh = citesIn(block).flatMap((cite) => (own.get(cite) ?? []).filter(isFresh));
    if (fresh.length === 0) continue;
    const list = document.createElement('ul');
    list.className = 'quotes';
    list.setAttribute('aria-label', copy.quotes);
    list.append(...fresh.map((one) => quote(one, places)));
    block.after(list);
  }
};
