import { path as eye } from '@phosphor-icons/core/assets/regular/eye.svg?icon';
import { path as pdf } from '@phosphor-icons/core/assets/regular/file-pdf.svg?icon';
import { type Row, storyPdf } from '../../../api/press/stories.ts';
import type { DrawnRow } from '../../../ui/list/virtual-rows.ts';
import { copy } from '../copy.ts';
import { alsoInText, dayText, reasonWords } from '../model.ts';

/** Data of the rows. */
export interface RowSource {
  storyAt(index: number): Row | undefined;
  isChosen(id: number): boolean;
  /** Whether the keys are on this row; only its controls are in the Tab order. */
  isCurrent(index: number): boolean;
}

const svg = (path: string): SVGSVGElement => {
  const space = 'http://www.w3.org/2000/svg';
  const picture = document.createElementNS(space, 'svg');
  for (const [name, value] of Object.entries({
    viewBox: '0 0 256 256',
    width: '20',
    height: '20',
    'aria-hidden': 'true',
  }))
    picture.setAttribute(name, value);
  const line = document.createElementNS(space, 'path');
  line.setAttribute('d', path);
  picture.append(line);
  return picture;
};

const made = <T extends keyof HTMLElementTagNameMap>(
  tag: T,
  className: string,
  ...inside: readonly Node[]
): HTMLElementTagNameMap[T] => {
  const element = document.createElement(tag);
  element.className = className;
  element.append(...inside);
  return element;
};

const cell = (tag: 'td' | 'th', name: string, ...inside: readonly Node[]): HTMLTableCellElement =>
  made(tag, `c-${name}`, ...inside);

const clip = (className = 'press-clip'): HTMLElement => made('span', className, document.createTextNode(''));

/** The words of the profile, named for screen readers. */
const why = (): readonly Node[] => [made('span', 'unseen', new Text(copy.words)), clip('press-clip press-why')];

/** The empty row that all others clone. */
const createTemplate = (): HTMLTableRowElement => {
  const box = made('input', '');
  box.type = 'checkbox';
  const read = made('button', 'press-action', svg(eye));
  read.type = 'button';
  const file = made('a', 'press-action', svg(pdf));
  file.setAttribute('download', '');
  const title = cell('th', 'titolo', made('div', 'press-title', clip('press-clip press-headline'), ...why()));
  title.scope = 'row';
  const row = made(
    'tr',
    'press-row',
    cell('td', 'select', box),
    cell('td', 'id', clip()),
    cell('td', 'edizione', clip()),
    cell('td', 'data', clip()),
    title,
    cell('td', 'autore', clip()),
    cell('td', 'pagina', clip()),
    cell('td', 'testata', clip(), clip('press-clip press-small press-place'), clip('press-clip press-small')),
    cell('td', 'azioni', read, file),
  );
  return row;
};

const setText = (element: Element | undefined, text: string): void => {
  const node = element?.firstChild as Text | null | undefined;
  if (node && node.data !== text) node.data = text;
};

const one = <T extends Element>(row: Element, selector: string): T => row.querySelector<T>(selector) as T;

/** Creates rows that are refilled for other stories, without a framework. */
export const rowMaker = (source: RowSource): (() => DrawnRow) => {
  const template = createTemplate();
  return () => makeRow(source, template);
};

const makeRow = (source: RowSource, template: HTMLTableRowElement): DrawnRow => {
  const element = template.cloneNode(true) as HTMLTableRowElement;
  const [box, read, file] = [
    one<HTMLInputElement>(element, 'input'),
    one<HTMLButtonElement>(element, 'button'),
    one<HTMLAnchorElement>(element, 'a'),
  ];
  const [id, edition, day, title, words, author, page, masthead, where, also] = element.querySelectorAll('.press-clip');
  let drawn: Row | undefined;
  let note = '';
  // Remembers what is in the DOM: reading it for each row on each scroll costs more.
  let className = 'press-row';
  let tabIndex = 0;
  const update = (story: Row): void => {
    const { titolo, autori, pagina } = story;
    const reasons = reasonWords(story);
    box.setAttribute('aria-label', copy.select(titolo));
    read.setAttribute('aria-label', copy.open(titolo));
    file.setAttribute('aria-label', copy.pdfOf(titolo));
    file.href = storyPdf(story.id);
    setText(id, String(story.id));
    setText(edition, story.edizione);
    setText(day, dayText(story.data));
    setText(title, titolo);
    setText(words, reasons);
    setText(author, autori.join(', '));
    setText(page, pagina === null ? '' : String(pagina));
    setText(masthead, story.testata);
    setText(where, story.edizione);
    setText(also, alsoInText(story));
    note = reasons === '' ? '' : ' noted';
  };
  return {
    element,
    fill(index) {
      const story = source.storyAt(index);
      if (!story) return;
      const isChosen = source.isChosen(story.id);
      const isCurrent = source.isCurrent(index);
      const tab = isCurrent ? 0 : -1;
      // The reader's click changes the checkbox too.
      if (box.checked !== isChosen) box.checked = isChosen;
      if (tab !== tabIndex) {
        tabIndex = tab;
        for (const control of [box, read, file]) control.tabIndex = tab;
      }
      element.setAttribute('aria-rowindex', String(index + 2));
      if (drawn !== story) update(story);
      drawn = story;
      const next = `press-row${isChosen ? ' chosen' : ''}${isCurrent ? ' current' : ''}${note}`;
      if (next !== className) element.className = next;
      className = next;
    },
  };
};
