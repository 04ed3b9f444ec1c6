import { patched } from '../lib/answers.ts';
import { expect, test } from '../lib/test.ts';

const word = 'Castelnuovodellarovere'.repeat(6);
const sentence = `Massimiliano Alessandro Bartolomeo ${word} della Rovere-Montefeltro `.repeat(3);

/** Makes every text of an answer long; codes, days, addresses and values that a rule reads stay. */
const long = (value: unknown, key = ''): unknown => {
  if (Array.isArray(value)) return value.map((one) => long(one, key));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, long(one, name)]));
  if (key === 'email') return `${word}@${'a'.repeat(60)}.example.it`;
  return texts.has(key) && typeof value === 'string' ? sentence : value;
};
const texts = new Set([
  'name',
  'surname',
  'company_name',
  'product',
  'etichetta',
  'label',
  'city',
  'frequency',
  'text',
]);

const panels = [
  ['np-account-dashboard', 'subscriptions', 'profile', 'topics', 'newsletters', 'devices'],
  ['np-account-profile', 'profile', 'consents'],
  ['np-account-devices', 'devices'],
] as const;

test('overview, profile and devices: long names, addresses and unbroken words do not overflow the page', async ({
  page,
  wire,
  reader,
}) => {
  await reader.signIn();
  for (const [tag, ...calls] of panels) {
    for (const call of calls)
      wire.answer(
        `GET account.mg /api/user/${call}`,
        patched((data) => long(data)),
      );
    await page.goto(wire.page('account.mg', `<${tag}></${tag}>`));
    const panel = page.locator(tag);
    await expect(panel.getByText('Castelnuovo').or(panel.locator('[name=surname]')).first()).toBeVisible();
    await expect(panel.locator('[aria-busy=true]')).toHaveCount(0);
    for (const width of [1280, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      const wide = () =>
        panel.evaluate((element) =>
          [...(element.shadowRoot?.querySelectorAll('*') ?? [])]
            .filter(
              (one) => !one.matches('.unseen, .unseen *, input') && one.getBoundingClientRect().right > innerWidth,
            )
            .map((one) => `${one.localName}.${one.className}`),
        );
      await expect.poll(wide, `${tag}, ${width} px`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), String(width)).toBe(true);
    }
  }
});
