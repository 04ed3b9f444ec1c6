import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { changed, fromWorld, hang } from '../lib/answers.ts';
import { header, loginOf, notices, readerOf, shortInfo } from '../lib/core.ts';
import type { FaultProxy } from '../lib/proxy.ts';
import { expect, test } from '../lib/test.ts';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly version: string };

/** Serves the world's bundle from a second address and as another version: to the browser it is another bundle. */
const copyAt = (wire: FaultProxy, folder: string, name = version): string => {
  wire.answer(`GET cdn /${folder}/*`, (turn) => {
    const path = turn.exchange.path.replace(`/${folder}/`, '/np/');
    const answer = path.endsWith('.js') ? changed((code) => code.replaceAll(version, name), path) : fromWorld(path);
    return answer(turn);
  });
  return `<script type="module" src="${wire.at('cdn', `/${folder}/np-elements.js`)}"></script>`;
};

const warningsOf = (page: Page): string[] => {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  return warnings;
};

test('F51 the same bundle twice, from one address and from two: no error, one short-info', async ({
  page,
  wire,
  reader,
}) => {
  await reader.signIn();
  const warnings = warningsOf(page);
  await page.goto(wire.page('mg', header + notices, wire.bundle + wire.bundle + copyAt(wire, 'copia')));
  await expect(page.locator('np-notices li').first()).toBeVisible();
  await expect(readerOf(page, 'Giulia')).toHaveCount(1);
  await page.waitForLoadState('networkidle');
  expect(wire.calls('GET cdn /copia/np-elements.js')).toHaveLength(1);
  expect(wire.calls(shortInfo)).toHaveLength(1);
  expect(warnings).toEqual([]);
});

for (const first of ['old', 'new'] as const) {
  test(`F52 two versions on a page, the ${first} one first: it stays, one warning names both, both work`, async ({
    page,
    wire,
    reader,
  }) => {
    await reader.signIn();
    const warnings = warningsOf(page);
    const other = copyAt(wire, 'altra', '99.0.0');
    const [head, later] = first === 'old' ? [wire.bundle, other] : [other, wire.bundle];
    await page.goto(wire.page('mg', notices, head));
    await expect(page.locator('np-notices li').first()).toBeVisible();
    const stored = await page.evaluate(() => localStorage.getItem('notices'));
    await page.evaluate(
      (src) =>
        new Promise((loaded) => {
          const script = document.createElement('script');
          Object.assign(script, { type: 'module', src, onload: loaded });
          document.head.append(script);
        }),
      /src="([^"]+)"/.exec(later)?.[1] ?? '',
    );
    await page.evaluate(() => document.body.append(document.createElement('np-assistance-chat')));
    await expect(page.getByRole('button', { name: 'Apri l’assistenza' })).toBeVisible();
    await expect.poll(() => warnings).toHaveLength(1);
    for (const name of [version, '99.0.0']) expect(warnings[0]).toContain(name);
    expect(await page.evaluate(() => Reflect.get(window, 'np').version)).toBe(first === 'old' ? version : '99.0.0');
    expect(wire.calls(shortInfo)).toHaveLength(1);
    expect(await page.evaluate(() => localStorage.getItem('notices'))).toBe(stored);
  });
}

test('F53 moved, removed, put back and cloned: the same content, one short-info', async ({ page, wire, reader }) => {
  await reader.signIn();
  await page.goto(wire.page('mg', `${notices}<div></div>`));
  await loginOf(page, wire);
  const rows = page.locator('np-notices li');
  await expect(rows).not.toHaveCount(0);
  const before = await rows.allInnerTexts();
  await page.locator('np-notices').evaluate(async (element) => {
    const place = document.querySelector('div') as HTMLElement & { moveBefore?(node: Node, child: null): void };
    place.append(element);
    place.moveBefore?.(element, null);
    element.remove();
    await new Promise(requestAnimationFrame);
    place.append(element);
  });
  await expect(rows).toHaveText(before);
  await page.locator('np-notices').evaluate((element) => element.after(element.cloneNode(true)));
  await expect(rows).toHaveText([...before, ...before]);
  expect(wire.calls(shortInfo)).toHaveLength(1);
});

test('F54 removed at eleven moments of the call: no error, every call is aborted', async ({ page, wire }) => {
  wire.answer(shortInfo, hang);
  // A page of the brand's site: nothing but the element makes the call.
  await page.goto(wire.page('www.mg', ''));
  for (const delay of [0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512]) {
    await page.evaluate(async (milliseconds) => {
      const element = document.body.appendChild(document.createElement('np-notices'));
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
      element.remove();
    }, delay);
  }
  const standing = () => wire.calls(shortInfo).filter(({ clientGone }) => !clientGone).length;
  const add = () => page.evaluate(() => document.body.append(document.createElement('np-notices')));
  // On a machine of any speed, one of them has made its call.
  await add();
  await expect.poll(standing).toBe(1);
  await page.evaluate(() => document.querySelector('np-notices')?.remove());
  await expect.poll(standing).toBe(0);
  await add();
  await expect.poll(standing).toBe(1);
  expect(wire.calls(shortInfo).length).toBeGreaterThan(1);
});

/** Runs in a page before everything else: counts the listeners of the consent manager. */
const countListeners = (): void => {
  let manager: unknown;
  let count = 0;
  const counted = (command: string, ...more: unknown[]): unknown => {
    if (command === 'addEventListener') count += 1;
    return typeof manager === 'function' ? Reflect.apply(manager, window, [command, ...more]) : undefined;
  };
  const get = () => (manager === undefined ? undefined : counted);
  Object.defineProperty(window, '__tcfapi', {
    configurable: true,
    get,
    set: (value: unknown) => {
      manager = value;
    },
  });
  Object.assign(window, { npListeners: () => count });
};

test('F55 Q50 a hundred headers and notice areas: one short-info, one consent listener, drawn within 1.5 s, every file once', async ({
  page,
  wire,
  reader,
}) => {
  await reader.signIn();
  await page.addInitScript(countListeners);
  await page.goto(wire.page('mg', header + notices));
  await loginOf(page, wire);
  const devTools = await page.context().newCDPSession(page);
  // Seconds on the page's own thread: other load of the machine does not count.
  await devTools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(wire.page('mg', (header + notices).repeat(100)));
  await expect(page.locator('np-notices').last().locator('li').first()).toBeVisible();
  await expect(readerOf(page, 'Giulia')).toHaveCount(100);
  const { metrics } = await devTools.send('Performance.getMetrics');
  expect(metrics.find(({ name }) => name === 'TaskDuration')?.value).toBeLessThan(1.5);
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'npListeners')())).toBe(1);
  const asked = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(asked.filter((name, n) => asked.indexOf(name) !== n)).toEqual([]);
  expect(asked.filter((name) => name.includes('/short-info'))).toHaveLength(1);
});
