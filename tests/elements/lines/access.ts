import { expect } from '@open-wc/testing';
import { brandIdentities } from '../../../src/rules/brand/brand.ts';
import { violations } from '../lib/axe.ts';
import { afterTest } from '../lib/guard.ts';
import { script } from '../lib/host-page.ts';
import { inside } from '../lib/inside.ts';
import { place, shadow } from '../lib/place.ts';
import { media, press } from '../lib/press.ts';
import {
  controls,
  host,
  type Line,
  look,
  rest,
  resting,
  schemes,
  start,
  started,
  stop,
  tagOf,
  visible,
} from '../lib/subject.ts';
import { settled, until } from '../lib/until.ts';

type Contract = Parameters<Line['check']>[0];

const WIDTHS = [320, 820, 1280] as const;

/** A page without violations of its own, so that every violation found is the element’s. */
const around = (contract: Contract, scheme: string) =>
  `<main data-np-scheme="${scheme}" style="background:${scheme === 'dark' ? '#111' : '#fff'};color:${scheme === 'dark' ? '#fff' : '#111'}"><h1>Articolo</h1><p>Testo</p>${tagOf(contract)}</main>`;

const pageIn = (contract: Contract, scheme: string, width: number) =>
  host(contract, { body: around(contract, scheme), width });

/** The focused element, through shadow roots. */
const focused = (): Element | null => {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
};

const within = (element: Element): boolean => document.activeElement === element;

/** An outline of at least two pixels, on the focused control, on what it lays over its story, or on its visible box. */
const outlined = (control: Element): boolean => {
  for (let box: Element | null = control; box; box = box.parentElement) {
    for (const part of ['', '::after']) {
      const { content, outlineStyle, outlineWidth } = getComputedStyle(box, part);
      const isDrawn = part === '' || content !== 'none';
      if (isDrawn && outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) return true;
    }
    if (box.matches('.np-root, form, dialog')) return false;
  }
  return false;
};

/** Focuses the control before the element, then presses Tab. */
const tabInto = async (contract: Contract): Promise<Element> => {
  const box = place(`<button type="button">before</button>${tagOf(contract)}<button type="button">after</button>`);
  const element = box.querySelector(contract.tag) as Element;
  await resting(element, contract);
  await until('controls', () => element.shadowRoot && controls(element).length > 0);
  const first = box.querySelector('button');
  first?.focus();
  // An extra Tab of an earlier test may have moved to Firefox's own window; further ones lead back into the page.
  for (let n = 0; n < 12 && !first?.matches(':focus-visible'); n += 1) {
    await press('Tab');
    first?.focus();
  }
  await press('Tab');
  return element;
};

/** Accessibility: sight, keyboard, assistive tools. */
export const access: readonly Line[] = [
  ...schemes.flatMap((scheme) =>
    WIDTHS.map(
      (width): Line => ({
        ids: ['Q06', 'Q07', 'Q32', 'A06'],
        title: `axe finds no violation in the ${scheme} scheme at ${width} px, at rest and started`,
        ...(width === 820 ? {} : { once: true }),
        async check(contract) {
          const { page, element } = await pageIn(contract, scheme, width);
          // Rules that do not depend on the scheme have run in the light one.
          const rules = scheme === 'dark' && width !== 820 ? ['color-contrast', 'link-in-text-block'] : undefined;
          await look(element, contract, async (when) => {
            expect(await violations(page, rules), when).to.equal('');
          });
        },
      }),
    ),
  ),
  ...schemes.map(
    (scheme): Line => ({
      ids: ['Q32', 'A07'],
      title: `contrast is sufficient in the ${scheme} scheme of all six brands, at rest and started`,
      once: true,
      async check(contract) {
        const { page, element } = await pageIn(contract, scheme, 1000);
        const { configure } = Reflect.get(page.window, 'np') as { configure(config: object): void };
        await look(element, contract, async (when) => {
          // The page's own brand is the first, and is checked last.
          for (const { sigla } of [...brandIdentities].reverse()) {
            configure({ brand: sigla });
            await settled();
            expect(await violations(page, ['color-contrast']), `${sigla}, ${when}`).to.equal('');
          }
        });
      },
    }),
  ),
  {
    ids: ['Q08', 'A14'],
    title: 'every control has a name that does not depend on a title',
    async check(contract) {
      const element = await started(contract);
      for (const control of controls(element)) {
        const labels = (control as HTMLInputElement).labels ?? [];
        const name = control.getAttribute('aria-label') ?? [...labels].map(({ textContent }) => textContent).join('');
        expect((name || control.innerText || '').trim(), control.outerHTML).not.to.equal('');
        expect(control.hasAttribute('title'), control.outerHTML).to.equal(false);
      }
    },
  },
  {
    ids: ['Q19'],
    title: 'Tab enters and leaves it, and Shift+Tab returns',
    async check(contract) {
      const element = await tabInto(contract);
      expect(within(element)).to.equal(true);
      // A date has a stop for each of its parts, a group of radio buttons one for all.
      const most = controls(element).length * 4;
      for (let n = 0; n < most && within(element); n += 1) await press('Tab');
      expect(focused()?.textContent).to.equal('after');
      await press('Shift', 'Tab');
      expect(within(element)).to.equal(true);
    },
  },
  {
    ids: ['Q20'],
    title: 'Enter opens it and moves the focus in; Escape closes it and returns the focus to the opener',
    async check(contract) {
      if (!contract.methods?.open) return;
      const element = await tabInto(contract);
      const opener = focused();
      await press('Enter');
      await until('it is open', () => Reflect.get(element, 'opened'));
      await until('the focus is further inside', () => within(element) && focused() !== opener);
      await press('Escape');
      await until('it is closed', () => Reflect.get(element, 'opened') === false);
      await until('the focus is back', () => focused() === opener);
      expect(visible(opener as Element)).to.equal(true);
    },
  },
  {
    ids: ['Q20'],
    title: 'while it is open, Tab stays inside; a click on the opener and close() close it like Escape',
    async check(contract) {
      if (!contract.methods?.open) return;
      const element = await started(contract);
      const rounds = controls(element).length + 2;
      for (let n = 0; n < rounds; n += 1) {
        await press('Tab');
        expect(within(element) || focused() === document.body, `after ${n + 1} steps`).to.equal(true);
      }
      await stop(element, contract);
      expect(within(element)).to.equal(true);
    },
  },
  {
    ids: ['Q28', 'A03'],
    title: 'everything focused by keyboard has an outline of two pixels, at rest and started',
    async check(contract) {
      const element = await tabInto(contract);
      const plain = element.previousElementSibling as HTMLElement;
      for (const run of ['at rest', 'started']) {
        if (run === 'started') await start(element, contract);
        for (const control of controls(element)) {
          control.focus();
          if (focused() !== control || outlined(control)) continue;
          // When the page's own button shows no focus either, the browser window has lost it.
          plain.focus();
          expect(plain.matches(':focus-visible'), `${run}: ${control.outerHTML}`).to.equal(false);
        }
      }
    },
  },
  {
    ids: ['Q33'],
    title: 'with forced colours every icon differs from its background, and the focus is visible',
    only: 'chromium',
    async check(contract) {
      await media([{ name: 'forced-colors', value: 'active' }]);
      try {
        const element = await rest(contract);
        await start(element, contract);
        for (const svg of inside(shadow(element)).filter((inner) => inner.localName === 'svg' && visible(inner))) {
          const control = svg.closest('button, a');
          if (!control) continue;
          expect(getComputedStyle(svg).fill, control.outerHTML).not.to.equal(getComputedStyle(control).backgroundColor);
        }
        await press('Tab');
        const control = focused();
        if (control && within(element)) expect(outlined(control)).to.equal(true);
      } finally {
        await media([]);
      }
    },
  },
  {
    ids: ['Q55', 'Q56', 'A01'],
    title: 'dates, times and amounts of money are Italian whatever the language of page and browser',
    async check(contract) {
      const { page, element } = await host(contract, {
        head: `<script>document.documentElement.lang = 'en'</script>${script}`,
      });
      afterTest(() => page.window.localStorage.clear());
      await start(element, contract);
      expect(shadow(element).querySelector('.np-root')?.getAttribute('lang')).to.equal('it');
      for (const time of inside(shadow(element)).filter(({ localName }) => localName === 'time'))
        expect(time.textContent).to.match(/^(\d{1,2}:\d\d|\d{1,2} [a-z]+ \d{4}|oggi|ieri)/i);
      for (const { childNodes } of inside(shadow(element)))
        for (const { data = '' } of [...childNodes] as Text[])
          for (const [amount] of data.matchAll(/\S*\s?€/g)) expect(amount).to.match(/^[\d.]+,\d\d\u00a0€$/);
    },
  },
];
