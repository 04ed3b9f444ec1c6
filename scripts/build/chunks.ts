import type { Plugin } from 'vite';

/** Modules that the build puts into one chunk. */
export interface ChunkRow {
  readonly name: string;
  /** Paths from the root of the repository. A trailing `*` matches any path with that prefix. */
  readonly modules: readonly string[];
  /** Only modules that at least this many entries share. */
  readonly minShareCount?: number;
}

const icons = 'node_modules/@phosphor-icons/core/assets';
const chat = 'src/features/assistance-chat';
const header = 'src/features/header';
const menu = 'src/features/menu';

/**
 * Each chunk is what some page needs without the rest; without a row, a shared rule would pull in a whole chunk. A
 * module belongs to the first row that names it, with its imports that no earlier row names.
 */
export const chunkTable: readonly ChunkRow[] = [
  // React and the base of every panel: one request, one name in the preload lists.
  {
    name: 'react',
    modules: [
      'node_modules/react/*',
      'node_modules/react-dom/*',
      'node_modules/scheduler/*',
      'node_modules/@r2wc/*',
      'src/element-kit/panel/panel.tsx',
      'src/ui/base/use-signal-value.ts',
      'src/ui/base/address.ts',
      'src/ui/base/Icon.tsx',
      'src/ui/base/use-request.ts',
      'src/ui/base/use-on-change.ts',
      'src/ui/area/*',
      'src/screen-kit/use-lazy.ts',
    ],
  },
  {
    name: 'kit',
    modules: [
      'src/element-kit/shell/*',
      'src/core/page/page.ts',
      'src/core/page/np.ts',
      'src/core/page/scroll/restore-position.ts',
      'src/core/page/assets.ts',
      'src/platform/storage/tab-storage.ts',
      'src/platform/net/json.ts',
      'src/rules/brand/brand.ts',
      'vite/preload-helper.js',
    ],
  },
  // Shared by the chat's link and the contact page's shell, which share nothing else but the kit.
  { name: 'handed-talk', modules: ['src/core/assistance/handed-talk.ts'] },
  {
    name: 'lit',
    modules: ['node_modules/lit-html/lit-html.js', 'src/element-kit/view/lit.ts', 'src/element-kit/view/icon.ts'],
  },
  // What every dialog needs, in one request: the chat's field waits for this only.
  {
    name: 'tokens',
    modules: [
      'src/ui/base/tokens.css',
      'src/core/page/page-state.ts',
      'src/core/page/scroll/lock-scroll.ts',
      `${icons}/bold/x-bold.svg`,
      `${icons}/fill/warning-circle-fill.svg`,
    ],
  },
  { name: 'lit-repeat', modules: ['node_modules/lit-html/directive*'] },
  {
    name: 'view',
    modules: [
      `${icons}/regular/list.svg`,
      `${icons}/regular/magnifying-glass.svg`,
      `${icons}/regular/user.svg`,
      `${icons}/bold/caret-down-bold.svg`,
      'src/ui/base/tokens-rest.css',
      'src/element-kit/view/wordmark.ts',
    ],
  },
  // Without this row the sheet of the buttons would share a chunk with an element, and every panel would load that
  // element.
  { name: 'sheets', modules: ['src/ui/base/controls.css', 'src/ui/form/forms.css', 'src/ui/message/message.css'] },
  {
    name: 'account-icons',
    modules: [
      ...['newspaper', 'bell', 'chat-circle-dots', 'envelope-simple', 'sign-out', 'squares-four', 'wrench'].map(
        (name) => `${icons}/regular/${name}.svg`,
      ),
      ...['newspaper', 'bell', 'chat-circle-dots', 'envelope-simple', 'squares-four', 'wrench', 'user'].map(
        (name) => `${icons}/fill/${name}-fill.svg`,
      ),
    ],
  },
  {
    name: 'signs',
    modules: [
      ...['warning', 'info', 'megaphone', 'check-circle'].map((name) => `${icons}/fill/${name}-fill.svg`),
      ...['caret-right', 'eye', 'eye-slash', 'check'].map((name) => `${icons}/bold/${name}-bold.svg`),
      'src/ui/message/severity.ts',
    ],
  },
  { name: 'panel-icons', modules: ['node_modules/@phosphor-icons/*'], minShareCount: 2 },
  // The chat's button, and what it needs before React: one request each.
  {
    name: 'np-assistance-chat',
    modules: ['elements/np-assistance-chat.ts', `${chat}/button/*`],
  },
  { name: 'account-sections', modules: ['src/rules/account/account-sections.ts'] },
  { name: 'brand-record', modules: ['src/rules/brand/brands/record.ts'] },
  // Texts of failed calls, also used outside the account area.
  { name: 'failures', modules: ['src/rules/page/failures.ts', 'src/rules/session/access-texts.ts'] },
  {
    name: 'chat-frame',
    modules: [
      ...['lazy.ts', 'corner.ts', 'corner.css', 'frame.rest.ts', 'frame.css'].map((name) => `${chat}/frame/${name}`),
      ...['frame-copy.ts', 'composer.rest.ts', 'draft.ts'].map((name) => `${chat}/frame/${name}`),
      'src/core/page/typed.ts',
      'src/rules/assistance/question.ts',
    ],
  },
  // The core in one file: brotli compresses one file better than ten.
  {
    name: 'np-core',
    modules: [
      'elements/np-core.ts',
      'src/core/brand/link.ts',
      'src/core/brand/brand-link.ts',
      'src/core/brand/follow-record.ts',
      'src/core/session/reader-mark.ts',
      'src/platform/browser/fonts.ts',
      'src/rules/brand/menu.ts',
      'src/rules/session/subscriber.ts',
      'src/rules/notices/notices.ts',
    ],
  },
  // The addresses of the typefaces, beside the core: text shows in a local font meanwhile.
  { name: 'typefaces', modules: ['virtual:np-fonts/files'] },
  // The stored conversation and its masking, for the chat and the contact form.
  { name: 'history', modules: ['src/core/assistance/history.ts', 'src/rules/text/masked.ts'] },
  // For every third-party script.
  { name: 'outside', modules: ['src/core/consent/outside.ts', 'src/platform/services/script.ts'] },
  // The shells of the account area share everything but their tag.
  { name: 'account', modules: ['src/screen-kit/account-element.ts', 'src/element-kit/panel/panel-view*'] },
  // Header, menu button, footer and notice area appear on the same pages: one file at rest.
  {
    name: 'frame',
    modules: [
      ...['header.rest.ts', 'header.css', 'reader.rest.ts', 'markup.rest.ts', 'face.rest.ts', 'copy.ts'].map(
        (name) => `${header}/${name}`,
      ),
      ...['menu.rest.ts', 'menu.css', 'markup.rest.ts', 'label.ts', 'open.ts'].map((name) => `${menu}/${name}`),
      'src/features/footer/*',
      'src/features/notices/follow.ts',
    ],
  },
  // What shows an article before React: on a slow connection each request is a wait.
  { name: 'article-copy', modules: ['src/features/article/text/previews.ts', 'src/features/article/copy.ts'] },
  { name: 'article-html', modules: ['src/core/article/article-html.ts'] },
  {
    name: 'newsstand-data',
    modules: [
      'src/api/newsstand/shapes.ts',
      'src/api/page/call.ts',
      'src/api/page/paths.ts',
      'src/rules/page/result.ts',
      'src/core/newsstand/answers.ts',
      'src/core/article/reading-settings.ts',
      'src/rules/newsstand/stories.ts',
      'src/rules/text/dates.ts',
      'src/rules/text/calendar.ts',
      'src/rules/subscriptions/subscription.ts',
      'src/rules/page/route-errors.ts',
      'src/ui/list/story.css',
    ],
  },
  { name: 'home-data', modules: ['src/api/newsstand/home.ts', 'src/features/newsstand-home/data.ts'] },
  {
    name: 'article-text',
    modules: [
      'src/features/article/text/preview.lit.ts',
      'src/features/article/data.ts',
      'src/features/article/text/facts.ts',
      'src/features/article/styles.ts',
      'src/features/article/article.css',
    ],
  },
];

const root = new URL('../..', import.meta.url).pathname;

/** A module's path in the table: from the root, without query or virtual prefix. */
const pathOf = (id: string): string =>
  id
    .replace(/^\0/, '')
    .replace(/\?.*$/, '')
    .replace(/^.*\/(?=node_modules\/)/, '')
    .replace(root, '');

const fits = (module: string, path: string): boolean =>
  module.endsWith('*') ? path.startsWith(module.slice(0, -1)) : path === module;

const matched = new Set<string>();

/** The table as rolldown groups; an earlier row wins. */
export const chunkGroups = () =>
  chunkTable.map(({ name, modules, ...limits }, row) => ({
    name,
    test: (id: string): boolean => {
      const path = pathOf(id);
      const found = modules.filter((module) => fits(module, path));
      for (const module of found) matched.add(`${name}: ${module}`);
      return found.length > 0;
    },
    priority: chunkTable.length + 1 - row,
    ...limits,
  }));

/** Fails the build when an entry of the table matches no module: a renamed file would silently leave its chunk. */
export const chunkTableHolds = (): Plugin => ({
  name: 'np-chunk-table',
  apply: 'build',
  generateBundle() {
    const stale = chunkTable.flatMap(({ name, modules }) =>
      modules.map((module) => `${name}: ${module}`).filter((entry) => !matched.has(entry)),
    );
    if (stale.length > 0)
      this.error(`scripts/build/chunks.ts names modules that are not in the build: ${stale.join(', ')}. Correct them.`);
  },
});
