const blocks = 'p, li, h2, h3, h4, blockquote, td';
/** Shorter sentences match in too many places. */
const shortest = 8;

const squeezed = (text: string): string => text.replace(/\s+/g, ' ').trim();

interface Sign {
  readonly node: Text;
  readonly offset: number;
}

/** A block's text with collapsed white space, and the position of each character in its nodes. */
const textOf = (block: Element): { readonly text: string; readonly signs: readonly Sign[] } => {
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  const signs: Sign[] = [];
  let text = '';
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    for (let offset = 0; offset < node.length; offset += 1) {
      const sign = /\s/.test(node.data[offset] ?? '') ? ' ' : (node.data[offset] ?? '');
      if (sign === ' ' && (text === '' || text.endsWith(' '))) continue;
      text += sign;
      signs.push({ node, offset });
    }
  }
  return { text, signs };
};

const wrap = (node: Text, from: number, to: number): HTMLElement => {
  const words = from === 0 ? node : node.splitText(from);
  if (to - from < words.length) words.splitText(to - from);
  const mark = document.createElement('mark');
  words.replaceWith(mark);
  mark.append(words);
  return mark;
};

/** Marks a sentence in a text, also across links and emphasis. Returns its first mark, or undefined. */
export const markSentence = (root: ParentNode, sentence: string): HTMLElement | undefined => {
  const wanted = squeezed(sentence);
  if (wanted.length < shortest) return undefined;
  for (const block of root.querySelectorAll(blocks)) {
    const { text, signs } = textOf(block);
    const at = text.indexOf(wanted);
    if (at < 0) continue;
    const parts = new Map<Text, { from: number; to: number }>();
    for (const { node, offset } of signs.slice(at, at + wanted.length))
      parts.set(node, { from: parts.get(node)?.from ?? offset, to: offset + 1 });
    return [...parts].map(([node, { from, to }]) => wrap(node, from, to))[0];
  }
  return undefined;
};
