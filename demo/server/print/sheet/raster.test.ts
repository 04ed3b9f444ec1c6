import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { fullEdition } from '../../testing/test-edition.ts';
import { type Box, regionBox } from '../../testing/test-geometry.ts';
import { composeEdition } from '../edition/compose-edition.ts';
import { renderPage } from './raster.ts';
import type { SetPage } from './types.ts';

const { pages } = composeEdition(fullEdition('MG'), 16).set;
const page = (n: number): SetPage => pages[n - 1] as SetPage;

/** Pixels per page unit. */
const SCALE = 2;

const greyOf = async (of: SetPage): Promise<{ data: Buffer; width: number; height: number }> => {
  const png = await renderPage(of, { width: of.width * SCALE, format: 'png' });
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

/** Items outside the stories: rules, running head, advertisements, wordmark. */
const ownBoxes = (of: SetPage): Box[] =>
  of.items.flatMap((item): Box[] => {
    if (item.articleId) return [];
    if (item.kind === 'rect' || item.kind === 'image')
      return [[item.x, item.y, item.x + item.width, item.y + item.height]];
    if (item.kind === 'text') return [[item.x, item.y - item.size, item.x + item.width, item.y + item.size * 0.3]];
    return [[item.x, item.y, item.x + item.mark.width * item.scale, item.y + item.mark.height * item.scale]];
  });

describe.each([1, 2, 5, 16])('the rendered page %i', (n) => {
  test('has ink in every region, and none outside regions and page furniture', async () => {
    const { data, width, height } = await greyOf(page(n));
    const free = new Uint8Array(width * height).fill(1);
    const clear = ([left, top, right, bottom]: Box, margin: number): void => {
      for (
        let y = Math.max(0, Math.floor((top - margin) * SCALE));
        y < Math.min(height, (bottom + margin) * SCALE);
        y++
      ) {
        const from = y * width + Math.max(0, Math.floor((left - margin) * SCALE));
        free.fill(0, from, Math.max(from, y * width + Math.min(width, Math.ceil((right + margin) * SCALE))));
      }
    };
    for (const region of page(n).regions) {
      const [left, top, right, bottom] = regionBox(region).map((value) => Math.round(value * SCALE)) as [
        number,
        number,
        number,
        number,
      ];
      let dark = 0;
      for (let y = top; y < bottom; y++)
        for (let x = left; x < right; x++) if ((data[y * width + x] ?? 255) < 128) dark++;
      expect(dark / ((right - left) * (bottom - top)), region.article_id).toBeGreaterThan(0.03);
      clear(regionBox(region), 0);
    }
    for (const box of ownBoxes(page(n))) clear(box, 1);
    let stray = 0;
    for (let at = 0; at < data.length; at++) if (free[at] && (data[at] ?? 255) < 235) stray++;
    expect(stray).toBe(0);
  });

  test('has clean gutters between the columns of each story', async () => {
    const { data, width } = await greyOf(page(n));
    for (const region of page(n).regions) {
      const lines = page(n).items.filter(
        (item) => item.kind === 'text' && item.articleId === region.article_id && item.style === 'text',
      );
      const starts = [...new Set(lines.map(({ x }) => Math.round(x * 10) / 10))].sort((a, b) => a - b);
      for (const line of lines) {
        if (line.kind !== 'text') continue;
        const next = starts.find((x) => x > line.x + 60);
        if (next === undefined) continue;
        const y = Math.round((line.y - 2) * SCALE);
        for (let x = Math.ceil((line.x + line.width + 1.2) * SCALE); x < Math.floor((next - 1.2) * SCALE); x++) {
          expect(data[y * width + x], `${line.text} at ${x}, ${y}`).toBeGreaterThan(200);
        }
      }
    }
  });
});

test('a front page too small to read weighs at most half of the readable one', async () => {
  const [small, readable] = await Promise.all(
    [640, 1000].map((width) => renderPage(page(1), { width, format: 'avif' })),
  );
  expect(small?.length).toBeLessThan((readable?.length ?? 0) / 2);
});

test.each([
  ['avif', 320],
  ['webp', 640],
  ['jpeg', 1000],
  ['png', 1400],
] as const)('renders %s at %i pixels', async (format, width) => {
  const meta = await sharp(await renderPage(page(3), { width, format })).metadata();
  expect([meta.format, meta.width, meta.height]).toEqual([
    format === 'avif' ? 'heif' : format,
    width,
    Math.round(width / 0.69),
  ]);
});
