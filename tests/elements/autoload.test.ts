import { expect } from '@open-wc/testing';
import { contracts } from './lib/contracts.ts';
import { expectErrors, reportedErrors, test, warningsOf } from './lib/guard.ts';
import { type HostPage, openPage, script } from './lib/host-page.ts';
import { settled, until } from './lib/until.ts';

type Autoload = typeof import('../../src/element-kit/shell/autoload.ts');
interface Np {
  configure(config: object): void;
  discover(root: Document | ShadowRoot): Promise<void>;
  ready: Promise<void>;
}

const tags = contracts.map(({ tag }) => tag);
const [tag = 'np-none'] = tags;
const markup = tags.map((name) => `<${name}></${name}>`).join('');

const noObserver = () => Promise.reject(new Error('no observer'));

const np = ({ window }: HostPage) => Reflect.get(window, 'np') as Np;
const defined = ({ window }: HostPage, name: string = tag) =>
  until(`<${name}> is defined`, () => window.customElements.get(name));

/** The autoloader in a page with a tag of the test's own; `loads` counts the requests for its code. */
const withLoader = async (name: string, load: (page: HostPage) => Promise<unknown>, head = '') => {
  const page = await openPage({ head });
  const { loadElements } = await page.load<Autoload>('/autoload.js');
  const count = { loads: 0 };
  loadElements(
    {
      [name]: () => {
        count.loads += 1;
        return load(page);
      },
    },
    noObserver,
  );
  const append = () => page.document.body.appendChild(page.document.createElement(name));
  return { page, count, append };
};

const defineIn = (name: string) => async (page: HostPage) =>
  page.window.customElements.define(name, page.window.eval('(class extends HTMLElement {})'));

describe('autoloader', () => {
  const places: Readonly<Record<string, { head?: string; body: string }>> = {
    'in the head': { head: script, body: markup },
    'in the head, async': { head: script.replace('<script', '<script async'), body: markup },
    'before the elements': { body: script + markup },
    'after the elements': { body: markup + script },
    twice: { head: script + script, body: markup + script },
  };
  for (const [where, page] of Object.entries(places))
    test(`one script tag ${where} defines every tag of the page`, async () => {
      const opened = await openPage(page);
      await np(opened).ready;
      for (const name of tags) expect(opened.window.customElements.get(name), name).to.be.a('function');
      expect(warningsOf(opened.window)).to.deep.equal([]);
    });

  test('a script injected long after the load finds the existing elements', async () => {
    const page = await openPage({ body: markup });
    const late = page.document.createElement('script');
    late.type = 'module';
    late.src = '/np-elements.js';
    page.document.head.append(late);
    await Promise.all(tags.map((name) => defined(page, name)));
  });

  test('nothing is loaded for tags that the page does not contain', async () => {
    const page = await openPage({ head: script });
    await np(page).ready;
    for (const name of tags) expect(page.window.customElements.get(name)).to.equal(undefined);
  });

  test('an element added later is loaded, also deep inside the added nodes', async () => {
    const page = await openPage({ head: script });
    await np(page).ready;
    page.document.body.insertAdjacentHTML('beforeend', `<main><section><p>…</p>${markup}</section></main>`);
    await Promise.all(tags.map((name) => defined(page, name)));
  });

  test('the element itself is found when it is the added node', async () => {
    const page = await openPage({ head: script });
    page.document.body.append(page.document.createElement(tag));
    await defined(page);
  });

  test('a shadow root is ignored until discover receives it; then it is watched as well', async () => {
    const { page, append, count } = await withLoader('np-kit-deep', defineIn('np-kit-deep'));
    const root = page.document.body.appendChild(page.document.createElement('div')).attachShadow({ mode: 'open' });
    await np(page).discover(root);
    await settled();
    expect(count.loads).to.equal(0);
    root.append(page.document.createElement('np-kit-deep'));
    await defined(page, 'np-kit-deep');
    append();
    await settled();
    expect(count.loads).to.equal(1);
  });

  test('discover resolves when the tags below the root are defined', async () => {
    const { page, count } = await withLoader('np-kit-deep', defineIn('np-kit-deep'));
    const root = page.document.body.appendChild(page.document.createElement('div')).attachShadow({ mode: 'open' });
    root.innerHTML = '<ul><li><np-kit-deep></np-kit-deep></li></ul>';
    await settled();
    expect(count.loads).to.equal(0);
    await np(page).discover(root);
    expect(page.window.customElements.get('np-kit-deep')).to.be.a('function');
  });

  test('ready waits for the end of the parsing', async () => {
    const page = await openPage({});
    const { loadElements } = await page.load<Autoload>('/autoload.js');
    // Firefox ends a page that is still loading, whatever is written into it.
    await settled();
    page.document.open();
    page.document.write('<!doctype html><title>Pagina</title><body><p>first half');
    expect(page.document.readyState).to.equal('loading');
    loadElements({ 'np-kit-last': () => defineIn('np-kit-last')(page) }, noObserver);
    let resolved = false;
    const ready = np(page).ready.then(() => {
      resolved = true;
    });
    await settled();
    expect(resolved).to.equal(false);
    page.document.write('<np-kit-last></np-kit-last>');
    page.document.close();
    await ready;
    expect(page.window.customElements.get('np-kit-last')).to.be.a('function');
  });

  for (const outcome of ['fulfilled', 'rejected'])
    test(`with \`after\` an element loads once that is ${outcome}`, async () => {
      const given = outcome === 'fulfilled' ? 'release' : '_, release';
      const head = `<script>np = { config: { after: new Promise((${given}) => { end = release; }) } };</script>`;
      const tag = `np-kit-${outcome}`;
      const { page, append, count } = await withLoader(tag, defineIn(tag), head);
      append();
      await settled();
      expect(count.loads).to.equal(0);
      Reflect.get(page.window, 'end')();
      await defined(page, tag);
      expect(count.loads).to.equal(1);
    });

  test('many occurrences are one load', async () => {
    const { page, append, count } = await withLoader('np-kit-many', async (page) => {
      await settled();
      await defineIn('np-kit-many')(page);
    });
    for (let n = 0; n < 50; n += 1) append();
    await defined(page, 'np-kit-many');
    append();
    await settled();
    expect(count.loads).to.equal(1);
  });

  test('a failed load names the tag and the fix, rejects nothing, and the next occurrence tries again', async () => {
    expectErrors(/<np-kit-flaky>/);
    let fail = true;
    const { page, append, count } = await withLoader('np-kit-flaky', async (page) => {
      if (fail) throw new Error('404');
      await defineIn('np-kit-flaky')(page);
    });
    append();
    await until('the error is reported', () => reportedErrors().length > 0);
    await settled();
    expect(reportedErrors().length).to.equal(1);
    expect(reportedErrors()[0]).to.match(/^console\.error: <np-kit-flaky>: its code did not load\. Check .* 404$/);
    await np(page).ready;
    fail = false;
    append();
    await defined(page, 'np-kit-flaky');
    expect(count.loads).to.equal(2);
  });

  test('ready resolves although a load failed', async () => {
    expectErrors(/<np-kit-gone>/);
    const page = await openPage({ body: '<np-kit-gone></np-kit-gone>' });
    const { loadElements } = await page.load<Autoload>('/autoload.js');
    loadElements({ 'np-kit-gone': () => Promise.reject(new Error('404')) }, noObserver);
    await np(page).ready;
  });

  test('elements named like members of every object are ignored', async () => {
    const { page, count } = await withLoader('np-kit-own', defineIn('np-kit-own'));
    for (const name of ['constructor', 'valueOf', '__proto__'])
      page.document.body.append(page.document.createElementNS('http://www.w3.org/1999/xhtml', name));
    await settled();
    expect(count.loads).to.equal(0);
  });
});
