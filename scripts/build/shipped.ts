import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { root, version } from './vite-plugins.ts';

/** A third-party package with code or files in the built folder. */
export interface Shipped {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  /** The licence text of the package. */
  readonly text: string;
  /** The package's hash in the lock file, such as `sha512-…`. */
  readonly integrity: string;
}

/** Licences that require only their text beside the code. Review any other licence before adding it. */
const permissive: ReadonlySet<string> = new Set([
  'MIT',
  'BSD-3-Clause',
  'OFL-1.1',
  'Apache-2.0',
  '(MPL-2.0 OR Apache-2.0)',
]);

/** The bundler's helpers come from no source file that a source map could name. */
const bundler = 'rolldown';

const nameOf = (source: string): string | undefined => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1];

/** All packages named by the source maps of the built scripts, including fonts and icons. */
const namesIn = (dist: URL): readonly string[] => {
  const maps = globSync('**/*.js.map', { cwd: dist.pathname });
  const sources = maps.flatMap(
    (map) => (JSON.parse(readFileSync(new URL(map, dist), 'utf8')) as { readonly sources: readonly string[] }).sources,
  );
  return [...new Set([bundler, ...sources.flatMap((source) => nameOf(source) ?? [])])].sort();
};

const textOf = (folder: URL, license: string): string => {
  const file = readdirSync(folder).find((name) => /^licen[cs]e(\.\w+)?$/i.test(name));
  if (file) return readFileSync(new URL(file, folder), 'utf8').trim();
  return `The package names ${license} and carries no text of it: https://spdx.org/licenses/${license}.html`;
};

/** Third-party packages in the build, by name. Throws for a licence that has not been reviewed. */
export const shippedIn = (dist: URL): readonly Shipped[] => {
  const lock = JSON.parse(readFileSync(new URL('package-lock.json', root), 'utf8')) as {
    readonly packages: Readonly<Record<string, { readonly version: string; readonly integrity: string }>>;
  };
  return namesIn(dist).map((name) => {
    const folder = new URL(`node_modules/${name}/`, root);
    const locked = lock.packages[`node_modules/${name}`];
    if (!locked || !existsSync(folder))
      throw new Error(`licences: ${name} is in the build but not in the lock file. Add it to package.json.`);
    const { license } = JSON.parse(readFileSync(new URL('package.json', folder), 'utf8')) as { license: string };
    if (!permissive.has(license))
      throw new Error(
        `licences: ${name} has the licence ${license}. Review it, then add it to scripts/build/shipped.ts.`,
      );
    return { name, version: locked.version, license, text: textOf(folder, license), integrity: locked.integrity };
  });
};

/** The licence texts of everything in the build. */
export const licences = (shipped: readonly Shipped[]): string =>
  [
    `np-elements ${version} is under the MIT licence (LICENSE). It contains parts of these packages:`,
    shipped.map(({ name, version, license }) => `${name} ${version} (${license})`).join('\n'),
    ...shipped.map(({ name, text }) => `${'-'.repeat(72)}\n${name}\n\n${text}`),
  ].join('\n\n');

const hex = (integrity: string): string => Buffer.from(integrity.split('-')[1] ?? '', 'base64').toString('hex');

/** The bill of materials of the built folder, CycloneDX 1.6. */
export const billOfMaterials = (shipped: readonly Shipped[]) => ({
  $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  version: 1,
  metadata: {
    component: {
      type: 'library',
      'bom-ref': `pkg:npm/np-elements@${version}`,
      name: 'np-elements',
      version,
      purl: `pkg:npm/np-elements@${version}`,
      licenses: [{ license: { id: 'MIT' } }],
    },
  },
  components: shipped.map(({ name, version, license, integrity }) => {
    const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
    return {
      type: 'library',
      'bom-ref': purl,
      name,
      version,
      purl,
      licenses: license.includes(' OR ') ? [{ expression: license }] : [{ license: { id: license } }],
      hashes: [{ alg: 'SHA-512', content: hex(integrity) }],
    };
  }),
});
