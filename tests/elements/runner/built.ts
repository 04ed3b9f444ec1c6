import { globSync, readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import type { TestRunnerConfig } from '@web/test-runner';
import { build, type Rolldown } from 'vite';
import { root } from '../../../scripts/build/vite-plugins.ts';

type Middleware = NonNullable<TestRunnerConfig['middleware']>[number];

const SOCKET = '/__web-dev-server__web-socket.js';

/** What pages load besides the bundle's own entries: the autoloader, and modules that a test imports alone. */
const modules = [
  'elements/np-elements.ts',
  'src/element-kit/shell/autoload.ts',
  'src/element-kit/shell/define.ts',
  'src/platform/browser/fonts.ts',
];

/**
 * The bundle as the build makes it, but readable and with comments, and the tests over the same chunks: a page has
 * each module once.
 */
const bundle = async (react: 'production' | 'development', tests: readonly string[]) => {
  const input = Object.fromEntries([
    ...modules.map((file) => [basename(file, '.ts'), file]),
    ...tests.map((file) => [file.slice(0, -'.ts'.length), file]),
  ]);
  const { output } = (await build({
    root: root.pathname,
    mode: 'test',
    logLevel: 'error',
    define: {
      __NP_TAGS__: JSON.stringify(process.env.NP_TAGS ?? ''),
      'process.env.NODE_ENV': JSON.stringify(react),
    },
    plugins: [
      {
        name: 'np-runner-socket',
        resolveId: (id) => (id === 'np-runner-socket' || id === SOCKET ? { id: SOCKET, external: 'absolute' } : null),
      },
    ],
    build: {
      write: false,
      minify: false,
      manifest: false,
      rolldownOptions: {
        input,
        // The build makes the autoloader separately; here it must not include an element in shared chunks.
        output: {
          codeSplitting: {
            groups: [{ name: 'first-page', test: /epaper[\\/]stage[\\/]first-page\.ts/, priority: 13 }],
          },
        },
      },
    },
  })) as Rolldown.RolldownOutput;
  return output;
};

/**
 * Builds the bundle and the tests once, and serves them from memory, with the files shipped beside the bundle.
 * `/development/` has the bundle with React's development build, which reports mistakes of a screen.
 */
export const built = async (): Promise<Middleware> => {
  const files = new Map<string, string | Buffer>();
  for (const file of globSync('**/*.*', { cwd: new URL('public/', root).pathname }))
    files.set(`/${file}`, readFileSync(new URL(`public/${file}`, root)));
  const keep = (folder: string, output: Rolldown.RolldownOutput['output']) => {
    for (const file of output)
      files.set(`${folder}/${file.fileName}`, file.type === 'chunk' ? file.code : Buffer.from(file.source));
  };
  keep('', await bundle('production', globSync('tests/elements/**/*.test.ts', { cwd: root.pathname })));
  keep('/development', await bundle('development', []));
  return (context, next) => {
    const path = context.path.replace(/\.test\.ts$/, '.test.js');
    const file = files.get(path);
    if (file === undefined) return next();
    context.type = extname(path);
    // Sources do not change during a run, and browsers start empty: hundreds of frames can use the cache.
    context.set('cache-control', 'max-age=3600');
    context.body = file;
    return undefined;
  };
};
