import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Wanted = Readonly<Record<string, string>>;

interface Locked {
  readonly version: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly hasInstallScript?: boolean;
}

const own = JSON.parse(readFileSync('package.json', 'utf8')) as Readonly<
  Record<'dependencies' | 'devDependencies' | 'optionalDependencies' | 'overrides', Wanted>
> & { readonly allowScripts: Readonly<Record<string, boolean>> };
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  readonly packages: Readonly<Record<string, Locked>>;
};
const locked = Object.entries(lock.packages).filter(([path]) => path !== '');
const nameOf = (path: string): string => path.split('node_modules/').at(-1) ?? '';

test('every dependency has one exact version, the one of the lock file', () => {
  const wanted = { ...own.dependencies, ...own.devDependencies, ...own.optionalDependencies };
  for (const [name, version] of Object.entries({ ...wanted, ...own.overrides }))
    expect([name, version]).toEqual([name, expect.stringMatching(/^\d+\.\d+\.\d+$/)]);
  for (const [name, version] of Object.entries(wanted))
    expect([name, lock.packages[`node_modules/${name}`]?.version]).toEqual([name, version]);
});

test('the lock file names the content of every package, and no other place than npm’s registry', () => {
  expect(locked.length).toBeGreaterThan(500);
  for (const [path, { integrity, resolved = 'https://registry.npmjs.org/' }] of locked)
    expect([path, integrity, resolved]).toEqual([
      path,
      expect.stringMatching(/^sha512-[\w+/]{86}==$/),
      expect.stringMatching(/^https:\/\/registry\.npmjs\.org\//),
    ]);
});

test('no package runs a script when it is installed', () => {
  const running = locked.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => nameOf(path));
  expect(running).toContain('esbuild');
  for (const name of running) expect([name, own.allowScripts[name]]).toEqual([name, false]);
  expect(Object.values(own.allowScripts)).not.toContain(true);
});

/** They neither ship nor answer anybody. */
const tools: readonly string[] = ['vite', 'vitest'];

/** The packages that the reference backend and its pages import. */
const ofBackend = (): readonly string[] => {
  const files = globSync('demo/{server,pages}/**/*.{ts,tsx,js}');
  const imports = files.flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/(?:^import .*?|^\} from |import\()'((?:@[\w-]+\/)?[\w-]+)(?:\/[^']*)?'/gm),
  ]);
  return [...new Set(imports.map(([, name = '']) => name))].filter(
    (name) => lock.packages[`node_modules/${name}`] !== undefined && !tools.includes(name),
  );
};

test('the security guide names every package that ships or serves, in the version that was looked up', () => {
  const guide = readFileSync('docs/guides/security.md', 'utf8');
  const names = [...Object.keys(own.dependencies), ...ofBackend()];
  expect(names).toEqual(expect.arrayContaining(['hono', 'pg', 'zod', 'sharp', '@simplewebauthn/server']));
  const missing = names
    .map((name) => `\`${name}\` ${lock.packages[`node_modules/${name}`]?.version}`)
    .filter((checked) => !guide.includes(checked));
  expect(missing).toEqual([]);
});
