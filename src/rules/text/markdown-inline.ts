/** Inline content of a block. */
export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'strong' | 'em'; readonly inside: readonly Inline[] }
  | { readonly kind: 'link'; readonly href: string; readonly inside: readonly Inline[] }
  /** `[1]`: the number of a source. */
  | { readonly kind: 'cite'; readonly n: number };

/** Markup that is still open after this many characters is text. */
const maxOpenLength = 600;
/** Markup nested deeper than this is text. */
const maxDepth = 4;

const special = /[\\`*_[!]/g;
const letter = /[\p{L}\p{N}]/u;

/** Accepts http(s) addresses and paths of this site only. */
const safeHref = (href: string): string | undefined =>
  /^(?:https?:\/\/|\/(?![/\\]))[^\s\\]*$/i.test(href) ? href : undefined;

type Found = { readonly node: Inline | undefined; readonly length: number } | 'text' | 'open';

const codeAt = (text: string): Found => {
  const end = text.indexOf('`', 1);
  if (end < 0) return 'open';
  return end === 1 ? 'text' : { node: { kind: 'code', text: text.slice(1, end) }, length: end + 1 };
};

const emphasisAt = (text: string, before: string, depth: number): Found => {
  const sign = text[0] ?? '';
  const mark = text[1] === sign ? sign + sign : sign;
  if (text.length <= mark.length) return 'open';
  if (/\s/.test(text[mark.length] ?? '') || (sign === '_' && letter.test(before))) return 'text';
  for (let at = text.indexOf(mark, mark.length + 1); at >= 0; at = text.indexOf(mark, at + 1)) {
    const after = text.slice(at + mark.length, at + mark.length + 1);
    // A single mark inside a double one belongs to the inner text.
    const isOther = mark.length === 1 && (after === sign || text[at - 1] === sign);
    if (isOther || /\s/.test(text[at - 1] ?? '') || (sign === '_' && letter.test(after))) continue;
    const kind = mark.length === 2 ? 'strong' : 'em';
    return { node: { kind, inside: inlineOf(text.slice(mark.length, at), depth + 1) }, length: at + mark.length };
  }
  return 'open';
};

const linkAt = (text: string, depth: number): Found => {
  const cite = /^\[(\d{1,2})\](?!\()/.exec(text);
  if (cite)
    return text.length > cite[0].length
      ? { node: { kind: 'cite', n: Number(cite[1]) }, length: cite[0].length }
      : 'open';
  const label = /^\[((?:[^[\]\\]|\\.)*)(\]?)(\(?)([^()\s]*)(\s+"[^"]*")?(\)?)/.exec(text);
  if (!label) return 'text';
  const [whole, words = '', closed, opened, href = '', , ended] = label;
  if (!closed) return whole.length === text.length ? 'open' : 'text';
  if (!opened) return whole.length === text.length ? 'open' : 'text';
  if (!ended) return whole.length === text.length ? 'open' : 'text';
  const safe = safeHref(href);
  const inside = inlineOf(words, depth + 1);
  return { node: safe ? { kind: 'link', href: safe, inside } : { kind: 'em', inside }, length: whole.length };
};

const markupAt = (text: string, before: string, depth: number): Found => {
  if (depth >= maxDepth) return 'text';
  if (text[0] === '\\') {
    if (text.length === 1) return 'open';
    return /[\\`*_[\]()#+.!>-]/.test(text[1] ?? '')
      ? { node: { kind: 'text', text: text[1] ?? '' }, length: 2 }
      : 'text';
  }
  if (text[0] === '`') return codeAt(text);
  if (text[0] === '[') return linkAt(text, depth);
  // Shows the alternative text of an image as a link; never loads it.
  if (text[0] === '!') return text.length === 1 ? 'open' : text[1] === '[' ? { node: undefined, length: 1 } : 'text';
  return emphasisAt(text, before, depth);
};

/** Splits a text into inline nodes that no further text can change, and the rest. A `whole` text has no rest. */
export const settle = (
  text: string,
  before: string,
  whole: boolean,
  depth = 0,
): { readonly settled: readonly Inline[]; readonly open: string } => {
  const settled: Inline[] = [];
  let plain = '';
  let at = 0;
  const flush = () => {
    if (plain !== '') settled.push({ kind: 'text', text: plain });
    plain = '';
  };
  while (at < text.length) {
    special.lastIndex = at;
    const next = special.exec(text)?.index ?? text.length;
    plain += text.slice(at, next);
    at = next;
    if (at === text.length) break;
    const rest = text.slice(at, at + maxOpenLength);
    const found = markupAt(rest, at > 0 ? (text[at - 1] ?? '') : before, depth);
    if (found === 'open' && !whole && rest.length < maxOpenLength) break;
    if (typeof found === 'string') {
      // A number in brackets is also a source at the end of a block.
      const cite = found === 'open' ? /^\[(\d{1,2})\]$/.exec(rest) : null;
      if (cite) {
        flush();
        settled.push({ kind: 'cite', n: Number(cite[1]) });
      } else plain += text[at] ?? '';
      at += cite ? cite[0].length : 1;
      continue;
    }
    if (found.node) {
      flush();
      settled.push(found.node);
    }
    at += found.length;
  }
  flush();
  return { settled, open: text.slice(at) };
};

/** The inline nodes of a complete text. */
const inlineOf = (text: string, depth: number): readonly Inline[] => settle(text, '', true, depth).settled;
