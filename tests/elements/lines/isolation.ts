import { expect } from '@open-wc/testing';
import { openPage, script } from '../lib/host-page.ts';
import { place } from '../lib/place.ts';
import { drawn, host, type Line, start, started, stop, tagOf } from '../lib/subject.ts';
import { settled } from '../lib/until.ts';

/** Known exceptions: lit-html's own register of versions, and the captcha of an opened chat. */
const globalsOfLibraries = ['litHtmlVersions', 'grecaptcha'];

const natives = [
  'Object',
  'Array',
  'String',
  'Number',
  'Function',
  'Promise',
  'Map',
  'Set',
  'WeakMap',
  'Date',
  'JSON',
  'Reflect',
  'Symbol',
  'EventTarget',
  'Node',
  'Element',
  'HTMLElement',
  'Document',
  'ShadowRoot',
  'Event',
  'CustomEvent',
  'History',
  'Location',
  'CustomElementRegistry',
  'XMLHttpRequest',
  'Storage',
  'MutationObserver',
  'CSSStyleSheet',
  'Window',
  'Range',
  'Selection',
] as const;

const REMEMBER = `<script>parent.npRemember(window)</script>`;

/** The functions and accessors of a realm's own globals, by name. */
const builtins = (view: Window): Map<string, unknown> => {
  const found = new Map<string, unknown>();
  const keep = (path: string, owner: object) => {
    for (const name of Reflect.ownKeys(owner)) {
      const { value, get, set } = Object.getOwnPropertyDescriptor(owner, name) ?? {};
      if (typeof value === 'function') found.set(`${path}.${String(name)}`, value);
      if (get) found.set(`get ${path}.${String(name)}`, get);
      if (set) found.set(`set ${path}.${String(name)}`, set);
    }
  };
  for (const name of natives) {
    const owner = Reflect.get(view, name) as { prototype?: object };
    keep(name, owner);
    if (owner.prototype) keep(`${name}.prototype`, owner.prototype);
  }
  for (const name of ['fetch', 'setTimeout', 'queueMicrotask', 'requestAnimationFrame', 'addEventListener', 'open'])
    found.set(name, Reflect.get(view, name));
  return found;
};

const FORBIDDEN = `<script>{
  const calls = window.npForbidden = [];
  for (const name of ['write', 'writeln', 'open', 'execCommand']) document[name] = () => { calls.push('document.' + name); };
  for (const name of ['alert', 'confirm', 'prompt', 'open', 'print']) window[name] = () => { calls.push(name); };
  const { open } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.open = function (m, u, async = true) { if (!async) calls.push('synchronous request'); return open.apply(this, arguments); };
  const { addEventListener } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (type) {
    if (['unload', 'DOMNodeInserted', 'DOMSubtreeModified'].includes(type)) calls.push(type + ' listener');
    return addEventListener.apply(this, arguments);
  };
}</script>`;

const stored = (view: Window): string[] =>
  [...Object.keys(view.localStorage), ...Object.keys(view.sessionStorage), view.document.cookie].sort();

/** What a third-party element does not do to its host page. */
export const isolation: readonly Line[] = [
  {
    ids: ['Q09', 'M01'],
    title: 'adds no global but np, patches nothing native, and does not change the page’s nodes and sheets',
    async check(contract) {
      let names: string[] = [];
      let before = new Map<string, unknown>();
      Reflect.set(window, 'npRemember', (view: Window) => {
        before = builtins(view);
        names = Object.getOwnPropertyNames(view);
      });
      const { page, element } = await host(contract, { head: REMEMBER + script });
      const { document, window: view } = page;
      const tags = () =>
        [document.documentElement, document.head, document.body].map((node) =>
          (node.cloneNode() as Element).outerHTML.replace(' style=""', ''),
        );
      const nodes = () =>
        [...document.documentElement.children, ...document.head.children, ...document.body.children].filter(
          (node) => !node.matches('script[src*="/recaptcha/"]'),
        );
      const was = [tags(), nodes(), document.styleSheets.length, document.adoptedStyleSheets.length] as const;
      await start(element, contract);
      await stop(element, contract);
      const added = Object.getOwnPropertyNames(view).filter(
        (name) => !names.includes(name) && !globalsOfLibraries.includes(name),
      );
      expect(added).to.deep.equal(['np']);
      const now = builtins(view);
      expect([...now].filter(([name, value]) => before.get(name) !== value).map(([name]) => name)).to.deep.equal([]);
      expect(nodes()).to.deep.equal(was[1]);
      expect(tags()).to.deep.equal(was[0]);
      expect([document.styleSheets.length, document.adoptedStyleSheets.length]).to.deep.equal([was[2], was[3]]);
    },
  },
  {
    ids: ['M02'],
    title:
      'never calls document.write, opens no browser dialog, blocks nothing, and keeps the page eligible for the back/forward cache',
    async check(contract) {
      const { page, element } = await host(contract, { head: FORBIDDEN + script });
      await start(element, contract);
      await stop(element, contract);
      element.remove();
      await settled();
      expect(Reflect.get(page.window, 'npForbidden')).to.deep.equal([]);
    },
  },
  {
    ids: ['M03'],
    title: 'stores nothing by being present or opened',
    async check(contract) {
      const { page, element } = await host(contract);
      const before = stored(page.window);
      await start(element, contract);
      await stop(element, contract);
      expect(stored(page.window)).to.deep.equal(before);
    },
  },
  {
    ids: ['M04'],
    title: 'removed while open, it lets the page scroll again, also when several were open or moved',
    async check(contract) {
      const root = document.documentElement;
      const looks = () => [root.style.overflow, root.style.scrollbarGutter, document.body.style.overflow];
      const before = looks();
      expect(before, 'no lock is left from before').to.deep.equal(['', '', '']);
      const element = await started(contract);
      place().append(element);
      await settled();
      element.remove();
      await settled();
      expect(looks()).to.deep.equal(before);
      const again = await started(contract);
      await stop(again, contract);
      expect(looks(), 'closed').to.deep.equal(before);
    },
  },
  {
    ids: ['M05'],
    title: 'shifts nothing of the page when it arrives in a reserved height, opens, closes and leaves',
    async check(contract) {
      const tag = tagOf(contract).replace('>', ' style="display:block;height:320px">');
      const body = `<style>body{margin:0;height:3000px}</style><p id="before">a</p>${tag}<p id="after">b</p>`;
      const page = await openPage({ body });
      const spot = () => ['before', 'after'].map((id) => page.document.getElementById(id)?.offsetTop);
      const was = spot();
      const element = page.document.querySelector(contract.tag) as Element;
      await page.load('/np-elements.js');
      await drawn(element);
      expect(spot(), 'arrived').to.deep.equal(was);
      await start(element, contract);
      expect(spot(), 'open').to.deep.equal(was);
      await stop(element, contract);
      expect(spot(), 'closed').to.deep.equal(was);
    },
  },
];
