import { expect } from '@open-wc/testing';
import { warningsOf } from '../lib/guard.ts';
import { type HostPage, script, withFonts } from '../lib/host-page.ts';
import { inside } from '../lib/inside.ts';
import { shadow } from '../lib/place.ts';
import { host, type Line, look, outline, shows, start, stop, tagOf } from '../lib/subject.ts';
import { settled, still, until } from '../lib/until.ts';

const loud = `color: rgb(1, 255, 1) !important; font: italic 900 41px/3 monospace !important; letter-spacing: 9px !important; word-spacing: 9px !important;
  text-transform: uppercase !important; text-align: right !important; text-indent: 40px !important; text-shadow: 3px 3px red !important; visibility: hidden !important;
  white-space: pre !important; cursor: wait !important; direction: rtl !important; list-style: square !important; quotes: "x" "y" !important; color-scheme: dark !important;
  pointer-events: none !important; user-select: none !important; hyphens: auto !important; caret-color: red !important; accent-color: red !important;
  text-wrap: nowrap !important; overflow-wrap: anywhere !important; tab-size: 13 !important; border-collapse: collapse !important;
  text-emphasis: filled red !important; fill: red !important; stroke: blue !important; stroke-width: 9px !important; font-variant: small-caps !important; --np-_bg: red; --np-_ink: red; --np-_rem: 40px; --np-_accent: red`;

/** Rules of a page for all elements, our tags, their ancestors, and the size of a rem. */
const sheets = (tag: string): Readonly<Record<string, string>> => ({
  'rules for every element': `* { ${loud} }`,
  'rules for the tag itself': `${tag} { ${loud} }`,
  'inherited rules': `html, body { ${loud} }`,
  'another rem': 'html { font-size: 41px !important } body { font-size: 3rem }',
  'resets and button styles': `button, a, input, textarea, dialog, svg, p, h2, ul, li, img, form, header, time { all: unset !important; background: red !important; border: 9px solid !important; min-width: 400px !important; display: inline !important }
    ::backdrop { background: red !important } ::placeholder { color: red !important } :focus-visible { outline: 9px solid red !important } *::before, *::after { content: "leak" !important }`,
});

/** Every computed style has the same properties, except the page's own custom ones. */
const properties = [...getComputedStyle(document.documentElement)].filter((property) => !property.startsWith('--'));

/** For each node inside: its name, then the value of each property. */
const styles = ({ window }: HostPage, element: Element): string[][] =>
  inside(shadow(element)).map((inner) => {
    const style = window.getComputedStyle(inner);
    const name = `${inner.localName}.${inner.getAttribute('class') ?? ''}`;
    return [name, ...properties.map((property) => style.getPropertyValue(property))];
  });

/** The differences between two snapshots, at the first node that differs. */
const changed = (now: readonly string[][], before: readonly string[][]): string => {
  const place = now.findIndex((values, n) => values.some((value, at) => value !== before[n]?.[at]));
  if (place === -1) return '';
  const [name, ...values] = now[place] ?? [];
  const lines = values.map((value, at) => `${properties[at]}: ${value}`);
  return `${name} ${lines
    .filter((_, at) => values[at] !== before[place]?.[at + 1])
    .slice(0, 12)
    .join('; ')}`;
};

const amd = `window.define = function () { throw new Error('define was called') }; define.amd = {}; window.require = define`;

/** Eight other kinds of pages that change JavaScript's built-ins or globals. */
const globals: Readonly<Record<string, string>> = {
  'enumerable members of Object.prototype': `Object.prototype.each = function () {}; Object.prototype.id_token = 'evil'; Object.prototype.isLogged = true; Object.prototype.user = { name: 'evil' }; Object.prototype.opened = true; Object.prototype.detail = 1; Object.prototype.cancelable = true`,
  'CommonJS names': `window.module = { exports: {} }; window.exports = module.exports; window.process = { env: {} }; window.global = window`,
  'toJSON of Prototype 1.6': `for (const o of [Array, String, Number, Object]) o.prototype.toJSON = function () { return '"prototype.js"' }; Array.prototype.each = Array.prototype.forEach; Element.prototype.getStyle = function () {}`,
  'natives patched like MooTools': `Function.prototype.bind = function (to) { const f = this; const a = [].slice.call(arguments, 1); return function () { return f.apply(to, a.concat([].slice.call(arguments))) } };
    Array.from = function (o) { const r = []; if (o == null) return r; if (o[Symbol.iterator]) { for (const i of o) r.push(i) } else { for (let i = 0; i < o.length; i++) r.push(o[i]) } return r }; String.prototype.contains = function () { return true }; Array.prototype.erase = function () {}`,
  'a patched fetch and Date': `const f = window.fetch; window.fetch = function () { return f.apply(this, arguments) }; const D = Date; window.Date = class extends D { toJSON() { return 'patched' } }; Date.now = () => 0`,
  'a Promise like core-js 2': `window.Promise = class Promise extends window.Promise {}; delete window.Promise.try`,
  'tasks and listeners like Zone.js': `for (const name of ['setTimeout', 'queueMicrotask', 'requestAnimationFrame']) { const f = window[name]; window[name] = function (g) { const a = [].slice.call(arguments, 1); return f.apply(window, [function () { return g.apply(this, arguments) }].concat(a)) } }
    const { addEventListener: add } = EventTarget.prototype; EventTarget.prototype.addEventListener = function (t, f, o) { return add.call(this, t, f, o) };
    const M = MutationObserver; window.MutationObserver = function (f) { return new M(function () { return f.apply(this, arguments) }) }; window.MutationObserver.prototype = M.prototype`,
  'old libraries under their names': `window.React = { version: '15.0.0', createElement() { throw new Error('the page’s React was used') } }; window.ReactDOM = React; window.$ = window.jQuery = window._ = function () { throw new Error('the page’s library was used') }; window.html = window.render = null; window.core = window.shell = 1`,
};

/** On each of these pages it shows and does the same as on a page without. */
const onPagesWith = (what: string, changes: Readonly<Record<string, string>>): Line => ({
  ids: ['F57', 'T19'],
  title: `on pages with ${what}: shows and does the same, without a console message`,
  async check(contract) {
    const clean = await host(contract);
    const pages = await Promise.all(
      Object.entries(changes).map(async ([kind, code]) => {
        const hosted = await host(contract, { head: `<script>${code}</script>${script}` }).catch((cause: Error) => {
          throw new Error(`${kind}: ${cause.message}`, { cause });
        });
        return { kind, ...hosted };
      }),
    );
    for (const act of [start, stop, start]) {
      await act(clean.element, contract);
      for (const { kind, element } of pages) {
        await act(element, contract);
        await shows(element, () => outline(clean.element), kind);
      }
    }
    for (const { kind, page } of pages) expect(warningsOf(page.window).join('\n'), kind).to.equal('');
  },
});

/** What hostile or careless pages do. */
export const hostile: readonly Line[] = [
  {
    ids: ['F56', 'Q26', 'Q27'],
    title:
      'rules for every element, for the tag, inherited ones, another rem, resets: no computed style changes inside, at rest and started',
    async check(contract) {
      const { page, element } = await host(contract, {
        // The scroll bar is there from the start: a change of width by the page’s own text is not a leak.
        body: `<style>html { overflow-y: scroll }</style><p>Testo</p>${tagOf(contract)}`,
      });
      const style = page.document.createElement('style');
      await look(element, contract, async (when) => {
        await settled();
        await withFonts(page);
        await until('pictures', () =>
          inside(shadow(element)).every((inner) =>
            inner.matches('img') ? (inner as HTMLImageElement).complete : true,
          ),
        );
        await still(shadow(element));
        let before = styles(page, element);
        for (const [kind, rules] of Object.entries(sheets(contract.tag))) {
          style.textContent = rules;
          page.document.head.append(style);
          await settled();
          const during = styles(page, element);
          style.remove();
          // Late changes of the element itself also occur without the rules.
          if (changed(during, before)) {
            await settled();
            before = styles(page, element);
          }
          expect(changed(during, before), `${kind}, ${when}`).to.equal('');
        }
      });
    },
  },
  onPagesWith('an AMD define', { AMD: amd }),
  { ...onPagesWith('eight kinds of changed globals', globals), once: true },
  {
    ids: ['T18'],
    title: 'nodes of the page named like globals and like its own parts change nothing',
    async check(contract) {
      const names = [
        'np',
        'config',
        'React',
        'customElements',
        'trustedTypes',
        'core',
        'shell',
        'location',
        'title',
        'hint',
        'process',
      ];
      const clobber = names
        .flatMap((name) => [
          `<a id="${name}" href="javascript:0"></a>`,
          `<form name="${name}"><input name="${name}"></form>`,
        ])
        .join('');
      const clean = await host(contract);
      const { element } = await host(contract, { head: '', body: `${clobber}${script}${tagOf(contract)}` });
      await start(clean.element, contract);
      await start(element, contract);
      await shows(element, () => outline(clean.element));
    },
  },
];
