import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { brand as mg } from '../../../../src/rules/brand/brands/mg.ts';
import { pagesOf } from '../../domain/epaper/editions.ts';
import { copyOf, type EditionToPrint } from '../../domain/epaper/print.ts';
import { setJob } from '../../print/jobs.ts';
import { signedIn, TestBrowser } from '../../testing/signed-in.ts';
import { startTestApp, type TestApp } from '../../testing/testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const todays = async (): Promise<EditionToPrint> => {
  const [row] = await app.db.query<EditionToPrint>(
    `select id, title, day, is_full as "isFull", revision from edition where brand_id = 1 and slot = 0 and is_main`,
  );
  if (!row) throw new Error('No paper today');
  return row;
};

const editionData = z.object({
  data: z.object({
    edizione: z.looseObject({
      id: z.number(),
      date: z.string(),
      pages: z.array(
        z.looseObject({
          n: z.number(),
          image: z.string(),
          w: z.number(),
          h: z.number(),
          regions: z.array(z.object({ article_id: z.number(), polygon: z.array(z.tuple([z.number(), z.number()])) })),
        }),
      ),
      toc: z.array(z.looseObject({ id: z.number(), page: z.number().nullable() })),
      credits: z.array(z.string()),
    }),
  }),
});

const openEdition = async (query: string) => {
  const browser = await signedIn(app, 'digital@example.it');
  const response = await browser.get(`/api/edicola/edizione?${query}`, 'newsstand');
  return editionData.parse(await response.json()).data.edizione;
};

test('an edition has its pages, the regions of its stories, and the credits of its colophon', async () => {
  const edition = await openEdition('date=20251120');
  expect(edition.pages.map(({ n }) => n)).toEqual(edition.pages.map((_, index) => index + 1));
  for (const { w, h, regions } of edition.pages) {
    for (const [x, y] of regions.flatMap(({ polygon }) => polygon)) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(w);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(h);
    }
  }
  for (const { id, page } of edition.toc) {
    const where = edition.pages
      .filter(({ regions }) => regions.some(({ article_id }) => article_id === id))
      .map(({ n }) => n);
    expect(where, `story ${id}`).toContain(page);
  }
  expect(edition.credits).toContain('Wikinotizie, CC BY 2.5');
  expect(edition.toc).toHaveLength(32);
});

test('a local edition has the stories of the day at its own positions', async () => {
  const main = await openEdition('date=20251120');
  const [row] = await app.db.query<{ id: number }>(`select id from edition where title = 'Costa' and slot = 0`);
  const local = await openEdition(`id=${row?.id}`);
  const ids = ({ toc }: typeof main) => toc.map(({ id }) => id).sort((a, b) => a - b);
  expect(ids(local)).toEqual(ids(main));
  expect(local.id).not.toBe(main.id);
  expect(new Set(local.toc.map(({ id_edizione, edizione }) => `${id_edizione} ${edizione}`))).toEqual(
    new Set([`${local.id} Costa`]),
  );
  const section = async (id: number) => {
    const response = await app.request(
      `http://mg.localhost:4300/api/edicola/sezione?titolo=primo-piano&id_edizione=${id}`,
    );
    return (await response.json()).data.articles.map((line: { id: number }) => line.id);
  };
  expect(await section(local.id)).toEqual(await section(main.id));
  expect((await section(local.id)).length).toBeGreaterThan(0);
  for (const { id, page } of local.toc) {
    const where = local.pages.filter(({ regions }) => regions.some(({ article_id }) => article_id === id));
    expect(where[0]?.n, `story ${id}`).toBe(page);
  }
  expect(local.toc.map(({ page }) => page)).toEqual(
    local.toc.map(({ page }) => page).sort((a, b) => (a ?? 0) - (b ?? 0)),
  );
});

test('is found by its id, and by its day', async () => {
  const { id } = await todays();
  expect((await openEdition(`id=${id}`)).date).toBe('2025-11-20');
  expect((await openEdition('date=2025-11-19')).date).toBe('2025-11-19');
});

test('the regions of stories match the drawn pages', async () => {
  const edition = await todays();
  const copy = await copyOf(app.db, mg, edition);
  if (!copy) throw new Error('No stories today');
  const drawn = setJob('test', copy).pages.map(({ n, regions }) => [n, regions]);
  const stored = (await pagesOf(app.db, edition.id)).map(({ n, regions }) => [
    n,
    regions.map(({ article_id, polygon }) => ({ article_id: String(article_id), polygon })),
  ]);
  expect(stored).toEqual(drawn);
});

test.each([[0], [1]])('regions do not change when the date advances: slot %d', async (slot) => {
  const [edition] = await app.db.query<EditionToPrint>(
    `select id, title, day, is_full as "isFull", revision from edition where brand_id = 1 and slot = $1 and is_main`,
    [slot],
  );
  const copy = edition && (await copyOf(app.db, mg, edition));
  if (!copy) throw new Error(`No stories in slot ${slot}`);
  const regionsOn = (date: string) =>
    setJob(`${slot} ${date}`, { ...copy, date, number: copy.number + 101 }).pages.map(({ n, regions }) => [n, regions]);
  const first = regionsOn('2026-03-01');
  for (const date of ['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05', '2026-03-06', '2026-03-31']) {
    expect(regionsOn(date), date).toEqual(first);
  }
});

test.each([
  [null, 403],
  ['lettore@example.it', 403],
  ['online@example.it', 403],
  ['scaduto@example.it', 403],
  ['digital@example.it', 200],
  ['titolare@example.it', 200],
])('the printed pages are for Digital: %s gets %d', async (email, status) => {
  const { id } = await todays();
  const browser = email === null ? new TestBrowser(app) : await signedIn(app, email);
  const response = await browser.get(`/api/edicola/edizione?id=${id}`, 'newsstand');
  expect(response.status).toBe(status);
  expect((await browser.get(`/api/edicola/pagina/${id}/2.webp?w=640`, 'newsstand')).status).toBe(status);
  if (status === 403) {
    const edizione = { id_edizione: id, title: 'Gaviano città', date: '2025-11-20' };
    expect(await response.json()).toMatchObject({
      data: { code: 'ERR_NO_ACCESS', required: ['digital', 'digital+'], edizione },
    });
  }
});

test.each([
  ['1.webp', 320, 'webp'],
  ['1.jpg', 640, 'jpeg'],
  ['1.avif', 320, 'heif'],
  ['2.webp', 320, 'webp'],
])('the cover and thumbnails are open to all: %s at %d', async (file, width, format) => {
  const { id } = await todays();
  const response = await app.request(`http://mg.localhost:4300/api/edicola/pagina/${id}/${file}?w=${width}`);
  expect(response.status).toBe(200);
  const facts = await sharp(new Uint8Array(await response.arrayBuffer())).metadata();
  expect([facts.format, facts.width]).toEqual([format, width]);
  expect((facts.width ?? 0) / (facts.height ?? 1)).toBeCloseTo(0.69, 2);
});

test('an image is immutable at the address with its current version only', async () => {
  const edition = await openEdition('date=20251120');
  const [first] = edition.pages;
  const kept = await app.request(first?.image ?? '');
  expect(kept.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const stale = await app.request((first?.image ?? '').replace(/v=[^&]+/, 'v=old'));
  expect(stale.headers.get('cache-control')).toBe('no-store');
  const browser = await signedIn(app, 'digital@example.it');
  const inner = new URL(edition.pages[1]?.image ?? '');
  const own = await browser.get(inner.pathname + inner.search, 'newsstand');
  expect(own.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
});

test.each([
  ['99.webp', 404],
  ['0.webp', 422],
  ['1.gif', 422],
  ['1.webp?w=1', 422],
])('%s is refused with %d', async (file, status) => {
  const { id } = await todays();
  expect((await app.request(`http://mg.localhost:4300/api/edicola/pagina/${id}/${file}`)).status).toBe(status);
});

test('another paper’s edition is not found', async () => {
  const { id } = await todays();
  expect((await app.request(`http://gz.localhost:4300/api/edicola/pagina/${id}/1.webp`)).status).toBe(404);
});
