import type { Page } from '@playwright/test';
import { addDays, dayOf, startOfDay } from '../../../src/rules/text/calendar.ts';
import { body, fromWorld, hang, patched, reset } from '../lib/answers.ts';
import { notices } from '../lib/core.ts';
import type { FaultProxy } from '../lib/proxy.ts';
import { longestTask } from '../lib/tasks.ts';
import { expect, test } from '../lib/test.ts';

const article = 'GET mg /api/edicola/articolo';
const heading = (page: Page) => page.locator('np-newsstand .newsstand h1');

/** Opens a newsstand at an address of its own, with only the given markup beside it. */
const open = async (page: Page, wire: FaultProxy, path: string, beside = ''): Promise<void> => {
  const { pathname, search } = new URL(path, 'http://np.invalid');
  wire.page('mg', `<np-newsstand></np-newsstand>${beside}`, wire.bundle, pathname);
  await page.goto(wire.at('mg', pathname + search));
};

const bystander = `<button onclick="this.textContent = 'Premuto'">Premi</button>`;
const lists = (data: Record<string, unknown>, name: string): readonly object[] => data[name] as readonly object[];

/** Repeats a list to this length, each entry with its own id and address. */
const many = (list: readonly object[], count: number): readonly object[] =>
  Array.from({ length: count }, (_, n) => ({ ...list[n % list.length], id: 100_000 + n, slug: `riga-${n}` }));

/** Lengthens one list of an answer. */
const longer = (name: string, count: number) =>
  patched((data) => ({ ...data, [name]: many(lists(data, name), count) }));

const paragraphs = '<p>Il tram torna in città, e <a href="/sezioni">la città</a> lo aspetta.</p>'.repeat(13_000);

for (const [what, path, call, answer] of [
  ['home with 5,000 stories', '/', 'home', longer('highlights', 5000)],
  ['home with 3,000 sections', '/', 'home', longer('sections', 3000)],
  ['section with 5,000 stories', '/sezione/cronaca', 'sezione', longer('articles', 5000)],
  ['3,000 sections', '/sezioni', 'sezioni', longer('items', 3000)],
  ['3,000 specials', '/speciali', 'speciali', longer('items', 3000)],
  ['3,000 signatures', '/firme', 'firme', longer('items', 3000)],
  ['search with 5,000 stories', '/ricerca?q=tram', 'ricerca', longer('results', 5000)],
  [
    'article with 5,000 stories to read next',
    '/articolo/1',
    'articolo',
    patched(({ article }) => {
      const story = article as Record<string, unknown>;
      return { article: { ...story, related: many(lists(story, 'related'), 5000) } };
    }),
  ],
  [
    'article of 1 MB',
    '/articolo/1',
    'articolo',
    patched(({ article }) => ({ article: { ...(article as object), body_html: paragraphs } })),
  ],
  [
    'article padded to 8 MiB',
    '/articolo/1',
    'articolo',
    patched((data) => ({ ...data, padding: 'x'.repeat(8 * 1024 * 1024) })),
  ],
] as const)
  test(`F15 T30 ${what}: the page answers within 2 s, lists are capped`, async ({ page, wire }) => {
    wire.answer(`GET mg /api/edicola/${call}`, answer);
    const screen = page.locator('np-newsstand .newsstand');
    const took = await longestTask(page, async () => {
      await open(page, wire, path, bystander);
      await expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
      await page.getByRole('button', { name: 'Premi' }).click();
      await expect(page.getByRole('button', { name: 'Premuto' })).toBeVisible();
    });
    expect(took).toBeLessThan(2000);
    const lengths = await screen.locator('ul, .sections').evaluateAll((all) => all.map((one) => one.childElementCount));
    expect(Math.max(0, ...lengths)).toBeLessThanOrEqual(300);
  });

test('F15 T30 5,000 favourites: chosen and deleted within 2 s each', async ({ page, wire, reader }) => {
  await reader.arrive();
  const line = { article_id: 1, added_at: null, article: { id: 1, title: 'Il tram torna in città' } };
  const preferiti = Array.from({ length: 5000 }, (_, n) => ({ ...line, article_id: n + 1 }));
  const paging = { page: 1, per_page: 20, total: 5000 };
  wire.answer(
    'GET mg /api/user/preferiti',
    patched(() => ({ preferiti, paging })),
  );
  wire.answer(
    'POST mg /api/user/preferiti/delete',
    body(200, JSON.stringify({ success: true, data: { preferiti: [], paging: { ...paging, total: 0 } } })),
  );
  await open(page, wire, '/preferiti');
  const list = page.locator('np-newsstand .favourites');
  const choosing = await longestTask(page, () => list.getByRole('checkbox', { name: 'Seleziona tutti' }).check());
  expect(choosing).toBeLessThan(2000);
  expect(await list.locator('.stories > li').count()).toBeLessThanOrEqual(300);
  const deleting = await longestTask(page, async () => {
    await list.getByRole('button', { name: /^Elimina/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Elimina' }).click();
    await expect(list.locator('.stories > li')).toHaveCount(0);
  });
  expect(deleting).toBeLessThan(2000);
});

test('F16 an article that hangs: the reader sees a message, and the call ends with the newsstand', async ({
  page,
  wire,
}) => {
  wire.answer(article, hang);
  await open(page, wire, '/sezione/cronaca');
  await page.locator('np-newsstand .stories').getByRole('link').first().click();
  await wire.seen(article);
  await expect(page.locator('np-newsstand .newsstand').getByRole('status').first()).toHaveText('Caricamento…');
  await page.locator('np-newsstand').evaluate((newsstand) => newsstand.remove());
  await wire.abandoned(article);
});

test('F16 a broken connection for an article: the offline message, and another try loads it', {
  tag: '@quick',
}, async ({ page, wire }) => {
  wire.answer(article, reset);
  await open(page, wire, '/articolo/2');
  await expect(heading(page)).toHaveText('Sei senza connessione');
  wire.answer(article, fromWorld());
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expect(page.locator('np-newsstand .article-title')).toBeVisible();
});

test('F43 section, article, search, there and back: content and scroll position are restored, nothing requested twice', async ({
  page,
  wire,
}) => {
  await open(page, wire, '/sezione/cronaca');
  const link = page.locator('np-newsstand .stories').getByRole('link').nth(6);
  await link.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(100);
  await link.click();
  const title = page.locator('np-newsstand .article-title');
  await expect(title).toBeFocused();
  const story = await title.innerText();
  await page.goBack();
  await expect(link).toBeFocused();
  const moved = async () => Math.abs((await page.evaluate(() => scrollY)) - before);
  await expect.poll(moved).toBeLessThanOrEqual(2);
  await page.goForward();
  await expect(title).toHaveText(story);
  await page.locator('np-newsstand').evaluate((newsstand) => {
    const search = Object.assign(document.createElement('a'), { href: '/ricerca?q=tram' });
    newsstand.shadowRoot?.querySelector('.newsstand')?.append(search);
    search.click();
    search.remove();
  });
  await expect(page.locator('np-newsstand .results-head')).toContainText('tram');
  await page.goBack();
  await expect(title).toHaveText(story);
  await page.goForward();
  await expect(page.locator('np-newsstand .results-head')).toContainText('tram');
  for (const call of ['sezione', 'articolo', 'ricerca'])
    expect([call, wire.calls(`GET mg /api/edicola/${call}`).length]).toEqual([call, 1]);
});

test('after midnight in Italy an open page tells once that the new paper is out, with a link to it', async ({
  page,
  wire,
}) => {
  const editions = 'GET mg /api/edicola/edizioni';
  const tomorrow = addDays(dayOf(new Date()), 1);
  await page.clock.install({ time: startOfDay(tomorrow) - 10_000 });
  wire.answer(
    editions,
    patched((data) => ({ ...data, edizioni: lists(data, 'edizioni').map((one) => ({ ...one, date: tomorrow })) })),
  );
  await open(page, wire, '/sezioni', notices);
  await expect(heading(page)).toBeVisible();
  expect(wire.calls(editions)).toHaveLength(0);
  const notice = page.getByRole('region', { name: 'Avvisi' }).getByRole('listitem');
  await page.clock.fastForward(45_000);
  await expect(notice).toContainText('È uscito il giornale di oggi');
  await expect(notice.getByRole('link', { name: 'Leggi' })).toHaveAttribute('href', /\/$/);
  await page.getByRole('button', { name: 'Chiudi l’avviso: È uscito il giornale di oggi' }).click();
  // The reader returns to the page, twice within a minute.
  await page.clock.fastForward(61_000);
  for (const _ of [1, 2]) await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(() => wire.calls(editions).length).toBe(2);
  await expect(notice).toHaveCount(0);
});
