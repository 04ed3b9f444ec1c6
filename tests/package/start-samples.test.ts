import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compileScript, parse } from 'vue/compiler-sfc';
import { readContracts } from '../../scripts/contracts/contracts.ts';
import { faultsOf } from '../../scripts/docs/samples.ts';
import { type Project, packed, projectWith } from './installed.ts';

const folder = 'docs/samples/start';
const contracts = await readContracts();
const sample = (file: string): string => readFileSync(`${folder}/${file}`, 'utf8');
const isElement = (tag: string): boolean => tag.startsWith('np-');

/** A component compiled as the bundler plugins do, template included. */
const compiledComponent = (file: string): string => {
  const { descriptor, errors } = parse(sample(file), { filename: file });
  expect(errors).toEqual([]);
  const templateOptions = { compilerOptions: { isCustomElement: isElement } };
  return compileScript(descriptor, { id: file, inlineTemplate: true, templateOptions }).content;
};

// Packages that a page's own project has: their types, as far as a sample uses them.
const standIns = {
  '@angular/core': `export declare const CUSTOM_ELEMENTS_SCHEMA: { readonly name: string };
    export declare const Component: (options: {
      readonly selector: string;
      readonly schemas: readonly { readonly name: string }[];
      readonly template: string;
    }) => (component: new () => object) => void;`,
  '@vitejs/plugin-vue': `interface Options {
      readonly template: { readonly compilerOptions: { readonly isCustomElement: (tag: string) => boolean } };
    }
    declare const plugin: (options: Options) => { readonly name: string };
    export default plugin;`,
};

const options = ['--module', 'preserve', '--moduleResolution', 'bundler', '--skipLibCheck', '--jsx', 'react-jsx'];
const decorators = ['--experimentalDecorators'];

let project: Project;
beforeAll(() => {
  project = projectWith(packed(), '@types/react', 'csstype', 'vue');
  for (const [name, types] of Object.entries(standIns)) {
    project.put(`node_modules/${name}/package.json`, JSON.stringify({ name, types: 'index.d.ts' }));
    project.put(`node_modules/${name}/index.d.ts`, types);
  }
  for (const path of globSync(`${folder}/*.vue`))
    project.put(`${basename(path)}.ts`, compiledComponent(basename(path)));
});
afterAll(() => project.remove());

const files = globSync(`${folder}/*.{ts,tsx}`).map((path) => basename(path));

test.each(files)('docs/samples/start/%s compiles against the package’s typings', (file) => {
  expect(project.compile(file, sample(file), ...options, ...decorators)).toBe('');
});

test.each(globSync(`${folder}/*.vue`).map((path) => basename(path)))(
  'docs/samples/start/%s compiles as a component of Vue, which resolves no tag of ours as a component',
  (file) => {
    const code = compiledComponent(file);
    expect(code).not.toContain('resolveComponent');
    expect(project.compile(`${file}.ts`, code, ...options)).toBe('');
  },
);

test('a mistake in a sample is an error', () => {
  const wrong = sample('react.tsx').replace('position="left"', 'position="middle"');
  expect(wrong).not.toBe(sample('react.tsx'));
  expect(project.compile('wrong.tsx', wrong, ...options)).toContain('TS2322');
});

// Nothing compiles these: WordPress and a browser run them. Listeners of Vue are no attributes.
test.each(globSync(`${folder}/*.{html,php,vue}`).map((path) => basename(path)))(
  'docs/samples/start/%s names only tags and attributes of the elements',
  (file) => {
    const tags =
      sample(file)
        .replaceAll(/\s@[\w-]+="[^"]*"/g, '')
        .match(/<np-[^>]*>/g) ?? [];
    const html = tags.map((tag) => `${tag}</${/np-[\w-]+/.exec(tag)?.[0]}>`).join('');
    expect(faultsOf(`start/${file}`, html, contracts)).toEqual([]);
  },
);
