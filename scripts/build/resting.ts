import { mkdir, writeFile } from 'node:fs/promises';
import { Features, transform } from 'lightningcss';
import { build, type Rolldown } from 'vite';
import type { MakeElement } from '../../src/element-kit/shell/dom.ts';
import { sixRecords } from '../../src/rules/brand/brands/all.ts';
import type { Brand } from '../../src/rules/brand/brands/record.ts';
import { bundlePlugins, css, root, target, version } from './vite-plugins.ts';

/** Bundles a file for Node, with its icons and minified styles. */
const bundle = async (entry: string): Promise<string> => {
  const output = (await build({
    root: root.pathname,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: bundlePlugins(),
    css,
    ssr: { noExternal: true },
    // One file: what the bundle loads later is not beside it.
    build: {
      write: false,
      ssr: entry,
      target,
      cssMinify: true,
      rolldownOptions: { checks: { pluginTimings: false }, output: { codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput;
  return output.output[0].code;
};

type Parts = typeof import('./resting-parts.ts')['parts'];

/** Text that is HTML already. */
class Markup {
  readonly html: string;
  constructor(html: string) {
    this.html = html;
  }
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Attributes and content that a page sets, by tag and class (or name) of an inner element. */
type Known = Readonly<Record<string, { readonly given?: Readonly<Record<string, string>>; readonly inner?: string }>>;

/** Creates an element as HTML text, as a browser would create nodes. */
const elementWith =
  (known: Known = {}): MakeElement<Markup> =>
  (tag, given = {}, ...children) => {
    const own = known[`${tag}.${given.class ?? given.name}`];
    const attributes = Object.entries({ ...given, ...own?.given })
      .filter(([, value]) => value !== undefined && value !== false && typeof value !== 'function')
      .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escaped(String(value))}"`));
    const inner = children.map((child) => (child instanceof Markup ? child.html : child ? escaped(child) : ''));
    return new Markup(`<${tag}${attributes.join('')}>${own?.inner ?? inner.join('')}</${tag}>`);
  };

const icon = (path: string): Markup =>
  new Markup(`<svg viewBox="0 0 256 256" aria-hidden="true"><path d="${path}"/></svg>`);

/** The parts with their icons and minified styles. */
const bundled = async (): Promise<Parts> => {
  const code = await bundle('scripts/build/resting-parts.ts');
  const module = await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
  return module.parts;
};

const dark = '.np-root[data-np-scheme=dark]';

/** Repeats the dark rules for pages that follow the reader's system. */
const bySystem = (css: string): string => {
  const rules = [...css.matchAll(/\.np-root\[data-np-scheme=dark\]\{[^}]*\}/g)].map(([rule]) =>
    rule.replace(dark, '.np-root[data-np-scheme=auto]'),
  );
  return `@media screen and (prefers-color-scheme:dark){${rules.join('')}}`;
};

/** A declarative shadow root as the element would draw it. The element takes it over once its code loads. */
const shadow = ({ html }: Markup, { sigla, accent, accentDark }: Brand, styles: readonly string[]): string => {
  const accents = `.np-root{--np-_brand:${accent};--np-_brand-dark:${accentDark}}`;
  const rules = [...styles, accents].join('');
  const box = `<div class="np-root" lang="it" data-np="${version}" data-np-brand="${sigla}" data-np-scheme="{{scheme}}">${html}</div>`;
  return `<template shadowrootmode="open"><style nonce="{{nonce}}">${rules}${bySystem(rules)}</style>${box}</template>`;
};

const header = (parts: Parts, brand: Brand): string => {
  const { restingHeader, restingMenu, subscribeLink, signInLink } = parts;
  const element = elementWith();
  const menu = shadow(restingMenu(element, icon), brand, parts.menuStyles);
  const visitor = [subscribeLink(element, '{{shop}}'), signInLink(element, icon, '{{account}}/sso/request-login')];
  const frame = restingHeader(
    elementWith({
      'slot.menu': { inner: `<np-menu newsstand="{{newsstand}}">${menu}</np-menu>` },
      'span.area': { inner: '{{area}}' },
      'a.logo': { given: { 'aria-label': parts.copy.logo(brand.name) } },
      'div.who': { given: { class: 'who unknown' }, inner: visitor.map(({ html }) => html).join('') },
      'nav.sections': { given: { hidden: '{{sections}}' } },
      'a.search': { given: { href: '{{newsstand}}ricerca' } },
    }),
    icon,
  );
  const { logoTipo, logoTipoShort } = brand;
  const wordmarks = `.np-root{--np-_wordmark:url("${logoTipo}");--np-_wordmark-short:url("${logoTipoShort}")}`;
  const withoutScript = '@media (scripting:none){.unknown{visibility:visible}}';
  return shadow(frame, brand, [...parts.headerStyles, wordmarks, withoutScript]).replace(
    'hidden="{{sections}}"',
    '{{sections}}',
  );
};

/** The chat's button; hidden without script, because it would do nothing. */
const chatButton = (parts: Parts, brand: Brand): string => {
  const known = { 'button.launcher': { given: { class: 'launcher {{position}}', 'aria-expanded': 'false' } } };
  const withoutScript = '@media (scripting:none){.launcher{display:none}}';
  return shadow(parts.restingButton(elementWith(known), icon), brand, [...parts.buttonStyles, withoutScript]);
};

type ContentSheet = Parts['contentSheets'][keyof Parts['contentSheets']];

/** An element's sheets for what a server writes between its tags. Animations cannot be nested and are left out. */
const contentSheet = ({ tag, styles }: ContentSheet): string => {
  const rules = styles.join('').replace(/@keyframes [^{]+\{(?:[^{}]*\{[^{}]*\})*\}/g, '');
  const code = Buffer.from(`${tag}{${rules}${bySystem(rules)}}`);
  return transform({ filename: `${tag}.css`, code, minify: true, include: Features.Nesting }).code.toString();
};

const inFolder = ({ logoTipo, logoTipoShort, ...brand }: Brand): Brand => ({
  ...brand,
  logoTipo: `{{folder}}${logoTipo}`,
  logoTipoShort: `{{folder}}${logoTipoShort}`,
});

/** A brand of the page's own: marks to fill with its record. */
const markedBrand = (brand: Brand): Brand => ({
  ...brand,
  sigla: '{{code}}',
  name: '{{name}}',
  accent: '{{accent}}',
  accentDark: '{{accentDark}}',
  logoTipo: '{{logo}}',
  logoTipoShort: '{{logoShort}}',
});

/** Name of a brand's fragments, then what they show. */
const drawn = sixRecords
  .map((brand): [string, Brand] => [brand.sigla.toLowerCase(), inFolder(brand)])
  .concat(sixRecords.slice(0, 1).map((brand) => ['own', markedBrand(brand)]));

/**
 * Writes dist/resting/: each brand's header and chat button as HTML, and sheets for content that a server writes, so that
 * they are painted with the page.
 */
export const writeResting = async (dist: URL): Promise<void> => {
  const parts = await bundled();
  const folder = new URL('resting/', dist);
  await mkdir(folder, { recursive: true });
  for (const [code, brand] of drawn)
    for (const [tag, html] of [
      ['np-header', header(parts, brand)],
      ['np-assistance-chat', chatButton(parts, brand)],
    ])
      await writeFile(new URL(`${tag}-${code}.html`, folder), `${html}\n`);
  for (const [name, sheet] of Object.entries(parts.contentSheets))
    await writeFile(new URL(`${name}.css`, folder), contentSheet(sheet));
  // For the demo's server; not part of the package.
  await mkdir(new URL('first/', dist), { recursive: true });
  await writeFile(new URL('first/views.js', dist), await bundle('demo/pages/first-views.tsx'));
};
