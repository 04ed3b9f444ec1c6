import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tags } from '../../scripts/build/vite-plugins.ts';
import { type Project, packed, projectWith } from './installed.ts';

const files = packed();
let plain: Project;
let framed: Project;
beforeAll(() => {
  plain = projectWith(files);
  framed = projectWith(files, '@types/react', 'csstype', 'vue', 'react', 'react-dom', 'scheduler');
});
afterAll(() => {
  plain.remove();
  framed.remove();
});

const bundler = ['--module', 'preserve', '--moduleResolution', 'bundler'];
const node16 = ['--module', 'nodenext'];
// Errors between third-party typings are not checked here.
const others = [...bundler, '--skipLibCheck', '--jsx', 'react-jsx'];

test('the package contains every file that pages load and its descriptions, and nothing of the build', () => {
  // The demo's server draws first views with the scripts of this folder.
  const scripts = globSync('**/*.{js,woff2,svg,html}', { cwd: 'dist', exclude: ['first'] });
  expect(scripts.length).toBeGreaterThan(100);
  expect(files).toEqual(expect.arrayContaining(scripts));
  for (const file of [
    'package.json',
    'README.md',
    'LICENSE',
    'licences.txt',
    'sbom.json',
    'provenance.json',
    'openapi.json',
    'texts.json',
    'cli/np-elements.mjs',
    'sri.json',
    'custom-elements.json',
    'editor/html-custom-data.json',
    'editor/web-types.json',
    'types/np-elements.d.ts',
    'types/react.d.ts',
    'types/vue.d.ts',
    'types/angular.d.ts',
  ])
    expect(files).toContain(file);
  expect(files.filter((file) => file.startsWith('.') || /\.tsx?$/.test(file.replace('.d.ts', '')))).toEqual([]);
});

test('every address of the package leads to a file; on a server an import does nothing', () => {
  const addresses = [
    'np-elements',
    'np-elements/peer',
    'np-elements/peer/np-header',
    'np-elements/vue',
    'np-elements/custom-elements.json',
  ];
  const all = [...addresses, 'np-elements/sri.json', ...tags.map((tag) => `np-elements/elements/${tag}`)];
  const code = `const paths = ${JSON.stringify(all)}.map((name) => import.meta.resolve(name));
    for (const path of paths) if (!path.endsWith('.json')) await import(path);
    console.log(paths.map((path) => path.split('/np-elements/')[1]).join());`;
  for (const path of plain.run(code).split(',')) expect(files).toContain(path);
  const { exports } = JSON.parse(readFileSync('dist/package.json', 'utf8')) as { exports: Record<string, unknown> };
  for (const path of JSON.stringify(exports).match(/\.\/[^"]+\.\w+/g) ?? [])
    if (!path.includes('*')) expect(files).toContain(path.slice(2));
});

test.each([
  ['a bundler', bundler],
  ['Node', node16],
])('a page’s code compiles without a framework, resolved as by %s', (_, options) => {
  const code = `import 'np-elements';
    import 'np-elements/elements/np-header';
    const chat = document.querySelector('np-assistance-chat');
    chat?.open();
    document.addEventListener('np-chat-send', ({ detail }) => detail.length.toFixed());
    window.np.configure({ brand: 'GZ', consentMode: 'strict', language: 'en', texts: { 'header.signIn': 'Entra' } });
    // @ts-expect-error no such text
    window.np.configure({ texts: { 'header.signin': 'Entra' } });
    void window.np.ready.then(() => window.np.discover(document));
    void window.np.observe((seen) => (seen.kind === 'vital' ? seen.value.toFixed() : seen.call?.length), { sample: 0.1 });
    document.addEventListener('np-vitals', ({ detail }) => detail.value.toFixed());
    window.np.configure({ captcha: { kind: 'turnstile', siteKey: 'key' }, tagManager: { kind: 'event' } });
    document.addEventListener('np-tag', ({ detail }) => detail.granted.join());`;
  expect(plain.compile('page.ts', code, ...options)).toBe('');
});

test('mistakes in a page’s code are errors', () => {
  const code = `import 'np-elements';
    document.querySelector('np-assistance-chat')!.position = 'middle';
    document.querySelector('np-assistance-chat')!.shake();
    window.np.configure({ consentMode: 'lax' });
    window.np.configure({ brnd: 'GZ' });
    void window.np.observe((seen) => seen.email);
    void window.np.observe(() => {}, { sampel: 1 });
    window.np.configure({ captcha: { kind: 'turnstil', siteKey: 'key' } });
    window.np.configure({ liveChat: { kind: 'frame' } });`;
  const errors = plain.compile('wrong.ts', code, ...bundler);
  expect([...errors.matchAll(/\((\d),.*(TS\d+)/g)].map(([, line, error]) => `${line} ${error}`)).toEqual([
    '2 TS2322',
    '3 TS2339',
    '4 TS2322',
    '5 TS2561',
    '6 TS2339',
    '7 TS2561',
    '8 TS2820',
    '9 TS2322',
  ]);
});

test('an adapter is typed by its call: what the elements use, and no less', () => {
  const code = (ours: string) => `import 'np-elements';
    window.np.configure({ adapt: {
      sections: (theirs) => (${ours}),
      refusal: async (theirs, { status }) => ({ success: false, data: { message: theirs.error }, status: { code: status } }),
    } });`;
  const right = '{ success: true, data: { items: theirs.map((one: any) => ({ titolo: one.name, slug: one.id })) } }';
  expect(plain.compile('adapter.ts', code(right), ...bundler)).toBe('');
  const wrong = "{ success: true, data: { items: [{ titolo: 'Cronaca' }] } }";
  expect(plain.compile('wrong-adapter.ts', code(wrong), ...bundler)).toContain("Property 'slug' is missing");
  const unknown = "import 'np-elements';\nwindow.np.configure({ adapt: { hme: () => 1 } });";
  expect(plain.compile('unknown-adapter.ts', unknown, ...bundler)).toContain('TS2561');
});

test('React’s components are client components that a server draws as their tags', () => {
  expect(readFileSync('dist/react.js', 'utf8').split('\n')[0]).toBe("'use client';");
  const code = `import * as components from 'np-elements/react';
    import { createElement } from 'react';
    import { renderToStaticMarkup } from 'react-dom/server';
    const chat = createElement(components.NpAssistanceChat, { position: 'left', 'onnp-chat-open': () => {} });
    console.log(Object.keys(components).length, renderToStaticMarkup(chat));`;
  expect(framed.run(code)).toBe(`${tags.length} <np-assistance-chat position="left"></np-assistance-chat>`);
});

test('React’s components take the properties, events and ref of their tags', () => {
  const view = (use: string) => `import { NpAssistanceChat } from 'np-elements/react';
    import { createRef } from 'react';
    const ref = createRef<HTMLElementTagNameMap['np-assistance-chat']>();
    export const open = () => ref.current?.open();
    export const view = <NpAssistanceChat ref={ref} ${use} />;`;
  const right = 'position="left" onnp-chat-send={({ detail }) => detail.length.toFixed()}';
  expect(framed.compile('component.tsx', view(right), ...others)).toBe('');
  expect(framed.compile('component.tsx', view('position="middle"'), ...others)).toContain('TS2322');
  expect(framed.compile('component.tsx', view('onnpChatSend={() => {}}'), ...others)).toContain('TS2322');
});

test('no script of the package contains a path of the machine that built it', () => {
  const root = new URL('../..', import.meta.url).pathname;
  const scripts = files.filter((file) => file.endsWith('.js') || file.endsWith('.html'));
  expect(scripts.length).toBeGreaterThan(100);
  for (const file of scripts) {
    const text = readFileSync(`dist/${file}`, 'utf8');
    expect([file, text.includes(root), text.includes('file://')]).toEqual([file, false, false]);
  }
});

test('the tags are known to React 19’s JSX, with their properties and events', () => {
  const view = (tag: string) => `import 'np-elements/react';\nexport const view = ${tag};`;
  const right = `<np-assistance-chat opened position="left" onnp-chat-send={({ detail }) => detail.length.toFixed()} />`;
  expect(framed.compile('view.tsx', view(right), ...others)).toBe('');
  expect(framed.compile('view.tsx', view('<np-assistance-chat position="middle" />'), ...others)).toContain('TS2322');
  expect(framed.compile('view.tsx', view('<np-no-such-tag />'), ...others)).toContain('TS2339');
});

test('the tags are known to the templates of Vue 3, with their properties and events', () => {
  const code = (position: string) => `import 'np-elements/vue';
    import type { GlobalComponents } from 'vue';
    type Chat = InstanceType<GlobalComponents['np-assistance-chat']>;
    export const props: Chat['$props'] = { opened: true, position: '${position}', class: 'x' };
    export const tell = (chat: Chat) => chat.$emit('np-chat-send', new CustomEvent('np-chat-send', { detail: { length: 3 } }));`;
  expect(framed.compile('vue.ts', code('left'), ...others)).toBe('');
  expect(framed.compile('vue.ts', code('middle'), ...others)).toContain('TS2322');
});

test('the security guide shows the block with integrity values as the build writes it', () => {
  const guide = readFileSync('docs/guides/security.md', 'utf8');
  const [, shown] = /<!-- integrity:start -->\n\n```html\n([\s\S]*?)```/.exec(guide) ?? [];
  const built = readFileSync('dist/embed/np-assistance-chat.html', 'utf8')
    .replaceAll(/sha384-[\w+/]{64}/g, 'sha384-…')
    .replaceAll(/-[\da-f]{7}\.js"/g, '-….js"')
    .replace(/(?<=,\n)(?: {2}"\{\{folder\}\}[^"]+": "sha384-…",?\n)+/, '  …\n');
  expect(shown).toBe(built);
});
