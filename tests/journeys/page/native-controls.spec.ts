import { at, drawn, expect, test } from '../lib/pages.ts';
import { signInAs } from '../lib/readers.ts';

/** Runs in the page: how each of its selects, progress bars and search fields is drawn. */
const looks = (controls: readonly Element[]): readonly string[] => {
  /** A rule of the control's own root draws the cross; computed styles do not reach it. */
  const drawsCross = (root: Document | ShadowRoot): boolean =>
    [...root.styleSheets, ...root.adoptedStyleSheets].some((sheet) =>
      [...sheet.cssRules].some(
        (rule) =>
          rule instanceof CSSStyleRule &&
          rule.selectorText.includes('::-webkit-search-cancel-button') &&
          rule.style.getPropertyValue('appearance') === 'none',
      ),
    );
  return controls
    .filter((control) => control.checkVisibility())
    .map((control) => {
      const { appearance, backgroundImage } = getComputedStyle(control);
      const name = `${control.localName} ${control.getAttribute('aria-label') ?? control.getAttribute('name') ?? ''}`;
      if (control.matches('input')) return drawsCross(control.getRootNode() as ShadowRoot) ? 'input: own' : name;
      const arrows = control.matches('select') ? backgroundImage.split('linear-gradient').length - 1 : 2;
      return appearance === 'none' && arrows === 2 ? `${control.localName}: own` : name;
    });
};

const screens = {
  'digital@example.it': [
    ['account.lg', '/faq', 'np-account-faq input', ['input', 'select']],
    ['account.lg', '/contact', 'np-account-contact select', ['select']],
    ['lg', '/ricerca/porto', 'np-newsstand select', ['input', 'select']],
  ],
  'azienda@example.it': [
    ['account.lg', '/user/profile', 'np-account-profile select', ['select']],
    ['lg', '/rassegna', 'np-newsstand .press-row', ['input', 'select']],
  ],
  'nuovo@example.it': [['account.lg', '/dashboard', 'np-account-dashboard progress', ['progress']]],
} as const;

for (const [email, visited] of Object.entries(screens))
  test(`${visited.map(([, path]) => path).join(', ')}: selects, crosses of search fields and progress bars are drawn in one style`, async ({
    page,
  }) => {
    await signInAs(page, 'lg', email);
    for (const [host, path, waits, found] of visited) {
      await page.goto(at(host, path));
      await expect(page.locator(waits).first()).toBeVisible();
      await drawn(page);
      const drawnAs = await page.locator('select, progress, input[type=search]').evaluateAll(looks);
      expect([...new Set(drawnAs)].toSorted(), path).toEqual(found.map((name) => `${name}: own`));
    }
  });
