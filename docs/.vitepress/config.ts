import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitepress';
import { completed } from '../../scripts/docs/pages.ts';
import type { Reference } from '../../scripts/docs/reference.ts';
import { sidebar } from './sidebar.ts';

const docs = fileURLToPath(new URL('..', import.meta.url));
const reference = JSON.parse(
  readFileSync(new URL('../../.cache/docs/reference.json', import.meta.url), 'utf8'),
) as Reference;

const complete = (file: string, text: string): string => completed(`/${relative(docs, file)}`, text, reference);

export default defineConfig({
  lang: 'en',
  title: 'np-elements',
  description: 'Custom elements for newspaper sites: newsstand, account area, assistance chat, chatbot, press review.',
  head: [['link', { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' }]],
  outDir: '../.cache/docs/site',
  cacheDir: '../.cache/docs/vite',
  srcExclude: ['samples/**'],
  cleanUrls: true,
  // The default light theme has comments and tags below 4.5:1.
  markdown: {
    theme: { light: 'github-light-high-contrast', dark: 'github-dark' },
    // A word in code such as {{folder}} is text, not a value of the page.
    config: ({ renderer }) => {
      const { code_inline: inline } = renderer.rules;
      renderer.rules.code_inline = (...line) => inline?.(...line).replace('<code', '<code v-pre') ?? '';
    },
  },
  // Frames of the demo world, which a build cannot look up.
  ignoreDeadLinks: [/^https?:\/\/(?:[\w.]+\.)?localhost/],
  themeConfig: {
    nav: [
      { text: 'Start', link: '/start/plain-page' },
      { text: 'Elements', link: '/elements/' },
      { text: 'Guides', link: '/guides/configuration' },
      { text: 'Per chi ci scrive', link: '/it/' },
    ],
    sidebar: sidebar(reference.elements.map(({ tag }) => tag)),
    outline: [2, 3],
    search: {
      provider: 'local',
      options: {
        _render: (text, env, md) => md.render(complete(env.path, text), env),
        miniSearch: {
          // What to do comes before why it was decided so.
          searchOptions: { boostDocument: (page: string) => (page.includes('/decisions/') ? 0.5 : 1) },
          // Names such as np-chat-handoff and redirect_uri stay one word; their parts are found as well.
          options: {
            tokenize: (text) => {
              const words = text.toLowerCase().split(/[^\p{L}\p{N}_-]+/u);
              return [...new Set(words.flatMap((word) => [word, ...word.split(/[_-]/)]))].filter((word) => word !== '');
            },
          },
        },
      },
    },
  },
  vite: {
    server: { strictPort: true },
    plugins: [
      {
        name: 'np-completed-pages',
        enforce: 'pre',
        transform: (text, id) => (id.startsWith(docs) && id.endsWith('.md') ? complete(id, text) : undefined),
      },
    ],
  },
});
