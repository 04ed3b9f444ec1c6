import { memo, type ReactNode, useLayoutEffect, useRef } from 'react';
import { articleNodes } from '../../core/article/article-html.ts';
import { markedWords } from '../../rules/text/marked-words.ts';

const pieceOf = (text: string, isMarked: boolean): string | HTMLElement => {
  if (!isMarked) return text;
  const mark = document.createElement('mark');
  mark.textContent = text;
  return mark;
};

/** Marks in prose what was searched for. */
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
  /** What was searched for. */
  readonly words: string;
}

/** An answer's own text. Its nodes come from the sanitiser; React does not look into them. */
export const Answer = memo(({ html, words }: AnswerProps): ReactNode => {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.replaceChildren(markIn(articleNodes(html), words)), [html, words]);
  return <div ref={place} className="faq-text" />;
});
