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

/** The open blocks of a text and its steps. Text goes into the innermost block. */
class Blocks {
  readonly stack: Block[] = [];
  readonly #lists: List[] = [];
  #steps: Step[] = [];
  /** Text of the open block with incomplete markup. */
  words = '';
  #before = '';

  top(): Block | undefined {
    return this.stack.at(-1);
  }

  get takesWords(): boolean {
    return ['p', 'h', 'li'].includes(this.top() ?? '');
  }

  get isInList(): boolean {
    return this.#lists.length > 0;
  }

  add(text: string): void {
    this.#steps.push({ add: [{ kind: 'text', text }] });
  }

  write(text: string): void {
    if (text === '') return;
    this.words += text;
    this.#settleWords(false);
  }

  open(block: Block, start?: number): void {
    this.#settleWords(true);
    this.stack.push(block);
    this.#steps.push(start === undefined ? { open: block } : { open: block, start });
    this.#before = '';
  }

  close(): void {
    this.#settleWords(true);
    const block = this.stack.pop();
    if (block === 'ul' || block === 'ol') this.#lists.pop();
    if (block) this.#steps.push({ close: block });
    this.#before = '';
  }

  closeTo(height: number): void {
    while (this.stack.length > height) this.close();
  }

  /** An item belongs to the innermost list with at most its indent. */
  beginItem(kind: List['kind'], indent: number, start: number): void {
    const lists = this.#lists;
    if (lists.length === 0) this.closeTo(0);
    while (lists.length > 1 && indent < (lists.at(-1)?.indent ?? 0)) this.closeTo((lists.at(-1)?.height ?? 1) - 1);
    const last = lists.at(-1);
    const isInner = last !== undefined && indent >= last.indent + 2 && lists.length < maxListDepth;
    if (last && !isInner) this.closeTo(last.kind === kind ? last.height : last.height - 1);
    if (!last || isInner || last.kind !== kind) {
      this.open(kind, kind === 'ol' && start !== 1 ? start : undefined);
      lists.push({ kind, indent, height: this.stack.length });
    }
    this.open('li');
  }

  beginQuote(): void {
    if (this.stack[0] !== 'quote') {
      this.closeTo(0);
      this.open('quote');
    }
    if (this.top() === 'quote') this.open('p');
    else this.write(' ');
  }

  row(block: 'th' | 'td', text: string, columns: number): void {
    this.open('tr');
    const cells = cellsOf(text);
    for (let n = 0; n < columns; n += 1) {
      this.open(block);
      this.write(cells[n] ?? '');
      this.close();
    }
    this.close();
  }

  /** The steps since the last call. */
  take(): readonly Step[] {
    const done = this.#steps;
    this.#steps = [];
    return done;
  }

  #settleWords(whole: boolean): void {
    const { words } = this;
    if (words === '') return;
    const { settled, open } = settle(words, this.#before, whole);
    if (settled.length > 0) this.#steps.push({ add: settled });
    if (words.length > open.length) this.#before = words[words.length - open.length - 1] ?? '';
    this.words = open;
  }
}

/** Reads complete lines, and an unfinished line once its first characters determine its block. */
class MarkdownReader implements MarkdownStream {
  readonly #blocks = new Blocks();
  #line = '';
  /** The block of the unfinished line is known: what follows is its text. */
  #isInLine = false;
  #fence = '';
  /** An empty line came inside a list. */
  #isAfterGap = false;
  /** A row that becomes a table head if a delimiter row follows. */
  #head = '';
  #columns = 0;

  push(piece: string): readonly Step[] {
    const [first = '', ...others] = piece.split(/\r?\n/);
    this.#line += first;
    for (const next of others) {
      this.#endLine();
      this.#line = next;
    }
    if (this.#line !== '') this.#streamLine();
    return this.#blocks.take();
  }

  end(): readonly Step[] {
    this.#endLine();
    this.#leaveTable();
    this.#blocks.closeTo(0);
    return this.#blocks.take();
  }

  get open(): string {
    return this.#blocks.words;
  }

  /** Opens the block that the first characters of a line mean; returns the text after them. */
  #beginLine(text: string): string {
    const blocks = this.#blocks;
    const heading = /^ {0,3}#{1,6}\s+/.exec(text);
    if (heading) {
      blocks.closeTo(0);
      blocks.open('h');
      return text.slice(heading[0].length);
    }
    const quote = /^ {0,3}>\s?/.exec(text);
    if (quote) {
      blocks.beginQuote();
      return text.slice(quote[0].length);
    }
    const item = /^(\s*)(?:[-*+]|(\d{1,9})[.)])\s+/.exec(text);
    if (item) {
      this.#isAfterGap = false;
      blocks.beginItem(item[2] === undefined ? 'ul' : 'ol', item[1]?.length ?? 0, Number(item[2] ?? 1));
      return text.slice(item[0].length);
    }
    if (this.#isAfterGap && !/^\s{2}/.test(text)) blocks.closeTo(0);
    this.#isAfterGap = false;
    if (blocks.stack[0] === 'quote' && blocks.top() !== 'p') blocks.closeTo(0);
    if (!blocks.takesWords) {
      blocks.closeTo(0);
      blocks.open('p');
    } else blocks.write(' ');
    return text.trimStart();
  }

  /** Ends a table before a line that is not a row; a row without a delimiter row becomes text. */
  #leaveTable(): void {
    const blocks = this.#blocks;
    const line = this.#head;
    this.#head = '';
    if (line !== '') blocks.write(this.#beginLine(line).trimEnd());
    if (blocks.stack[0] === 'table') blocks.closeTo(0);
  }

  #endRow(text: string): void {
    const blocks = this.#blocks;
    if (blocks.stack[0] === 'table') blocks.row('td', text, this.#columns);
    else if (this.#head !== '' && isUnderHead(text, this.#head)) {
      blocks.closeTo(0);
      blocks.open('table');
      this.#columns = cellsOf(this.#head).length;
      blocks.row('th', this.#head, this.#columns);
      this.#head = '';
    } else {
      this.#leaveTable();
      this.#head = text;
    }
  }

  /** Handles a complete line without text: a fence, a rule or an empty line. Returns whether it was one. */
  #isMark(text: string): boolean {
    const blocks = this.#blocks;
    const marks = /^ {0,3}(`{3,}|~{3,})/.exec(text)?.[1];
    if (this.#fence !== '') {
      if (!marks?.startsWith(this.#fence)) return false;
      this.#fence = '';
      blocks.close();
      return true;
    }
    if (marks) {
      blocks.closeTo(0);
      blocks.open('code');
      this.#fence = marks;
      return true;
    }
    if (/^ {0,3}([-*_])(?:\s*\1){2,}\s*$/.test(text)) {
      blocks.closeTo(0);
      blocks.open('rule');
      blocks.close();
      return true;
    }
    if (text.trim() !== '') return false;
    // A list continues after an empty line if another item follows.
    if (!blocks.isInList) blocks.closeTo(0);
    else this.#isAfterGap = true;
    return true;
  }

  #endLine(): void {
    const blocks = this.#blocks;
    const isOpen = this.#isInLine || this.#fence !== '';
    if (!isOpen && !isRow(this.#line)) this.#leaveTable();
    if (!isOpen && isRow(this.#line)) this.#endRow(this.#line);
    else if (this.#isInLine) {
      if (this.#fence !== '') blocks.add(`${this.#line}\n`);
      else blocks.write(this.#line.trimEnd());
    } else if (!this.#isMark(this.#line)) {
      if (this.#fence !== '') blocks.add(`${this.#line}\n`);
      else blocks.write(this.#beginLine(this.#line).trimEnd());
    }
    if (blocks.top() === 'h') blocks.close();
    this.#line = '';
    this.#isInLine = false;
  }

  /** Draws the unfinished line, once its block is known. */
  #streamLine(): void {
    const blocks = this.#blocks;
    if (!this.#isInLine) {
      if (this.#line.length < maxMarkLength && mayBeMark.test(this.#line)) return;
      // Rows and fences need their complete line.
      if (this.#fence === '' && isRow(this.#line)) return;
      if (this.#fence === '' && /^ {0,3}(?:`{3,}|~{3,})/.test(this.#line)) return;
      this.#isInLine = true;
      if (this.#fence === '') {
        this.#leaveTable();
        this.#line = this.#beginLine(this.#line);
      }
    }
    // Holds back white space at the end of the line.
    const text = this.#fence === '' ? this.#line.trimEnd() : this.#line;
    if (this.#fence === '') blocks.write(text);
    else if (text !== '') blocks.add(text);
    this.#line = this.#line.slice(text.length);
  }
}

export const createMarkdownStream = (): MarkdownStream => new MarkdownReader();
