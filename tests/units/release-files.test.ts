import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { releaseFiles } from '../../scripts/release/release-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'np-release-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A build of one entry, one chunk and one asset. */
const build = (mark: string): string => {
  const dist = join(folder, 'dist');
  rmSync(dist, { recursive: true, force: true });
  for (const name of ['chunks', 'assets']) mkdirSync(join(dist, name), { recursive: true });
  writeFileSync(join(dist, 'np-elements.js'), `import './chunks/${mark}.js'`);
  writeFileSync(join(dist, 'chunks', `${mark}.js`), mark);
  writeFileSync(join(dist, 'assets', 'font.woff2'), 'font');
  writeFileSync(join(dist, 'sri.json'), `{"np-elements.js":"sha384-${mark}"}`);
  return dist;
};

test('the newest release is in the folder, each one in its own forever, and the chunks of five earlier ones stay', () => {
  const to = join(folder, 'np');
  const versions = ['0.1.0', '0.2.0', '0.9.0', '0.10.0', '0.11.0', '1.0.0', '1.0.1'];
  const removed = versions.map((version, n) => releaseFiles(build(`kit-${n}`), to, version));
  expect(removed).toEqual([[], [], [], [], [], [], ['chunks/kit-0.js']]);
  expect(readdirSync(join(to, 'chunks')).sort()).toEqual([1, 2, 3, 4, 5, 6].map((n) => `kit-${n}.js`));
  expect(readdirSync(join(to, 'assets'))).toEqual(['font.woff2']);
  expect(readFileSync(join(to, 'np-elements.js'), 'utf8')).toBe(`import './chunks/kit-6.js'`);
  expect(readFileSync(join(to, '0.1.0/chunks/kit-0.js'), 'utf8')).toBe('kit-0');
});

test('a version is published once: the same build again is harmless, another one is refused and changes nothing', () => {
  const to = join(folder, 'np');
  releaseFiles(build('kit-a'), to, '0.1.0');
  expect(releaseFiles(build('kit-a'), to, '0.1.0')).toEqual([]);
  expect(() => releaseFiles(build('kit-b'), to, '0.1.0')).toThrow(
    `np: ${join(to, '0.1.0')} holds another build of 0.1.0, and what is published is never changed. Raise the version in package.json and build again.`,
  );
  expect(readdirSync(join(to, 'chunks'))).toEqual(['kit-a.js']);
});

test('a canary is published beside the stable release, which it does not change, and becomes stable as the same build', () => {
  const [to, canary] = [join(folder, 'np'), join(folder, 'np/canary')];
  releaseFiles(build('kit-a'), to, '0.1.0');
  releaseFiles(build('kit-b'), canary, '0.2.0');
  const entry = (path: string) => readFileSync(join(to, path, 'np-elements.js'), 'utf8');
  expect([entry('.'), entry('canary'), entry('canary/0.2.0')]).toEqual(
    ['a', 'b', 'b'].map((mark) => `import './chunks/kit-${mark}.js'`),
  );
  expect(readdirSync(join(to, 'chunks'))).toEqual(['kit-a.js']);
  releaseFiles(build('kit-b'), to, '0.2.0');
  expect([entry('.'), entry('canary')]).toEqual(['b', 'b'].map((mark) => `import './chunks/kit-${mark}.js'`));
  expect(readdirSync(join(to, 'chunks')).sort()).toEqual(['kit-a.js', 'kit-b.js']);
});
