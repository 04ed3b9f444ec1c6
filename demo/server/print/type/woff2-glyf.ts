/** Reads a stream of bytes in order. */
class Cursor {
  at = 0;
  readonly data: Buffer;

  constructor(data: Buffer) {
    this.data = data;
  }

  u8(): number {
    return this.data.readUInt8(this.at++);
  }

  i16(): number {
    this.at += 2;
    return this.data.readInt16BE(this.at - 2);
  }

  /** The variable-length number of WOFF2, section 4.1 (255UInt16). */
  short(): number {
    const code = this.u8();
    if (code === 253) return this.u8() * 256 + this.u8();
    if (code === 255) return this.u8() + 253;
    if (code === 254) return this.u8() + 506;
    return code;
  }

  take(length: number): Buffer {
    this.at += length;
    return this.data.subarray(this.at - length, this.at);
  }
}

const signed = (flag: number, value: number): number => (flag & 1 ? value : -value);

/** One step of an outline. Source: WOFF2, section 5.2, table of triplet encodings. */
const readStep = (flag: number, glyphs: Cursor): [dx: number, dy: number] => {
  if (flag < 10) return [0, signed(flag, ((flag & 14) << 7) + glyphs.u8())];
  if (flag < 20) return [signed(flag, (((flag - 10) & 14) << 7) + glyphs.u8()), 0];
  if (flag < 84) {
    const b0 = flag - 20;
    const b1 = glyphs.u8();
    return [signed(flag, 1 + (b0 & 0x30) + (b1 >> 4)), signed(flag >> 1, 1 + ((b0 & 0x0c) << 2) + (b1 & 0x0f))];
  }
  if (flag < 120) {
    const b0 = flag - 84;
    const dx = signed(flag, 1 + (Math.trunc(b0 / 12) << 8) + glyphs.u8());
    return [dx, signed(flag >> 1, 1 + (((b0 % 12) >> 2) << 8) + glyphs.u8())];
  }
  const b1 = glyphs.u8();
  const b2 = glyphs.u8();
  if (flag < 124) return [signed(flag, (b1 << 4) + (b2 >> 4)), signed(flag >> 1, ((b2 & 15) << 8) + glyphs.u8())];
  return [signed(flag, (b1 << 8) + b2), signed(flag >> 1, glyphs.u8() * 256 + glyphs.u8())];
};

/** The bytes of a composite's components, and whether instructions follow. Source: OpenType, glyf, composite description. */
const readComposite = (composites: Cursor): { data: Buffer; instructed: boolean } => {
  const start = composites.at;
  let instructed = false;
  for (let flags = 0x20; flags & 0x20; ) {
    flags = composites.data.readUInt16BE(composites.at);
    instructed ||= (flags & 0x100) !== 0;
    composites.at += 4 + (flags & 1 ? 4 : 2) + (flags & 8 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0);
  }
  return { data: composites.data.subarray(start, composites.at), instructed };
};

const words = (values: readonly number[]): Buffer => {
  const out = Buffer.alloc(values.length * 2);
  for (const [index, value] of values.entries()) out.writeInt16BE(((value + 0x8000) & 0xffff) - 0x8000, index * 2);
  return out;
};

/** Rebuilds `glyf` and a long `loca` from WOFF2's transformed `glyf`. Source: WOFF2, section 5.1. */
export const buildGlyf = (table: Buffer): { glyf: Buffer; loca: Buffer } => {
  const count = table.readUInt16BE(4);
  let from = 36;
  const stream = (index: number): Cursor => {
    const length = table.readUInt32BE(8 + index * 4);
    from += length;
    return new Cursor(table.subarray(from - length, from));
  };
  const [contours, points, flags, glyphs, composites, boxes, instructions] = [0, 1, 2, 3, 4, 5, 6].map(stream) as [
    Cursor,
    Cursor,
    Cursor,
    Cursor,
    Cursor,
    Cursor,
    Cursor,
  ];
  const bitmap = boxes.take(((count + 31) >> 5) * 4);
  const hasBox = (id: number): boolean => ((bitmap[id >> 3] ?? 0) & (0x80 >> (id & 7))) !== 0;

  const simple = (id: number, contourCount: number): Buffer => {
    const ends: number[] = [];
    let total = 0;
    for (let c = 0; c < contourCount; c++) {
      total += points.short();
      ends.push(total - 1);
    }
    const on = Buffer.alloc(total);
    const xs: number[] = [];
    const ys: number[] = [];
    let [x, y, xMin, yMin, xMax, yMax] = [0, 0, Infinity, Infinity, -Infinity, -Infinity];
    for (let p = 0; p < total; p++) {
      const flag = flags.u8();
      on[p] = flag >> 7 ? 0 : 1;
      const [dx, dy] = readStep(flag & 127, glyphs);
      xs.push(dx);
      ys.push(dy);
      x += dx;
      y += dy;
      [xMin, yMin, xMax, yMax] = [Math.min(xMin, x), Math.min(yMin, y), Math.max(xMax, x), Math.max(yMax, y)];
    }
    const code = instructions.take(glyphs.short());
    const box = hasBox(id) ? boxes.take(8) : words([xMin, yMin, xMax, yMax]);
    return Buffer.concat([words([contourCount]), box, words([...ends, code.length]), code, on, words(xs), words(ys)]);
  };

  const composite = (): Buffer => {
    const { data, instructed } = readComposite(composites);
    const code = instructed ? instructions.take(glyphs.short()) : null;
    const tail = code ? [words([code.length]), code] : [];
    return Buffer.concat([words([-1]), boxes.take(8), data, ...tail]);
  };

  const parts: Buffer[] = [];
  const loca = Buffer.alloc((count + 1) * 4);
  let offset = 0;
  for (let id = 0; id < count; id++) {
    loca.writeUInt32BE(offset, id * 4);
    const contourCount = contours.i16();
    if (contourCount === 0) continue;
    const glyph = contourCount < 0 ? composite() : simple(id, contourCount);
    const padding = Buffer.alloc(-glyph.length & 3);
    parts.push(glyph, padding);
    offset += glyph.length + padding.length;
  }
  loca.writeUInt32BE(offset, count * 4);
  return { glyf: Buffer.concat(parts), loca };
};
