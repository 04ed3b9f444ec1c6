import { engines } from '../../engines/engines.ts';
import { open, run } from '../lib/in-tab.ts';
import { at, expect, test } from '../lib/pages.ts';
import { hostileBodies } from './hostile-bodies.ts';

/** Runs in the page: shows the article again, and returns its text and everything forbidden in it. */
const inspect = async (id: string) => {
  document.querySelector('np-article')?.remove();
  const article = document.createElement('np-article');
  article.setAttribute('article-id', id);
  document.querySelector('#neighbour')?.before(article);
  const root = await new Promise<ShadowRoot>((resolve) => {
    const look = () => {
      const prose = article.shadowRoot?.querySelector('.prose > p:last-of-type');
      if (article.shadowRoot && prose) resolve(article.shadowRoot);
      else requestAnimationFrame(look);
    };
    look();
  });
  const prose = root.querySelector('.prose');
  const box = root.querySelector('.article-text')?.getBoundingClientRect() ?? new DOMRect();
  const kept = [...(prose?.querySelectorAll('*') ?? [])];
  const bad = kept.flatMap((element) =>
    [...element.attributes]
      .filter(
        ({ name, value }) =>
          /^on|^(id|name|class|style|slot|part|srcset|ping)$/.test(name) || /script:|data:/i.test(value),
      )
      .map(({ name, value }) => `${element.localName}[${name}=${value}]`),
  );
  const tags = kept.filter(({ localName }) =>
    /script|style|iframe|frame|form|base|meta|link|object|embed|svg|math|input|button|template|slot|dialog/.test(
      localName,
    ),
  );
  const out = kept.filter((element) => {
    const { left, right } = element.getBoundingClientRect();
    return left < box.left - 1 || right > box.right + 1;
  });
  for (const link of root.querySelectorAll<HTMLAnchorElement>('.prose a[href]'))
    if (/^(javascript|data|vbscript|blob):/i.test(link.href)) bad.push(link.href);
  return { text: prose?.textContent ?? '', bad, tags: tags.map(({ localName }) => localName), out: out.length };
};

// Other hosts have no policy: the sanitiser must do without. Under one, parsing must report nothing to it.
for (const bypassCSP of [true, false])
  test.describe(`${bypassCSP ? 'without' : 'with'} a policy of the page`, () => {
    test.use({ bypassCSP });

    test(`T15 ${hostileBodies.length} hostile bodies as an article: nothing runs, nothing is fetched, nothing leaves its box`, async ({
      page,
    }) => {
      expect(hostileBodies.length).toBeGreaterThanOrEqual(142);
      const reached: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('evil.localhost')) reached.push(request.url());
      });
      await page.addInitScript(() => {
        const canary: string[] = [];
        Object.assign(window, { canary, __x: () => canary.push('ran') });
      });
      let body = '';
      await page.route('**/api/edicola/articolo?*', async (route) => {
        const title = 'Articolo di prova';
        const article = { id: 1, title, body_html: `<p>Prima.</p>${body}<p>Dopo.</p>`, prev_id: null, next_id: null };
        await route.fulfill({ json: { success: true, data: { article }, status: { code: 200 } } });
      });
      await page.goto(at('mg', '/test-guest'));
      await expect(page.locator('np-newsstand .newsstand h1')).toBeVisible();
      await page.evaluate(() => document.fonts.ready.then(() => {}));
      await page.evaluate(() => {
        document.body.append(Object.assign(document.createElement('p'), { id: 'neighbour', textContent: 'vicino' }));
      });
      const place = () =>
        page.evaluate(() => {
          const { x, width, height } = document.querySelector('#neighbour')?.getBoundingClientRect() ?? new DOMRect();
          return [x, width, height, Object.keys(Object.prototype).length, document.title.length > 0];
        });
      const before = await place();
      const failures: string[] = [];
      for (const [index, hostile] of hostileBodies.entries()) {
        body = hostile;
        const found = await page.evaluate(inspect, String(index + 1));
        const { text, bad, tags, out } = found;
        if (!text.startsWith('Prima.') || bad.length > 0 || tags.length > 0 || out > 0)
          failures.push(`${hostile}: ${JSON.stringify(found)}`);
      }
      expect(failures).toEqual([]);
      expect(await page.evaluate(() => Reflect.get(window, 'canary'))).toEqual([]);
      expect(reached).toEqual([]);
      expect(await place()).toEqual(before);
    });
  });

/** Shows each body as an article, with answers of its own; `window.found` is what was wrong, once all were shown. */
const showAll = `
  const [bodies] = arguments;
  const canary = [];
  window.__x = () => canary.push('ran');
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => canary.push(effectiveDirective));
  document.body.append(Object.assign(document.createElement('p'), { id: 'neighbour' }));
  let body = '';
  const { fetch } = window;
  window.fetch = (...call) => {
    if (!String(call[0]?.url ?? call[0]).includes('/api/edicola/articolo?')) return fetch(...call);
    const article = { id: 1, title: 'Prova', body_html: '<p>Prima.</p>' + body + '<p>Dopo.</p>', prev_id: null, next_id: null };
    return Promise.resolve(Response.json({ success: true, data: { article }, status: { code: 200 } }));
  };
  (async () => {
    const wrong = [];
    for (const [index, hostile] of bodies.entries()) {
      body = hostile;
      const { text, bad, tags } = await (${inspect})(String(index + 1));
      if (!text.startsWith('Prima.') || bad.length + tags.length > 0) wrong.push([hostile, text, bad, tags]);
    }
    const reached = performance.getEntriesByType('resource').filter(({ name }) => name.includes('evil.localhost'));
    window.found = [...wrong, ...canary, ...reached.map(({ name }) => name)];
  })();
  return true;`;

// Chromium's turn is above, with the policy.
const { chromium: _, ...others } = engines;

for (const [name, start] of Object.entries(others))
  test(`T15 ${name}: of ${hostileBodies.length} hostile bodies nothing runs or is fetched, and the page’s policy refuses nothing`, async () => {
    const engine = await start();
    try {
      const tab = await engine.newTab();
      await open(tab, at('mg', '/test-guest'));
      await expect.poll(() => run(tab, `return all(document, 'h1').some(seen);`)).toBe(true);
      expect(await run(tab, showAll, hostileBodies)).toBe(true);
      await expect.poll(() => run(tab, 'return window.found;'), { timeout: 90_000 }).toEqual([]);
    } finally {
      await engine.end();
    }
  });
