import type { Plugin } from 'vite';

/** What replaces a package, as the source of a module. */
export const parts: Readonly<Record<string, string>> = {
  destr: 'export default JSON.parse;',
  ufo: `
    export const withBase = (path, base) => base + path;
    export const withQuery = (address, query) => {
      const url = new URL(address);
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
      return url.href;
    };`,
};

/**
 * What is always the same here: `retry` is 0; no call has a `timeout`, a `baseURL` or a stream as its body; `onResponse`
 * reads every answer.
 */
const settled: readonly (readonly [expression: RegExp, value: string])[] = [
  [/context\.options\.retry !== false/, 'false'],
  [/!context\.options\.signal && context\.options\.timeout/, 'false'],
  [/(?<=if \()context\.options\.baseURL(?=\))/, 'false'],
  [/\/\/ ReadableStream Body\s+"pipeTo" in [\s\S]*?body\.pipe === "function"/, 'false'],
  [/\(context\.options\.parseResponse \? "json"[\s\S]*?\|\| ""\)/, '"stream"'],
];

/** What an error of ofetch has for people who read it; the clients turn each error into a result. */
const forReaders = [
  / {2}for \(const \[key, refKey\] of \[[\s\S]*?\n {2}\}\n(?= {2}return fetchError)/,
  / {4}if \(Error\.captureStackTrace\) \{\n.*\n {4}\}\n/,
];

/**
 * ofetch parses JSON with destr and addresses with ufo, and can repeat and time out: 1.8 kB on every page. The clients
 * parse their own JSON, use absolute addresses and do neither, so the bundle has JSON.parse and URL in their place.
 */
export const leanOfetch = (): Plugin => ({
  name: 'np-lean-ofetch',
  enforce: 'pre',
  apply: 'build',
  resolveId: (id) => (id in parts ? `\0np-lean/${id}` : null),
  load: (id) => (id.startsWith('\0np-lean/') ? (parts[id.slice('\0np-lean/'.length)] ?? null) : null),
  transform: {
    filter: { id: /\/node_modules\/ofetch\/dist\/shared\/[^/]+\.mjs$/ },
    handler(code) {
      let text = code;
      for (const [part, value] of [...settled, ...forReaders.map((part) => [part, ''] as const)]) {
        if (!part.test(text))
          throw new Error(`np-lean-ofetch: ofetch no longer has ${part}. Update scripts/build/lean-ofetch.ts.`);
        text = text.replace(part, value);
      }
      return { code: text, map: null };
    },
  },
});
