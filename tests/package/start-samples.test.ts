import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readContracts } from '../../scripts/contracts/contracts.ts';
import { faultsOf } from '../../scripts/docs/samples.ts';
import { type Project, packed, projectWith } from './installed.ts';

const folder = 'docs/samples/start';
const contracts = await readContracts();
const sample = (file: string): string => readFileSync(`${folder}/${file}`, 'utf8');

const options = ['--module', 'preserve', '--moduleResolution', 'bundler', '--skipLibCheck'];

let project: Project;
beforeAll(() => {
  project = projectWith(packed());
});
afterAll(() => project.remove());

const files = globSync(`${folder}/*.ts`).map((path) => basename(path));

test.each(files)('docs/samples/start/%s compiles against the package’s typings', (file) => {
  expect(project.compile(file, sample(file), ...options)).toBe('');
});

test('a mistake in a sample is an error', () => {
  const wrong = sample('package.ts').replace("'strict'", "'lax'");
  expect(wrong).not.toBe(sample('package.ts'));
  expect(project.compile('wrong.ts', wrong, ...options)).toContain('TS2322');
});

// Nothing compiles these: WordPress and a browser run them.
test.each(globSync(`${folder}/*.{html,php}`).map((path) => basename(path)))(
  'docs/samples/start/%s names only tags and attributes of the elements',
  (file) => {
    const tags = sample(file).match(/<np-[^>]*>/g) ?? [];
    const html = tags.map((tag) => `${tag}</${/np-[\w-]+/.exec(tag)?.[0]}>`).join('');
    expect(faultsOf(`start/${file}`, html, contracts)).toEqual([]);
  },
);
