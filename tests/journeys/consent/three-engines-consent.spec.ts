import type { APIRequestContext } from '@playwright/test';
import { engines, type Tab } from '../../engines/engines.ts';
import { click, fill, open, run } from '../lib/in-tab.ts';
import { at, expect, test } from '../lib/pages.ts';
import { port } from '../lib/port.ts';

const digest = 'c15b2349d9f4c7cb10898a34cbeeb9569c688cee8424fa145c1dbdf9a1ab5b05';
const gate = at('lg', `/prova/elemento/np-password-gate?digest=${digest}`);
const inside = 'Sei dentro: questo è il contenuto della testata.';

const managerIs = async (request: APIRequestContext, consent: string): Promise<void> => {
  const settings = `http://localhost:${port}/api/console/settings`;
  expect((await request.post(settings, { data: { consent } })).status()).toBe(200);
};

// Resets the world's consent manager, even after a failed test.
test.afterEach(({ request }) => managerIs(request, 'not_needed'));

const isOpen = (tab: Tab) => run(tab, `return !!named('p', arguments[0]);`, inside);
const typeIn = (tab: Tab, password: string) => expect.poll(() => run(tab, fill, { password })).toBe(true);
const loads = (tab: Tab, path: string) =>
  run(
    tab,
    `return performance.getEntriesByType('resource').filter(({ name }) => name.includes(arguments[0])).length;`,
    path,
  );

for (const [name, start] of Object.entries(engines)) {
  test(`${name}: the gate reports a wrong password, opens with the right one, and stays open`, async () => {
    const engine = await start();
    try {
      const tab = await engine.newTab();
      await open(tab, gate);
      await typeIn(tab, 'sbagliata');
      await click(tab, 'button', 'Conferma');
      const alerts = `return all(document, '[role=alert]').map(({ textContent }) => textContent.trim()).join();`;
      await expect.poll(() => run(tab, alerts)).toBe('Password non valida.');
      expect(await isOpen(tab)).toBe(false);
      await typeIn(tab, 'Riservato-2026');
      await click(tab, 'button', 'Conferma');
      await expect.poll(() => isOpen(tab)).toBe(true);
      expect(await run(tab, `return localStorage.getItem('np_gate');`)).toBe('true');
      await open(tab, `${gate}&again`);
      await expect.poll(() => isOpen(tab)).toBe(true);
    } finally {
      await engine.end();
    }
  });

  test(`P01 ${name}: the audience script waits for the reader's choice, and loads after it`, async ({ request }) => {
    await managerIs(request, 'ask');
    const engine = await start();
    try {
      const tab = await engine.newTab();
      await open(tab, at('mg'));
      await expect.poll(() => run(tab, `return !!named('button', 'Accetta');`)).toBe(true);
      expect(await loads(tab, '/consent/cs.js')).toBe(1);
      expect(await loads(tab, '/audience/')).toBe(0);
      await run(
        tab,
        `addEventListener('np-consent', ({ detail }) => { window.given = detail; }, { once: true, capture: true });`,
      );
      await click(tab, 'button', 'Accetta');
      await expect
        .poll(() => run(tab, `return window.given;`))
        .toEqual({
          1: true,
          2: true,
          3: true,
          4: true,
          5: true,
        });
      await expect.poll(() => loads(tab, '/audience/tracker.js')).toBe(1);
    } finally {
      await engine.end();
    }
  });
}
