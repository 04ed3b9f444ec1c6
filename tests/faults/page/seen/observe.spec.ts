import type { Page } from '@playwright/test';
import { body, held } from '../../lib/answers.ts';
import type { FaultProxy } from '../../lib/proxy.ts';
import { expect, test } from '../../lib/test.ts';

type Seen = Readonly<Record<string, string | number>>;

const watchChunk = 'GET cdn /np/chunks/watch-*';
const entry = 'GET cdn /np/np-observe.js';

/** The bundle, then a page that keeps what it observes, also when its reader leaves it. */
const observing = (wire: FaultProxy, call = 'np.observe((one) => seen.push(one))'): string =>
  `${wire.bundle}<script type="module">window.seen = []; window.watching = Promise.resolve(${call});
    addEventListener('visibilitychange', () => sessionStorage.setItem('seen', JSON.stringify(seen)));</script>`;

const seen = (page: Page): Promise<readonly Seen[]> => page.evaluate(() => Reflect.get(window, 'seen'));
const watching = (page: Page): Promise<unknown> => page.evaluate(() => Reflect.get(window, 'watching'));

/** Leaves the page for another one of its origin: every vital becomes final. Returns what the page has observed. */
const leave = async (page: Page, wire: FaultProxy): Promise<readonly Seen[]> => {
  const { hostname } = new URL(page.url());
  await page.goto(wire.page(hostname.replace('.localhost', ''), 'Altrove', ''));
  return page.evaluate(() => JSON.parse(sessionStorage.getItem('seen') ?? '[]'));
};

const vitalsIn = (all: readonly Seen[]): Readonly<Record<string, Seen>> =>
  Object.fromEntries(all.flatMap((one) => (one.kind === 'vital' ? [[one.name, one]] : [])));

test('a page that does not observe loads no byte of it; one that does gets its vitals with the element that each belongs to', {
  tag: '@quick',
}, async ({ page, wire }) => {
  const markup = '<np-header></np-header><np-assistance-chat></np-assistance-chat>';
  await page.goto(wire.page('www.mg', markup));
  await expect(page.getByRole('button', { name: 'Apri l’assistenza' })).toBeVisible();
  expect([wire.calls(entry), wire.calls(watchChunk)]).toEqual([[], []]);

  await page.goto(wire.page('www.mg', markup, observing(wire)));
  await watching(page);
  expect([wire.calls(entry).length, wire.calls(watchChunk).length]).toEqual([1, 1]);
  // A slow answer to the click, as of a busy machine. The browser tells it after the next frame.
  await page.evaluate(() => {
    document.querySelector('np-assistance-chat')?.addEventListener('click', () => {
      const end = performance.now() + 150;
      while (performance.now() < end);
    });
    const told = new Promise((done) =>
      new PerformanceObserver((list) => {
        // Whoever listens takes it in the next idle moment.
        if (list.getEntriesByName('click').length > 0) requestIdleCallback(() => done(true));
      }).observe({ type: 'event' }),
    );
    Reflect.set(window, 'clickTold', told);
  });
  await page.getByRole('button', { name: 'Apri l’assistenza' }).click();
  await expect(page.getByRole('dialog', { name: 'Assistenza' }).getByRole('textbox')).toBeFocused();
  await page.evaluate(() => Reflect.get(window, 'clickTold'));
  const version = await page.evaluate(() => Reflect.get(window, 'np').version);
  const vitals = vitalsIn(await leave(page, wire));
  expect(Object.keys(vitals).sort()).toEqual(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']);
  const { INP, FCP } = vitals;
  expect(INP).toEqual({
    kind: 'vital',
    name: 'INP',
    value: expect.any(Number),
    rating: expect.stringMatching(/^(good|needs-improvement|poor)$/),
    element: 'np-assistance-chat',
    brand: 'MG',
    page: '*',
    version,
  });
  expect(INP?.value).toBeGreaterThanOrEqual(150);
  expect(FCP).not.toHaveProperty('element');
});

test('the largest paint and the largest shift of the newsstand’s home belong to the elements that drew them', async ({
  page,
  wire,
}) => {
  await page.goto(wire.page('mg', '<div id="late"></div><np-newsstand></np-newsstand>', observing(wire), '/'));
  await watching(page);
  await expect(page.locator('np-newsstand').getByRole('article').first()).toBeVisible();
  await expect(page.locator('np-newsstand').getByRole('heading', { level: 1 })).toBeVisible();
  // What moves inside the shadow root is the screen, not the host alone.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const space = document.createElement('div');
        space.style.height = '300px';
        document.querySelector('np-newsstand')?.shadowRoot?.prepend(space);
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
  const { LCP, CLS } = vitalsIn(await leave(page, wire));
  expect([LCP?.element, LCP?.page, CLS?.element]).toEqual(['np-newsstand', '/', 'np-newsstand']);
  expect(CLS?.value).toBeGreaterThan(0.05);
});

test('an error names element, call and field; nothing of the reader, of the address or of what was typed is in it', async ({
  page,
  wire,
  reader,
}) => {
  const token = await reader.arrive();
  const wrong = { success: true, data: { article: { title: 'Lettera di mario.rossi@example.it' } } };
  const { promise, resolve } = Promise.withResolvers<void>();
  wire.answer('GET mg /api/edicola/articolo*', held(promise, body(200, JSON.stringify(wrong))));
  const markup = `<np-header></np-header><np-newsstand></np-newsstand><np-search></np-search>`;
  const address = wire.page('mg', markup, observing(wire), '/articolo/812/il-caso-di-mario-rossi');
  await page.goto(`${address}?gettone=segreto-di-mario#segreto-di-mario`);
  await watching(page);
  resolve();
  await page.evaluate(() => {
    const forged = { message: 'mario.rossi@example.it', call: 'GET /api/user/mario.rossi@example.it?x=segreto' };
    const detail = { ...forged, field: 'data.mario.rossi@example.it', element: 'np-mario@example.it', email: 'x@y.it' };
    document.dispatchEvent(new CustomEvent('np-error', { detail }));
  });
  const field = page.locator('np-search').getByRole('searchbox');
  await field.fill('segreto di Mario Rossi');
  await expect.poll(async () => (await seen(page)).filter(({ kind }) => kind === 'error').length).toBeGreaterThan(1);
  const version = String(await page.evaluate(() => Reflect.get(window, 'np').version));
  const where = { kind: 'error', brand: 'MG', page: '/articolo/:id/:titolo?', version };
  const all = await leave(page, wire);
  expect(all).toContainEqual({
    ...where,
    element: 'np-newsstand',
    call: 'GET /api/edicola/articolo',
    field: expect.stringMatching(/^data\.article\.\w+$/),
  });
  expect(all).toContainEqual({ ...where, call: 'GET *', field: '*' });
  expect(all.some(({ kind }) => kind === 'vital')).toBe(true);
  const told = JSON.stringify(all);
  expect(told).not.toMatch(/mario|rossi|@|%40|segreto|812|digital|giulia/i);
  expect(told).not.toContain(token);
});

test('a watcher that throws is reported; the others and the page go on', async ({ page, wire, foresee }) => {
  foresee('np.observe: a watcher failed. The others and the page go on.');
  const calls = `np.observe(() => { throw new Error('broken'); }).then(() => np.observe((one) => seen.push(one)))`;
  await page.goto(wire.page('www.mg', '<np-header></np-header>', observing(wire, calls)));
  await watching(page);
  await page.evaluate(() =>
    document
      .querySelector('np-header')
      ?.dispatchEvent(new CustomEvent('np-error', { detail: { message: 'x' }, bubbles: true, composed: true })),
  );
  await expect
    .poll(async () => (await seen(page)).filter(({ kind }) => kind === 'error'))
    .toMatchObject([{ element: 'np-header' }]);
  await expect(page.locator('np-header').getByRole('link').first()).toBeVisible();
});

test('without a function the event alone tells the vitals', async ({ page, wire }) => {
  const calls = `(document.addEventListener('np-vitals', ({ detail }) => seen.push(detail)), np.observe())`;
  await page.goto(wire.page('www.mg', '<np-header></np-header>', observing(wire, calls)));
  await watching(page);
  await expect(page.locator('np-header').getByRole('link').first()).toBeVisible();
  const all = await leave(page, wire);
  expect(all.map(({ name }) => name)).toEqual(expect.arrayContaining(['CLS', 'FCP', 'LCP', 'TTFB']));
  for (const one of all) expect(one).toMatchObject({ brand: 'MG', page: '*' });
});

test('a sample decides once for the page view: what is left out loads nothing more', async ({
  page,
  wire,
  foresee,
}) => {
  foresee('np.observe: "sample" cannot be 10. Use a number from 0 to 1.');
  await page.addInitScript(() => {
    Math.random = () => 0.5;
  });
  const calls = (...samples: readonly number[]) =>
    `Promise.all([${samples.map((sample) => `np.observe(({ kind }) => seen.push({ kind, sample: ${sample} }), { sample: ${sample} })`)}])`;
  const fails = () => page.evaluate(() => document.dispatchEvent(new CustomEvent('np-error', { detail: {} })));
  await page.goto(wire.page('www.mg', '<np-header></np-header>', observing(wire, calls(0.1, 0.5, 10))));
  await watching(page);
  await fails();
  expect([await leave(page, wire), wire.calls(entry).length, wire.calls(watchChunk).length]).toEqual([[], 1, 0]);
  await page.goto(wire.page('www.mg', '<np-header></np-header>', observing(wire, calls(0.1, 0.6, 1))));
  await watching(page);
  await fails();
  await expect
    .poll(async () => (await seen(page)).flatMap(({ kind, sample }) => (kind === 'error' ? [sample] : [])).sort())
    .toEqual([0.6, 1]);
});
