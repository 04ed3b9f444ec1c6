import { html, raw } from 'hono/html';
import type { Sigla } from '../../../src/rules/brand/brand.ts';
import { elementsScript } from '../elements.ts';
import type { Html } from '../html.ts';

interface TriedElement {
  readonly tag: string;
  readonly summary: string;
  readonly attributes: readonly { readonly name: string }[];
  readonly events: readonly string[];
}

/** Data for the preview page of an element. */
export interface PreviewOptions {
  /** Origin of the console, the only page that may exchange messages with the preview. */
  readonly console: string;
  readonly brand: { readonly sigla: Sigla };
  /** The one script of the elements. */
  readonly elements: string;
  readonly nonce: string;
  readonly clock: { readonly shiftMs: number; readonly standsAt: number | null };
  /** Attributes by name, `scheme` and `language`. */
  readonly query: URLSearchParams;
}

/** Content for tags with a slot. */
const fallbacks: Readonly<Record<string, Html>> = {
  'np-password-gate': html`<p>Sei dentro: questo è il contenuto della testata.</p>`,
};

const schemes: readonly string[] = ['light', 'dark', 'auto'];

interface Page {
  readonly title: string;
  readonly events: readonly string[];
  readonly body: Html;
}

/** A page of the brand with the script that reports to the page that frames it before everything else. */
const framedPage = ({ title, events, body }: Page, options: PreviewOptions): Html => {
  const { console, clock, query } = options;
  const requested = query.get('scheme') ?? '';
  const scheme = schemes.includes(requested) ? requested : 'light';
  return html`<!doctype html>
<html lang="it" data-np-scheme="${scheme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>html { color-scheme: light; } html[data-np-scheme="dark"] { color-scheme: dark; } body { margin: 0; min-height: 100vh; }
h1 { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }</style>
<script src="/prova/frame.js" data-console="${console}" data-events="${events.join(' ')}" data-shift="${clock.shiftMs}" data-frozen="${clock.standsAt ?? ''}"></script>
</head>
<body><main><h1>${title}</h1>${body}</main>
${elementsScript({ ...options, isEnglish: query.get('language') === 'en' })}
</body>
</html>
`;
};

/** An element alone on a page of the brand. */
export const previewPage = ({ tag, events, attributes }: TriedElement, options: PreviewOptions): Html => {
  const own = attributes.flatMap(({ name }) => {
    const value = options.query.get(name);
    return value === null ? [] : [html` ${raw(name)}="${value}"`];
  });
  const body = html`<${raw(tag)}${own}>${fallbacks[tag] ?? ''}</${raw(tag)}>`;
  return framedPage({ title: tag, events, body }, options);
};

/** A sample of the documentation on a page of the brand. `markup` is a file of this repository. */
export const samplePage = (name: string, markup: string, options: PreviewOptions): Html =>
  framedPage({ title: name, events: [], body: html`${raw(markup)}` }, options);
