import { type Inline, settle } from './markdown-inline.ts';
import { cellsOf, isRow, isUnderHead } from './markdown-table.ts';

export type Block = 'p' | 'h' | 'ul' | 'ol' | 'li' | 'quote' | 'code' | 'rule' | 'table' | 'tr' | 'th' | 'td';

/** What a new piece of an answer adds to what is already drawn: nothing that was drawn changes. */
export type Step =
  | { readonly open: Block; readonly start?: number }
  | { readonly close: Block }
  | { readonly add: readonly Inline[] };

/** Markdown that comes in pieces. A piece costs what it is long, wherever in the answer it comes. */
export interface MarkdownStream {
  push(piece: string): readonly Step[];
  /** The answer is over: everything is settled and closed. */
  end(): readonly Step[];
  /** Words at the end of the open block whose markup is not decided; drawn as they are until then. */
  readonly open: string;
}

/** From how many signs on a line without end is surely no mark of a block. */
const longestMark = 12;
const mayBeMark = /^\s*(?:#{1,6}|[-*+_]+|\d{1,9}[.)]?|`+|~+|>)?\s*$/;
const deepestList = 4;

interface List {
  readonly kind: 'ul' | 'ol';
  readonly indent: number;
  /** How many blocks are open with it. */
  readonly height: number;
}

/** Reads blocks line by line, and the line that is being written as soon as its first signs tell what it is. */
export const createMarkdownStream = (): MarkdownStream => {
  let steps: Step[] = [];
  /** The open blocks, outermost first; the last one takes the words. */
  const stack: Block[] = [];
  const lists: List[] = [];
  let line = '';
  /** The line that is being written has told what it is: what follows are words of it. */
  let isInLine = false;
  let words = '';
  let before = '';
  let fence = '';
  /** An empty line came within a list. */
  let isAfterGap = false;
  /** What is a table's head if the next line says so. */
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

  /** An item belongs to the innermost list that stands no further in than it does. */
  const beginItem = (kind: List['kind'], indent: number, start: number): void => {
    if (lists.length === 0) closeTo(0);
    while (lists.length > 1 && indent < (lists.at(-1)?.indent ?? 0)) closeTo((lists.at(-1)?.height ?? 1) - 1);
    const last = lists.at(-1);
    const isInner = last !== undefined && indent >= last.indent + 2 && lists.length < deepestList;
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

  /** What the first signs of a line say it is; returns the words behind them. */
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

  /** A line that is no row follows: what looked like a head is words. */
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

  /** A whole line that is no words. */
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
    // A list goes on after an empty line if another item follows.
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

  /** The line so far, if it is settled what it is. */
  const streamLine = (): void => {
    if (!isInLine) {
      if (line.length < longestMark && mayBeMark.test(line)) return;
      // A row and a fence are read with their whole line.
      if (fence === '' && isRow(line)) return;
      if (fence === '' && /^ {0,3}(?:`{3,}|~{3,})/.test(line)) return;
      isInLine = true;
      if (fence === '') {
        leaveTable();
        line = beginLine(line);
      }
    }
    // White space at a line's end is no word.
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
