import type { Page } from '@playwright/test';
import { at, expect, openArticle, test } from '../lib/pages.ts';
import { signInAs } from '../lib/readers.ts';

/** Counts the page's `beforeunload` listeners but those that are gone once they were called. */
const countListeners = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const alive = new Set<unknown>();
    const { addEventListener: add, removeEventListener: remove } = window;
    Object.assign(window, {
      leaveListeners: alive,
      addEventListener(type: string, listener: EventListener, options?: AddEventListenerOptions) {
        if (type === 'beforeunload' && !options?.once) {
          alive.add(listener);
          options?.signal?.addEventListener('abort', () => alive.delete(listener));
        }
        add.call(window, type, listener, options);
      },
      removeEventListener(type: string, listener: EventListener, options?: EventListenerOptions) {
        if (type === 'beforeunload') alive.delete(listener);
        remove.call(window, type, listener, options);
      },
    });
  });

const listeners = (page: Page): Promise<number> => page.evaluate(() => Reflect.get(window, 'leaveListeners').size);

test('no page that is left keeps a beforeunload listener, except while a form has unsaved changes', async ({
  page,
}) => {
  await countListeners(page);
  for (const address of [at('ca'), at('ca', '/articolo/1'), at('account.ca', '/registrazione'), at('www.ca')]) {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    await expect.poll(async () => [address, await listeners(page)]).toEqual([address, 0]);
  }
  await signInAs(page, 'ca', 'online@example.it');
  await page.goto(at('account.ca', '/user/profile'));
  const phone = page.locator('np-account-profile [name="phone"]');
  await expect(phone).toBeVisible();
  await expect.poll(() => listeners(page)).toBe(0);
  const saved = await phone.inputValue();
  await phone.fill('06 9999999');
  await expect.poll(() => listeners(page)).toBe(1);
  await phone.fill(saved);
  await expect.poll(() => listeners(page)).toBe(0);
});

test('removed chats are collected, opened ones too', async ({ page }) => {
  await openArticle(page, 'gz');
  await expect(page.locator('np-assistance-chat').getByRole('button').first()).toBeVisible();
  for (let n = 0; n < 6; n += 1) {
    await page.evaluate(() => {
      for (const chat of document.querySelectorAll('np-assistance-chat')) chat.remove();
      const chat = document.createElement('np-assistance-chat');
      const kept: WeakRef<Element>[] = Reflect.get(window, 'chats') ?? [];
      Object.assign(window, { chats: [...kept, new WeakRef(chat)] });
      document.body.append(chat);
    });
    await page.locator('np-assistance-chat').getByRole('button').first().click();
    await expect(page.getByRole('textbox')).toBeFocused();
  }
  await page.evaluate(() => document.querySelector('np-assistance-chat')?.remove());
  const client = await page.context().newCDPSession(page);
  // The browser itself keeps the element that had the focus last.
  await expect
    .poll(async () => {
      await client.send('HeapProfiler.collectGarbage');
      const chats: boolean[] = await page.evaluate(() =>
        Reflect.get(window, 'chats').map((chat: WeakRef<Element>) => chat.deref() !== undefined),
      );
      return chats.slice(0, -1);
    })
    .toEqual(Array(5).fill(false));
});
