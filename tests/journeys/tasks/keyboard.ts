import type { Locator, Page } from '@playwright/test';
import { expect } from '../lib/pages.ts';

/** Presses the browser's Tab key until the target has the focus. */
export const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await expect(target).toBeVisible();
  const hasFocus = () => target.evaluate((element) => element.matches(':focus'));
  for (let tabs = 0; tabs < 80; tabs += 1) {
    if (await hasFocus()) return;
    await page.keyboard.press('Tab');
  }
  await expect(target, 'is reached by Tab').toBeFocused();
};

/** A reader without a mouse, who counts: each field typed and each control pressed is a step. */
export class KeyboardReader {
  steps = 0;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async press(target: Locator, key = 'Enter'): Promise<void> {
    this.steps += 1;
    await tabTo(this.#page, target);
    await expect(target).not.toHaveAttribute('aria-disabled', 'true');
    await this.#page.keyboard.press(key);
  }

  /** Chooses a radio button of a group: Tab reaches the group, arrows its other buttons. */
  async choose(checked: Locator, wanted: Locator): Promise<void> {
    this.steps += 1;
    await tabTo(this.#page, checked);
    for (let arrows = 0; arrows < 8 && !(await wanted.isChecked()); arrows += 1)
      await this.#page.keyboard.press('ArrowDown');
    await expect(wanted).toBeChecked();
  }

  async type(target: Locator, text: string): Promise<void> {
    this.steps += 1;
    await tabTo(this.#page, target);
    await this.#page.keyboard.press('ControlOrMeta+a');
    await this.#page.keyboard.type(text);
  }
}

/** The server does what the next call to a path asks, and the page never hears of it. */
export const loseAnswer = async (page: Page, path: string): Promise<void> => {
  await page.route(
    (url) => url.pathname.endsWith(path),
    async (route) => {
      const { host } = new URL(route.request().url());
      // Node does not resolve the world's host names.
      const url = route
        .request()
        .url()
        .replace(/(?<=\/\/)[^:/]+/, '127.0.0.1');
      await route.fetch({ url, headers: { ...(await route.request().allHeaders()), host } });
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
};
