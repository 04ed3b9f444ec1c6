import { memo, type ReactNode, useLayoutEffect, useRef } from 'react';
import { articleNodes } from '../../core/article/article-html.ts';
import { markedWords } from '../../rules/text/marked-words.ts';

const pieceOf = (text: string, isMarked: boolean): string | HTMLElement => {
  if (!isMarked) return text;
  const mark = document.createElement('mark');
  mark.textContent = text;
  return mark;
};

/** Prose with the words of the search marked. */
const markIn = (nodes: DocumentFragment, words: string): DocumentFragment => {
  const walker = document.createTreeWalker(nodes, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts)
    text.replaceWith(...markedWords(text.data, words).map((part) => pieceOf(part.text, part.isMarked)));
  return nodes;
};

interface AnswerProps {
  readonly html: string;
  /** Words of the search. */
  readonly words: string;
}

/** The text of an answer. The sanitiser makes its nodes; React does not manage them. */
export const Answer = memo(({ html, words }: AnswerProps): ReactNode => {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.replaceChildren(markIn(articleNodes(html), words)), [html, words]);
  return <div ref={place} className="faq-text" lang="it" />;
});
