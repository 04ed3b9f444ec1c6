import { spawnSync } from 'node:child_process';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { fullEdition } from '../../testing/test-edition.ts';
import { regionBox } from '../../testing/test-geometry.ts';
import { PAGE_WIDTH } from '../sheet/geometry.ts';
import { renderPage } from '../sheet/raster.ts';
import type { SetPage } from '../sheet/types.ts';
import { composeEdition } from './compose-edition.ts';

/** Width in pixels of the pages that the viewer shows for reading and stores for offline use. */
const WIDTH = 1400;
const SCALE = WIDTH / PAGE_WIDTH;
const MARGIN = 8;

const ocr = 'tesseract';
// Its threads wait for each other where cores are busy: one reads as well in half the time.
const env = { ...process.env, OMP_THREAD_LIMIT: '1' };
const hasOcr = spawnSync(ocr, ['--list-langs'], { encoding: 'utf8' }).stdout?.includes('ita') === true;

/** The words of a text; words hyphenated at a line end are joined. */
const wordsOf = (text: string): readonly string[] =>
  text
    .replace(/-\s*\n\s*/g, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Share of the wanted words that were found; repeated words count as often as they occur. */
const share = (wanted: readonly string[], found: readonly string[]): number => {
  const left = new Map<string, number>();
  for (const word of found) left.set(word, (left.get(word) ?? 0) + 1);
  const there = wanted.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count > 0;
  });
  return there.length / wanted.length;
};

const edition = fullEdition('MG');
const { pages } = composeEdition(edition, 16).set;

/** Whether the whole story is in this region, with no part on another page. */
const isWhole = ({ article_id: id }: SetPage['regions'][number]): boolean =>
  pages.flatMap(({ regions }) => regions).filter(({ article_id }) => article_id === id).length === 1;

test.skipIf(!hasOcr)(
  'OCR reads at least 97 % of the words at the reading zoom (needs tesseract-ocr-ita)',
  { timeout: 300_000 },
  async () => {
    const found: [string, number][] = [];
    for (const page of [pages[1], pages[3]].filter((one) => one !== undefined)) {
      const image = await renderPage(page, { width: WIDTH, format: 'avif' });
      for (const region of page.regions.filter(isWhole).slice(0, 2)) {
        const [left, top, right, bottom] = regionBox(region).map((value) => Math.round(value * SCALE)) as [
          number,
          number,
          number,
          number,
        ];
        const input = await sharp(image)
          .extract({
            left: left - MARGIN,
            top: top - MARGIN,
            width: right - left + 2 * MARGIN,
            height: bottom - top + 2 * MARGIN,
          })
          .png()
          .toBuffer();
        const { stdout } = spawnSync(ocr, ['stdin', 'stdout', '-l', 'ita', '--psm', '3'], { input, env });
        const story = edition.articles.find(({ id }) => id === region.article_id);
        found.push([region.article_id, share(wordsOf(story?.body.join('\n') ?? ''), wordsOf(String(stdout)))]);
      }
    }
    expect(found).toHaveLength(4);
    expect(found.filter(([, part]) => !(part >= 0.97))).toEqual([]);
  },
);
