import { body } from '../lib/answers.ts';
import type { FaultProxy } from '../lib/proxy.ts';
import { expect, test } from '../lib/test.ts';

const home = 'GET mg /api/edicola/home';
const sections = 'GET mg /api/edicola/sezioni';

/** A newsstand whose page sets an adapter of the home before the bundle, and records `np-error`. */
const open = (wire: FaultProxy, adapter: string): string => {
  const head = `<script>
    window.np = { config: { brand: 'MG', adapt: { home: ${adapter} } } };
    window.failed = [];
    document.addEventListener('np-error', ({ target, detail }) => failed.push([target.localName, detail]));
  </script>${wire.bundle}`;
  wire.page('mg', `<np-newsstand></np-newsstand>`, head, '/');
  return wire.at('mg', '/');
};

const theirs = JSON.stringify({ news: [{ key: 1, headline: 'Apre il ponte nuovo' }] });

test('the home of a backend of another shape is shown through the integrator’s adapter', async ({ page, wire }) => {
  wire.answer(home, body(200, theirs));
  await page.goto(
    open(
      wire,
      `({ news }) => ({
        success: true,
        data: {
          issues: [{ id_edizione: 1, title: 'Prima edizione', date: '2026-11-26', pages: 8 }],
          highlights: news.map(({ key, headline }) => ({ id: key, title: headline })),
          sections: [],
          specials: [],
          signatures: [],
        },
      })`,
    ),
  );
  await expect(page.locator('np-newsstand').getByRole('link', { name: 'Apre il ponte nuovo' }).first()).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'failed'))).toEqual([]);
});

test('an adapter that throws: a sentence for the reader, np-error and console name it, the page lives', {
  tag: '@quick',
}, async ({ page, wire, foresee }) => {
  foresee('np.configure: adapt.home threw on [GET] "/api/edicola/home"');
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  wire.answer(home, body(200, theirs));
  await page.goto(open(wire, `({ stories }) => stories.map(String)`));
  const newsstand = page.locator('np-newsstand');
  await expect(newsstand.getByRole('heading', { level: 1 })).toHaveText('Questa pagina non si può mostrare');
  const failed = () => page.evaluate(() => Reflect.get(window, 'failed'));
  const message = /^200, no valid body after adapt\.home, which threw TypeError$/;
  const reported = [
    'np-newsstand',
    { message: expect.stringMatching(message), call: 'GET /api/edicola/home', element: 'np-newsstand' },
  ];
  // Where the answer is there before the panel's code, the panel asks once more: each failed call is reported once.
  await expect.poll(failed).toEqual(wire.calls(home).map(() => reported));
  await expect
    .poll(() => logged)
    .toContainEqual(expect.stringMatching(/^\[GET\] "\/api\/edicola\/home": 200, no valid body after adapt\.home/));
  // The rest of the page goes on, with answers that have no adapter.
  await page.goto(`${wire.page('mg', '<np-newsstand></np-newsstand>', wire.bundle, '/sezioni')}`);
  await wire.seen(sections);
  await expect(newsstand.getByRole('heading', { level: 1 })).toHaveText('Sezioni');
});
