import { type Inline, settle } from './markdown-inline.ts';
import { cellsOf, isRow, isUnderHead } from './markdown-table.ts';

export type Block = 'p' | 'h' | 'ul' | 'ol' | 'li' | 'quote' | 'code' | 'rule' | 'table' | 'tr' | 'th' | 'td';

/** A step of drawing. Steps only add: nothing that was drawn changes. */
export type Step =
  | { readonly open: Block; readonly start?: number }
  | { readonly close: Block }
  | { readonly add: readonly Inline[] };

/** Parses Markdown piece by piece, in time proportional to each piece. */
export interface MarkdownStream {
  push(piece: string): readonly Step[];
  /** Ends the text: completes and closes everything. */
  end(): readonly Step[];
  /** Text at the end of the open block with incomplete markup; show it as it is meanwhile. */
  readonly open: string;
}

/** An unfinished line of this many characters cannot be a block mark any more. */
const maxMarkLength = 12;
const mayBeMark = /^\s*(?:#{1,6}|[-*+_]+|\d{1,9}[.)]?|`+|~+|>)?\s*$/;
const maxListDepth = 4;

interface List {
  readonly kind: 'ul' | 'ol';
  readonly indent: number;
  /** Number of open blocks, this list included. */
  readonly height: number;
}

/** Reads complete lines, and an unfinished line once its first characters determine its block. */
export const createMarkdownStream = (): MarkdownStream => {
  let steps: Step[] = [];
  /** The open blocks, outermost first; text goes into the last one. */
  const stack: Block[] = [];
  const lists: List[] = [];
  let line = '';
  /** The block of the unfinished line is known: what follows is its text. */
  let isInLine = false;
  let words = '';
  let before = '';
  let fence = '';
  /** An empty line came inside a list. */
  let isAfterGap = false;
  /** A row that becomes a table head if a delimiter row follows. */
  let head = '';
  let columns = 0;

  const top = (): Block | undefined => stack.at(-1);
  const takesWords = (): boolean => ['p', 'h', 'li'].includes(top() ?? '');

  const settleWords = (whole: boolean): void => {
    if (words === '') return;
    const { settled, open } = settle(words, before, whole);
    if (settled.length > 0) steps.push({ add: settled });
    if (words.length > open.length) before = words[words.length - open.length - 1] ?? '';
    words = open;
  };

  const close = (): void => {
    settleWords(true);
    const block = stack.pop();
    if (block === 'ul' || block === 'ol') lists.pop();
    if (block) steps.push({ close: block });
    before = '';
  };
  const closeTo = (height: number): void => {
    while (stack.length > height) close();
  };
  const open = (block: Block, start?: number): void => {
    settleWords(true);
    stack.push(block);
    steps.push(start === undefined ? { open: block } : { open: block, start });
    before = '';
  };

  const write = (text: string): void => {
    if (text === '') return;
    words += text;
    settleWords(false);
  };

  /** An item belongs to the innermost list with at most its indent. */
  const beginItem = (kind: List['kind'], indent: number, start: number): void => {
    if (lists.length === 0) closeTo(0);
    while (lists.length > 1 && indent < (lists.at(-1)?.indent ?? 0)) closeTo((lists.at(-1)?.height ?? 1) - 1);
    const last = lists.at(-1);
    const isInner = last !== undefined && indent >= last.indent + 2 && lists.length < maxListDepth;
    if (last && !isInner) closeTo(last.kind === kind ? last.height : last.height - 1);
    if (!last || isInner || last.kind !== kind) {
      open(kind, kind === 'ol' && start !== 1 ? start : undefined);
      lists.push({ kind, indent, height: stack.length });
    }
    open('li');
  };

  const beginQuote = (): void => {
    if (stack[0] !== 'quote') {
      closeTo(0);
      open('quote');
    }
    if (top() === 'quote') open('p');
    else write(' ');
  };

  /** Opens the block that the first characters of a line mean; returns the text after them. */
  const beginLine = (text: string): string => {
    const heading = /^ {0,3}#{1,6}\s+/.exec(text);
    if (heading) {
      closeTo(0);
      open('h');
      return text.slice(heading[0].length);
    }
    const quote = /^ {0,3}>\s?/.exec(text);
    if (quote) {
      beginQuote();
      return text.slice(quote[0].length);
    }
    const item = /^(\s*)(?:[-*+]|(\d{1,9})[.)])\s+/.exec(text);
    if (item) {
      isAfterGap = false;
      beginItem(item[2] === undefined ? 'ul' : 'ol', item[1]?.length ?? 0, Number(item[2] ?? 1));
      return text.slice(item[0].length);
    }
    if (isAfterGap && !/^\s{2}/.test(text)) closeTo(0);
    isAfterGap = false;
    if (stack[0] === 'quote' && top() !== 'p') closeTo(0);
    if (!takesWords()) {
      closeTo(0);
      open('p');
    } else write(' ');
    return text.trimStart();
  };

  /** Ends a table before a line that is not a row; a row without a delimiter row becomes text. */
  const leaveTable = (): void => {
    const line = head;
    head = '';
    if (line !== '') write(beginLine(line).trimEnd());
    if (stack[0] === 'table') closeTo(0);
  };

  const row = (block: 'th' | 'td', text: string): void => {
    open('tr');
    const cells = cellsOf(text);
    for (let n = 0; n < columns; n += 1) {
      open(block);
      write(cells[n] ?? '');
      close();
    }
    close();
  };

  const endRow = (text: string): void => {
    if (stack[0] === 'table') row('td', text);
    else if (head !== '' && isUnderHead(text, head)) {
      closeTo(0);
      open('table');
      columns = cellsOf(head).length;
      row('th', head);
      head = '';
    } else {
      leaveTable();
      head = text;
    }
  };

  /** Handles a complete line without text: a fence, a rule or an empty line. Returns whether it was one. */
  const isMark = (text: string): boolean => {
    const marks = /^ {0,3}(`{3,}|~{3,})/.exec(text)?.[1];
    if (fence !== '') {
      if (!marks?.startsWith(fence)) return false;
      fence = '';
      close();
      return true;
    }
    if (marks) {
      closeTo(0);
      open('code');
      fence = marks;
      return true;
    }
    if (/^ {0,3}([-*_])(?:\s*\1){2,}\s*$/.test(text)) {
      closeTo(0);
      open('rule');
      close();
      return true;
    }
    if (text.trim() !== '') return false;
    // A list continues after an empty line if another item follows.
    if (lists.length === 0) closeTo(0);
    else isAfterGap = true;
    return true;
  };

  const code = (text: string): void => void steps.push({ add: [{ kind: 'text', text }] });

  const endLine = (): void => {
    const isOpen = isInLine || fence !== '';
    if (!isOpen && !isRow(line)) leaveTable();
    if (!isOpen && isRow(line)) endRow(line);
    else if (isInLine) {
      if (fence !== '') code(`${line}\n`);
      else write(line.trimEnd());
    } else if (!isMark(line)) {
      if (fence !== '') code(`${line}\n`);
      else write(beginLine(line).trimEnd());
    }
    if (top() === 'h') close();
    line = '';
    isInLine = false;
  };

  /** Draws the unfinished line, once its block is known. */
  const streamLine = (): void => {
    if (!isInLine) {
      if (line.length < maxMarkLength && mayBeMark.test(line)) return;
      // Rows and fences need their complete line.
      if (fence === '' && isRow(line)) return;
      if (fence === '' && /^ {0,3}(?:`{3,}|~{3,})/.test(line)) return;
      isInLine = true;
      if (fence === '') {
        leaveTable();
        line = beginLine(line);
      }
    }
    // Holds back white space at the end of the line.
    const text = fence === '' ? line.trimEnd() : line;
    if (fence === '') write(text);
    else if (text !== '') code(text);
    line = line.slice(text.length);
  };

  const taken = (): readonly Step[] => {
    const done = steps;
    steps = [];
    return done;
  };

  return {
    push(piece) {
      const [first = '', ...others] = piece.split(/\r?\n/);
      line += first;
      for (const next of others) {
        endLine();
        line = next;
      }
      if (line !== '') streamLine();
      return taken();
    },
    end() {
      endLine();
      leaveTable();
      closeTo(0);
      return taken();
    },
    get open() {
      return words;
    },
  };
};
