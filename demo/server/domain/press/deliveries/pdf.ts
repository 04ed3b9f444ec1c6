import PDFDocument from 'pdfkit';
import { momentOf } from '../../../../../src/rules/text/calendar.ts';
import { longDate } from '../../../../../src/rules/text/dates.ts';
import type { Content, DeliveredItem } from '../stories/content.ts';
import { bySection, placeOf } from './mail.ts';
import { type Face, faces, pdfFont, printable } from './pdf-fonts.ts';

const MARGIN = 62;
const HEADER_AT = 34;
const INK = '#1B1916';
const SOFT = '#4C4841';

const sizes = { title: 30, heading: 17, story: 22, standfirst: 13, body: 11, small: 9.5 } as const;

/** First page of each story, from 1, in the order of the review. */
type Starts = readonly number[];

interface Style {
  readonly face: Face;
  readonly size: keyof typeof sizes;
  readonly color?: string;
  readonly gap?: number;
}

const styles = {
  title: { face: 'serif', size: 'title', gap: 10 },
  sub: { face: 'sans', size: 'body', color: SOFT, gap: 4 },
  heading: { face: 'sans', size: 'heading', gap: 8 },
  story: { face: 'serif', size: 'story', gap: 6 },
  standfirst: { face: 'serif', size: 'standfirst', color: SOFT, gap: 8 },
  body: { face: 'serif', size: 'body', gap: 7 },
  subheading: { face: 'sans', size: 'body', gap: 4 },
  small: { face: 'sans', size: 'small', color: SOFT, gap: 5 },
} as const satisfies Record<string, Style>;

const write = (
  doc: PDFKit.PDFDocument,
  name: keyof typeof styles,
  text: string,
  options: PDFKit.Mixins.TextOptions = {},
): void => {
  const { face, size, color = INK, gap }: Style = styles[name];
  doc.font(face).fontSize(sizes[size]).fillColor(color);
  doc.text(printable(face, text), { lineGap: sizes[size] * 0.22, paragraphGap: gap ?? 0, ...options });
};

const addCover = (doc: PDFKit.PDFDocument, root: PDFKit.PDFStructureElement, content: Content): void => {
  const { cover, day, owner, note, items } = content;
  const { logo } = cover;
  doc.markContent('Artifact', { type: 'Layout' });
  doc.rect(MARGIN, MARGIN, 72, 5).fill(cover.accent);
  doc.endMarkedContent();
  doc.y = MARGIN + 24;
  if (logo !== null) {
    const image = Buffer.from(logo.slice(logo.indexOf(',') + 1), 'base64');
    root.add(
      doc.struct('Figure', { alt: `Logo di ${owner}` }, () => {
        doc.image(image, MARGIN, doc.y, { fit: [180, 60] });
      }),
    );
    doc.y += 72;
  }
  root.add(doc.struct('H1', {}, () => write(doc, 'title', cover.title)));
  const count = items.length === 1 ? '1 articolo' : `${items.length} articoli`;
  root.add(doc.struct('P', {}, () => write(doc, 'sub', `${longDate(momentOf(day))} · ${count} · ${owner}`)));
  if (note !== '') root.add(doc.struct('P', {}, () => write(doc, 'standfirst', note)));
  doc.moveDown();
};

const addIndex = (
  doc: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  items: readonly DeliveredItem[],
  starts: Starts,
): void => {
  if (items.length === 0) {
    root.add(doc.struct('P', {}, () => write(doc, 'body', 'Oggi la rassegna non contiene articoli.')));
    return;
  }
  root.add(doc.struct('H2', {}, () => write(doc, 'heading', 'Indice')));
  const table = doc.struct('TOC');
  root.add(table);
  for (const [index, item] of items.entries()) {
    const label = `${item.titolo} — ${placeOf(item)} — pagina ${starts[index] ?? 1}`;
    const entry = doc.struct('TOCI');
    table.add(entry);
    entry.add(doc.struct('Link', { alt: item.titolo }, () => write(doc, 'body', label, { goTo: nameOf(index) })));
    entry.end();
  }
  table.end();
};

const nameOf = (index: number): string => `articolo-${index + 1}`;

const addStory = (
  doc: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  item: DeliveredItem,
  name: string,
  level: 'H2' | 'H3',
): void => {
  const story = doc.struct('Art');
  root.add(story);
  const add = (type: string, style: keyof typeof styles, text: string, options = {}): void => {
    if (text !== '') story.add(doc.struct(type, {}, () => write(doc, style, text, options)));
  };
  add('P', 'small', placeOf(item));
  add(level, 'story', item.titolo, { destination: name });
  add('P', 'small', item.autori.join(', '));
  if (item.nota !== '') add('Note', 'small', `Nota: ${item.nota}`);
  add('P', 'standfirst', item.sommario);
  for (const paragraph of item.testo.split('\n\n')) {
    if (paragraph.startsWith('## ')) add(level === 'H2' ? 'H3' : 'H4', 'subheading', paragraph.slice(3));
    else add('P', 'body', paragraph);
  }
  story.end();
};

/** Draws masthead, date and page of the story at the head of each page, after all pages exist. */
const drawHeaders = (doc: PDFKit.PDFDocument, items: readonly DeliveredItem[], starts: Starts): void => {
  const { count } = doc.bufferedPageRange();
  for (let page = 1; page < count; page += 1) {
    const index = starts.findLastIndex((start) => start <= page + 1);
    const item = items[index];
    if (!item) continue;
    doc.switchToPage(page);
    doc.markContent('Artifact', { type: 'Pagination', attached: ['Top'] });
    doc.font('sans').fontSize(sizes.small).fillColor(SOFT);
    const width = doc.page.width - 2 * MARGIN;
    doc.text(printable('sans', placeOf(item)), MARGIN, HEADER_AT, { width, lineBreak: false });
    doc.text(String(page + 1), MARGIN, HEADER_AT, { width, align: 'right', lineBreak: false });
    doc
      .moveTo(MARGIN, HEADER_AT + 15)
      .lineTo(MARGIN + width, HEADER_AT + 15)
      .lineWidth(0.5)
      .stroke(SOFT);
    doc.endMarkedContent();
  }
};

/** Sets the review and returns the first page of each story, for the index of the next run. */
const set = (doc: PDFKit.PDFDocument, content: Content, starts: Starts): Starts => {
  const found: number[] = [];
  const root = doc.struct('Document');
  doc.addStructure(root);
  const ordered = bySection(content.items);
  const items = ordered.flatMap(([, own]) => own);
  addCover(doc, root, content);
  addIndex(doc, root, items, starts);
  for (const [section, own] of ordered) {
    let branch = doc.outline;
    for (const [index, item] of own.entries()) {
      doc.addPage();
      found.push(doc.bufferedPageRange().count);
      if (index === 0 && section !== '') {
        branch = doc.outline.addItem(section);
        root.add(doc.struct('H2', {}, () => write(doc, 'heading', section)));
      }
      branch.addItem(item.titolo);
      addStory(doc, root, item, nameOf(found.length - 1), section === '' ? 'H2' : 'H3');
    }
  }
  root.end();
  drawHeaders(doc, items, found);
  return found;
};

/** PDF/UA is missing in the library's types. */
const universal = { subset: 'PDF/UA' } as unknown as { readonly subset?: PDFKit.Mixins.PDFSubsets };

const newDocument = ({ cover, day, owner }: Content): PDFKit.PDFDocument => {
  const doc = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    bufferPages: true,
    pdfVersion: '1.7',
    ...universal,
    tagged: true,
    lang: 'it-IT',
    displayTitle: true,
    info: {
      Title: `${cover.title}, ${longDate(momentOf(day))}`,
      Author: owner,
      CreationDate: momentOf(day),
    },
  });
  for (const face of faces) doc.registerFont(face, pdfFont(face).data);
  return doc;
};

/** A press review as a tagged PDF with bookmarks, index and embedded fonts. The same content gives the same pages. */
export const reviewPdf = async (content: Content): Promise<Buffer> => {
  const setOnce = async (starts: Starts): Promise<{ found: Starts; file: Buffer }> => {
    const doc = newDocument(content);
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    const ended = new Promise<void>((resolve, reject) => doc.once('end', resolve).once('error', reject));
    const found = set(doc, content, starts);
    doc.end();
    await ended;
    return { found, file: Buffer.concat(chunks) };
  };
  const draft = await setOnce(content.items.map(() => 100));
  return (await setOnce(draft.found)).file;
};
