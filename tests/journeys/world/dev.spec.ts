import { utimesSync } from 'node:fs';
import { startSource } from '../../../scripts/build/source-server.ts';
import { openOwnWorld } from '../lib/own-world.ts';
import { at, expect, test } from '../lib/pages.ts';
import { freePort } from '../lib/port.ts';

test('a page runs from the source, and a saved file reloads it', async ({ page, foresee }) => {
  foresee('Lit is in dev mode');
  const source = await startSource(await freePort());
  const world = await openOwnWorld({ NP_SOURCE: source.origin });
  try {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await page.goto(at('mg', '/', world.port));
    await expect(page.locator('np-footer').getByText('Tutti i diritti riservati')).toBeVisible();
    expect(scripts).toContain(`${source.origin}/elements/np-footer.ts`);
    expect(scripts.filter((url) => url.includes('/np/chunks/'))).toEqual([]);

    await page.evaluate(() => Reflect.set(window, 'before', true));
    const now = new Date();
    utimesSync('src/features/footer/copy.ts', now, now);
    await page.waitForFunction(() => Reflect.get(window, 'before') === undefined);
    await expect(page.locator('np-footer').getByText('Tutti i diritti riservati')).toBeVisible();
  } finally {
    await world.end();
    await source.close();
  }
});
