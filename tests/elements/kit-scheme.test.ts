import { expect } from '@open-wc/testing';
import { afterTest, test } from './lib/guard.ts';
import { place, shadow } from './lib/place.ts';
import { make, mounted, type Probe } from './lib/probe.tsx';
import { settled, until } from './lib/until.ts';

const box = (probe: Element) => shadow(probe).querySelector<HTMLElement>('.np-root') as HTMLElement;
const scheme = (probe: Element) => box(probe).dataset.npScheme;
const waitForScheme = (probe: Element, expected: 'light' | 'dark') =>
  until(`the scheme is ${expected}`, () => scheme(probe) === expected);
const within = (markup: string): Probe => place(markup).querySelector('np-kit-probe') as Probe;
/** At rest, so that only the change itself can cause a new drawing. */
const atRest = async (probe: Probe): Promise<Probe> => {
  await mounted(probe);
  await settled();
  return probe;
};

/** Replaces the reader's system: `set` changes the scheme as the system would. */
const system = (): { set(dark: boolean): void } => {
  const { matchMedia } = window;
  const target = new EventTarget();
  let dark = false;
  const query = Object.create(target, {
    matches: { get: () => dark },
    addEventListener: { value: target.addEventListener.bind(target) },
  }) as MediaQueryList;
  window.matchMedia = (text) => (text.includes('prefers-color-scheme: dark') ? query : matchMedia.call(window, text));
  afterTest(() => {
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
  test('light is the default, whatever the system’s scheme', () => {
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
    await waitForScheme(probe, 'dark');
    expect(getComputedStyle(box(probe)).colorScheme).to.equal('dark');
    expect(accent()).not.to.equal(light);
    delete parent.dataset.npScheme;
    await waitForScheme(probe, 'light');
    expect(accent()).to.equal(light);
  });

  test('auto follows the system, at once and when it changes', async () => {
    const reader = system();
    reader.set(true);
    const probe = within('<div data-np-scheme="auto"><np-kit-probe></np-kit-probe></div>');
    expect(scheme(probe)).to.equal('dark');
    await atRest(probe);
    reader.set(false);
    await waitForScheme(probe, 'light');
    reader.set(true);
    await waitForScheme(probe, 'dark');
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
    await waitForScheme(probe, 'light');
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
    await waitForScheme(probe, 'light');
  });

  test('moved to another shadow root, it follows the scheme there', async () => {
    const probe = await atRest(within('<div><np-kit-probe></np-kit-probe></div>'));
    const root = place().attachShadow({ mode: 'open' });
    root.innerHTML = '<section data-np-scheme="dark"></section>';
    const section = root.firstElementChild as HTMLElement;
    section.append(probe);
    await waitForScheme(probe, 'dark');
    section.dataset.npScheme = 'light';
    await waitForScheme(probe, 'light');
  });

  test('a removed element no longer follows', async () => {
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
