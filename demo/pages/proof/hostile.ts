import { doctype, type ProofPage } from './page.ts';

/** Hostile declarations for every element, inherited properties included. */
const loud = `color: rgb(1, 255, 1) !important; font: italic 900 41px/3 monospace !important; letter-spacing: 9px !important;
  text-transform: uppercase !important; text-align: right !important; text-indent: 40px !important; visibility: hidden !important;
  white-space: pre !important; cursor: wait !important; direction: rtl !important; pointer-events: none !important;
  user-select: none !important; overflow-wrap: anywhere !important; fill: red !important; --np-_ink: red; --np-_rem: 40px`;

/** Globals of the browser and of the bundle, and session fields, that nodes of the page shadow. */
const shadowed =
  'np,config,core,user,id_token,isLogged,location,localStorage,fetch,customElements,trustedTypes,grecaptcha,process,React';

const clobber = shadowed
  .split(',')
  .map((name) => `<a id="${name}" href="javascript:0"></a><form name="${name}"><input name="captcha"></form>`)
  .join('');

/** Eleven kinds of hostile or old pages that a brand's site may be. */
export const hostilePages: readonly ProofPage[] = [
  {
    name: 'reset',
    title: 'Un vecchio reset CSS',
    shows: 'Margini, liste, contorni e caratteri azzerati per ogni elemento: gli elementi restano com’erano.',
    style: `html, body, div, span, h1, h2, h3, p, a, img, em, strong, ul, li, form, label, button, input, textarea, dialog, svg, section, time {
      margin: 0; padding: 0; border: 0; outline: 0; font-size: 100%; font: inherit; vertical-align: baseline; background: transparent }
      body { line-height: 1 } ol, ul { list-style: none } :focus { outline: 0 } * { box-sizing: content-box; border-radius: 0 !important }`,
  },
  {
    name: 'rem',
    title: 'Un altro rem',
    shows: 'L’unità rem vale 10 px e il testo del corpo è tre volte tanto: le misure degli elementi non cambiano.',
    style: 'html { font-size: 62.5% !important } body { font-size: 3rem }',
  },
  {
    name: 'css-ostile',
    title: 'CSS ostile',
    shows:
      'Regole !important per ogni elemento, anche per i nostri tag: il testo della pagina sparisce, gli elementi no.',
    style: `* { ${loud} } html, body { ${loud} } np-assistance-chat { ${loud} } ::backdrop { background: red !important }
      *::before, *::after { content: "leak" !important } ::placeholder { color: red !important }`,
  },
  {
    name: 'prototype',
    title: 'Prototype 1.6',
    shows: 'toJSON, reduce e bind cambiati come faceva la libreria: ciò che parte per il server è lo stesso.',
    script: `for (const o of [Array, String, Number, Object]) o.prototype.toJSON = function () { return '"prototype.js"' };
      Date.prototype.toJSON = function () { return 'x' }; Array.prototype.each = Array.prototype.forEach; Array.prototype.reduce = function () { return this.length > 1 ? this : this[0] };
      Element.prototype.getStyle = function () {}; Element.prototype.update = function () {}; window.$ = window.$$ = function () { return null };
      Function.prototype.bind = (function (bind) { return function () { return bind.apply(this, arguments) } })(Function.prototype.bind);
      String.prototype.strip = String.prototype.trim; Object.extend = Object.assign; window.Prototype = { Version: '1.6.1' }`,
  },
  {
    name: 'mootools',
    title: 'MooTools',
    shows: 'Metodi nativi cambiati come faceva la libreria.',
    script: `Array.from = function (o) { const r = []; if (o == null) return r; if (o[Symbol.iterator]) { for (const i of o) r.push(i) } else { for (let i = 0; i < o.length; i++) r.push(o[i]) } return r };
      String.prototype.contains = function () { return true }; Array.prototype.erase = function () {}; Array.prototype.clean = function () { return [] };
      Function.prototype.extend = function () {}; Function.prototype.$family = function () { return 'function' };
      Element.prototype.get = Element.prototype.set = function () { throw new Error('MooTools was called') }; window.$ = window.Class = function () {}; window.Browser = {}`,
  },
  {
    name: 'object-prototype',
    title: 'Object.prototype sporco',
    shows: 'Proprietà con i nomi di una sessione su ogni oggetto: nessuna conta come accesso.',
    script: `for (const name of ['each', 'id_token', 'isLogged', 'user', 'abbonato', 'opened', 'detail', 'content', 'messages', 'captcha', 'role'])
      Object.prototype[name] = name === 'each' ? function () {} : 'evil'`,
  },
  {
    name: 'amd',
    title: 'Caricatori AMD e CommonJS',
    shows: 'define, require, module ed exports sono della pagina: il pacchetto non li usa.',
    script: `window.define = function () { throw new Error('define was called') }; define.amd = {}; window.require = window.requirejs = define;
      window.module = { exports: {} }; window.exports = module.exports; window.process = { env: {} }; window.global = window`,
  },
  {
    name: 'zone',
    title: 'fetch, Promise, Date e timer cambiati',
    shows: 'Come fanno Zone.js e i vecchi polyfill.',
    script: `const f = window.fetch; window.fetch = function () { return f.apply(this, arguments) };
      window.Promise = class Promise extends window.Promise {}; delete window.Promise.try; delete window.Promise.withResolvers;
      const D = Date; window.Date = class Date extends D { toJSON() { return 'patched' } };
      for (const name of ['setTimeout', 'queueMicrotask', 'requestAnimationFrame']) { const g = window[name]; window[name] = function (h) { const a = [].slice.call(arguments, 1); return g.apply(window, [function () { return h.apply(this, arguments) }].concat(a)) } }
      const { addEventListener: add } = EventTarget.prototype; EventTarget.prototype.addEventListener = function (t, h, o) { return add.call(this, t, h, o) }`,
  },
  {
    name: 'nomi-globali',
    title: 'Nodi con nomi di globali',
    shows: 'Ancore e moduli che si chiamano np, user, fetch, localStorage.',
    write: (bundle, tag) =>
      `${doctype}</head><body>${clobber}<img name="currentScript"><form name="body"></form>${bundle}${tag}</body></html>`,
  },
  {
    name: 'quirks',
    title: 'Senza doctype',
    shows: 'Quirks mode, una base altrove, lo script prima del corpo: codice e immagini arrivano lo stesso.',
    write: (bundle, tag) => `<base href="http://127.0.0.1:9/elsewhere/">${bundle}${tag}`,
  },
  {
    name: 'xhtml',
    title: 'XHTML di un vecchio CMS',
    shows: 'Tabelle, font e center attorno al tag.',
    write: (bundle, tag) =>
      `<?xml version="1.0" encoding="utf-8"?><!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
      <html xmlns="http://www.w3.org/1999/xhtml" xml:lang="it" lang="it"><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8" /><title></title>${bundle}</head>
      <body bgcolor="#ffffff" text="#333333"><table width="100%" cellspacing="0" cellpadding="0" border="0"><tr><td align="center"><font size="1"><center>${tag}</center></font></td></tr></table></body></html>`,
  },
];
