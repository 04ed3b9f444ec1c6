import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { sfntOfWoff2 } from '../type/woff2.ts';

/** A short official paper: a title, paragraphs, and a table of facts. */
export interface Paper {
  readonly title: string;
  readonly issuer: string;
  readonly paragraphs: readonly string[];
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly footer: string;
  /** Creation time in the PDF's metadata, milliseconds. */
  readonly madeAt: number;
}

const require = createRequire(import.meta.url);
const fontFiles = {
  sans: '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2',
  serif: '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2',
} as const;
const loaded = new Map<string, Buffer>();

const fontOf = (name: keyof typeof fontFiles): Buffer => {
  const known = loaded.get(name) ?? sfntOfWoff2(readFileSync(require.resolve(fontFiles[name])));
  loaded.set(name, known);
  return known;
};

const INK = '#1b1916';
const QUIET = '#6a655c';
const MARGIN = 64;
const NAME_WIDTH = 160;

type Document = InstanceType<typeof PDFDocument>;

const addFacts = (doc: Document, facts: Paper['facts']): void => {
  const width = doc.page.width - 2 * MARGIN;
  for (const [name, value] of facts) {
    doc.addStructure(
      doc.struct('P', {}, () => {
        const { y } = doc;
        doc.font('sans').fontSize(10).fillColor(QUIET).text(name, MARGIN, y, { width: NAME_WIDTH });
        const afterName = doc.y;
        doc.fillColor(INK).text(value, MARGIN + NAME_WIDTH, y, { width: width - NAME_WIDTH });
        doc.y = Math.max(afterName, doc.y) + 6;
      }),
    );
  }
  doc.x = MARGIN;
};

const write = (doc: Document, { title, issuer, paragraphs, facts, footer }: Paper): void => {
  const width = doc.page.width - 2 * MARGIN;
  const paragraph = (text: string, size: number, colour: string) =>
    doc.addStructure(
      doc.struct('P', {}, () => {
        doc.font('sans').fontSize(size).fillColor(colour).text(text, MARGIN, doc.y, { width, lineGap: 3 });
        doc.moveDown(0.6);
      }),
    );
  paragraph(issuer, 11, QUIET);
  doc.addStructure(
    doc.struct('H1', {}, () => {
      doc.font('serif').fontSize(26).fillColor(INK).text(title, { width });
      doc.moveDown(0.6);
    }),
  );
  for (const text of paragraphs) paragraph(text, 11, INK);
  doc.moveDown();
  addFacts(doc, facts);
  doc.moveDown(2);
  paragraph(footer, 9, QUIET);
};

/** A paper as a tagged Italian PDF with embedded fonts. */
export const paperPdf = (paper: Paper): Promise<Uint8Array<ArrayBuffer>> =>
  new Promise((resolve, reject) => {
    const date = new Date(paper.madeAt);
    const doc = new PDFDocument({
      size: 'A4',
      margins: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN },
      pdfVersion: '1.7',
      tagged: true,
      lang: 'it-IT',
      displayTitle: true,
      info: { Title: paper.title, Author: paper.issuer, CreationDate: date, ModDate: date },
    });
    const chunks: Uint8Array[] = [];
    doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    doc.on('error', reject);
    doc.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    doc.registerFont('sans', fontOf('sans'));
    doc.registerFont('serif', fontOf('serif'));
    write(doc, paper);
    doc.end();
  });
