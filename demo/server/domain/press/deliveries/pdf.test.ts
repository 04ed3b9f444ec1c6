import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { brand as mg } from '../../../../../src/rules/brand/brands/mg.ts';
import type { Content, DeliveredItem } from '../stories/content.ts';
import { reviewPdf } from './pdf.ts';

const PARAGRAPH = 'La città ha deciso però così, perché l’Eco è «vicino» al porto. ';

const story = (index: number): DeliveredItem => ({
  id: index,
  edizione: 'Gaviano',
  data: '2025-11-20',
  titolo: `Titolo numero ${index}: perché sì`,
  autori: ['Anna Šimić', 'Élise Bô'],
  pagina: index + 1,
  testata: 'Il Meriggio di Gaviano',
  sigla: 'MG',
  sezione: index < 15 ? 'Economia' : 'Cronaca',
  nota: index === 0 ? 'Da leggere' : '',
  sommario: `Sommario ${index}.`,
  testo: ['## Sottotitolo', ...Array.from({ length: 9 }, () => PARAGRAPH.repeat(8))].join('\n\n'),
});

const content: Content = {
  subject: 'Rassegna',
  note: 'Nota di apertura.',
  format: 'pdf',
  cover: { title: 'Rassegna stampa', logo: null, accent: '#0B5A66' },
  owner: 'Studio Aretti & Lunardi',
  day: '2025-11-20',
  items: Array.from({ length: 30 }, (_, index) => story(index)),
};

const file = reviewPdf(mg.id, content);
const source = file.then((bytes) => bytes.toString('latin1'));

/** The streams of the file, decompressed. */
const streams = file.then((bytes) => {
  const text = bytes.toString('latin1');
  return [...text.matchAll(/stream\r?\n/g)]
    .map(({ index, 0: mark }) => {
      const from = index + mark.length;
      const data = bytes.subarray(from, text.indexOf('endstream', from));
      try {
        return inflateSync(data).toString('latin1');
      } catch {
        return data.toString('latin1');
      }
    })
    .join('\n');
});

const utf16 = (text: string): string =>
  Buffer.from([0xfe, 0xff, ...Buffer.from(text, 'utf16le').swap16()]).toString('latin1');

test('the PDF is tagged and Italian, with title, bookmarks and PDF/UA', async () => {
  const text = await source;
  expect(text.slice(0, 8)).toBe('%PDF-1.7');
  expect(text.includes('/Lang (it-IT)')).toBe(true);
  expect(text.includes('/Marked true')).toBe(true);
  expect(text.includes('/DisplayDocTitle true')).toBe(true);
  expect(text.includes('(Rassegna stampa, 20 novembre 2025)')).toBe(true);
  for (const type of ['Document', 'H1', 'H2', 'H3', 'H4', 'P', 'TOC', 'TOCI', 'Link', 'Art', 'Note', 'Figure']) {
    expect(text.includes(`/S /${type}`), type).toBe(true);
  }
  expect(/\/Outlines \d+ 0 R/.test(text)).toBe(true);
  for (const bookmark of ['Titolo numero 7: perché sì'])
    expect(text.includes(utf16(bookmark).replace(/[()\\]/g, '\\$&'))).toBe(true);
  expect((await streams).includes('<pdfuaid:part>1</pdfuaid:part>')).toBe(true);
});

const pagesOf = (text: string): number => (text.match(/\/Type \/Page\b/g) ?? []).length;

test('stories follow one another, and the index links to each of thirty', async () => {
  const text = await source;
  for (let index = 1; index <= 30; index += 1) expect(text.includes(`(articolo-${index})`)).toBe(true);
  const links = text.match(/\/S \/GoTo\b|\/Dest \(articolo-\d+\)/g) ?? [];
  expect(links.length).toBeGreaterThanOrEqual(60);
  const short = (index: number): DeliveredItem => ({ ...story(index), testo: PARAGRAPH.repeat(3) });
  const items = Array.from({ length: 30 }, (_, index) => short(index));
  const pages = pagesOf((await reviewPdf(mg.id, { ...content, items })).toString('latin1'));
  expect(pages).toBeLessThanOrEqual(10);
  const one = await reviewPdf(mg.id, { ...content, items: [short(0)] });
  expect(pagesOf(one.toString('latin1'))).toBe(1);
});

test('both fonts are embedded with their character maps', async () => {
  const text = await source;
  expect(text.match(/\/FontFile2/g)?.length).toBe(2);
  expect(/\/BaseFont \/(Helvetica|Times)/.test(text)).toBe(false);
  expect(text.match(/\/ToUnicode/g)?.length).toBe(2);
  const maps = [...(await streams).matchAll(/beginbfrange([\s\S]*?)endbfrange/g)].map(([, map]) => map).join();
  for (const letter of 'éèàò«»’') {
    expect(maps.includes(letter.charCodeAt(0).toString(16).padStart(4, '0')), letter).toBe(true);
  }
});

test('decoration is marked as artifact', async () => {
  const text = await streams;
  expect((text.match(/\/Artifact/g) ?? []).length).toBeGreaterThan(30);
  expect((text.match(/\bBDC\b|\bBMC\b/g) ?? []).length).toBe((text.match(/\bEMC\b/g) ?? []).length);
});

const read = (command: string, ...args: readonly string[]) =>
  spawnSync(command, args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });

const hasTools = read('pdfinfo', '-v').status === 0 && read('qpdf', '--version').status === 0;

test.skipIf(!hasTools)('qpdf finds no error; pdfinfo reads thirty stories in order', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'np-pdf-'));
  try {
    const path = join(folder, 'rassegna.pdf');
    writeFileSync(path, await file);
    expect(read('qpdf', '--check', path)).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('No syntax or stream encoding errors found'),
    });
    const facts = read('pdfinfo', path).stdout;
    for (const fact of [/^Title: +Rassegna stampa, 20 novembre 2025$/m, /^Tagged: +yes$/m, /^Suspects: +no$/m])
      expect(facts).toMatch(fact);
    const { stdout, stderr } = read('pdfinfo', '-struct-text', path);
    expect(stderr).toBe('');
    const headings = [...stdout.matchAll(/^ +H\d \(block\)\n +"([^"]+)"$/gm)].map(([, text]) => text);
    const stories = headings.filter((text) => text?.startsWith('Titolo numero '));
    expect(stories).toEqual(content.items.map(({ titolo }) => titolo));
    expect(headings.slice(0, 2)).toEqual(['Rassegna stampa', 'Indice']);
    // Its source stands once on a story, and the brand's name is the picture's text.
    expect(stdout.match(/Il Meriggio di Gaviano, 20 novembre 2025, p\.\u00A08\b/g)).toHaveLength(1);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('an empty review and a review with one story can be set', async () => {
  expect((await reviewPdf(mg.id, { ...content, items: [] })).length).toBeGreaterThan(1000);
  expect((await reviewPdf(mg.id, { ...content, items: [story(0)] })).length).toBeGreaterThan(1000);
});
