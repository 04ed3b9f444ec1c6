import type { Plugin } from 'vite';

/** Stateless pieces that account area and newsstand both use. */
const pieces = [
  'api/account/overview.ts',
  'core/article/article-html.ts',
  'core/session/admission.ts',
  'platform/browser/html/closed-window.ts',
  'platform/browser/html/sanitize.ts',
  'platform/browser/service-worker.ts',
  'rules/page/guard.ts',
  'screen-kit/Guarded.tsx',
  'screen-kit/Lazy.tsx',
  'screen-kit/Private.tsx',
  'screen-kit/use-brands.ts',
  'ui/base/Button.tsx',
  'ui/base/Part.tsx',
  'ui/base/use-anchor.ts',
  'ui/base/use-part.ts',
  'ui/list/Marked.tsx',
  'ui/message/Problem.tsx',
  'ui/overlay/use-toast.tsx',
];

/** Screens of the newsstand, and reading offline. */
const newsstand =
  /\/src\/(features\/(article|epaper|favourites|newsstand|newsstand-\w+|press|search)|screen-kit\/calendar)\/|\/offline\.ts$|\?own$/;

/**
 * Gives the newsstand copies of these pieces, as modules `….tsx?own`. In a chunk of both areas they would be a request
 * more on each page; in a chunk of one, the other would load what it does not use.
 */
export const ownCopies = (): Plugin => ({
  name: 'np-own-copies',
  enforce: 'pre',
  apply: 'build',
  async resolveId(source, importer, options) {
    if (!importer || !newsstand.test(importer) || !pieces.some((piece) => source.endsWith(piece.replace(/^.*\//, '/'))))
      return null;
    const found = await this.resolve(source, importer.replace('?own', ''), { ...options, skipSelf: true });
    return found && pieces.some((piece) => found.id.endsWith(`/src/${piece}`)) ? `${found.id}?own` : found;
  },
});
