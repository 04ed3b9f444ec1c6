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

test('a panel of the account area that throws shows the error text, with a link to the main page', async ({
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
      const failed: string[] = [];
      Object.assign(window, { failed });
      document.addEventListener('np-error', ({ target }) => failed.push((target as Element).localName));
      document.body.append(...names.map((name) => document.createElement(name)));
    },
    [wire.at('cdn', '/np/np-core.js'), tags] as const,
  );
  for (const tag of tags) {
    const error = page.locator(tag).getByRole('alert');
    await expect(error.getByRole('heading', { level: 1 }), tag).toHaveText("C'è stato un errore");
    await expect(error, tag).toContainText('Non siamo riusciti a completare l’operazione. I tuoi dati sono al sicuro.');
    const link = error.getByRole('link', { name: 'Torna alla pagina principale' });
    await expect(link, tag).toHaveAttribute('href', wire.at('account.mg', '/dashboard'));
  }
  expect(await page.evaluate(() => (Reflect.get(window, 'failed') as string[]).toSorted())).toEqual(tags);
});
