/** A page of somebody else's, around our script and our tag. */
export interface HostilePage {
  readonly name: string;
  /** Runs in the head, before ours. */
  readonly script?: string;
  readonly style?: string;
  /** Where this is not how a page looks: the whole of it, from our script's element and our tag. */
  readonly write?: (bundle: string, tag: string) => string;
}

const doctype = '<!doctype html><html lang="it"><head><meta charset="utf-8"><title>Prova</title>';

/** The page that nobody has touched; all others are to show and send the same. */
export const clean: HostilePage = { name: 'a clean page' };

export const textOf = ({ script = '', style = '', write }: HostilePage, bundle: string, tag: string): string =>
  write?.(bundle, tag) ??
  `${doctype}<style>${style}</style><script>${script}</script>${bundle}</head><body>${tag}</body></html>`;

/** What a page may do to every element, and to what every element inherits. */
const loud = `color: rgb(1, 255, 1) !important; font: italic 900 41px/3 monospace !important; letter-spacing: 9px !important;
  text-transform: uppercase !important; text-align: right !important; text-indent: 40px !important; visibility: hidden !important;
  white-space: pre !important; cursor: wait !important; direction: rtl !important; pointer-events: none !important;
  user-select: none !important; overflow-wrap: anywhere !important; fill: red !important; --np-_ink: red; --np-_rem: 40px`;

/** Names of the browser, of ours and of what a session holds, for nodes of the page to take. */
const taken =
  'np,config,core,user,id_token,isLogged,location,localStorage,fetch,customElements,trustedTypes,grecaptcha,process,React';

const clobber = taken
  .split(',')
  .map((name) => `<a id="${name}" href="javascript:0"></a><form name="${name}"><input name="captcha"></form>`)
  .join('');

/** TRUST F56 to F58 and T18: eleven kinds of pages that a brand's site may be. */
export const hostilePages: readonly HostilePage[] = [
  {
    name: 'an old CSS reset',
    style: `html, body, div, span, h1, h2, h3, p, a, img, em, strong, ul, li, form, label, button, input, textarea, dialog, svg, section, time {
      margin: 0; padding: 0; border: 0; outline: 0; font-size: 100%; font: inherit; vertical-align: baseline; background: transparent }
      body { line-height: 1 } ol, ul { list-style: none } :focus { outline: 0 } * { box-sizing: content-box; border-radius: 0 !important }`,
  },
  { name: 'another rem', style: 'html { font-size: 62.5% !important } body { font-size: 3rem }' },
  {
    name: 'rules for every element, with !important',
    style: `* { ${loud} } html, body { ${loud} } np-assistance-chat { ${loud} } ::backdrop { background: red !important }
      *::before, *::after { content: "leak" !important } ::placeholder { color: red !important }`,
  },
  {
    name: 'Prototype 1.6',
    script: `for (const o of [Array, String, Number, Object]) o.prototype.toJSON = function () { return '"prototype.js"' };
      Date.prototype.toJSON = function () { return 'x' }; Array.prototype.each = Array.prototype.forEach; Array.prototype.reduce = function () { return this.length > 1 ? this : this[0] };
      Element.prototype.getStyle = function () {}; Element.prototype.update = function () {}; window.$ = window.$$ = function () { return null };
      Function.prototype.bind = (function (bind) { return function () { return bind.apply(this, arguments) } })(Function.prototype.bind);
      String.prototype.strip = String.prototype.trim; Object.extend = Object.assign; window.Prototype = { Version: '1.6.1' }`,
  },
  {
    name: 'MooTools',
    script: `Array.from = function (o) { const r = []; if (o == null) return r; if (o[Symbol.iterator]) { for (const i of o) r.push(i) } else { for (let i = 0; i < o.length; i++) r.push(o[i]) } return r };
      String.prototype.contains = function () { return true }; Array.prototype.erase = function () {}; Array.prototype.clean = function () { return [] };
      Function.prototype.extend = function () {}; Function.prototype.$family = function () { return 'function' };
      Element.prototype.get = Element.prototype.set = function () { throw new Error('MooTools was called') }; window.$ = window.Class = function () {}; window.Browser = {}`,
  },
  {
    name: 'enumerable members of Object.prototype',
    script: `for (const name of ['each', 'id_token', 'isLogged', 'user', 'abbonato', 'opened', 'detail', 'content', 'messages', 'captcha', 'role'])
      Object.prototype[name] = name === 'each' ? function () {} : 'evil'`,
  },
  {
    name: 'AMD and CommonJS loaders',
    script: `window.define = function () { throw new Error('define was called') }; define.amd = {}; window.require = window.requirejs = define;
      window.module = { exports: {} }; window.exports = module.exports; window.process = { env: {} }; window.global = window`,
  },
  {
    name: 'patched fetch, Promise, Date and timers',
    script: `const f = window.fetch; window.fetch = function () { return f.apply(this, arguments) };
      window.Promise = class Promise extends window.Promise {}; delete window.Promise.try; delete window.Promise.withResolvers;
      const D = Date; window.Date = class Date extends D { toJSON() { return 'patched' } };
      for (const name of ['setTimeout', 'queueMicrotask', 'requestAnimationFrame']) { const g = window[name]; window[name] = function (h) { const a = [].slice.call(arguments, 1); return g.apply(window, [function () { return h.apply(this, arguments) }].concat(a)) } }
      const { addEventListener: add } = EventTarget.prototype; EventTarget.prototype.addEventListener = function (t, h, o) { return add.call(this, t, h, o) }`,
  },
  {
    name: 'nodes named like globals, before the script',
    write: (bundle, tag) =>
      `${doctype}</head><body>${clobber}<img name="currentScript"><form name="body"></form>${bundle}${tag}</body></html>`,
  },
  {
    name: 'quirks mode, another base, the script in the head without a body of its own',
    write: (bundle, tag) => `<base href="http://127.0.0.1:9/elsewhere/">${bundle}${tag}`,
  },
  {
    name: 'the XHTML of a content management system',
    write: (bundle, tag) =>
      `<?xml version="1.0" encoding="utf-8"?><!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
      <html xmlns="http://www.w3.org/1999/xhtml" xml:lang="it" lang="it"><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8" /><title></title>${bundle}</head>
      <body bgcolor="#ffffff" text="#333333"><table width="100%" cellspacing="0" cellpadding="0" border="0"><tr><td align="center"><font size="1"><center>${tag}</center></font></td></tr></table></body></html>`,
  },
];
