import { engines, type Tab } from '../../engines/engines.ts';
import { click, open, run } from '../../journeys/lib/in-tab.ts';
import { hang, html, slow, status } from '../lib/answers.ts';
import { expect, test } from '../lib/test.ts';

const react = 'GET cdn /np/chunks/react-*';

const ways: Readonly<Record<string, (tab: Tab, url: string) => Promise<void>>> = {
  'by a link': (tab) => click(tab, 'a', 'Altrove'),
  'by typing an address': (tab, url) => tab.open(url),
};

for (const [name, start] of Object.entries(engines)) {
  for (const [way, leave] of Object.entries(ways))
    test(`F44 ${name}: a reader who leaves ${way} while code is loading arrives, however slow the next page is`, async ({
      wire,
    }) => {
      const engine = await start();
      try {
        // Some engines cancel pending loads when a page is left; a reload must not take that for a missing file. A
        // missing file loads the guard's own code, which would otherwise be cancelled too.
        wire.answer(react, status(404));
        wire.answer('GET ca /altrove', slow(1000, html(200)));
        const elsewhere = wire.at('ca', '/altrove');
        const leaving = wire.page('mg', `<a href="${elsewhere}">Altrove</a><np-assistance-chat></np-assistance-chat>`);
        const own = `GET mg ${new URL(leaving).pathname}`;
        const tab = await engine.newTab();
        await open(tab, leaving);
        await click(tab, 'button', 'Apri l’assistenza');
        await expect.poll(() => run(tab, `return performance.getEntriesByType('navigation')[0].type;`)).toBe('reload');
        wire.answer(react, hang);
        const asked = wire.calls(react).length;
        await click(tab, 'button', 'Apri l’assistenza');
        await wire.seen(react, asked + 1);
        await leave(tab, elsewhere);
        await expect.poll(() => tab.url()).toBe(elsewhere);
        expect(wire.calls(own)).toHaveLength(2);
      } finally {
        await engine.end();
      }
    });

  for (const [way, leave] of Object.entries(ways))
    test(`F44 ${name}: a reader who leaves ${way} before more code is asked for arrives, however slow the next page is`, async ({
      wire,
    }) => {
      const engine = await start();
      try {
        wire.answer('GET ca /altrove', slow(2000, html(200)));
        const elsewhere = wire.at('ca', '/altrove');
        const elements = '<np-header></np-header><np-assistance-chat></np-assistance-chat>';
        const leaving = wire.page('mg', `<a href="${elsewhere}">Altrove</a>${elements}`);
        const own = `GET mg ${new URL(leaving).pathname}`;
        const tab = await engine.newTab();
        await open(tab, leaving);
        // The guard's code is there by then; without it the failure is only reported.
        const loaded = `return performance.getEntriesByType('resource').map(({ name }) => name).join();`;
        await expect.poll(() => run(tab, loaded)).toContain('/np/chunks/services-');
        // WebKit loads nothing more for a page that is being left.
        const more = `document.querySelector('np-assistance-chat').open()`;
        await run(tab, `addEventListener('beforeunload', () => setTimeout(() => ${more}, 200));`);
        await leave(tab, elsewhere);
        await expect.poll(() => tab.url()).toBe(elsewhere);
        expect(wire.calls(own)).toHaveLength(1);
      } finally {
        await engine.end();
      }
    });

  test(`F44 ${name}: what a page still asks for when the reader leaves is not shown as failed`, async ({ wire }) => {
    const engine = await start();
    try {
      const call = 'GET account.mg /api/site/faq';
      wire.answer(call, hang);
      wire.answer('GET ca /altrove', slow(1500, html(200)));
      const elsewhere = wire.at('ca', '/altrove');
      const leaving = wire.page('account.mg', `<a href="${elsewhere}">Altrove</a><np-account-faq></np-account-faq>`);
      const tab = await engine.newTab();
      await open(tab, leaving);
      await wire.seen(call, 1);
      const note = `if (named('p, span, div', 'Connessione assente o instabile')) localStorage.setItem('shown', 'true');`;
      await run(tab, `setInterval(() => { ${note} }, 20);`);
      await click(tab, 'a', 'Altrove');
      await expect.poll(() => tab.url()).toBe(elsewhere);
      await open(tab, wire.page('account.mg', '<p>Di nuovo qui</p>', ''));
      expect(await run(tab, `return localStorage.getItem('shown');`)).toBe(null);
    } finally {
      await engine.end();
    }
  });

  test(`F42 ${name}: a page with elements is kept, and restored unchanged`, async ({ wire }) => {
    const engine = await start();
    try {
      const tab = await engine.newTab();
      const left = wire.page('mg', '<np-assistance-chat></np-assistance-chat>');
      await open(tab, left);
      await expect.poll(() => run(tab, "return !!named('button', 'Apri l’assistenza');")).toBe(true);
      // Firefox keeps no page that still waits for an answer.
      await expect.poll(() => run(tab, 'return document.readyState;')).toBe('complete');
      await expect.poll(() => wire.log.every(({ doneAt }) => doneAt !== undefined)).toBe(true);
      await run(tab, `document.title = 'Già letta';`);
      await open(tab, wire.page('mg', '<p>Altrove</p>', ''));
      await run(tab, 'history.back();');
      await expect.poll(() => tab.url()).toBe(left);
      expect(await run(tab, 'return document.title;')).toBe('Già letta');
    } finally {
      await engine.end();
    }
  });
}
