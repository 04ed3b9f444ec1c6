import { engines, type Tab } from '../../engines/engines.ts';
import { click, fill, open, run, signInTab, texts, typeAndSend } from '../lib/in-tab.ts';
import { at, expect, test } from '../lib/pages.ts';

/** The first screen waits for its code and its calls: on a busy machine longer than the next ones. */
const slowPoll = { timeout: 30_000 };

/** Runs a journey in a tab of its own browser engine. */
const inEngine = async (
  start: () => ReturnType<(typeof engines)['chromium']>,
  journey: (tab: Tab) => Promise<void>,
) => {
  const engine = await start();
  try {
    await journey(await engine.newTab());
  } finally {
    await engine.end();
  }
};

const firstText = (tab: Tab, selector: string) =>
  expect.poll(async () => ((await texts(tab, selector)) as string[] | undefined)?.[0] ?? '', slowPoll);

for (const [name, start] of Object.entries(engines)) {
  test(`${name}: from the newsstand to an article and back`, () =>
    inEngine(start, async (tab) => {
      const home = at('mg');
      await open(tab, home);
      const story = `return all(document, 'np-newsstand')[0] && all(document, 'a[href^="/articolo/"]').find(seen)?.getAttribute('href');`;
      await expect.poll(() => run(tab, story), slowPoll).toMatch(/^\/articolo\//);
      const path = String(await run(tab, story));
      await click(tab, `a[href="${path}"]`, '');
      await expect.poll(() => tab.url()).toContain('/articolo/');
      await firstText(tab, 'article.article h1').toMatch(/\w{3}/);
      await firstText(tab, 'article.article .prose').toMatch(/\w[\s\S]{40}/);
      await run(tab, 'history.back();');
      await expect.poll(() => tab.url()).toBe(home);
      await expect.poll(() => run(tab, story)).toBe(path);
    }));

  test(
    `${name}: the assistance chat over a brand’s page answers, and remembers`,
    { tag: name !== 'chromium' ? '@quick' : [] },
    () =>
      inEngine(start, async (tab) => {
        const page = at('www.gz');
        await open(tab, page);
        await click(tab, 'button', 'Apri l’assistenza');
        await expect.poll(() => run(tab, typeAndSend, 'Come disdico l’abbonamento?')).toBe(true);
        const answers = () => run(tab, `return all(document, 'li.assistant').length;`);
        await expect.poll(answers, slowPoll).toBe(2);
        await firstText(tab, 'li.user').toContain('Come disdico l’abbonamento?');
        await open(tab, page);
        await click(tab, 'button', 'Apri l’assistenza');
        await firstText(tab, 'li.user').toContain('Come disdico l’abbonamento?');
      }),
  );

  test(`${name}: a telephone number of the profile is changed, saved, and changed back`, () =>
    inEngine(start, async (tab) => {
      const page = at('account.mg', '/user/profile');
      await signInTab(tab, 'mg', 'famiglia@example.it');
      const phone = () => run(tab, `return all(document, 'input[name="phone"]').find(seen)?.value;`);
      const save = async (value: string): Promise<string> => {
        await open(tab, page);
        await expect.poll(phone, slowPoll).toEqual(expect.any(String));
        const before = String(await phone());
        await expect.poll(() => run(tab, fill, { phone: value })).toBe(true);
        await click(tab, 'button', 'Salva');
        await expect
          .poll(() => run(tab, `return !!named('p, span, div', 'Operazione completata.');`), slowPoll)
          .toBe(true);
        return before;
      };
      const before = await save('06 1234567');
      expect(await save(before)).toBe('06 1234567');
    }));

  test(`${name}: a story of the press review is chosen, saved, and removed again`, () =>
    inEngine(start, async (tab) => {
      const page = at('lg', '/rassegna');
      await signInTab(tab, 'lg', 'azienda@example.it');
      const box = `const box = all(document, '.press-row input[type="checkbox"]:enabled').find(seen);`;
      const isChosen = () => run(tab, `${box} return box?.checked;`);
      const status = () => run(tab, `return all(document, '.desk-bar [role=status]')[0]?.textContent.trim() ?? '';`);
      const kept = `return (window.npKept ??= []).length ? npKept.shift() : (fetch('/api/user/rassegna/selezione')
        .then((answer) => answer.json()).then(({ data }) => npKept.push((data.selezione?.items ?? []).length)), undefined);`;
      await open(tab, page);
      await expect.poll(isChosen, slowPoll).toEqual(expect.any(Boolean));
      // Choices of an earlier visit are removed first.
      if (await isChosen()) await run(tab, `${box} box.click();`);
      await expect.poll(isChosen).toBe(false);
      await expect.poll(() => run(tab, kept)).toBe(0);
      await run(tab, `${box} box.click();`);
      await expect.poll(status).toBe('1 articolo selezionato');
      await expect.poll(() => run(tab, kept)).toBe(1);
      await open(tab, page);
      await expect.poll(isChosen, slowPoll).toBe(true);
      await run(tab, `${box} box.click();`);
      await expect.poll(isChosen).toBe(false);
      await expect.poll(() => run(tab, kept)).toBe(0);
    }));
}
