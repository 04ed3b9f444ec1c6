import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import type { Contract } from '../../src/element-kit/shell/contract.ts';
import { angularComponents, angularTypings } from '../contracts/contract-angular.ts';
import { adapterTypings } from '../contracts/contract-answers.ts';
import { htmlData, webTypes } from '../contracts/contract-editor.ts';
import { manifest } from '../contracts/contract-manifest.ts';
import { reactComponents } from '../contracts/contract-react.ts';
import { readTexts } from '../contracts/contract-texts.ts';
import { reactTypings, typings, vueTypings } from '../contracts/contract-types.ts';
import { readContracts } from '../contracts/contracts.ts';
import { writeCommand } from './backend/command.ts';
import { packageOpenApi } from './backend/openapi.ts';
import { billOfMaterials, licences, shippedIn } from './shipped.ts';
import { root, version } from './vite-plugins.ts';

const types = './types/np-elements.d.ts';
/** On a server an import does nothing: there is no document. */
const node = './types/none.js';

/** What a host may have. None is needed for `np-elements`. */
const peers = { '@angular/core': '>=19', react: '>=19', 'react-dom': '>=19', vue: '>=3.5' };

/** The package.json of the built folder, for `npm pack ./dist`. */
export const packageJson = async () => {
  const { name, description, license } = JSON.parse(await readFile(new URL('package.json', root), 'utf8')) as Record<
    'name' | 'description' | 'license',
    string
  >;
  return {
    name,
    version,
    description,
    license,
    type: 'module',
    sideEffects: ['./modules/*.js', './peer/*.js'],
    types,
    exports: {
      '.': { types, node, default: './modules/np-elements.js' },
      './elements/np-*': { types, node, default: './modules/np-*.js' },
      './peer': { types, node, default: './peer/np-elements.js' },
      './peer/np-*': { types, node, default: './peer/np-*.js' },
      './angular': { types: './types/angular.d.ts', default: './angular.js' },
      './react': { types: './types/react.d.ts', default: './react.js' },
      './vue': { types: './types/vue.d.ts', default: node },
      './custom-elements.json': './custom-elements.json',
      './sri.json': './sri.json',
      './openapi.json': './openapi.json',
      './texts.json': './texts.json',
      './package.json': './package.json',
    },
    bin: { 'np-elements': './cli/np-elements.mjs' },
    customElements: './custom-elements.json',
    'web-types': './editor/web-types.json',
    files: [
      'angular.js',
      'react.js',
      'np-*.js',
      'chunks',
      'modules',
      'peer',
      'cli',
      'assets',
      'brands',
      'worker',
      'resting',
      'embed',
      'types',
      'editor',
      '*.json',
      '*.txt',
    ],
    peerDependencies: peers,
    peerDependenciesMeta: Object.fromEntries(Object.keys(peers).map((name) => [name, { optional: true }])),
  };
};

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** All files that describe the elements and the package, by path in the built folder. */
const descriptions = async (dist: URL, contracts: readonly Contract[]): Promise<Readonly<Record<string, string>>> => {
  const shipped = shippedIn(dist);
  const texts = await readTexts();
  return {
    'package.json': json(await packageJson()),
    'custom-elements.json': json(manifest(contracts)),
    'editor/html-custom-data.json': json(htmlData(contracts)),
    'editor/web-types.json': json(webTypes(contracts, version)),
    'types/np-elements.d.ts': typings(contracts, await adapterTypings(), Object.keys(texts)),
    'types/angular.d.ts': angularTypings(contracts),
    'types/react.d.ts': reactTypings(contracts),
    'types/vue.d.ts': vueTypings(contracts),
    'angular.js': angularComponents(contracts),
    'react.js': reactComponents(contracts),
    'types/none.js': '// Empty: for servers, and for modules that contain typings only.\nexport {};\n',
    'texts.json': json(texts),
    'openapi.json': `${JSON.stringify(await packageOpenApi())}\n`,
    'licences.txt': `${licences(shipped)}\n`,
    'sbom.json': json(billOfMaterials(shipped)),
  };
};

/** Writes what makes dist/ a package: typings, editor data, licences, bill of materials. */
export const writePackage = async (dist: URL): Promise<void> => {
  for (const folder of ['types/', 'editor/']) await mkdir(new URL(folder, dist), { recursive: true });
  const files = await descriptions(dist, await readContracts());
  for (const [path, text] of Object.entries(files)) await writeFile(new URL(path, dist), text);
  await writeCommand(dist);
  await copyFile(new URL('LICENSE', root), new URL('LICENSE', dist));
  await copyFile(new URL('scripts/build/package-readme.md', root), new URL('README.md', dist));
};
