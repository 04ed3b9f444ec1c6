import { brotliDecompressSync } from 'node:zlib';
import { buildGlyf } from './woff2-glyf.ts';

/** The tags a WOFF2 directory may name by number. Source: W3C WOFF File Format 2.0, section 4.1. */
const KNOWN_TAGS =
  'cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG  sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill';

interface Entry {
  readonly tag: string;
  readonly transformed: boolean;
  readonly data: Buffer;
}

const readDirectory = (file: Buffer): { flavor: number; entries: Entry[] } => {
  if (file.toString('latin1', 0, 4) !== 'wOF2') throw new Error('Not a WOFF2 font.');
  let at = 48;
  const base128 = (): number => {
    for (let value = 0; ; ) {
      const byte = file.readUInt8(at++);
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  const heads: { tag: string; transformed: boolean; length: number }[] = [];
  for (let left = file.readUInt16BE(12); left > 0; left--) {
    const flags = file.readUInt8(at++);
    let tag = KNOWN_TAGS.slice((flags & 63) * 5, (flags & 63) * 5 + 4);
    if ((flags & 63) === 63) {
      tag = file.toString('latin1', at, at + 4);
      at += 4;
    }
    const version = flags >> 6;
    const transformed = tag === 'glyf' || tag === 'loca' ? version === 0 : version !== 0;
    const length = base128();
    heads.push({ tag, transformed, length: transformed ? base128() : length });
  }
  const data = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)));
  let from = 0;
  const entries = heads.map(({ tag, transformed, length }) => {
    from += length;
    return { tag, transformed, data: data.subarray(from - length, from) };
  });
  return { flavor: file.readUInt32BE(4), entries };
};

const buildSfnt = (flavor: number, tables: ReadonlyMap<string, Buffer>): Buffer => {
  const sorted = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  const head = Buffer.alloc(12 + sorted.length * 16);
  head.writeUInt32BE(flavor, 0);
  head.writeUInt16BE(sorted.length, 4);
  const parts: Buffer[] = [head];
  let offset = head.length;
  for (const [index, [tag, data]] of sorted.entries()) {
    head.write(tag, 12 + index * 16, 'latin1');
    head.writeUInt32BE(offset, 20 + index * 16);
    head.writeUInt32BE(data.length, 24 + index * 16);
    const padding = Buffer.alloc(-data.length & 3);
    parts.push(data, padding);
    offset += data.length + padding.length;
  }
  return Buffer.concat(parts);
};

/**
 * Decodes a WOFF2 font to plain TrueType. Checksums are zero: no consumer reads them.
 *
 * fontkit 2.0.4 draws a WOFF2 font but fails on its derivatives: glyphs of `getVariation` throw (it reads the compressed
 * stream as TrueType), and `createSubset` copies wrong bytes or throws on accented letters, so pdfkit cannot embed it.
 */
export const sfntOfWoff2 = (file: Buffer): Buffer => {
  const { flavor, entries } = readDirectory(file);
  const tables = new Map<string, Buffer>();
  for (const { tag, transformed, data } of entries) {
    if (!transformed) tables.set(tag, data);
    else if (tag === 'glyf') {
      const { glyf, loca } = buildGlyf(data);
      tables.set('glyf', glyf).set('loca', loca);
    } else if (tag !== 'loca') throw new Error(`The WOFF2 table ${tag} is transformed, which is not read here.`);
  }
  const head = tables.get('head');
  if (!head) throw new Error('The WOFF2 font has no head table.');
  const copy: Buffer = Buffer.from(head);
  copy.writeInt16BE(1, 50); // long offsets in loca
  tables.set('head', copy);
  return buildSfnt(flavor, tables);
};
