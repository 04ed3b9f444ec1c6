import { engines, type Tab } from '../../engines/engines.ts';
import { click, run, typeAndSend } from '../../journeys/lib/in-tab.ts';
import { body } from '../lib/answers.ts';
import { shortInfo } from '../lib/core.ts';
import { outside } from '../lib/services.ts';
import { expect, test } from '../lib/test.ts';

const digitalReader = { name: 'Giulia', username: 'giulia', email: 'giulia@example.it', abbonatoDigital: true };

const shows = (tab: Tab, selector: string, text: string) =>
  expect
    .poll(() => run(tab, 'return all(document, arguments[0]).map((node) => node.textContent).join();', selector))
    .toContain(text);

const looks = `
  const styles = (selector, name) => getComputedStyle(all(document, selector)[0])[name];
  return [styles('[part=launcher]', 'position'), styles('dialog', 'display'), styles('.bubble', 'whiteSpace'),
    all(document, 'dialog img')[0].naturalWidth > 0];`;

for (const name of ['chromium', 'firefox'] as const)
  for (const [proof, how] of [
    ['csp-nonce', 'scripts by nonce'],
    ['csp-host', 'scripts by host'],
  ] as const)
    test(`${name}: a page with a strict policy and Trusted Types, ${how}: from the button to the operator no violation is reported`, {
      tag: name === 'chromium' && proof === 'csp-nonce' ? '@quick' : [],
    }, async ({ wire }) => {
      wire.answer(shortInfo, body(200, JSON.stringify({ success: true, data: digitalReader, status: { code: 200 } })));
      wire.answer('POST account.mg /api/site/chat', body(200, '{"success":true,"data":"Dalla pagina Abbonamenti."}'));
      // A Wednesday, ten in the morning in Italy: operators are available.
      const address = wire.at('mg', `/prova/pagina/${proof}?tag=np-assistance-chat&adesso=2026-03-18T09:00:00Z`);
      const engine = await engines[name]();
      try {
        const tab = await engine.newTab();
        await tab.open(address);
        await click(tab, 'button', 'Apri l’assistenza');
        await shows(tab, '.bubble', 'Ciao Giulia!');
        await expect.poll(() => run(tab, typeAndSend, 'Come disdico l’abbonamento?')).toBe(true);
        await shows(tab, '.bubble', 'Dalla pagina Abbonamenti.');
        await expect.poll(() => run(tab, looks)).toEqual(['fixed', 'block', 'pre-wrap', true]);
        await click(tab, 'button', 'Non mi è stato utile');
        await shows(tab, 'h3', 'Ti mettiamo in contatto con una persona');
        await click(tab, 'button', 'Parla con un operatore');
        await expect.poll(() => run(tab, `return all(document, 'section[aria-label]').some(seen);`)).toBe(true);
        expect(wire.calls(outside.liveChat)).toHaveLength(1);
        expect(await run(tab, 'return [typeof trustedTypes, ...wrongs];')).toEqual(['object']);
      } finally {
        await engine.end();
      }
    });
