import PDFDocument from 'pdfkit';
import { momentOf } from '../../../../../src/rules/text/calendar.ts';
import { longDate } from '../../../../../src/rules/text/dates.ts';
import { brandOfId } from '../../../base/addresses.ts';
import { recordOf } from '../../../base/records.ts';
import { readWordmark } from '../../../print/sheet/assets.ts';
import type { Content, DeliveredItem } from '../stories/content.ts';
import { bySection, placeOf } from './mail.ts';
import { type Face, faces, pdfFont, printable } from './pdf-fonts.ts';

const MARGIN = 62;
const HEADER_AT = 34;
const LOGO_HEIGHT = 26;
/** A story begins on the page only with room for its heading and some lines. */
const STORY_ROOM = 170;
const ENTRY_ROOM = 40;
const INK = '#1B1916';
const SOFT = '#4C4841';

const sizes = { title: 30, heading: 17, entry: 12, story: 22, standfirst: 13, body: 11, small: 9.5 } as const;

/** Page of each story, from 1, in the order of the review. */
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
  entry: { face: 'serif', size: 'entry' },
  story: { face: 'serif', size: 'story', gap: 6 },
  standfirst: { face: 'serif', size: 'standfirst', color: SOFT, gap: 8 },
  body: { face: 'serif', size: 'body', gap: 7 },
  subheading: { face: 'sans', size: 'body', gap: 4 },
  small: { face: 'sans', size: 'small', color: SOFT, gap: 5 },
} as const satisfies Record<string, Style>;

type Doc = PDFKit.PDFDocument;

const write = (doc: Doc, name: keyof typeof styles, text: string, options: PDFKit.Mixins.TextOptions = {}): void => {
  const { face, size, color = INK, gap }: Style = styles[name];
  doc.font(face).fontSize(sizes[size]).fillColor(color);
  doc.text(printable(face, text), { lineGap: sizes[size] * 0.22, paragraphGap: gap ?? 0, ...options });
};

const widthOf = (doc: Doc): number => doc.page.width - 2 * MARGIN;

/** Continues on a new page when less than `room` is left on this one. */
const keepRoom = (doc: Doc, room: number): void => {
  if (doc.y + room > doc.page.height - MARGIN) doc.addPage();
};

/** Draws what has no meaning of its own: screen readers skip it. */
const decorate = (doc: Doc, draw: () => void): void => {
  doc.markContent('Artifact', { type: 'Layout' });
  draw();
  doc.endMarkedContent();
};

const drawRule = (doc: Doc, y: number): void => {
  doc
    .moveTo(MARGIN, y)
    .lineTo(MARGIN + widthOf(doc), y)
    .lineWidth(0.5)
    .stroke(SOFT);
};

/** The reader's own logo, or the brand's. */
const addLogo = (doc: Doc, root: PDFKit.PDFStructureElement, { cover, owner }: Content, brandId: number): void => {
  const top = doc.y;
  const { logo, accent } = cover;
  if (logo !== null) {
    const image = Buffer.from(logo.slice(logo.indexOf(',') + 1), 'base64');
    const draw = () => void doc.image(image, MARGIN, top, { fit: [180, 60] });
    root.add(doc.struct('Figure', { alt: `Logo di ${owner}` }, draw));
    doc.y = top + 76;
    return;
  }
  const brand = recordOf(brandOfId(brandId));
  const { height, paths } = readWordmark(brand.sigla);
  root.add(
    doc.struct('Figure', { alt: brand.name }, () => {
      doc
        .save()
        .translate(MARGIN, top)
        .scale(LOGO_HEIGHT / height);
      for (const { d, evenOdd } of paths) doc.path(d).fill(accent, evenOdd ? 'even-odd' : 'non-zero');
      doc.restore();
    }),
  );
  doc.y = top + LOGO_HEIGHT + 20;
};

const addCover = (doc: Doc, root: PDFKit.PDFStructureElement, content: Content, brandId: number): void => {
  const { cover, day, owner, note, items } = content;
  decorate(doc, () => void doc.rect(MARGIN, MARGIN, 72, 5).fill(cover.accent));
  doc.y = MARGIN + 24;
  addLogo(doc, root, content, brandId);
  root.add(doc.struct('H1', {}, () => write(doc, 'title', cover.title)));
  const count = items.length === 1 ? '1 articolo' : `${items.length} articoli`;
  root.add(doc.struct('P', {}, () => write(doc, 'sub', `${longDate(momentOf(day))} · ${count} · ${owner}`)));
  if (note !== '') root.add(doc.struct('P', {}, () => write(doc, 'standfirst', note)));
  doc.moveDown();
};

const nameOf = (index: number): string => `articolo-${index + 1}`;

/** The titles with their pages; both lead to the story. */
const addIndex = (
  doc: Doc,
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
  const width = widthOf(doc);
  for (const [index, { titolo, testata }] of items.entries()) {
    keepRoom(doc, ENTRY_ROOM);
    const entry = doc.struct('TOCI');
    table.add(entry);
    const draw = () => {
      const top = doc.y;
      const goTo = nameOf(index);
      write(doc, 'entry', `${titolo} — ${testata}`, { goTo, width: width - 40 });
      const bottom = doc.y;
      doc.y = top;
      write(doc, 'entry', String(starts[index] ?? 1), { goTo, width, align: 'right' });
      doc.y = bottom + 6;
    };
    entry.add(doc.struct('Link', { alt: titolo }, draw));
    entry.end();
  }
  table.end();
};

const addStory = (
  doc: Doc,
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
  add('P', 'small', [placeOf(item), ...item.autori].join(' · '));
  add(level, 'story', item.titolo, { destination: name });
  if (item.nota !== '') add('Note', 'small', `Nota: ${item.nota}`);
  add('P', 'standfirst', item.sommario);
  for (const paragraph of item.testo.split('\n\n')) {
    if (paragraph.startsWith('## ')) add(level === 'H2' ? 'H3' : 'H4', 'subheading', paragraph.slice(3));
    else add('P', 'body', paragraph);
  }
  story.end();
};

/** Draws the review's name and the page number at the head of each page but the cover, after all pages exist. */
const drawHeaders = (doc: Doc, { cover, day }: Content): void => {
  const { count } = doc.bufferedPageRange();
  for (let page = 1; page < count; page += 1) {
    doc.switchToPage(page);
    doc.markContent('Artifact', { type: 'Pagination', attached: ['Top'] });
    doc.font('sans').fontSize(sizes.small).fillColor(SOFT);
    const width = widthOf(doc);
    const title = printable('sans', `${cover.title}, ${longDate(momentOf(day))}`);
    doc.text(title, MARGIN, HEADER_AT, { width: width - 40, lineBreak: false });
    doc.text(String(page + 1), MARGIN, HEADER_AT, { width, align: 'right', lineBreak: false });
    drawRule(doc, HEADER_AT + 15);
    doc.endMarkedContent();
  }
};

/** Sets the review, its stories one after another, and returns the page of each story, for the index of the next run. */
const set = (doc: Doc, content: Content, brandId: number, starts: Starts): Starts => {
  const found: number[] = [];
  const root = doc.struct('Document');
  doc.addStructure(root);
  const ordered = bySection(content.items);
  const items = ordered.flatMap(([, own]) => own);
  addCover(doc, root, content, brandId);
  addIndex(doc, root, items, starts);
  for (const [section, own] of ordered) {
    let branch = doc.outline;
    for (const [index, item] of own.entries()) {
      doc.y += 14;
      keepRoom(doc, STORY_ROOM);
      if (doc.y > MARGIN) {
        decorate(doc, () => drawRule(doc, doc.y));
        doc.y += 14;
      }
      if (index === 0 && section !== '') {
        branch = doc.outline.addItem(section);
        root.add(doc.struct('H2', {}, () => write(doc, 'heading', section)));
      }
      found.push(doc.bufferedPageRange().count);
      branch.addItem(item.titolo);
      addStory(doc, root, item, nameOf(found.length - 1), section === '' ? 'H2' : 'H3');
    }
  }
  root.end();
  drawHeaders(doc, content);
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

/**
 * A press review as a tagged PDF with logo, bookmarks, linked index and embedded fonts. The same content gives the same
 * pages.
 */
export const reviewPdf = async (brandId: number, content: Content): Promise<Buffer> => {
  const setOnce = async (starts: Starts): Promise<{ found: Starts; file: Buffer }> => {
    const doc = newDocument(content);
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    const ended = new Promise<void>((resolve, reject) => doc.once('end', resolve).once('error', reject));
    const found = set(doc, content, brandId, starts);
    doc.end();
    await ended;
    return { found, file: Buffer.concat(chunks) };
  };
  const draft = await setOnce(content.items.map(() => 100));
  return (await setOnce(draft.found)).file;
};
