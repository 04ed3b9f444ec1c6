import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';

/** What each layer of the bundle may import besides itself: lower layers and packages. */
const layers: Readonly<Record<string, readonly string[]>> = {
  'src/rules': ['date-fns'],
  'src/platform': [
    'src/rules',
    'ofetch',
    '@iabtechlabtcf/core',
    '@simplewebauthn/browser',
    'dompurify',
    'web-vitals',
    'virtual:np-fonts',
  ],
  'src/api': ['src/platform', 'src/rules', 'superstruct', 'ofetch'],
  'src/core': [
    'src/api',
    'src/platform',
    'src/rules',
    '@preact/signals-core',
    'superstruct',
    'ofetch',
    'virtual:np-files',
    'virtual:np-languages',
  ],
  'src/ui': ['react', '@preact/signals-core', '@phosphor-icons/core'],
  'src/element-kit': [
    'src/core',
    'src/rules',
    'virtual:np-languages',
    'lit-html',
    'react',
    '@r2wc/react-to-web-component',
  ],
  'src/screen-kit': ['src/core', 'src/element-kit', 'src/ui', 'src/rules', 'react', '@phosphor-icons/core'],
  'src/features': [
    'src/core',
    'src/api',
    'src/rules',
    'src/ui',
    'src/element-kit',
    'src/screen-kit',
    'react',
    'lit-html',
    '@preact/signals-core',
    '@phosphor-icons/core',
    'uqr',
  ],
  'src/languages': ['src/features', 'src/screen-kit', 'src/core', 'src/rules'],
  cli: [
    'src/api',
    'src/platform',
    'src/rules',
    'superstruct',
    'node:dns',
    'node:fs',
    'node:http',
    'node:net',
    'node:util',
  ],
  elements: ['src/features', 'src/element-kit', 'src/screen-kit', 'src/core', 'virtual:np-loaders'],
};

/** The floors of the backend from top to bottom. A folder may import itself and every floor below its own. */
const floors: readonly (readonly string[])[] = [
  ['demo/server'],
  ['demo/server/hosts'],
  ['demo/server/routes'],
  ['demo/server/http'],
  ['demo/server/domain'],
  [
    'demo/server/mail',
    'demo/server/print',
    'demo/server/blobs',
    'demo/server/captcha',
    'demo/server/push',
    'demo/server/identity',
  ],
  ['demo/server/storage'],
  ['demo/server/db'],
  ['demo/server/base'],
];

/** What the backend may import from elsewhere: the specification's rules, and page templates where pages are served. */
const besides: Readonly<Record<string, readonly string[]>> = {
  'demo/server/hosts': ['demo/pages', 'src/api'],
  'demo/server/routes': ['demo/pages', 'src/api'],
  'demo/server/base': ['src/api'],
};

const layerOf = (path: string): string =>
  /^(src\/[^/]+|cli|elements|demo\/server\/[^/]+(?=\/)|demo\/server|demo\/pages)/.exec(path)?.[0] ?? path;

/** Folders whose rooms do not import one another: the room of a path, or undefined outside of them. */
const fenced = /^(src\/features|demo\/server\/hosts|demo\/server\/routes)\/([^/]+)(?=\/)/;
const roomOf = (path: string): string | undefined => fenced.exec(path)?.[2];

const packageOf = (specifier: string): string => /^(@[^/]+\/[^/]+|[^/]+)/.exec(specifier)?.[0] ?? specifier;

const importsOf = (file: string, pattern = /\b(?:from|import)\s*\(?\s*'([^']+)'/g): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(pattern)].map((match) => match[1] ?? '');

const below = (layer: string): readonly string[] => {
  const floor = floors.findIndex((folders) => folders.includes(layer));
  return [...floors.slice(floor + 1).flat(), 'src/rules', ...(besides[layer] ?? [])];
};

/** What is wrong with one import, or undefined. */
const fault = (file: string, specifier: string): string | undefined => {
  const own = layerOf(file);
  const isServer = own.startsWith('demo/');
  const allowed = isServer ? below(own) : (layers[own] ?? []);
  if (!specifier.startsWith('.')) {
    const known = isServer || allowed.some((name) => packageOf(specifier) === name || specifier.startsWith(`${name}/`));
    return known ? undefined : `${file} imports the package ${specifier}`;
  }
  const target = normalize(join(dirname(file), specifier));
  const layer = layerOf(target);
  if (layer === own && roomOf(file) !== undefined && roomOf(target) !== undefined && roomOf(file) !== roomOf(target))
    return `${file} imports from another room, ${target}`;
  return layer === own || allowed.includes(layer) ? undefined : `${file} imports ${target}`;
};

const isTest = /\.(test|d)\.tsx?$|-testing\.ts$|vitest-setup\.ts$|^demo\/server\/testing\//;
const files = globSync('{src,cli,elements,demo/server}/**/*.{ts,tsx}').filter((file) => !isTest.test(file));

test('every folder of src/ and of demo/server/ has a fence', () => {
  const foldersOf = (parent: string) =>
    readdirSync(parent, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${parent}/${name}`);
  const known = new Set([...Object.keys(layers), ...floors.flat(), 'demo/server/testing']);
  expect([...foldersOf('src'), ...foldersOf('demo/server')].filter((folder) => !known.has(folder))).toEqual([]);
});

test('imports point down only: elements → features → kits → core → api → platform → rules', () => {
  const bundle = files.filter((file) => !file.startsWith('demo/'));
  expect(bundle.length).toBeGreaterThan(500);
  expect(bundle.flatMap((file) => importsOf(file).flatMap((specifier) => fault(file, specifier) ?? []))).toEqual([]);
});

test('imports point down only: main → hosts → routes → http → domain → mail, print → db → base', () => {
  const server = files.filter((file) => file.startsWith('demo/server/'));
  expect(server.length).toBeGreaterThan(250);
  expect(server.flatMap((file) => importsOf(file).flatMap((specifier) => fault(file, specifier) ?? []))).toEqual([]);
});

/** Every circle of static imports, type-only ones included, as the files on it. */
const circlesIn = (graph: ReadonlyMap<string, readonly string[]>): readonly string[] => {
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (file: string, path: readonly string[]): void => {
    const at = path.indexOf(file);
    if (at >= 0) circles.push([...path.slice(at), file].join(' → '));
    if (at >= 0 || done.has(file)) return;
    for (const target of graph.get(file) ?? []) visit(target, [...path, file]);
    done.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  return circles;
};

test('no circle of imports, type-only ones included', () => {
  const all = globSync('{src,cli,elements,demo,scripts,tests,bench}/**/*.{ts,tsx}');
  const graph = new Map(
    all.map((file) => [
      file,
      importsOf(file, /\bfrom '(\.[^']+\.tsx?)'/g).map((specifier) => normalize(join(dirname(file), specifier))),
    ]),
  );
  expect(circlesIn(graph)).toEqual([]);
});

test('a circle is seen', () => {
  const graph = new Map([
    ['a.ts', ['b.ts']],
    ['b.ts', ['c.ts']],
    ['c.ts', ['b.ts']],
  ]);
  expect(circlesIn(graph)).toEqual(['b.ts → c.ts → b.ts']);
});

/** `ls elements` is the list of the product's tags. */
const lists = new Set(['elements']);

test('no folder holds more than fifteen files, tests aside', () => {
  const all = globSync('{src,cli,elements,demo/server,demo/pages,scripts,tests,bench}/**/*.*');
  const counted = all.filter((file) => !/\.test\.tsx?$/.test(file) && existsSync(file) && !lists.has(dirname(file)));
  const folders = Map.groupBy(counted, dirname);
  const over = [...folders]
    .filter(([, inside]) => inside.length > 15)
    .map(([name, { length }]) => `${name}: ${length}`);
  expect(over).toEqual([]);
});

describe('the fence sees', () => {
  test.each([
    ['src/rules/x.ts', '../core/core.ts', 'src/rules/x.ts imports src/core/core.ts'],
    ['src/core/x.ts', '../features/a/b.ts', 'src/core/x.ts imports src/features/a/b.ts'],
    ['src/features/a/x.tsx', '../b/y.ts', 'src/features/a/x.tsx imports from another room, src/features/b/y.ts'],
    [
      'src/features/a/room/x.tsx',
      '../../b/y.ts',
      'src/features/a/room/x.tsx imports from another room, src/features/b/y.ts',
    ],
    ['src/features/a/x.tsx', '../../platform/http.ts', 'src/features/a/x.tsx imports src/platform/http.ts'],
    ['src/rules/x.ts', 'react', 'src/rules/x.ts imports the package react'],
    ['src/core/x.ts', 'react', 'src/core/x.ts imports the package react'],
    ['src/features/a/x.tsx', './y.ts', undefined],
    ['src/features/a/room/x.tsx', '../other/y.ts', undefined],
    ['src/features/a/x.tsx', '../../core/core.ts', undefined],
    ['elements/np-x.ts', '../src/features/a/x.ts', undefined],
    ['demo/server/domain/a/x.ts', '../../http/y.ts', 'demo/server/domain/a/x.ts imports demo/server/http/y.ts'],
    ['demo/server/db/x.ts', '../main.ts', 'demo/server/db/x.ts imports demo/server/main.ts'],
    ['demo/server/mail/x.ts', '../print/y.ts', 'demo/server/mail/x.ts imports demo/server/print/y.ts'],
    [
      'demo/server/routes/a/x.ts',
      '../b/y.ts',
      'demo/server/routes/a/x.ts imports from another room, demo/server/routes/b/y.ts',
    ],
    ['demo/server/domain/a/x.ts', '../../../pages/y.ts', 'demo/server/domain/a/x.ts imports demo/pages/y.ts'],
    ['demo/server/routes/a/x.ts', '../schemas.ts', undefined],
    ['demo/server/domain/a/x.ts', '../../db/y.ts', undefined],
    ['demo/server/main.ts', './hosts/a/x.ts', undefined],
  ])('%s importing %s → %s', (file, specifier, message) => {
    expect(fault(file, specifier)).toBe(message);
  });
});
