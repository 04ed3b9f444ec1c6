import { describe, expect, test } from 'vitest';
import { fullEdition } from '../../testing/test-edition.ts';
import { type Box, glyphBoxes, letters, meets, regionBox, texts, within } from '../../testing/test-geometry.ts';
import { LEADING } from '../sheet/geometry.ts';
import type { SetPage, TextItem } from '../sheet/types.ts';
import { italianText } from '../type/italian.ts';
import { composeEdition } from './compose-edition.ts';

describe.each(['MG', 'GZ', 'QP'])('a full edition of %s', (sigla) => {
  const edition = fullEdition(sigla);
  const { plan, set } = composeEdition(edition, 16);
  const textsOf = (page: SetPage, id: string): TextItem[] => texts(page).filter(({ articleId }) => articleId === id);

  test('has sixteen pages or more, an even number, in the proportion 0.69', () => {
    expect(set.pages.length).toBeGreaterThanOrEqual(16);
    expect(set.pages.length % 2).toBe(0);
    expect(set.pages.map(({ n }) => n)).toEqual(set.pages.map((_, index) => index + 1));
    for (const { width, height } of set.pages) expect(width / height).toBeCloseTo(0.69, 3);
    expect(plan.pages.length + 1).toBe(set.pages.length);
  });

  test('every glyph and picture of a story is inside one of its regions, and in no other story’s region', () => {
    for (const page of set.pages) {
      const regions = page.regions.map((region) => ({ id: region.article_id, box: regionBox(region) }));
      for (const item of page.items) {
        if (!item.articleId || item.kind === 'mark') continue;
        const boxes: Box[] =
          item.kind === 'text' ? glyphBoxes(item) : [[item.x, item.y, item.x + item.width, item.y + item.height]];
        for (const box of boxes) {
          const own = regions.some((region) => region.id === item.articleId && within(box, region.box));
          const other = regions.some((region) => region.id !== item.articleId && meets(box, region.box));
          if (!own || other) throw new Error(`Page ${page.n}: ${JSON.stringify(item).slice(0, 160)} ${own} ${other}`);
        }
      }
    }
  });

  test('regions of different stories do not overlap, and none leaves the page', () => {
    for (const { n, regions, width, height } of set.pages) {
      for (const [index, region] of regions.entries()) {
        expect(within(regionBox(region), [0, 0, width, height]), `page ${n}`).toBe(true);
        for (const other of regions.slice(index + 1)) {
          expect(meets(regionBox(region), regionBox(other)), `page ${n}: ${region.article_id}`).toBe(false);
        }
      }
    }
  });

  test('no line of text touches another line or a picture', () => {
    for (const page of set.pages) {
      const lines = texts(page).map(({ x, y, width, size, text }) => {
        return { text, box: [x + 0.5, y - size * 0.46, x + width - 0.5, y] as Box };
      });
      const pictures = page.items.filter((item) => item.kind === 'image');
      for (const [index, { box, text }] of lines.entries()) {
        const hit = lines.slice(index + 1).find((other) => meets(box, other.box));
        expect(hit && `${text} | ${hit.text}`, `page ${page.n}`).toBeUndefined();
        for (const { x, y, width, height } of pictures) {
          expect(meets(box, [x, y, x + width, y + height]), `page ${page.n}: ${text}`).toBe(false);
        }
      }
    }
  });

  test('rules, running heads and advertisements are outside all regions', () => {
    for (const page of set.pages) {
      for (const item of page.items) {
        if (item.articleId) continue;
        const box: Box =
          item.kind === 'text'
            ? [item.x, item.y - item.size * 0.7, item.x + item.width, item.y]
            : item.kind === 'mark'
              ? [item.x, item.y, item.x + item.mark.width * item.scale, item.y + item.mark.height * item.scale]
              : [item.x, item.y, item.x + item.width, item.y + item.height];
        const hit = page.regions.find((region) => meets(box, regionBox(region)));
        expect(hit && `${hit.article_id}: ${JSON.stringify(item).slice(0, 120)}`, `page ${page.n}`).toBeUndefined();
      }
    }
  });

  test('every story of the day is printed in full, once, in the right order', () => {
    for (const article of edition.articles) {
      const drawn = set.pages.flatMap((page) => textsOf(page, article.id).filter(({ style }) => style === 'text'));
      const expected = article.body.filter((text) => !text.startsWith('## ')).map(italianText);
      expect(letters(drawn.map(({ text }) => text).join('')), article.id).toBe(letters(expected.join('')));
      const page = set.pages[(set.pageOf.get(article.id) ?? 0) - 1];
      const title = letters(
        textsOf(page as SetPage, article.id)
          .map(({ text }) => text)
          .join(''),
      );
      expect(title).toContain(letters(italianText(article.title)));
    }
  });

  test('a cut story names the page on which it continues, and that page names the first one', () => {
    let cuts = 0;
    for (const page of set.pages) {
      for (const { text, articleId } of texts(page)) {
        const [, to] = /^continua a pagina (.+)$/.exec(text) ?? [];
        if (!to || !articleId) continue;
        cuts++;
        const next = set.pages[Number(to) - 1] as SetPage;
        expect(next.n).toBeGreaterThan(page.n);
        const from = page.n === 1 ? 'Segue dalla prima pagina' : `Segue da pagina ${page.n}`;
        expect(textsOf(next, articleId).map((item) => item.text)).toContain(from);
        expect(next.regions.some(({ article_id }) => article_id === articleId)).toBe(true);
      }
    }
    expect(cuts).toBeGreaterThanOrEqual(2);
  });

  test('no column of text ends more than four rows above the foot of its story', () => {
    for (const page of set.pages) {
      for (const region of page.regions) {
        const box = regionBox(region);
        const lines = textsOf(page, region.article_id)
          .filter(({ x, y, style }) => style === 'text' && within([x, y, x, y], box))
          .sort((one, other) => one.x - other.x);
        const columns = new Map<number, number>();
        let start = -100;
        for (const { x, y } of lines) {
          if (x - start > 40) start = x;
          columns.set(start, Math.max(columns.get(start) ?? 0, y));
        }
        for (const y of columns.values())
          expect(box[3] - y, `page ${page.n} ${region.article_id}`).toBeLessThan(6 * LEADING);
      }
    }
  });

  test('no illustration appears twice on two facing pages', () => {
    for (let left = 0; left < set.pages.length; left += 2) {
      const spread = [set.pages[left - 1], set.pages[left]].filter((page) => page !== undefined);
      const names = spread.flatMap(({ items }) => items.flatMap((item) => (item.kind === 'image' ? [item.name] : [])));
      expect(names).toEqual([...new Set(names)]);
    }
  });
});
