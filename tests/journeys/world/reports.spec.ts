import { engines } from '../../engines/engines.ts';
import { open, run } from '../lib/in-tab.ts';
import { at, expect, test } from '../lib/pages.ts';
import { breaksPolicy, reportsOf } from '../lib/policy/policy.ts';
import { port } from '../lib/port.ts';

const hosts = { chromium: 'www.gz', firefox: 'gz', webkit: 'account.gz' } as const;

for (const [name, start] of Object.entries(engines)) {
  const host = hosts[name as keyof typeof hosts];
  test(`T26 ${name}: what the policy of a page refuses is at once on the console’s page`, async () => {
    const engine = await start();
    try {
      const tab = await engine.newTab();
      await open(tab, at(host, breaksPolicy));
      await run(tab, `document.head.append(Object.assign(document.createElement('style'), { textContent: 'p {}' }));`);
      await expect
        .poll(() => reportsOf([port]), { timeout: 5000 })
        .toContain(`${at(host, breaksPolicy)}: style-src-elem inline`);
    } finally {
      await engine.end();
    }
  });
}

const areas: Readonly<Record<string, readonly string[]>> = {
  site: ['/', '/sezione/cronaca', '/articolo/1', '/non-esiste'].map((path) => at('www.mg', path)),
  shop: ['/', '/vetrina'].map((path) => at('shop.mg', path)),
  console: [
    '/',
    '/indirizzi',
    '/lettere',
    '/prove',
    '/segnalazioni',
    '/osservazioni',
    '/sala-macchine',
    '/cancello',
    '/elemento/np-epaper',
  ].map((path) => `http://localhost:${port}${path}`),
  documentation: ['/', '/guides/security', '/elements/np-header', '/non-esiste'].map((path) => at('docs', path)),
};

for (const [area, addresses] of Object.entries(areas))
  test(`T26 each page of the ${area} is under a policy that refuses nothing of it`, async ({ page }) => {
    const seen: [string, string | undefined][] = [];
    for (const address of addresses) {
      const answer = await page.goto(address);
      await page.waitForLoadState('networkidle');
      seen.push([address, /report-uri ([^;]*)/.exec(answer?.headers()['content-security-policy'] ?? '')?.[1]]);
    }
    expect(seen).toEqual(addresses.map((address) => [address, '/.well-known/csp-reports']));
  });
