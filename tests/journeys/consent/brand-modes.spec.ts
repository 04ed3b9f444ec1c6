import type { Page } from '@playwright/test';
import { at, expect, test } from '../lib/pages.ts';
import { port } from '../lib/port.ts';

/** The reader refused everything before the invalidation day of every brand. */
const refuseLongAgo = (page: Page): Promise<unknown> =>
  page.route('**/consent/cs.js', async (route) => {
    // Only browsers resolve the names of the world.
    const headers = { ...route.request().headers(), host: `third.localhost:${port}` };
    const answer = await route.fetch({ url: `http://127.0.0.1:${port}/consent/cs.js`, headers });
    const script = await answer.text();
    await route.fulfill({ response: answer, body: script.replace('"mode":"not_needed"', '"mode":"expired"') });
  });

/** The granted purposes, as `14` for the purposes 1 and 4. */
const granted = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const given: object = Reflect.get(window, Symbol.for('np.core'))?.purposes?.() ?? {};
    return Object.entries(given)
      .flatMap(([purpose, is]) => (is ? [purpose] : []))
      .join('');
  });

for (const [brand, purposes] of [
  ['mg', '12345'],
  ['lg', '1'],
  ['em', '1'],
  ['gz', '1'],
  ['ca', '1'],
  ['qp', '1'],
] as const) {
  test(`P09 ${brand}: a refusal from before the invalidation day counts as ${purposes}, on newsstand and account site`, async ({
    page,
  }) => {
    await refuseLongAgo(page);
    for (const address of [at(brand, '/sezioni'), at(`account.${brand}`, '/registrazione')]) {
      await page.goto(address);
      await expect.poll(() => granted(page)).toBe(purposes);
    }
  });
}
