import type { Inline } from '../../../rules/text/markdown-inline.ts';
import { type Block, createMarkdownStream, type Step } from '../../../rules/text/markdown-stream.ts';
import { copy } from '../copy.ts';

const tags: Readonly<Record<Block, keyof HTMLElementTagNameMap>> = {
  p: 'p',
  h: 'h4',
  ul: 'ul',
  ol: 'ol',
  li: 'li',
  quote: 'blockquote',
  code: 'pre',
  rule: 'hr',
  table: 'table',
  tr: 'tr',
  th: 'th',
  td: 'td',
};

type Words = Extract<Inline, { readonly inside: readonly Inline[] }>;

const codeOf = (text: string): HTMLElement => {
  const code = document.createElement('code');
  code.textContent = text;
  return code;
};

const citeOf = (n: number): HTMLElement => {
  const cite = document.createElement('a');
  cite.className = 'cite';
  cite.dataset.n = String(n);
  cite.textContent = String(n);
  return cite;
};

const linkOf = (href: string): HTMLAnchorElement => {
  const link = document.createElement('a');
  link.href = href;
  link.rel = 'noopener noreferrer';
  if (!href.startsWith('/')) link.target = '_blank';
  return link;
};

const wordsOf = (node: Words): HTMLElement => {
  const words = node.kind === 'link' ? linkOf(node.href) : document.createElement(node.kind);
  for (const one of node.inside) append(words, one);
  return words;
};

/** Longest text node, in characters: the browser measures a node as a whole on every change. */
const longestText = 300;

const append = (place: Element, node: Inline): void => {
  const { lastChild } = place;
  if (node.kind === 'code') place.append(codeOf(node.text));
  else if (node.kind === 'cite') place.append(citeOf(node.n));
  else if (node.kind !== 'text') place.append(wordsOf(node));
  else if (lastChild instanceof Text && lastChild.length < longestText) lastChild.appendData(node.text);
  else place.append(node.text);
};

/** Wraps a table in its own scroll container, reachable by keyboard. */
const frameOf = (table: HTMLElement): HTMLElement => {
  const frame = document.createElement('div');
  frame.className = 'table';
  frame.tabIndex = 0;
  frame.setAttribute('role', 'region');
  frame.setAttribute('aria-label', copy.table);
  frame.append(table);
  return frame;
};

/** Draws a streaming answer and never redraws earlier text. Text becomes text nodes, never markup. */
export interface Painter {
  paint(text: string): void;
  end(): void;
}

export const createPainter = (box: HTMLElement): Painter => {
  const markdown = createMarkdownStream();
  const open: Element[] = [box];
  /** Text whose markup is still undecided. */
  const undecided = new Text();
  const top = (): Element => open.at(-1) ?? box;

  const take = (step: Step): void => {
    if ('add' in step) for (const node of step.add) append(top(), node);
    else if ('close' in step) open.pop();
    else {
      const block = document.createElement(tags[step.open]);
      if (block instanceof HTMLOListElement && step.start !== undefined) block.start = step.start;
      if (block instanceof HTMLTableCellElement && step.open === 'th') block.scope = 'col';
      top().append(step.open === 'table' ? frameOf(block) : block);
      open.push(block);
    }
  };

  const draw = (steps: readonly Step[]): void => {
    if (steps.length > 0) undecided.remove();
    for (const step of steps) take(step);
    if (undecided.data !== markdown.open) undecided.data = markdown.open;
    if (markdown.open !== '' && undecided.parentNode !== top()) top().append(undecided);
  };

  return {
    paint: (text) => draw(markdown.push(text)),
    end() {
      draw(markdown.end());
      undecided.remove();
    },
  };
};
