import { expect, test } from 'vitest';
import { buildSources } from '../../scripts/release/build-sources.ts';

test.each([
  'LICENSE',
  'package.json',
  'scripts/build/package-readme.md',
  'demo/server/examples.json',
  'demo/server/base/api-error.ts',
  'demo/server/http/session/reader.ts',
  'demo/pages/first-views.tsx',
  'src/core/page/page.ts',
  'cli/main.ts',
])('a change of %s makes dist/ stale', (file) => {
  expect(buildSources()).toContain(file);
});

test('the demo’s server may change without a new build, except where the build runs it', () => {
  const files = buildSources();
  expect(files).not.toContain('demo/server/app.ts');
  expect(files.filter((file) => file.endsWith('.test.ts'))).toEqual([]);
});
