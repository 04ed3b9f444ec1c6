import type { Browser } from 'playwright';
import { benchArticle } from './article.ts';
import { startWorld } from './lib/world.ts';

/** Time to paint an article that was read before, from the click to the frame that shows it. */
const runs = 9;

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Measures at an origin; `npm run bench` starts a world for it. */
export const paintTimes = async (browser: Browser, origin: string): Promise<readonly number[]> => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${origin}/sezione/cronaca`, { waitUntil: 'networkidle' });
  const link = page.locator('np-newsstand .shelf-grid .stories a').first();
  const backAtTheSection = async () => {
    await page.goBack();
    await page.locator('np-newsstand .article').waitFor({ state: 'detached' });
    await link.waitFor();
  };
  await link.click();
  await page.locator('np-newsstand .article-title').waitFor();
  await page.waitForLoadState('networkidle');
  await backAtTheSection();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    times.push(
      await page.evaluate(async () => {
        const root = document.querySelector('np-newsstand')?.shadowRoot;
        const anchor = root?.querySelector<HTMLAnchorElement>('.shelf-grid .stories a');
        if (!root || !anchor) throw new Error('bench: the section shows no story.');
        const begun = performance.now();
        anchor.click();
        await new Promise<void>((resolve) => {
          const look = () => {
            if (!root.querySelector('.article-title')) requestAnimationFrame(look);
            // The content precedes a frame; the frame is painted when the next task begins.
            else setTimeout(resolve);
          };
          requestAnimationFrame(look);
        });
        return performance.now() - begun;
      }),
    );
    await backAtTheSection();
  }
  await context.close();
  return times;
};

export const benchNewsstand = async (browser: Browser): Promise<void> => {
  const { at, stop } = await startWorld();
  const origin = at('mg');
  const times = await paintTimes(browser, origin);
  await benchArticle(browser, origin);
  await stop();
  const all = times.map((time) => time.toFixed(0)).join(' ');
  console.log(`\narticle read before, from click to paint, CPU 4x: median ${median(times).toFixed(0)} ms (${all})\n`);
};
