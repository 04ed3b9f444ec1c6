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
 * ofetch parses JSON with destr and addresses with ufo: 1.5 kB on every page. The clients parse their own JSON and use
 * absolute addresses, so JSON.parse and URL replace both in the bundle.
 */
export const leanOfetch = (): Plugin => ({
  name: 'np-lean-ofetch',
  enforce: 'pre',
  apply: 'build',
  resolveId: (id) => (id in parts ? `\0np-lean/${id}` : null),
  load: (id) => (id.startsWith('\0np-lean/') ? (parts[id.slice('\0np-lean/'.length)] ?? null) : null),
});
