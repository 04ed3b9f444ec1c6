import { expect } from '@open-wc/testing';
import { type HostPage, openPage, script, withFonts } from '../lib/host-page.ts';
import { inside } from '../lib/inside.ts';
import { place, shadow } from '../lib/place.ts';
import { drawn, host, type Line, rest, start, started, stop, tagOf, visible } from '../lib/subject.ts';
import { settled, still, until } from '../lib/until.ts';

type Contract = Parameters<Line['check']>[0];

/** Whether the element is inside a box that scrolls sideways, such as a strip of links; the box itself has to fit. */
const inStrip = (inner: Element): boolean => {
  for (let box = inner.parentElement; box; box = box.parentElement)
    if (getComputedStyle(box).overflowX === 'auto') return true;
  return false;
};

/** Visible content is inside the viewport's width, and the page does not scroll sideways. */
const fits = ({ window, document }: HostPage, element: Element, when: string): void => {
  const root = document.scrollingElement as Element;
  expect(root.scrollWidth, `${when}: the page’s width`).to.be.at.most(window.innerWidth);
  const hidden = (inner: Element) => inner.closest('.hidden') !== null;
  for (const inner of inside(shadow(element)).filter((one) => visible(one) && !hidden(one) && !inStrip(one))) {
    const { left, right, width } = inner.getBoundingClientRect();
    const name = `${when}: ${inner.localName}.${inner.className}`;
    if (width > 0) expect([left >= -0.5, right <= window.innerWidth + 0.5], name).to.deep.equal([true, true]);
  }
};

const fitsBoth = async (contract: Contract, options: Parameters<typeof host>[1]): Promise<void> => {
  const { page, element } = await host(contract, options);
  fits(page, element, 'at rest');
  await start(element, contract);
  fits(page, element, 'started');
};

const boxes = (element: Element): string =>
  inside(shadow(element))
    .map(
      (inner) =>
        `${inner.localName} ${Object.values(inner.getBoundingClientRect().toJSON()).map((n) => Math.round(Number(n)))}`,
    )
    .join('\n');

const computed = (element: Element, property: string): string[] =>
  inside(shadow(element)).map((inner) => getComputedStyle(inner).getPropertyValue(property));

const documented = ({ cssProperties = {} }: Contract, name: `--np-${string}`): boolean => name in cssProperties;

/** Look and layout. */
export const looks: readonly Line[] = [
  {
    ids: ['Q22', 'Q30'],
    title: 'on a page without any style it fits, at rest and started',
    check: (contract) => fitsBoth(contract, {}),
  },
  {
    ids: ['Q30', 'Q31'],
    title: 'fits a column of 200 px, fills the given width, and follows when that changes',
    async check(contract) {
      const box = place(
        `<div style="display:flex;width:200px">${tagOf(contract).replace('>', ' style="flex:1;min-width:0">')}</div>`,
      );
      const element = box.querySelector(contract.tag) as Element;
      await drawn(element);
      const row = box.firstElementChild as HTMLElement;
      for (const width of [200, 777]) {
        row.style.width = `${width}px`;
        expect(element.getBoundingClientRect().width).to.equal(width);
        expect(row.scrollWidth).to.be.at.most(width);
      }
    },
  },
  {
    ids: ['Q23', 'Q34', 'G05'],
    title: 'is a block that the author’s own rules can size, place and space',
    async check(contract) {
      const element = await rest(contract);
      expect(getComputedStyle(element).display).to.equal('block');
      const style = document.createElement('style');
      style.textContent = `${contract.tag} { display: inline-block; width: 321px; margin: 7px; position: relative; top: 3px }`;
      element.before(style);
      const { display, width, marginTop, position } = getComputedStyle(element);
      expect([display, width, marginTop, position]).to.deep.equal(['inline-block', '321px', '7px', 'relative']);
      style.remove();
    },
  },
  {
    ids: ['G06'],
    title: 'hidden hides all of it, started or not',
    async check(contract) {
      const element = await rest(contract);
      for (const started of [false, true]) {
        if (started) await start(element, contract);
        element.hidden = true;
        expect(getComputedStyle(element).display).to.equal('none');
        expect(inside(shadow(element)).filter(visible).length, started ? 'started' : 'at rest').to.equal(0);
        element.hidden = false;
        expect(inside(shadow(element)).filter(visible).length).to.be.greaterThan(0);
      }
    },
  },
  {
    ids: ['Q24', 'Q25'],
    title: 'is still from its first frame on: nothing is animated, nothing jumps',
    async check(contract) {
      const { page, element } = await host(contract);
      // A web font is the one change that the first frames may show.
      await settled();
      await withFonts(page);
      const first = boxes(element);
      await new Promise((resolve) => page.window.requestAnimationFrame(resolve));
      await new Promise((resolve) => page.window.requestAnimationFrame(resolve));
      expect(boxes(element)).to.equal(first);
      expect(page.document.getAnimations().length, 'at rest').to.equal(0);
      await start(element, contract);
      expect(page.document.getAnimations().length, 'started').to.equal(0);
    },
  },
  {
    ids: ['Q35'],
    title: 'its layer is a documented property: floating parts follow --np-z-base',
    async check(contract) {
      if (!documented(contract, '--np-z-base')) return;
      const element = await rest(contract);
      const top = () => Math.max(...computed(element, 'z-index').map(Number).filter(Number.isFinite));
      const before = top();
      element.style.setProperty('--np-z-base', '5000');
      expect(top() - before).to.equal(4000);
    },
  },
  ...([640, 820, 1140] as const).map(
    (width): Line => ({
      // 640 px are 1280 magnified to 200 %.
      ids: width === 640 ? ['Q36', 'A15'] : ['Q36'],
      title: `fits a page of ${width} px, at rest and started`,
      check: (contract) => fitsBoth(contract, { width, body: `<p>Testo</p>${tagOf(contract)}` }),
    }),
  ),
  {
    ids: ['Q37', 'A04'],
    title: 'reflows at 320 × 256 px, as at 400 %: nothing is cut off sideways, and the focused control is visible',
    async check(contract) {
      await fitsBoth(contract, { width: 320, height: 256 });
      const { page, element } = await host(contract, { width: 320, height: 256 });
      await start(element, contract);
      const focused = shadow(element).activeElement?.getBoundingClientRect();
      if (focused) expect([focused.top >= 0, focused.bottom <= page.window.innerHeight]).to.deep.equal([true, true]);
    },
  },
  {
    ids: ['A05'],
    title: 'with the wider spacing of text that readers may set, nothing is cut off sideways',
    once: true,
    async check(contract) {
      const { page, element } = await host(contract, { width: 640 });
      const spacing = new (page.window as unknown as typeof globalThis).CSSStyleSheet();
      spacing.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
        word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }`);
      for (const run of ['at rest', 'started']) {
        if (run === 'started') await start(element, contract);
        shadow(element).adoptedStyleSheets.push(spacing);
        fits(page, element, run);
      }
    },
  },
  {
    ids: ['Q27', 'Q38'],
    title: 'takes its colour from the brand, and from --np-accent as soon as the page sets it',
    async check(contract) {
      if (!documented(contract, '--np-accent')) return;
      const { page, element } = await host(contract);
      const uses = (colour: string) =>
        inside(shadow(element)).some((inner) => page.window.getComputedStyle(inner).backgroundColor === colour);
      expect(uses('rgb(11, 90, 102)'), 'brand').to.equal(true);
      page.document.documentElement.style.setProperty('--np-accent', 'rgb(1, 2, 3)');
      expect(uses('rgb(1, 2, 3)'), 'page').to.equal(true);
      page.document.documentElement.style.removeProperty('--np-accent');
      expect(uses('rgb(11, 90, 102)'), 'brand again').to.equal(true);
    },
  },
  {
    ids: ['Q39'],
    title: 'follows when the page becomes narrow or wide while it is started',
    async check(contract) {
      const { page, element } = await host(contract, { width: 1140 });
      await start(element, contract);
      for (const width of [320, 820, 1140]) {
        page.frame.style.width = `${width}px`;
        await until('the new width', () => page.window.innerWidth === width);
        await still(shadow(element));
        fits(page, element, `${width}`);
      }
    },
  },
  {
    ids: ['Q52'],
    title: 'draws with vectors: no raster image, no icon font',
    async check(contract) {
      const element = await started(contract);
      // A printed page is content, not decoration.
      for (const image of inside(shadow(element)).filter(({ localName }) => localName === 'img'))
        expect(image.getAttribute('src')).to.match(/\.svg($|\?)|\/api\/edicola\/pagina\//);
      for (const inner of inside(shadow(element)))
        expect(getComputedStyle(inner).backgroundImage).not.to.match(/\.(png|jpe?g|gif|webp|avif)/);
    },
  },
  {
    ids: ['Q53', 'A12'],
    title: 'says aria-busy while its panel is loading, and no longer once it is there',
    async check(contract) {
      // A default slot holds working content until the panel has loaded.
      if (!contract.panel || contract.slots?.['']) return;
      const page = await openPage({ body: tagOf(contract) });
      const element = page.document.querySelector(contract.tag) as Element;
      let busy = false;
      const look = () => {
        busy ||= shadow(element).querySelector('[aria-busy=true]') !== null;
      };
      // Watched from its first moment on: the panel may load before the first drawing is observed.
      const watching = page.window.customElements.whenDefined(contract.tag).then(() => {
        look();
        const observer = new page.window.MutationObserver(look);
        observer.observe(shadow(element), { attributes: true, childList: true, subtree: true });
      });
      await page.load('/np-elements.js');
      await watching;
      await drawn(element);
      await start(element, contract);
      expect(busy, 'was busy').to.equal(true);
      await until('it is no longer busy', () => !shadow(element).querySelector('[aria-busy=true]'));
    },
  },
  {
    ids: ['Q57'],
    title: 'in a right-to-left page its own text still reads left to right, and fits',
    async check(contract) {
      const { page, element } = await host(contract, {
        head: `<script>document.documentElement.dir = 'rtl'</script>${script}`,
      });
      await start(element, contract);
      fits(page, element, 'rtl');
      const directions = new Set(inside(shadow(element)).map((inner) => page.window.getComputedStyle(inner).direction));
      expect([...directions]).to.deep.equal(['ltr']);
      await stop(element, contract);
      await settled();
    },
  },
];
