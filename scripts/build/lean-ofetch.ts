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

/** Conditions of ofetch that are always false here: `retry` is 0, and no call has a `timeout`. */
const neverTrue = ['context.options.retry !== false', '!context.options.signal && context.options.timeout'];

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
      for (const condition of neverTrue) {
        if (!text.includes(condition))
          throw new Error(`np-lean-ofetch: ofetch no longer has "${condition}". Update scripts/build/lean-ofetch.ts.`);
        text = text.replace(condition, 'false');
      }
      for (const part of forReaders) {
        if (!part.test(text))
          throw new Error(`np-lean-ofetch: ofetch no longer has ${part}. Update scripts/build/lean-ofetch.ts.`);
        text = text.replace(part, '');
      }
      return { code: text, map: null };
    },
  },
});
