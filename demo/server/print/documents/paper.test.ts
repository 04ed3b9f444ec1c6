import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { paperPdf } from './paper.ts';

const paper = {
  title: 'Ricevuta del recesso',
  issuer: 'Il Meriggio di Gaviano',
  paragraphs: ['Con questa dichiarazione recedo dal contratto: è così, «perché» sì, 189,00 € l’anno.'],
  facts: [['Data e ora', '21 novembre 2026, ore 10:42']] as const,
  footer: 'Rilasciata su supporto durevole.',
  madeAt: Date.UTC(2026, 10, 21, 9, 42),
};

/** The file as text, its streams decompressed. */
const textOf = (bytes: Uint8Array): string => {
  const source = Buffer.from(bytes).toString('latin1');
  return source.replace(/stream\r?\n([\s\S]*?)\r?\nendstream/g, (whole, packed: string) => {
    try {
      return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
    } catch {
      return whole;
    }
  });
};

test('the PDF is tagged and Italian, with title, embedded fonts and creation time', async () => {
  const text = textOf(await paperPdf(paper));
  expect(text).toMatch(/^%PDF-1\.7/);
  expect(text).toContain('/Lang (it-IT)');
  expect(text).toContain('/Marked true');
  expect(text).toContain('/DisplayDocTitle true');
  expect(text).toContain('(Ricevuta del recesso)');
  expect(text).toContain('D:20261121094200Z');
  expect(text.match(/\/FontFile2?\d? /g)?.length).toBe(2);
  expect(text.match(/\/S \/H1/g)?.length).toBe(1);
});

test('every character of an Italian text can be copied from the PDF', async () => {
  const text = textOf(await paperPdf(paper));
  const mapped = new Set(
    [...text.matchAll(/<([\da-f]{4})>/gi)].map(([, hex]) => String.fromCodePoint(parseInt(hex ?? '', 16))),
  );
  for (const letter of 'è«»€’ìRdg') expect(mapped, letter).toContain(letter);
});
