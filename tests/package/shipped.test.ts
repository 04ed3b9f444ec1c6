import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Packages that must be named as part of the bundle; the build may add others. */
const known = [
  '@fontsource-variable/newsreader',
  '@fontsource-variable/schibsted-grotesk',
  '@phosphor-icons/core',
  '@preact/signals-core',
  '@r2wc/core',
  '@r2wc/react-to-web-component',
  'date-fns',
  'dompurify',
  'lit-html',
  'react',
  'react-dom',
  'scheduler',
  'superstruct',
];

interface Component {
  readonly name: string;
  readonly version: string;
  readonly licenses: readonly object[];
  readonly hashes: readonly { readonly content: string }[];
}

const licences = readFileSync('dist/licences.txt', 'utf8');
const { components, ...bill } = JSON.parse(readFileSync('dist/sbom.json', 'utf8')) as {
  readonly bomFormat: string;
  readonly specVersion: string;
  readonly components: readonly Component[];
};

test('the licence of every third-party package in the bundle is in licences.txt with its text', () => {
  for (const name of known) {
    expect(licences).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\(.+\\)$`, 'm'));
    const [, text = ''] = licences.split(`${'-'.repeat(72)}\n${name}\n`);
    expect(text.trim().length).toBeGreaterThan(60);
  }
});

test('the bundle contains no package code that the list does not name', () => {
  for (const map of globSync('dist/**/*.js.map')) {
    const { sources } = JSON.parse(readFileSync(map, 'utf8')) as { readonly sources: readonly string[] };
    for (const source of sources) {
      const [, name] = /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source) ?? [];
      if (name) expect(licences).toContain(`\n${name} `);
    }
  }
});

test('the bill of materials names the same packages, with the lock file’s versions', () => {
  expect([bill.bomFormat, bill.specVersion]).toEqual(['CycloneDX', '1.6']);
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    readonly packages: Readonly<Record<string, { readonly version: string; readonly integrity: string }>>;
  };
  expect(components.map(({ name }) => name)).toEqual(expect.arrayContaining(known));
  for (const { name, version, licenses, hashes } of components) {
    expect(licences).toContain(`\n${name} ${version} (`);
    expect(licenses).toHaveLength(1);
    const { integrity, version: locked } = lock.packages[`node_modules/${name}`] ?? {};
    expect(version).toBe(locked);
    const digest = Buffer.from(hashes[0]?.content ?? '', 'hex').toString('base64');
    expect(`sha512-${digest}`).toBe(integrity);
  }
});

test('the kit says in its first line that all of it is called on load, where Chromium looks for it', () => {
  const kits = globSync('dist/chunks/kit-*.js');
  expect(kits).toHaveLength(1);
  expect(kits.map((file) => readFileSync(file, 'utf8').split('\n', 1)[0])).toEqual(['//# allFunctionsCalledOnLoad']);
});
