import type { Plugin } from 'vite';

/** Modules that the build puts into one chunk. */
export interface ChunkRow {
  readonly name: string;
  /** Paths from the root of the repository. A trailing `*` matches any path with that prefix. */
  readonly modules: readonly string[];
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
      'src/rules/language/replaceable.ts',
      'vite/preload-helper.js',
    ],
  },
  // What every dialog needs, in one request: the chat's field waits for this only.
  {
    name: 'tokens',
    modules: [
      'src/ui/base/tokens.css',
      'src/core/page/page-state.ts',
      'src/core/page/scroll/lock-scroll.ts',
      'src/core/page/typed.ts',
      'src/core/assistance/handed-talk.ts',
      'src/rules/assistance/assistance-chat.ts',
      'src/rules/assistance/question.ts',
      'src/rules/brand/page-links.ts',
      'src/rules/text/clock.ts',
      `${icons}/bold/x-bold.svg`,
      `${icons}/fill/warning-circle-fill.svg`,
    ],
  },
  // The core in one file: brotli compresses one file better than ten. With what it loads at once: the records of the
  // brands, the addresses of the typefaces.
  {
    name: 'np-core',
    modules: [
      'elements/np-core.ts',
      'src/rules/brand/brands/*',
      'virtual:np-fonts/files',
      'src/features/account-nav/lazy.ts',
      'src/core/brand/link.ts',
      'src/core/brand/brand-link.ts',
      'src/core/brand/follow-record.ts',
      'src/core/session/reader-mark.ts',
      'src/platform/browser/fonts.ts',
      'src/rules/account/account-places.ts',
      'src/rules/account/account-sections.ts',
      'src/rules/brand/badge.ts',
      'src/rules/session/subscriber.ts',
      'src/rules/notices/notices.ts',
      'src/rules/text/masked.ts',
    ],
  },
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
      'src/ui/base/Icon.tsx',
      'src/ui/base/signal-owner.ts',
      'src/ui/base/use-on-change.ts',
      'src/ui/area/SearchLandmark.tsx',
      'src/ui/area/Scroller.tsx',
      'src/screen-kit/use-lazy.ts',
      'src/screen-kit/own-signal.ts',
    ],
  },
  // How views are drawn: lit, and the sheets, icons and texts that they share with panels.
  {
    name: 'looks',
    modules: [
      'node_modules/lit-html/lit-html.js',
      'src/element-kit/view/lit.ts',
      'src/element-kit/view/icon.ts',
      'src/rules/brand/menu-place.ts',
      'src/ui/base/controls.css',
      'src/ui/form/forms.css',
      'src/ui/message/message.css',
      'src/ui/message/severity.ts',
      'src/features/account-login/load-copy.ts',
      'src/rules/page/failures.ts',
      'src/element-kit/panel/after-press.ts',
      'src/element-kit/panel/written.ts',
      'src/rules/session/access-texts.ts',
      ...['check-circle', 'info', 'megaphone', 'newspaper', 'warning'].map((name) => `${icons}/fill/${name}-fill.svg`),
      ...['caret-down', 'caret-right', 'eye', 'eye-slash', 'check'].map((name) => `${icons}/bold/${name}-bold.svg`),
      ...['lock-simple', 'x', 'bookmark-simple', 'download-simple', 'magnifying-glass', 'minus'].map(
        (name) => `${icons}/regular/${name}.svg`,
      ),
      ...['bell', 'chat-circle-dots', 'envelope-simple', 'newspaper', 'sign-out'].map(
        (name) => `${icons}/regular/${name}.svg`,
      ),
      ...['paper-plane-tilt', 'pencil-simple', 'plus', 'trash', 'user', 'warning-circle'].map(
        (name) => `${icons}/regular/${name}.svg`,
      ),
    ],
  },
  // The chat's button, and what it needs before React: one request each.
  {
    name: 'np-assistance-chat',
    modules: ['elements/np-assistance-chat.ts', `${chat}/button/*`],
  },
  {
    name: 'chat-frame',
    modules: [
      ...['lazy.ts', 'frame.rest.ts', 'frame.css'].map((name) => `${chat}/frame/${name}`),
      ...['frame-copy.ts', 'composer.rest.ts', 'draft.ts'].map((name) => `${chat}/frame/${name}`),
    ],
  },
  // The shells of the account area: each is little more than its tag and the list of its panel's files. Its navigation
  // is on the same pages. Its name changes with that of any panel, so no other chunk may import it.
  {
    name: 'account',
    modules: [
      'elements/np-account-nav.ts',
      'src/features/account-nav/*',
      'src/screen-kit/account-element.ts',
      'src/element-kit/panel/panel-view*',
      ...['contact', 'dashboard', 'devices', 'faq', 'interests', 'login', 'newsletters', 'offer'].map(
        (name) => `elements/np-account-${name}.ts`,
      ),
      ...['onboarding', 'password', 'privacy', 'profile', 'registration', 'subscriptions'].map(
        (name) => `elements/np-account-${name}.ts`,
      ),
      'elements/np-rassegna.ts',
      'elements/np-subscriber-chat.ts',
    ],
  },
  // Header, menu button, footer and notice area appear on the same pages: one file at rest.
  {
    name: 'frame',
    modules: [
      ...['header.rest.ts', 'header.css', 'reader.rest.ts', 'markup.rest.ts', 'face.rest.ts', 'copy.ts'].map(
        (name) => `${header}/${name}`,
      ),
      ...['menu.rest.ts', 'menu.css', 'markup.rest.ts', 'label.ts', 'open.ts'].map((name) => `${menu}/${name}`),
      ...['header', 'menu', 'footer', 'notices'].map((name) => `elements/np-${name}.ts`),
      'src/features/footer/*',
      'src/features/notices/follow.ts',
      'src/element-kit/view/wordmark.ts',
      'src/core/notices/own-link.ts',
      'src/ui/base/tokens-rest.css',
    ],
  },
  // The notices themselves: most pages have none.
  { name: 'notices', modules: ['src/features/notices/notices.lit.ts'] },
  // What shows an article before React: on a slow connection each request is a wait.
  { name: 'article-copy', modules: ['src/features/article/text/previews.ts', 'src/features/article/copy.ts'] },
  { name: 'article-html', modules: ['src/core/article/article-html.ts?own'] },
  // The conversation, for the chat, and for the contact form where one is stored.
  {
    name: 'talk',
    modules: ['src/core/assistance/history.ts', `${chat}/panel/conversation.ts`, `${chat}/panel/panel-copy.ts`],
  },
  // Calls, dates and what else is not React, for most pages and the open chat.
  {
    name: 'data',
    modules: [
      'src/core/page/leaving/left.ts',
      'src/core/session/captcha/captcha.ts',
      'src/core/session/captcha/said.ts',
      'src/rules/assistance/support-hours.ts',
      'src/rules/text/masking.ts',
      'src/api/newsstand/home.ts',
      'src/features/newsstand-home/data.ts',
      'src/api/newsstand/shapes.ts',
      'src/api/page/call.ts',
      'src/api/page/paths.ts',
      'src/rules/page/result.ts',
      'src/core/newsstand/answers.ts',
      'src/core/brand/brand-names.ts',
      'src/core/article/reading-settings.ts',
      'src/rules/newsstand/stories.ts',
      'src/core/consent/outside.ts',
      'src/platform/services/script.ts',
      'src/rules/account/fiscal-code.ts',
      'src/rules/language/formats.ts',
      'src/rules/language/spoken.ts',
      'src/rules/language/name-in.ts',
      'src/rules/text/dates.ts',
      'src/rules/text/calendar.ts',
      'src/rules/subscriptions/subscription.ts',
      'src/rules/page/route-errors.ts',
      'src/ui/list/story.css',
    ],
  },
  { name: 'chat-panel', modules: [`${chat}/panel.tsx`] },
  // What the open chat loads after its panel.
  {
    name: 'chat-extras',
    modules: [
      `${chat}/panel/lazy.ts`,
      `${chat}/panel/hours-copy.ts`,
      `${chat}/ending/*`,
      'src/core/assistance/talk-link.ts',
    ],
  },
  // What a page of the brand's own loads once its elements are there.
  {
    name: 'services',
    modules: ['src/core/consent/services.ts', 'src/core/page/reload.ts', 'src/features/header/meta.ts'],
  },
  // What asks for an article, ahead of what draws it.
  {
    name: 'article-call',
    modules: ['src/features/article/early.ts', 'src/features/article/data.ts', 'src/api/article/article.ts'],
  },
  {
    name: 'article-text',
    modules: [
      'src/features/article/text/preview.lit.ts',
      'src/features/article/text/facts.ts',
      'src/features/article/styles.ts',
      'src/features/article/article.css',
    ],
  },
  // What the screens of the newsstand share: messages, lists of stories, who may see them, their icons.
  {
    name: 'parts',
    modules: [
      'src/screen-kit/screen.ts',
      ...['screen-kit/Guarded', 'screen-kit/Lazy', 'ui/list/Marked', 'ui/overlay/use-toast'].map(
        (name) => `src/${name}.tsx?own`,
      ),
      'src/screen-kit/calendar/LazyCalendar.tsx',
      'src/ui/area/*',
      'src/ui/base/address.ts',
      'src/ui/base/Locked.tsx',
      'src/ui/base/use-request.ts',
      'src/ui/list/More.tsx',
      'src/ui/list/Story.tsx',
      'src/ui/message/Message.tsx',
      // Icons of two features or more: one of a single feature is in its own chunk.
      ...['book-open', 'share-network'].map((name) => `${icons}/regular/${name}.svg`),
      ...['warning-octagon', 'wifi-slash'].map((name) => `${icons}/light/${name}-light.svg`),
      `${icons}/bold/caret-left-bold.svg`,
    ],
  },
  // The desk of the press review, with its copies of what forms has.
  {
    name: 'desk',
    modules: [
      'src/features/press/desk/Desk.tsx',
      'src/screen-kit/use-brands.ts?own',
      ...['screen-kit/Private', 'ui/base/Button', 'ui/base/Part', 'ui/message/Problem'].map(
        (name) => `src/${name}.tsx?own`,
      ),
      'src/ui/base/use-part.ts?own',
    ],
  },
  // What the checks of options, texts and records share: an English page loads no more of them.
  { name: 'faults', modules: ['src/core/language/tell.ts', 'src/rules/page/quoted.ts'] },
  // Other texts than the Italian, for pages that ask for them.
  { name: 'english-page', modules: ['src/languages/en/page.ts', 'src/languages/en/assistance.ts'] },
  { name: 'english-account', modules: ['src/languages/en/account*'] },
  { name: 'english-newsstand', modules: ['src/languages/en/*'] },
  // What the panels of the account area share with one another, and with chatbot and press review: parts of a page,
  // buttons, forms, dialogs, their icons.
  {
    name: 'forms',
    modules: [
      'src/screen-kit/Private.tsx',
      'src/screen-kit/use-brands.ts',
      'src/screen-kit/Lazy.tsx',
      'src/ui/list/Marked.tsx',
      'src/ui/overlay/use-toast.tsx',
      'src/ui/base/Button.tsx',
      'src/ui/base/Part.tsx',
      'src/ui/base/use-part.ts',
      'src/ui/message/Problem.tsx',
      `${icons}/regular/buildings.svg`,
      'src/screen-kit/account-panel.tsx',
      'src/screen-kit/use-clauses.ts',
      'src/api/account/consents.ts',
      'src/api/account/devices.ts',
      'src/api/account/newsletters.ts',
      'src/api/account/onboarding.ts',
      'src/api/account/profile.ts',
      'src/api/account/topics.ts',
      'src/api/session/passkeys.ts',
      'src/api/session/passkey-sign-in.ts',
      'src/api/subscriptions/payments.ts',
      'src/api/subscriptions/subscriptions.ts',
      'src/core/account/order-key.ts',
      'src/core/account/save-file.ts',
      'src/core/page/parameter.ts',
      'src/core/session/passkeys.ts',
      'src/core/session/reader-changes.ts',
      'src/platform/browser/has-passkeys.ts',
      ...['download-simple', 'fingerprint'].map((name) => `${icons}/bold/${name}-bold.svg`),
      'src/rules/account/consents.ts',
      'src/rules/account/field-texts.ts',
      'src/rules/account/onboarding.ts',
      'src/rules/account/profile.ts',
      'src/rules/subscriptions/payment.ts',
      'src/rules/subscriptions/payment-texts.ts',
      'src/rules/text/fields.ts',
      'src/rules/text/marked-words.ts',
      'src/ui/form/Choice.tsx',
      'src/ui/form/Field.tsx',
      'src/ui/form/FilePicker.tsx',
      'src/ui/form/PasswordRules.tsx',
      'src/ui/overlay/ActionMenu.tsx',
      'src/ui/form/Summary.tsx',
      'src/ui/form/use-choices.ts',
      'src/ui/overlay/Dialog.tsx',
      'src/ui/overlay/Modal.tsx',
      'src/ui/overlay/use-leave-guard.tsx',
    ],
  },
];

const root = new URL('../..', import.meta.url).pathname;

/** A module's path in the table: from the root, without query or virtual prefix. */
const pathOf = (id: string): string =>
  id
    .replace(/^\0/, '')
    .replace(/\?(?:.*&)?(own)?.*$/, (_, own?: string) => (own ? '?own' : ''))
    .replace(/^.*\/(?=node_modules\/)/, '')
    .replace(root, '');

const fits = (module: string, path: string): boolean =>
  module.endsWith('*') ? path.startsWith(module.slice(0, -1)) : path === module;

/** Name of the chunk that the table gives to a module, by its path from the root. */
export const chunkOf = (path: string): string | undefined =>
  chunkTable.find(({ modules }) => modules.some((module) => fits(module, path)))?.name;

const matched = new Set<string>();

/** The table as rolldown groups; an earlier row wins. */
export const chunkGroups = () =>
  chunkTable.map(({ name, modules }, row) => ({
    name,
    test: (id: string): boolean => {
      const path = pathOf(id);
      const found = modules.filter((module) => fits(module, path));
      for (const module of found) matched.add(`${name}: ${module}`);
      return found.length > 0;
    },
    priority: chunkTable.length + 1 - row,
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
