import type { TestRunnerPlugin } from '@web/test-runner';
import type { Page } from 'puppeteer-core';
import { Key, type WebDriver } from 'selenium-webdriver';

const webkitKeys: Readonly<Record<string, string>> = {
  Escape: Key.ESCAPE,
  Enter: Key.ENTER,
  Tab: Key.TAB,
  Space: Key.SPACE,
  ' ': Key.SPACE,
};

interface Driven {
  driver?(): WebDriver | undefined;
  getPage?(id: string): Page;
}

const press = async (browser: Driven, id: string, keys: readonly string[]): Promise<void> => {
  const page = browser.getPage?.(id);
  const driver = browser.driver?.();
  const last = keys.at(-1) as string;
  const held = keys.slice(0, -1);
  if (page) {
    for (const key of held) await page.keyboard.down(key as 'Shift');
    await page.keyboard.press(last as 'Tab');
    for (const key of held) await page.keyboard.up(key as 'Shift');
  } else if (driver) {
    const actions = driver.actions();
    for (const _ of held) actions.keyDown(Key.SHIFT);
    actions.sendKeys(webkitKeys[last] ?? last);
    for (const _ of held) actions.keyUp(Key.SHIFT);
    await actions.perform();
  }
};

/** What a test can request from the browser: real keys in every engine, media features in Chromium. */
export const commands: TestRunnerPlugin = {
  name: 'np-commands',
  async executeCommand({ command, payload, session }) {
    const browser = session.browser as Driven;
    if (command === 'np-press') {
      await press(browser, session.id, payload as readonly string[]);
      return { done: true };
    }
    if (command === 'np-media') {
      const page = browser.getPage?.(session.id);
      if (!page || session.browser.name !== 'Chrome') return { done: false };
      await page.emulateMediaFeatures(payload as { name: string; value: string }[]);
      return { done: true };
    }
    return undefined;
  },
};
