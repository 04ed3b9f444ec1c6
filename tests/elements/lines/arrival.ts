import { expect } from '@open-wc/testing';
import { afterTest, reportedErrors, warningsOf } from '../lib/guard.ts';
import { type HostPage, openPage, script, withFonts } from '../lib/host-page.ts';
import { inside } from '../lib/inside.ts';
import { place, shadow } from '../lib/place.ts';
import {
  attributesOf,
  drawn,
  host,
  type Line,
  outline,
  rest,
  resting,
  samples,
  shows,
  start,
  stop,
  tagOf,
  visible,
} from '../lib/subject.ts';
import { settled } from '../lib/until.ts';

const CSP = [
  "default-src 'none'",
  "script-src 'nonce-np' 'strict-dynamic'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  // The account site, and the newsstand whose paper the dashboard shows.
  `connect-src 'self' http://account.mg.localhost:${location.port} http://mg.localhost:${location.port}`,
  "require-trusted-types-for 'script'",
  "trusted-types np lit-html dompurify 'allow-duplicates'",
].join('; ');

/** Code and assets that a page requested; server calls have addresses of their own. */
const requests = ({ window }: Pick<HostPage, 'window'>): string[] =>
  (window.performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter(({ initiatorType }) => initiatorType !== 'fetch')
    .map(({ name }) => name);

const somethingShows = (element: Element): void => {
  const boxes = inside(shadow(element))
    .filter(visible)
    .map((inner) => inner.getBoundingClientRect());
  expect(
    boxes.some(({ width, height }) => width >= 24 && height >= 24),
    'something visible',
  ).to.equal(true);
};

const homes = {
  'a table cell': (tag: string) => `<table><tr><td>${tag}</td></tr></table>`,
  'a flex container': (tag: string) => `<div style="display:flex"><b>x</b>${tag}</div>`,
  'a grid': (tag: string) => `<div style="display:grid;grid-template-columns:1fr 1fr">${tag}</div>`,
  'a paragraph': (tag: string) => `<p>text ${tag} text</p>`,
  'a list item': (tag: string) => `<ul><li>${tag}</li></ul>`,
} as const;

/** How an element arrives on a page. */
export const arrival: readonly Line[] = [
  {
    ids: ['Q01', 'Q04'],
    title: 'one script tag and the plain tag show something, and start',
    async check(contract) {
      const { element } = await host(contract);
      somethingShows(element);
      await start(element, contract);
    },
  },
  {
    ids: ['Q02', 'G12'],
    title: 'properties set before the script arrived are kept',
    async check(contract) {
      const page = await openPage({ body: tagOf(contract) });
      const element = page.document.querySelector(contract.tag) as Element;
      const values = attributesOf(contract).map(([name, spec]) => [name, samples(spec).at(-1)] as const);
      const { propertyName } = await import('../../../src/element-kit/shell/contract.ts');
      for (const [name, value] of values) Reflect.set(element, propertyName(name), value);
      await page.load('/np-elements.js');
      await drawn(element);
      for (const [name, value] of values) {
        expect(Reflect.get(element, propertyName(name)), name).to.equal(value);
        expect(Object.hasOwn(element, propertyName(name)), `${name} is an own property`).to.equal(false);
      }
    },
  },
  {
    ids: ['Q02', 'F51'],
    title: 'the bundle twice on a page is silent, and the element works once',
    async check(contract) {
      const twice = script + script.replace('.js', '.js?again') + script.replace('np-elements', contract.tag);
      const { page, element } = await host(contract, { head: twice });
      await start(element, contract);
      expect(shadow(element).querySelectorAll('.np-root').length).to.equal(1);
      expect(warningsOf(page.window).join('\n')).to.equal('');
    },
  },
  {
    ids: ['Q03', 'F58'],
    title: 'code and assets load from the script’s own folder although the page has another base, and its images load',
    async check(contract) {
      const own = script.replace('"/', `"${location.origin}/`);
      const { page, element } = await host(contract, { head: `<base href="http://127.0.0.1:9/elsewhere/">${own}` });
      await start(element, contract);
      // The captcha is a third-party service: its address is configured.
      const foreign = (url: string) => !url.startsWith(location.origin) && !url.includes('/recaptcha/');
      expect(requests(page).filter(foreign).join('\n')).to.equal('');
      const images = inside(shadow(element)).filter(
        (inner): inner is HTMLImageElement => inner.localName === 'img' && visible(inner),
      );
      for (const image of images) {
        await image.decode();
        expect(image.naturalWidth, image.src).to.be.greaterThan(0);
      }
    },
  },
  {
    ids: ['F58'],
    title: 'works in quirks mode, without a title, and with the script in the head before there is a body',
    async check(contract) {
      const { page, element } = await host(contract, { doctype: '', head: script.replace('<script', '<script async') });
      expect(page.document.compatMode).to.equal('BackCompat');
      page.document.title = '';
      await start(element, contract);
      somethingShows(element);
    },
  },
  ...Object.entries(homes).map(
    ([home, around]): Line => ({
      ids: ['Q05'],
      title: `shows and starts in ${home}`,
      async check(contract) {
        const element = await rest(contract, around(tagOf(contract)));
        somethingShows(element);
        await start(element, contract);
      },
    }),
  ),
  {
    ids: ['Q05'],
    title: 'shows and starts in another shadow root and from a template’s clone',
    async check(contract) {
      const root = place().attachShadow({ mode: 'open' });
      const template = document.createElement('template');
      template.innerHTML = `<section>${tagOf(contract)}</section>`;
      root.append(document.importNode(template.content, true));
      const element = root.querySelector(contract.tag) as Element;
      await resting(element, contract);
      somethingShows(element);
      await start(element, contract);
      element.remove();
      await settled();
    },
  },
  {
    ids: ['Q10', 'G01', 'G02', 'G13'],
    title: 'created but never attached it has its shadow root, writes no attribute, requests nothing and draws nothing',
    async check(contract) {
      const page = await openPage({});
      await page.load(`/${contract.tag}.js`);
      await withFonts(page);
      const before = requests(page).join('\n');
      const element = page.document.createElement(contract.tag);
      expect(shadow(element).mode).to.equal('open');
      for (const [name, spec] of attributesOf(contract)) Reflect.set(element, name, samples(spec).at(-1));
      await settled();
      expect(shadow(element).querySelector('.np-root')?.childElementCount ?? 0).to.equal(0);
      expect(element.childNodes.length).to.equal(0);
      expect(requests(page).join('\n')).to.equal(before);
      expect(document.createElement(contract.tag).getAttributeNames()).to.deep.equal([]);
    },
  },
  {
    ids: ['Q13'],
    title: 'its light children show until the code has loaded',
    async check(contract) {
      const page = await openPage({ body: `<${contract.tag}><a href="/contatti">Contatti</a></${contract.tag}>` });
      expect(visible(page.document.querySelector('a') as Element)).to.equal(true);
      await page.load('/np-elements.js');
      await drawn(page.document.querySelector(contract.tag) as Element);
      expect(page.document.querySelector(contract.tag)?.innerHTML).to.equal('<a href="/contatti">Contatti</a>');
    },
  },
  {
    ids: ['Q64'],
    title: 'logs nothing to the console from arrival to removal, nor does React’s development build of it',
    async check(contract) {
      for (const folder of ['/', '/development/']) {
        const { page, element } = await host(contract, { head: script.replace('"/', `"${folder}`) });
        await start(element, contract);
        await stop(element, contract);
        element.remove();
        await settled();
        expect(reportedErrors()).to.deep.equal([]);
        expect(warningsOf(page.window).join('\n')).to.equal('');
      }
    },
  },
  {
    ids: ['Q65'],
    title: 'its name begins with np-, as do its events and custom properties',
    check({ tag, events, cssProperties = {} }) {
      for (const name of [tag, ...Object.keys(events)]) expect(name).to.match(/^np-[a-z]+(-[a-z]+)*$/);
      for (const name of Object.keys(cssProperties)) expect(name).to.match(/^--np-[a-z]/);
    },
  },
  {
    ids: ['T26'],
    title: 'starts under a strict policy with nonce and trusted types, without a violation',
    async check(contract) {
      const violations: string[] = [];
      Reflect.set(window, 'npViolation', (text: string) => violations.push(text));
      afterTest(() => Reflect.deleteProperty(window, 'npViolation'));
      const listen = `<script nonce="np">addEventListener('securitypolicyviolation', (e) => parent.npViolation(e.violatedDirective + ' ' + e.blockedURI + ' ' + e.sample))</script>`;
      const { element } = await host(contract, { csp: CSP, head: listen + script });
      const clean = await host(contract);
      await start(element, contract);
      await start(clean.element, contract);
      expect(violations.join('\n')).to.equal('');
      await shows(element, () => outline(clean.element));
    },
  },
];
