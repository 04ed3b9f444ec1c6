import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright';
import type { Widget } from './widgets-peers.ts';
import { installProbe } from './widgets-probe.ts';

/** How a widget behaves on a third-party page. */
export interface Behaviour {
  /** Broken axe rules: WCAG 2.2 A and AA, and best practice. */
  readonly axeLauncher: number;
  readonly axeOpen: number;
  /** Focus moves in on opening; Escape closes it; the focus returns to the button. */
  readonly keys: readonly [focusIn: boolean, closes: boolean, focusBack: boolean];
  /**
   * Changes to the host page: restyled elements, rules in the page's sheets, names on `window` beside the documented
   * one.
   */
  readonly restyled: number;
  readonly rules: number;
  readonly globals: number;
  /** Percent of its elements that a sheet of the page changes, in the order of the sheets below. */
  readonly leaks: readonly number[];
  /** Under a strict policy: reports, and percent of its elements that look different; 100 when it fails to start. */
  readonly violations: number;
  readonly unstyled: number;
}

const hostile =
  'color:rgb(200,0,0);font:italic 21px/2 monospace;letter-spacing:2px;word-spacing:4px;text-transform:uppercase;text-align:right;cursor:crosshair';

/** Typical page styles: a rule for everything, rules by element, inherited body styles, another size of the rem. */
const sheets = [
  `*{${hostile};box-sizing:border-box}`,
  `a,button,div,form,h1,h2,h3,h4,img,input,label,li,p,section,span,svg,textarea,ul{${hostile};border:3px dotted}`,
  `body{${hostile}}`,
  'html{font-size:62.5%}',
];

/** Longer than any transition. */
const transitionWaitMs = 600;

/**
 * The host page: its own elements' styles, its rules, its globals. Ignores the height of its body (a layout shift
 * would show), its scroll lock behind an open dialog, and custom properties that its own rules do not read.
 */
const surroundings = (page: Page) =>
  page.evaluate(() => {
    const article = document.querySelector('#article');
    const own = [
      document.documentElement,
      document.body,
      ...(article ? [article, ...article.querySelectorAll('*')] : []),
    ];
    const sheets = [...document.styleSheets, ...document.adoptedStyleSheets].filter(
      ({ href, ownerNode }) =>
        (!href || href.startsWith(location.origin)) &&
        !(ownerNode instanceof Element && ownerNode.matches('[data-page]')),
    );
    const rules = sheets.reduce((sum, { cssRules }) => sum + cssRules.length, 0);
    const aside = /^(--|overflow|scrollbar-gutter:|height:|block-size:|perspective-origin:|transform-origin:)/;
    const styles = window.bench.styles(own).map((text) =>
      text
        .split(';')
        .filter((declaration) => !aside.test(declaration))
        .join(';'),
    );
    return { styles, rules, globals: Object.getOwnPropertyNames(window) };
  });

const look = async (page: Page, url: string) => {
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(transitionWaitMs);
};

const click = async (page: Page, { launcher, field }: Widget): Promise<boolean> => {
  await page.locator(launcher.replace(' >> ', ' ')).first().click();
  const shown = page.waitForFunction((path) => window.bench.isShown(path), field, { timeout: 5000 });
  const hasOpened = await shown.then(
    () => true,
    () => false,
  );
  await page.waitForTimeout(transitionWaitMs);
  await page.waitForLoadState('networkidle');
  return hasOpened;
};

const brokenRules = async (page: Page): Promise<number> => (await new AxeBuilder({ page }).analyze()).violations.length;

const stylesOf = (page: Page, root: string): Promise<string[]> =>
  page.evaluate((path) => window.bench.styles(window.bench.below(window.bench.find(path) ?? null)), root);

const keysOf = async (page: Page, { root, launcher, field }: Widget): Promise<Behaviour['keys']> => {
  const inside = await page.evaluate(
    ([widget, button]) => {
      const focused = window.bench.focused();
      const own = window.bench.below(window.bench.find(widget) ?? null);
      return focused !== null && own.includes(focused) && focused !== window.bench.find(button);
    },
    [root, launcher] as const,
  );
  await page.keyboard.press('Escape');
  await page.waitForTimeout(transitionWaitMs);
  const [closes, back] = await page.evaluate(
    ([input, button]) => {
      const closed = !window.bench.isShown(input);
      return [closed, closed && window.bench.focused() === window.bench.find(button)] as const;
    },
    [field, launcher] as const,
  );
  return [inside, closes, back];
};

/** The share of elements that a sheet changes, without those that move by themselves. */
const leakOf = async (page: Page, root: string, css: string): Promise<number> => {
  const before = await stylesOf(page, root);
  const sheet = await page.addStyleTag({ content: css });
  await page.waitForTimeout(transitionWaitMs);
  const during = await stylesOf(page, root);
  await sheet.evaluate((node) => (node as Element).remove());
  await page.waitForTimeout(transitionWaitMs);
  const after = await stylesOf(page, root);
  const still = before.flatMap((style, index) => (style === after[index] ? [index] : []));
  return (100 * still.filter((index) => before[index] !== during[index]).length) / Math.max(1, still.length);
};

const strictly = async (page: Page, url: string, widget: Widget, styles: readonly string[]) => {
  await look(page, url);
  const hasOpened = await click(page, widget).catch(() => false);
  const strict = await stylesOf(page, widget.root);
  const differing = strict.filter((style, index) => style !== styles[index]).length;
  const unstyled = hasOpened && strict.length > 0 ? (100 * differing) / strict.length : 100;
  return { violations: await page.evaluate(() => window.bench.violations.length), unstyled };
};

export const behaviourOf = async (browser: Browser, origin: string, widget: Widget): Promise<Behaviour> => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.addInitScript(installProbe, { awaited: '', hidden: false });
  await look(page, `${origin}/page`);
  const alone = await surroundings(page);
  await look(page, `${origin}/${widget.id}`);
  await click(page, widget);
  const now = await surroundings(page);
  const styles = await stylesOf(page, widget.root);
  const axeOpen = await brokenRules(page);
  const leaks: number[] = [];
  for (const css of sheets) leaks.push(await leakOf(page, widget.root, css));
  await look(page, `${origin}/${widget.id}`);
  const axeLauncher = await brokenRules(page);
  await click(page, widget);
  const keys = await keysOf(page, widget);
  const strict = await strictly(page, `${origin}/strict/${widget.id}`, widget, styles);
  await context.close();
  return {
    axeLauncher,
    axeOpen,
    keys,
    restyled: now.styles.filter((style, index) => style !== alone.styles[index]).length,
    rules: now.rules - alone.rules,
    globals: now.globals.filter((name) => !alone.globals.includes(name) && name !== widget.documented).length,
    leaks,
    ...strict,
  };
};
