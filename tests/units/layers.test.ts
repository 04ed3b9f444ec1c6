import { globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';

/** What each folder may import: its own kind is always allowed, except between features. */
const layers: Readonly<Record<string, readonly string[]>> = {
  'src/rules': ['date-fns'],
  'src/platform': ['src/rules', 'dompurify', '@fontsource-variable'],
  'src/api': ['src/platform', 'src/rules', 'superstruct'],
  'src/core': ['src/api', 'src/platform', 'src/rules', '@preact/signals-core', 'superstruct'],
  'src/ui': ['react', '@preact/signals-core', '@phosphor-icons/core'],
  'src/element-kit': ['src/core', 'lit-html', 'react', '@r2wc/react-to-web-component'],
  'src/screen-kit': ['src/core', 'src/element-kit', 'src/ui', 'react'],
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
  ],
  elements: ['src/features', 'src/element-kit', 'src/core', 'virtual:np-loaders'],
};

const layerOf = (path: string): string => /^(src\/[^/]+|elements)/.exec(path)?.[0] ?? path;

const featureOf = (path: string): string | undefined => /^src\/features\/[^/]+/.exec(path)?.[0];

const packageOf = (specifier: string): string => /^(@[^/]+\/[^/]+|[^/]+)/.exec(specifier)?.[0] ?? specifier;

const importsOf = (file: string): readonly string[] => {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(/\b(?:from|import)\s*\(?\s*'([^']+)'/g)].map((match) => match[1] ?? '');
};

/** What is wrong with one import, or undefined. */
const fault = (file: string, specifier: string): string | undefined => {
  const own = layerOf(file);
  const allowed = layers[own] ?? [];
  if (!specifier.startsWith('.')) {
    const known = allowed.some((name) => packageOf(specifier) === name || specifier.startsWith(`${name}/`));
    return known ? undefined : `${file} imports the package ${specifier}`;
  }
  const target = normalize(join(dirname(file), specifier));
  const layer = layerOf(target);
  if (layer === own && featureOf(file) !== featureOf(target)) return `${file} imports another feature, ${target}`;
  return layer === own || allowed.includes(layer) ? undefined : `${file} imports ${target}`;
};

const files = globSync('{src,elements}/**/*.{ts,tsx}').filter((file) => !/\.(test|d)\.tsx?$/.test(file));

test('every folder of src/ is fenced', () => {
  const folders = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => `src/${name}`).sort()).toEqual(
    Object.keys(layers)
      .filter((name) => name !== 'elements')
      .sort(),
  );
});

test('imports point down only: elements → features → core → api → platform → rules', () => {
  expect(files.length).toBeGreaterThan(30);
  expect(files.flatMap((file) => importsOf(file).flatMap((specifier) => fault(file, specifier) ?? []))).toEqual([]);
});

describe('the fence sees', () => {
  test.each([
    ['src/rules/x.ts', '../core/core.ts', 'src/rules/x.ts imports src/core/core.ts'],
    ['src/core/x.ts', '../features/a/b.ts', 'src/core/x.ts imports src/features/a/b.ts'],
    ['src/features/a/x.tsx', '../b/y.ts', 'src/features/a/x.tsx imports another feature, src/features/b/y.ts'],
    ['src/features/a/x.tsx', '../../platform/http.ts', 'src/features/a/x.tsx imports src/platform/http.ts'],
    ['src/rules/x.ts', 'react', 'src/rules/x.ts imports the package react'],
    ['src/core/x.ts', 'react', 'src/core/x.ts imports the package react'],
    [
      'src/features/a/room/x.tsx',
      '../../b/y.ts',
      'src/features/a/room/x.tsx imports another feature, src/features/b/y.ts',
    ],
    ['src/features/a/x.tsx', './y.ts', undefined],
    ['src/features/a/room/x.tsx', '../other/y.ts', undefined],
    ['src/features/a/x.tsx', '../../core/core.ts', undefined],
    ['elements/np-x.ts', '../src/features/a/x.ts', undefined],
  ])('%s importing %s → %s', (file, specifier, message) => {
    expect(fault(file, specifier)).toBe(message);
  });
});
