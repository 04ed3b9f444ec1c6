import { globSync } from 'node:fs';
import { root } from '../build/vite-plugins.ts';
import { modulesOf } from '../docs/module-graph.ts';

/** The modules of the demo that the build runs, or bundles for pages that a server writes. */
const demoModules = (): readonly string[] =>
  ['scripts/build.ts', 'demo/pages/first-views.tsx']
    .flatMap((entry) => [...modulesOf(entry)])
    .filter((file) => file.startsWith('demo/'));

/** Every file of the repository that dist/ depends on. */
export const buildSources = (): readonly string[] => {
  const files = globSync(
    [
      '{src,elements,public,cli}/**/*.*',
      'scripts/**/*.ts',
      'scripts/build/package-readme.md',
      'demo/server/{openapi,examples}.json',
      'vite.config.ts',
      'package.json',
      'package-lock.json',
      'LICENSE',
    ],
    { cwd: root.pathname, exclude: (name) => name.endsWith('.test.ts') },
  );
  return [...new Set([...files, ...demoModules()])].sort();
};
