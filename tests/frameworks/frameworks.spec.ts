import { globSync, readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { devServers, startDev, type Undo } from '../../scripts/frameworks/serve.ts';
import { namesUnderTest, placeOf } from './names.ts';

/** Counts the copies of React DOM that run on a page: each registers once with the developer tools. */
const countReact = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    let copies = 0;
    Object.assign(globalThis, {
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        renderers: new Map(),
        checkDCE() {},
        inject: () => {
          copies += 1;
          document.documentElement.dataset.reacts = String(copies);
          return copies;
        },
        onCommitFiberRoot() {},
        onCommitFiberUnmount() {},
        onPostCommitFiberRoot() {},
      },
    });
  });

/** What a browser and the elements report of a visitor: nobody is signed in. */
const visitors = /^Failed to load resource: .*401 \(Unauthorized\)$|^\[GET\] "\/api\/user\/short-info": 401$/;

/** The address of the header's wordmark. */
const wordmarkOf = (page: Page): Promise<string> =>
  page.locator('np-header').evaluate((header) => {
    const box = header.shadowRoot?.querySelector('[style*="--np-_wordmark"]') ?? header;
    return /url\("(.+)"\)/.exec(getComputedStyle(box).getPropertyValue('--np-_wordmark'))?.[1] ?? '';
  });

/** How many files of the elements' typefaces have loaded. */
const typefacesOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.fonts].filter(({ family, status }) => family.includes('Schibsted') && status === 'loaded').length,
  );

const widthOf = (page: Page, address: string): Promise<number> =>
  page.evaluate(async (src) => {
    const image = Object.assign(new Image(), { src });
    await image.decode();
    return image.naturalWidth;
  }, address);

for (const name of namesUnderTest) {
  test(`${name}: no file for the browser names a path of this machine`, () => {
    const { folder } = placeOf(name);
    const scripts = globSync('{dist,.next/static}/**/*.{js,html}', { cwd: folder });
    expect(scripts.length).toBeGreaterThan(20);
    const texts = scripts.map((file) => [file, readFileSync(`${folder}/${file}`, 'utf8')] as const);
    expect(texts.flatMap(([file, text]) => (text.includes(folder) ? file : []))).toEqual([]);
  });

  test(`${name}: elements, logos, typefaces and events work, one React, a strict policy, a clean console`, async ({
    page,
  }) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    await countReact(page);
    const response = await page.goto(placeOf(name).origin);
    expect(response?.headers()['content-security-policy']).toContain("default-src 'none'");

    await expect(page.locator('np-header').getByRole('link', { name: 'Gazzetta di Zenara' }).first()).toBeVisible();
    expect(await widthOf(page, await wordmarkOf(page))).toBeGreaterThan(0);

    await page.locator('np-assistance-chat [part=launcher]').click();
    await expect(page.getByText(/^Aperture della chat:\s*1$/)).toBeVisible();
    const dialog = page.getByRole('dialog', { name: 'Assistenza' });
    await expect(dialog.getByRole('textbox')).toBeVisible();
    await expect
      .poll(() =>
        dialog
          .locator('img')
          .first()
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(0);
    await expect.poll(() => typefacesOf(page)).toBeGreaterThan(0);
    await expect(page.locator('html')).toHaveAttribute('data-reacts', '1');
    expect(complaints.filter((one) => !visitors.test(one))).toEqual([]);
  });
}

for (const name of namesUnderTest.filter((one) => devServers[one]))
  test(`${name}: its development server finds logos and typefaces, and React complains about nothing`, async ({
    page,
  }) => {
    const undo: Undo[] = [];
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(message.text()));
    try {
      await page.goto(await startDev(name, placeOf(name).folder, undo));
      await page.locator('np-assistance-chat [part=launcher]').click();
      await expect(page.getByText(/^Aperture della chat:\s*1$/)).toBeVisible();
      await expect.poll(async () => widthOf(page, await wordmarkOf(page))).toBeGreaterThan(0);
      await expect.poll(() => typefacesOf(page)).toBeGreaterThan(0);
      expect(complaints.filter((one) => /hydrat|server rendered|warning:|content security/i.test(one))).toEqual([]);
    } finally {
      for (const step of undo) await step();
    }
  });

if (namesUnderTest.includes('vite'))
  test('the option `assets` names the folder of logos and typefaces', async ({ page }) => {
    const { origin } = placeOf('vite');
    await page.addInitScript(() => Object.assign(globalThis, { np: { config: { assets: '/altrove' } } }));
    const typeface = page.waitForRequest(/\/altrove\/assets\/schibsted-grotesk-latin-\w+\.woff2$/);
    await page.goto(origin);
    await typeface;
    expect(await wordmarkOf(page)).toBe(`${origin}/altrove/brands/gz-wordmark.svg`);
  });
