import { engines, type Tab } from '../../engines/engines.ts';
import { click, fill, open, run } from '../lib/in-tab.ts';
import { at, expect, test } from '../lib/pages.ts';

const shows = (tab: Tab, text: string) => expect.poll(() => run(tab, 'return header();')).toContain(text);

const signIn = async (tab: Tab): Promise<void> => {
  const person = { login: 'lettore@example.it', password: 'Edicola-2026!' };
  await expect.poll(() => run(tab, fill, person)).toBe(true);
  // The buttons of the page's own first view rest until the panel is there.
  await expect.poll(() => run(tab, "return document.querySelector('[data-np-first]') === null;")).toBe(true);
  await click(tab, 'button', 'Accedi');
};

for (const [name, start] of Object.entries(engines))
  test(`${name}: newsstand, sign-in, back at the same spot, signed in on both sites; a logout shows in the other tab within a second`, async () => {
    const engine = await start();
    try {
      const home = at('mg');
      const first = await engine.newTab();
      await open(first, home);
      await shows(first, 'Accedi');
      // In one script: WebKit scrolls a new window by itself.
      const leave = `scrollTo(0, 600); if (scrollY === 600) named('a', 'Accedi').click(); return scrollY;`;
      const signInPage = /\/sso\/request-login/;
      // The answer of the last one may be lost with its page.
      const leaves = async () => (await run(first, leave)) === 600 || signInPage.test(await first.url());
      await expect.poll(leaves, { message: 'the home has its length' }).toBe(true);
      await expect.poll(() => first.url()).toMatch(signInPage);
      await signIn(first);
      await expect.poll(() => first.url()).toBe(home);
      await shows(first, 'Andrea');
      await expect.poll(() => run(first, 'return scrollY;')).toBe(600);

      await open(first, at('account.mg', '/dashboard'));
      await shows(first, 'Andrea');

      await open(first, home);
      await shows(first, 'Andrea');
      const second = await engine.newTab();
      await open(second, home);
      await shows(second, 'Andrea');
      const note = `addEventListener('np-logout', () => sessionStorage.setItem('leftAt', Date.now()),
        { once: true, capture: true }); return true;`;
      for (const tab of [first, second]) expect(await run(tab, note)).toBe(true);
      await click(first, 'button', 'Andrea');
      await click(first, 'a', 'Esci');
      await shows(second, 'Accedi');
      await expect.poll(() => first.url()).toBe(home);
      await shows(first, 'Accedi');
      const leftAt = async (tab: Tab): Promise<number> =>
        Number((await run(tab, `return sessionStorage.getItem('leftAt');`)) ?? Number.NaN);
      expect((await leftAt(second)) - (await leftAt(first))).toBeLessThan(1000);
    } finally {
      await engine.end();
    }
  });
