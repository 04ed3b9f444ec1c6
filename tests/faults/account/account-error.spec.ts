import { expect, test } from '../lib/test.ts';

const tags = [
  'np-account-dashboard',
  'np-account-devices',
  'np-account-interests',
  'np-account-newsletters',
  'np-account-offer',
  'np-account-onboarding',
  'np-account-privacy',
  'np-account-profile',
  'np-account-subscriptions',
] as const;

test('a panel of the account area that breaks says so in the specification’s words, with the way to the main page', async ({
  page,
  wire,
  foresee,
}) => {
  foresee('broken on purpose');
  await page.goto(wire.page('account.mg', ''));
  await page.evaluate(
    async ([url, names]) => {
      const { core } = await import(url);
      core.store.login.peek = () => {
        throw new Error('broken on purpose');
      };
      const told: string[] = [];
      Object.assign(window, { told });
      document.addEventListener('np-error', ({ target }) => told.push((target as Element).localName));
      document.body.append(...names.map((name) => document.createElement(name)));
    },
    [wire.at('cdn', '/np/np-core.js'), tags] as const,
  );
  for (const tag of tags) {
    const told = page.locator(tag).getByRole('alert');
    await expect(told.getByRole('heading', { level: 1 }), tag).toHaveText("C'è stato un errore");
    const link = told.getByRole('link', { name: 'Torna alla pagina principale' });
    await expect(link, tag).toHaveAttribute('href', wire.at('account.mg', '/dashboard'));
  }
  expect(await page.evaluate(() => (Reflect.get(window, 'told') as string[]).toSorted())).toEqual(tags);
});
