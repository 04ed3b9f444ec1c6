import { engines } from '../engines/engines.ts';
import { click, open, run } from '../journeys/in-tab.ts';
import { hang, html, slow } from './answers.ts';
import { expect, test } from './test.ts';

for (const [name, start] of Object.entries(engines))
  test(`F44 ${name}: whoever leaves while code is on its way arrives, however slow the next page is`, async ({
    wire,
  }) => {
    test.setTimeout(60_000);
    const engine = await start();
    try {
      // Some engines cut off what a page still loads once it is being left: no reload may take that for a missing file.
      wire.answer('GET cdn /np/chunks/react-*', hang);
      wire.answer('GET mg /altrove', slow(1000, html(200)));
      const leaving = wire.page('mg', '<a href="/altrove">Altrove</a><np-assistance-chat></np-assistance-chat>');
      const tab = await engine.newTab();
      await open(tab, leaving);
      await click(tab, 'button', 'Apri l’assistenza');
      await wire.seen('GET cdn /np/chunks/react-*');
      await click(tab, 'a', 'Altrove');
      await expect.poll(() => run(tab, 'return location.href;')).toBe(wire.at('mg', '/altrove'));
      expect(wire.calls(`GET mg ${new URL(leaving).pathname}`)).toHaveLength(1);
    } finally {
      await engine.end();
    }
  });
