import { expect } from '@open-wc/testing';
import { test } from './lib/guard.ts';
import { openPage } from './lib/host-page.ts';
import { place, shadow } from './lib/place.ts';
import { click, clicks, live, make, mounted, mounts, output, type Probe, shellOf } from './lib/probe.tsx';
import { settled, until } from './lib/until.ts';

type Movable = ParentNode & { moveBefore?(node: Node, before: Node | null): void };

const moves: Readonly<Record<string, ((target: HTMLElement, probe: Probe) => void) | undefined>> = {
  append: (target, probe) => target.append(probe),
  insertBefore: (target, probe) => target.insertBefore(probe, target.firstChild),
  'remove and append in one task': (target, probe) => {
    probe.remove();
    target.append(probe);
  },
  'append from inside a fragment': (target, probe) => {
    const fragment = document.createDocumentFragment();
    fragment.append(probe);
    target.append(fragment);
  },
  ...('moveBefore' in Element.prototype
    ? { moveBefore: (target: HTMLElement, probe: Probe) => (target as Movable).moveBefore?.(probe, target.firstChild) }
    : {}),
};

describe('element-kit: life in the page', () => {
  for (const [name, move] of Object.entries(moves))
    test(`moved by ${name}, the panel keeps its React state and its nodes`, async () => {
      const probe = await live();
      await click(probe);
      await click(probe);
      const input = shadow(probe).querySelector('input') as HTMLInputElement;
      input.value = 'half a sentence';
      const { signal } = shellOf(probe);
      const before = mounts.length;
      move?.(place('<p>already here</p>'), probe);
      await settled();
      expect(clicks(probe)).to.equal('2');
      expect(shadow(probe).querySelector('input')).to.equal(input);
      expect(input.value).to.equal('half a sentence');
      expect(mounts.length, 'nothing was mounted or unmounted').to.equal(before);
      expect(signal.aborted).to.equal(false);
      await click(probe);
      expect(clicks(probe), 'it still responds').to.equal('3');
    });

  if ('moveBefore' in Element.prototype)
    test('moved by moveBefore, the focus stays in the field', async () => {
      const probe = await live();
      shadow(probe).querySelector('input')?.focus();
      (place() as Movable).moveBefore?.(probe, null);
      expect(shadow(probe).activeElement?.localName).to.equal('input');
    });

  test('it is drawn again after a move: the new place’s scheme applies', async () => {
    const probe = await live();
    await settled();
    const dark = place();
    dark.dataset.npScheme = 'dark';
    dark.append(probe);
    await until('dark', () => shadow(probe).querySelector('.np-root')?.getAttribute('data-np-scheme') === 'dark');
  });

  test('removal unmounts the panel and aborts the signal', async () => {
    const probe = await live('<np-kit-probe id="probe"></np-kit-probe>');
    const { signal } = shellOf(probe);
    const before = mounts.length;
    probe.remove();
    await until('unmounted', () => mounts.slice(before).includes('unmount probe'));
    expect(signal.aborted).to.equal(true);
    expect(shellOf(probe).signal.aborted, 'while it is away there is no live signal').to.equal(true);
  });

  test('put back later it works again, with a new signal', async () => {
    const probe = await live();
    const box = place();
    for (let round = 0; round < 3; round += 1) {
      probe.remove();
      await settled();
      probe.label = `round ${round}`;
      box.append(probe);
      await mounted(probe);
      await until('the panel shows the change', () => output(probe)?.startsWith(`round ${round}`));
      expect(shellOf(probe).signal.aborted).to.equal(false);
      await click(probe);
    }
  });

  test('a removed element is no longer drawn', async () => {
    const probe = await live();
    probe.remove();
    await settled();
    probe.label = 'unseen';
    await settled();
    expect(shadow(probe).querySelector('.light')?.textContent).to.equal('nobody');
  });

  test('a clone has the attributes, and its own panel and state', async () => {
    const probe = await live('<np-kit-probe id="probe" label="Ada" open></np-kit-probe>');
    await click(probe);
    const copy = probe.cloneNode(true) as Probe;
    place().append(copy);
    await mounted(copy);
    expect([copy.label, copy.open]).to.deep.equal(['Ada', true]);
    expect([clicks(probe), clicks(copy)]).to.deep.equal(['1', '0']);
    copy.label = 'Grace';
    expect(probe.label).to.equal('Ada');
  });

  const homes: Readonly<Record<string, (probe: Probe) => void>> = {
    'a table cell': (probe) => place('<table><tr><td></td></tr></table>').querySelector('td')?.append(probe),
    'a flex container': (probe) => place('<div style="display:flex"></div>').firstElementChild?.append(probe),
    'a grid': (probe) => place('<div style="display:grid"></div>').firstElementChild?.append(probe),
    'a paragraph': (probe) => place('<p>text </p>').firstElementChild?.append(probe),
    'another shadow root': (probe) => place().attachShadow({ mode: 'open' }).append(probe),
    'a closed shadow root': (probe) => place().attachShadow({ mode: 'closed' }).append(probe),
  };
  for (const [home, put] of Object.entries(homes))
    test(`works in ${home}`, async () => {
      const probe = make();
      put(probe);
      await mounted(probe);
      await click(probe);
      const { width, height } = probe.getBoundingClientRect();
      expect(width * height).to.be.greaterThan(0);
      expect(getComputedStyle(probe).display).to.equal('block');
    });

  test('works in a clone of a template, and its properties survive', async () => {
    const box = place('<template><section><np-kit-probe id="probe" label="Ada"></np-kit-probe></section></template>');
    const { content } = box.firstElementChild as HTMLTemplateElement;
    const copy = document.importNode(content, true);
    Object.assign(copy.querySelector('np-kit-probe') as Probe, { count: 12, data: [1] });
    box.append(copy);
    const probe = await mounted(box.querySelector('section > np-kit-probe') as Probe);
    expect([probe.label, probe.count]).to.deep.equal(['Ada', 12]);
    expect(probe.data).to.deep.equal([1]);
    const raw = document.importNode(content.firstElementChild as Element, true);
    box.append(raw);
    await mounted(raw.firstElementChild as Probe);
  });

  test('hidden removes it from the layout, and back', async () => {
    const probe = await live();
    probe.hidden = true;
    expect(getComputedStyle(probe).display).to.equal('none');
    expect(shadow(probe).querySelector('.light')?.getClientRects().length).to.equal(0);
    probe.hidden = false;
    expect(getComputedStyle(probe).display).to.equal('block');
  });

  test('instances share their style sheets, and each root adopts a sheet once', async () => {
    const [one, other] = await Promise.all([live(), live('<np-kit-probe id="probe"></np-kit-probe>')]);
    const sheets = shadow(one).adoptedStyleSheets;
    expect(sheets.length).to.equal(3);
    expect([...shadow(other).adoptedStyleSheets]).to.deep.equal([...sheets]);
    one.remove();
    await settled();
    place().append(one);
    await mounted(one);
    expect(shadow(one).adoptedStyleSheets.length).to.equal(3);
    expect(shadow(one).querySelector('style, link')).to.equal(null);
  });

  for (const [release, kept] of [
    [() => __NP_VERSION__, true],
    [() => '0.0.0', false],
  ] as const)
    test(`a declarative shadow root of ${kept ? 'its own version is reused' : 'another version is drawn again'}`, async () => {
      const inside = `<style>button { color: red }</style><div class="np-root" data-np="${release()}"><button class="burger" id="mine">Menu</button></div>`;
      const body = `<np-menu><template shadowrootmode="open">${inside}</template></np-menu>`;
      const page = await openPage({ body });
      const menu = page.document.querySelector('np-menu') as HTMLElement;
      const root = menu.shadowRoot as ShadowRoot;
      await page.load('/np-menu.js');
      await until('the button is drawn', () => root.querySelector('.burger[aria-expanded]'));
      expect(menu.shadowRoot).to.equal(root);
      expect(root.querySelectorAll('.burger').length).to.equal(1);
      expect(root.querySelector('.burger')?.id).to.equal(kept ? 'mine' : '');
      // Its rules are reused too: the page has them once.
      expect([root.querySelector('style') !== null, root.adoptedStyleSheets.length > 0]).to.deep.equal([kept, !kept]);
      root.querySelector<HTMLElement>('.burger')?.click();
      expect(menu.hasAttribute('opened')).to.equal(true);
    });
});
