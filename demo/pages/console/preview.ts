import { html, raw } from 'hono/html';
import type { Html } from '../html.ts';

interface Tried {
  readonly tag: string;
  readonly summary: string;
  readonly attributes: readonly { readonly name: string }[];
  readonly events: readonly string[];
}

/** What the preview of an element is drawn with. */
export interface PreviewOptions {
  /** Origin of the console, the only page that may listen and talk. */
  readonly console: string;
  /** The one script of the elements. */
  readonly elements: string;
  readonly clock: { readonly shiftMs: number; readonly standsAt: number | null };
  /** Attributes by name, and `scheme`. */
  readonly query: URLSearchParams;
}

/** What stands inside a tag that shows it. */
const fallbacks: Readonly<Record<string, Html>> = {
  'np-password-gate': html`<p>Sei dentro: questo è il contenuto della testata.</p>`,
};

const schemes: readonly string[] = ['light', 'dark', 'auto'];

/** An element alone on a page of the brand, with the script that reports to the console before everything else. */
export const previewPage = (element: Tried, { console, elements, clock, query }: PreviewOptions): Html => {
  const { tag, events } = element;
  const asked = query.get('scheme') ?? '';
  const scheme = schemes.includes(asked) ? asked : 'light';
  const own = element.attributes.flatMap(({ name }) => {
    const value = query.get(name);
    return value === null ? [] : [html` ${raw(name)}="${value}"`];
  });
  return html`<!doctype html>
<html lang="it" data-np-scheme="${scheme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${tag}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>html { color-scheme: light; } html[data-np-scheme="dark"] { color-scheme: dark; } body { margin: 0; min-height: 100vh; }
h1 { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }</style>
<script src="/prova/frame.js" data-console="${console}" data-events="${events.join(' ')}" data-shift="${clock.shiftMs}" data-stands="${clock.standsAt ?? ''}"></script>
</head>
<body><main><h1>${tag}</h1><${raw(tag)}${own}>${fallbacks[tag] ?? ''}</${raw(tag)}></main>
<script type="module" src="${elements}"></script>
</body>
</html>
`;
};
