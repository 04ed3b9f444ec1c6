import type { Page } from '@playwright/test';
import { at, expect, test } from '../lib/pages.ts';

/** The focused control of the page and what is wrong with its ring; undefined once the focus has left the page. */
const stop = (page: Page): Promise<{ readonly name: string; readonly fault?: string } | undefined> =>
  page.evaluate(() => {
    let focused = document.activeElement;
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
    if (!focused || focused === document.body) return undefined;
    const name = (focused.getAttribute('aria-label') ?? focused.textContent ?? focused.localName).trim().slice(0, 60);
    // A radio shows its ring on its name; a text field has a border of its own.
    const isField = focused.matches('input:not([type=radio], [type=checkbox]), select, textarea');
    const shown = focused.matches('[type=radio]') ? (focused.nextElementSibling ?? focused) : focused;
    const own = getComputedStyle(shown);
    const after = getComputedStyle(shown, '::after');
    const isOnStory = own.outlineStyle === 'none' && after.outlineStyle !== 'none';
    const style = isOnStory ? after : own;
    if (style.outlineStyle === 'none') return isField ? { name } : { name, fault: 'no ring' };
    const box = (isOnStory ? shown.closest('.story, .shelf-row, .special-grid > li') : shown)?.getBoundingClientRect();
    const room = Number.parseFloat(style.outlineWidth) + Number.parseFloat(style.outlineOffset);
    const { left = 0, top = 0, right = 0, bottom = 0 } = box ?? {};
    const parentOf = (one: Element) => one.assignedSlot ?? one.parentElement ?? (one.getRootNode() as ShadowRoot).host;
    const { clientWidth, clientHeight } = document.documentElement;
    if (left < room || top < room || right + room > clientWidth || bottom + room > clientHeight)
      return { name, fault: `cut by the window: ${[left, top, right, bottom].map(Math.round)}` };
    for (let holder = parentOf(shown); holder && holder !== document.documentElement; holder = parentOf(holder)) {
      const { overflowX, overflowY, contain } = getComputedStyle(holder);
      const isPainted = /paint|strict|content/.test(contain);
      const edge = holder.getBoundingClientRect();
      const isOutX = left - room < edge.left - 0.5 || right + room > edge.right + 0.5;
      const isOutY = top - room < edge.top - 0.5 || bottom + room > edge.bottom + 0.5;
      if ((isOutX && (isPainted || overflowX !== 'visible')) || (isOutY && (isPainted || overflowY !== 'visible')))
        return {
          name,
          fault: `cut by ${holder.localName}.${holder.className} ${[left, right, edge.left, edge.right]}`,
        };
    }
    return { name };
  });

for (const [path, least] of [
  ['/', 40],
  ['/articolo/2', 25],
  ['/ricerca?q=tram', 30],
] as const)
  for (const width of [1280, 390])
    test(`Tab through ${path} at ${width} px: the ring is whole at each stop`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(at('mg', path));
      await expect(page.locator('np-newsstand .newsstand').locator('.story').first()).toBeVisible();
      const stops: string[] = [];
      const faults: string[] = [];
      for (let presses = 0; presses < 150; presses += 1) {
        await page.keyboard.press('Tab');
        const met = await stop(page);
        if (!met) break;
        stops.push(met.name);
        if (met.fault) faults.push(`${met.name}: ${met.fault}`);
      }
      expect(faults).toEqual([]);
      expect(stops.length).toBeGreaterThan(least);
    });
