import { expect } from '@open-wc/testing';
import { afterwards, test } from './lib/guard.ts';
import { place, shadow } from './lib/place.ts';
import { make, mounted, type Probe } from './lib/probe.tsx';
import { settled, until } from './lib/until.ts';

const box = (probe: Element) => shadow(probe).querySelector<HTMLElement>('.np-root') as HTMLElement;
const scheme = (probe: Element) => box(probe).dataset.npScheme;
const becomes = (probe: Element, wanted: 'light' | 'dark') =>
  until(`the scheme is ${wanted}`, () => scheme(probe) === wanted);
const within = (markup: string): Probe => place(markup).querySelector('np-kit-probe') as Probe;
/** At rest, so that nothing but the change itself can make it draw again. */
const atRest = async (probe: Probe): Promise<Probe> => {
  await mounted(probe);
  await settled();
  return probe;
};

/** Stands in for the reader's system: `set` changes it as the system would. */
const system = (): { set(dark: boolean): void } => {
  const { matchMedia } = window;
  const target = new EventTarget();
  let dark = false;
  const query = Object.create(target, {
    matches: { get: () => dark },
    addEventListener: { value: target.addEventListener.bind(target) },
  }) as MediaQueryList;
  window.matchMedia = (text) => (text.includes('prefers-color-scheme: dark') ? query : matchMedia.call(window, text));
  afterwards(() => {
    window.matchMedia = matchMedia;
  });
  return {
    set(now) {
      dark = now;
      target.dispatchEvent(new Event('change'));
    },
  };
};

describe('element-kit: scheme', () => {
  test('light is the default, whatever the system says', () => {
    system().set(true);
    expect(scheme(within('<np-kit-probe></np-kit-probe>'))).to.equal('light');
  });

  test('the nearest ancestor with data-np-scheme decides, the element itself first', () => {
    expect(scheme(within('<div data-np-scheme="dark"><np-kit-probe></np-kit-probe></div>'))).to.equal('dark');
    const nested = '<div data-np-scheme="dark"><div data-np-scheme="light"><np-kit-probe></np-kit-probe></div></div>';
    expect(scheme(within(nested))).to.equal('light');
    expect(scheme(within('<np-kit-probe data-np-scheme="dark"></np-kit-probe>'))).to.equal('dark');
  });

  test('an unknown word is light', () => {
    expect(scheme(within('<div data-np-scheme="sepia"><np-kit-probe></np-kit-probe></div>'))).to.equal('light');
  });

  test('the page changes it at run time, and colours follow', async () => {
    const probe = await atRest(within('<div><np-kit-probe></np-kit-probe></div>'));
    const parent = probe.parentElement as HTMLElement;
    const accent = () => getComputedStyle(box(probe)).getPropertyValue('--np-_accent');
    const light = accent();
    parent.dataset.npScheme = 'dark';
    await becomes(probe, 'dark');
    expect(getComputedStyle(box(probe)).colorScheme).to.equal('dark');
    expect(accent()).not.to.equal(light);
    delete parent.dataset.npScheme;
    await becomes(probe, 'light');
    expect(accent()).to.equal(light);
  });

  test('auto follows the system, at once and when it changes', async () => {
    const reader = system();
    reader.set(true);
    const probe = within('<div data-np-scheme="auto"><np-kit-probe></np-kit-probe></div>');
    expect(scheme(probe)).to.equal('dark');
    await atRest(probe);
    reader.set(false);
    await becomes(probe, 'light');
    reader.set(true);
    await becomes(probe, 'dark');
  });

  test('it reaches through outer shadow roots, also when changed later', async () => {
    const host = place('<div data-np-scheme="dark"><article></article></div>');
    const outer = host.firstElementChild as HTMLElement;
    const root = (host.querySelector('article') as HTMLElement).attachShadow({ mode: 'open' });
    const probe = make();
    root.append(probe);
    expect(scheme(probe)).to.equal('dark');
    await atRest(probe);
    outer.dataset.npScheme = 'light';
    await becomes(probe, 'light');
  });

  test('an ancestor inside an outer shadow root counts as well, also when changed later', async () => {
    const root = place().attachShadow({ mode: 'open' });
    root.innerHTML = '<section data-np-scheme="dark"><slot></slot></section>';
    const probe = make();
    const section = root.firstElementChild as HTMLElement;
    section.append(probe);
    expect(scheme(probe)).to.equal('dark');
    await atRest(probe);
    section.dataset.npScheme = 'light';
    await becomes(probe, 'light');
  });

  test('moved to another shadow root, it follows what is around it there', async () => {
    const probe = await atRest(within('<div><np-kit-probe></np-kit-probe></div>'));
    const root = place().attachShadow({ mode: 'open' });
    root.innerHTML = '<section data-np-scheme="dark"></section>';
    const section = root.firstElementChild as HTMLElement;
    section.append(probe);
    await becomes(probe, 'dark');
    section.dataset.npScheme = 'light';
    await becomes(probe, 'light');
  });

  test('an element that has left no longer follows', async () => {
    const probe = await atRest(within('<div><np-kit-probe></np-kit-probe></div>'));
    const parent = probe.parentElement as HTMLElement;
    probe.remove();
    await settled();
    parent.dataset.npScheme = 'dark';
    await settled();
    expect(scheme(probe)).to.equal('light');
    parent.append(probe);
    expect(scheme(probe)).to.equal('dark');
  });
});
