import type { Page } from '@playwright/test';
import { fromWorld, patched, reset } from '../lib/answers.ts';
import type { FaultProxy } from '../lib/proxy.ts';
import { longestTask } from '../lib/tasks.ts';
import { expect, test } from '../lib/test.ts';

const edition = 'GET mg /api/edicola/edizione';
const images = 'GET mg /api/edicola/pagina/1/2*';
const bystander = `<button onclick="this.textContent = 'Premuto'">Premi</button>`;

const viewer = (page: Page) => page.locator('np-epaper .viewer');

/** Embeds the viewer with an edition of its own. */
const embed = (page: Page, wire: FaultProxy, attributes = 'edition="1"') =>
  page.goto(wire.page('mg', `${bystander}<np-epaper ${attributes}></np-epaper>`));

const many = <T>(list: readonly T[], count: number, change: (one: T, n: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, n) => change(list[n % list.length] as T, n));

interface Sent {
  readonly pages: readonly { readonly n: number; readonly regions: readonly object[] }[];
  readonly toc: readonly { readonly id: number }[];
}

/** Changes the edition of an answer. */
const edited = (change: (sent: Sent) => object) =>
  patched(({ edizione }) => ({ edizione: { ...(edizione as object), ...change(edizione as Sent) } }));

for (const [what, answer] of [
  [
    'an edition of 5,000 pages',
    edited(({ pages }) => ({ pages: many(pages, 5000, (one, n) => ({ ...one, n: n + 1 })) })),
  ],
  ['an edition of 5,000 stories', edited(({ toc }) => ({ toc: many(toc, 5000, (one, n) => ({ ...one, id: n + 1 })) }))],
  [
    'a page with 5,000 places of stories',
    edited(({ pages }) => ({
      pages: pages.map((page) => ({
        ...page,
        regions: many(page.regions, page.regions.length > 0 ? 5000 : 0, (one) => one),
      })),
    })),
  ],
  ['an edition padded to 8 MiB', patched((data) => ({ ...data, padding: 'x'.repeat(8 * 1024 * 1024) }))],
] as const)
  test(`F15 ${what}: the page answers within 2 s, lists are capped`, async ({ page, wire, reader }) => {
    await reader.arrive();
    wire.answer(edition, answer);
    const took = await longestTask(page, async () => {
      await embed(page, wire);
      await expect(viewer(page).locator('.bar')).toBeVisible();
      await page.getByRole('button', { name: 'Premi' }).click();
      await expect(page.getByRole('button', { name: 'Premuto' })).toBeVisible();
    });
    expect(took).toBeLessThan(2000);
    expect(await viewer(page).locator('.thumb').count()).toBeLessThanOrEqual(300);
    expect(await viewer(page).locator('.zone').count()).toBeLessThanOrEqual(300);
  });

test('F30 a page that fails to load says so; online again the next try loads it without a reload', async ({
  page,
  wire,
  reader,
}) => {
  await reader.arrive();
  wire.answer(images, reset);
  await page.setViewportSize({ width: 390, height: 844 });
  await embed(page, wire, 'edition="1" page="2"');
  await expect(viewer(page).getByRole('alert')).toContainText('La pagina 2 non si è caricata.');
  wire.answer(images, fromWorld());
  await viewer(page).getByRole('button', { name: 'Riprova' }).click();
  await expect(viewer(page).locator('.spread:not([inert]) .page[aria-busy=false] .image')).toBeVisible();
});

test('F30 offline the edition reports it once, and the next try loads it without a reload', async ({
  page,
  wire,
  reader,
}) => {
  await reader.arrive();
  wire.answer(edition, reset);
  await embed(page, wire);
  await expect(page.getByRole('heading', { name: 'Sei senza connessione' })).toHaveCount(1);
  wire.answer(edition, fromWorld());
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expect(viewer(page).locator('.page[aria-busy=false]').first()).toBeVisible();
});
