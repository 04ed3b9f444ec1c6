import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { root } from '../build/vite-plugins.ts';
import { chromiumFlags, findBrowsers } from '../tests/browsers.ts';

const folder = new URL('docs/pictures/frameworks/', root);

/** Takes the picture of an app with its open chat for the documentation. */
export const takePicture = async (name: string, origin: string): Promise<void> => {
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath: findBrowsers().chromium ?? '', args: chromiumFlags });
  try {
    const page = await browser.newPage({ viewport: { width: 1000, height: 640 }, reducedMotion: 'reduce' });
    await page.goto(origin);
    await page.locator('np-assistance-chat [part=launcher]').click();
    await page.getByRole('dialog').getByRole('textbox').waitFor();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    await sharp(await page.screenshot())
      .webp({ quality: 80 })
      .toFile(new URL(`${name}.webp`, folder).pathname);
  } finally {
    await browser.close();
  }
};
