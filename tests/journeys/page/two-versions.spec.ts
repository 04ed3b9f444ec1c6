import { engines } from '../../engines/engines.ts';
import { click, open, run, texts } from '../lib/in-tab.ts';
import { at, expect, test } from '../lib/pages.ts';

/** The versions of the page's tags, and the files that it loaded of the second bundle. */
const loaded = `
  const tags = ['np-header', 'np-footer', 'np-assistance-chat', 'np-search'];
  const other = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
    .filter((path) => path.startsWith('/np-altra/'));
  return {
    versions: tags.map((tag) => customElements.get(tag)?.[Symbol.for('np.version')]),
    np: np.version,
    other,
  };`;

for (const [name, start] of Object.entries(engines))
  test(`${name}: of two versions on a page the first stays, with a tag added later; one warning names both; the chat opens`, async () => {
    const engine = await start();
    try {
      const tab = await engine.newTab();
      await open(tab, at('www.gz', '/prova/pagina/due-pacchetti'));
      await expect.poll(() => run(tab, 'return np.ready.then(() => np.version);')).toMatch(/^\d+\.\d+\.\d+$/);
      const version = await run(tab, 'return np.version;');
      await run(tab, `document.body.append(document.createElement('np-search'));`);
      await expect.poll(() => run(tab, `return customElements.get('np-search') !== undefined;`)).toBe(true);
      await click(tab, 'button', 'Apri l’assistenza');
      await expect.poll(() => run(tab, `return all(document, 'form textarea').some(seen);`)).toBe(true);
      expect(await run(tab, loaded)).toEqual({
        versions: [version, version, version, version],
        np: version,
        other: ['/np-altra/np-elements.js'],
      });
      expect(await texts(tab, '#avvisi li')).toEqual([
        `np: version 99.0.0 loads beside ${version}, which stays. Load only one.`,
      ]);
    } finally {
      await engine.end();
    }
  });
