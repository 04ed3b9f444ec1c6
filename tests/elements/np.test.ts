import { expect } from '@open-wc/testing';
import { contracts } from './lib/contracts.ts';
import { expectErrors, reportedErrors, test, warningsOf } from './lib/guard.ts';
import { type HostPage, openPage, script } from './lib/host-page.ts';
import { settled, until } from './lib/until.ts';

type Define = typeof import('../../src/element-kit/shell/define.ts');
type CoreModule = typeof import('../../elements/np-core.ts');
type Observe = typeof import('../../src/core/page/observe/observe.ts').observe;
type Seen = Parameters<NonNullable<Parameters<Observe>[0]>>[0];

const [{ tag } = { tag: 'np-none' }] = contracts;
const version = __NP_VERSION__;

const api = ({ window }: HostPage) =>
  Reflect.get(window, 'np') as Record<string, unknown> & { configure(config: object): void };

const brandColour = async ({ document }: HostPage): Promise<string> => {
  const box = await until('the element is drawn', () =>
    document.querySelector(tag)?.shadowRoot?.querySelector<HTMLElement>('.np-root'),
  );
  return box.style.getPropertyValue('--np-_brand').toLowerCase();
};

const contract = (name: `np-${string}`) =>
  ({
    tag: name,
    summary: '',
    attributes: {},
    events: {},
    loggedOut: '',
    loads: 'intent',
    styles: [],
    draw: () => {},
  }) as const;

const oldClass = (name: string) =>
  `customElements.define('${name}', class extends HTMLElement { static [Symbol.for('np.version')] = '0.0.1' });`;

describe('two bundles on a page', () => {
  test('defining a tag again is silent and keeps the first class', async () => {
    const page = await openPage({});
    await page.load('/np-version.js');
    const { defineElement } = await page.load<Define>('/define.js');
    defineElement(contract('np-kit-again'));
    const first = page.window.customElements.get('np-kit-again');
    expect(() => defineElement(contract('np-kit-again'))).not.to.throw();
    expect(page.window.customElements.get('np-kit-again')).to.equal(first);
    expect(warningsOf(page.window)).to.deep.equal([]);
  });

  test('elements of another version stay, and one warning names both versions', async () => {
    const page = await openPage({ head: `<script>${oldClass('np-kit-old')}${oldClass('np-kit-older')}</script>` });
    const first = page.window.customElements.get('np-kit-old');
    await page.load('/np-version.js');
    const { defineElement } = await page.load<Define>('/define.js');
    defineElement(contract('np-kit-old'));
    defineElement(contract('np-kit-older'));
    defineElement(contract('np-kit-old'));
    expect(page.window.customElements.get('np-kit-old')).to.equal(first);
    expect(warningsOf(page.window).length).to.equal(1);
    expect(warningsOf(page.window)[0])
      .to.include('0.0.1')
      .and.to.include(version)
      .and.to.match(/Load only one/);
  });

  test('another version that was here first keeps the shared core; one warning, and the elements work', async () => {
    const meeting = `Object.defineProperty(globalThis, Symbol.for('np.core'), { value: { version: '0.0.1', config: { brand: 'GZ' }, configured: new Set() } })`;
    const page = await openPage({ head: `<script>${meeting}</script>${script}`, body: `<${tag}></${tag}>` });
    expect(await brandColour(page)).to.equal('#9a431a');
    expect(warningsOf(page.window).length).to.equal(1);
    expect(warningsOf(page.window)[0]).to.include('0.0.1').and.to.include(version);
    expect(api(page).version).to.equal('0.0.1');
  });
});

describe('window.np', () => {
  const clobbering = [
    '<a id="np"></a>',
    '<form name="np"><input name="config"><input name="configure"></form>',
    '<a id="np"></a><a id="np" name="config" href="brand:GZ"></a>',
    '<iframe name="np"></iframe>',
    '<script>window.np = null</script>',
    '<script>window.np = "taken"</script>',
    '<script>window.np = [1]</script>',
    '<script>window.np = { config: "brand=GZ" }</script>',
    '<script>window.np = { config: { brand: 5, account: {} } }</script>',
  ];
  for (const before of clobbering)
    test(`${before} before the script changes nothing`, async () => {
      // Once the core has loaded, it reports invalid options.
      expectErrors(/^console\.error: np\.configure/);
      const page = await openPage({ body: `${before}${script}<${tag}></${tag}>` });
      expect(await brandColour(page)).to.equal('#0b5a66');
      await (api(page).ready as Promise<void>);
      expect(api(page).configure).to.be.a('function');
    });

  test('a configuration declared before the script is applied, and its other members stay', async () => {
    const declared = `<script>window.np = { config: { brand: 'gz' }, mine: 1 }</script>`;
    const page = await openPage({ head: declared + script, body: `<${tag}></${tag}>` });
    expect(await brandColour(page)).to.equal('#9a431a');
    expect(api(page).mine).to.equal(1);
  });

  test('np.configure after the load is drawn', async () => {
    const page = await openPage({ head: script, body: `<${tag}></${tag}>` });
    expect(await brandColour(page)).to.equal('#0b5a66');
    api(page).configure({ brand: 'GZ' });
    await until('the new brand is drawn', async () => (await brandColour(page)) === '#9a431a');
  });

  test('invalid options of np.configure are reported with the fix; the rest applies', async () => {
    expectErrors(/^console\.error: np\.configure/);
    const page = await openPage({});
    const { core } = await page.load<CoreModule>('/np-core.js');
    api(page).configure({ brnd: 'GZ', brand: 'XX', shop: 'https://shop.example' });
    await until('both are reported', () => reportedErrors().length > 1);
    expect([...reportedErrors()].sort()).to.deep.equal([
      'console.error: np.configure: "brand" cannot be "XX". Use one of MG, LG, EM, GZ, CA, QP, a record or its address, or leave it out: then the host name decides. Until then no masthead is shown.',
      'console.error: np.configure: "brnd" is not an option. docs/guides/configuration.md lists the options; this one is ignored.',
    ]);
    expect(core.brand.value.sigla).to.equal('MG');
    expect(core.addressOf('shop')).to.equal('https://shop.example');
  });

  test('the brand is on the configured hosts: links to its other sites follow', async () => {
    const page = await openPage({});
    const { core } = await page.load<CoreModule>('/np-core.js');
    const { protocol, port } = page.window.location;
    api(page).configure({ brand: 'GZ', domain: 'gazzetta.example' });
    expect(['account', 'shop', 'site'].map((name) => core.addressOf(name as 'account'))).to.deep.equal([
      `${protocol}//account.gazzetta.example:${port}`,
      `${protocol}//shop.gazzetta.example:${port}`,
      `${protocol}//www.gazzetta.example:${port}`,
    ]);
  });

  test('a later np.configure adds to the earlier one', async () => {
    const page = await openPage({});
    const { core } = await page.load<CoreModule>('/np-core.js');
    api(page).configure({ brand: 'GZ' });
    api(page).configure({ shop: 'https://shop.example' });
    expect([core.brand.value.sigla, core.addressOf('shop')]).to.deep.equal(['GZ', 'https://shop.example']);
  });

  test('options that the page put on Object.prototype are ignored', async () => {
    const polluted = `<script>Object.prototype.brand = 'GZ'; Object.prototype.config = { brand: 'GZ' }</script>`;
    const page = await openPage({ head: polluted + script, body: `<${tag}></${tag}>` });
    expect(await brandColour(page)).to.equal('#0b5a66');
  });
});

describe('np.observe', () => {
  const observe = ({ window }: HostPage, watcher: (seen: Seen) => void): Promise<void> =>
    (Reflect.get(window, 'np') as { observe: Observe }).observe(watcher);

  test('what failed before it was called is told to each watcher, once', async () => {
    expectErrors(/np\.configure: "brand/, /its brand record could not be loaded/, /its view failed/);
    const page = await openPage({ head: script, body: '<np-header></np-header>' });
    const errors: string[] = [];
    page.document.addEventListener('np-error', ({ target }) => errors.push((target as Element).localName ?? 'np-late'));
    api(page).configure({ brand: { code: 'VL' } });
    await until('the record failed', () => errors.includes('np-header'));
    const { defineElement } = await page.load<Define>('/define.js');
    defineElement({
      ...contract('np-kit-broken'),
      draw: () => {
        throw new Error('draw');
      },
    });
    page.document.body.append(page.document.createElement('np-kit-broken'));
    await until('the view failed', () => errors.includes('np-kit-broken'));
    const seen: Seen[][] = [[], []];
    for (const all of seen) await observe(page, (one) => all.push(one));
    page.document.dispatchEvent(new CustomEvent('np-error', { detail: { element: 'np-late' } }));
    for (const all of seen)
      await until('all of them', () => all.filter(({ kind }) => kind === 'error').length === errors.length);
    for (const all of seen) {
      const told = all.flatMap((one) => (one.kind === 'error' ? [one.element] : []));
      expect([...told].sort()).to.deep.equal([...errors].sort());
      const broken = all.find(({ element }) => element === 'np-kit-broken');
      expect(broken).to.deep.equal({ kind: 'error', element: 'np-kit-broken', brand: 'MG', page: '*', version });
    }
  });

  test('an element whose code did not load is told, before the call and after it; one that is still loading is not', async () => {
    expectErrors(/<np-(?:search|article)>: its code did not load/);
    const failing = `<script>
      const fail = () => Promise.reject(new TypeError('404'));
      const loaders = { 'np-search': fail, 'np-article': fail, 'np-rassegna': () => new Promise(() => {}) };
      Object.defineProperty(globalThis, Symbol.for('np.core'), { value: { config: {}, configured: new Set(), elements: 0, loaders } });
    </script>`;
    const page = await openPage({ head: failing + script, body: `<${tag}></${tag}>` });
    const add = (name: string) => page.document.body.append(page.document.createElement(name));
    const errors: string[] = [];
    page.document.addEventListener('np-error', (event) => errors.push((event as CustomEvent).detail.element));
    await until('the kit is there', () => page.window.customElements.get(tag));
    add('np-search');
    await until('the document tells', () => errors.includes('np-search'));
    add('np-rassegna');
    const seen: Seen[] = [];
    await observe(page, (one) => seen.push(one));
    add('np-article');
    const told = () => seen.filter(({ kind }) => kind === 'error');
    await until('both are told', () => told().length > 1);
    await settled();
    const error = { kind: 'error', brand: 'MG', page: '*', version };
    expect(told()).to.deep.equal([
      { ...error, element: 'np-search' },
      { ...error, element: 'np-article' },
    ]);
  });
});
