import { globSync, readFileSync } from 'node:fs';
import type { TestRunnerConfig, TestRunnerPlugin } from '@web/test-runner';
import { createServer } from 'vite';
import { bundlePlugins, loaders, root, version } from '../../../scripts/vite-plugins.ts';

type Middleware = NonNullable<TestRunnerConfig['middleware']>[number];

const SOCKET = '/__web-dev-server__web-socket.js';

/** The packages that the sources and these tests import, by the names that they import them by. */
const packages = (): string[] => {
  const files = ['elements/*.ts', 'src/**/*.{ts,tsx}', 'tests/elements/*.ts', 'tests/elements/{lib,lines}/*.{ts,tsx}'];
  const names = globSync(files, { cwd: root.pathname })
    .filter((file) => !(file.startsWith('src/') && /\.test\.tsx?$/.test(file)))
    .flatMap((file) => [...readFileSync(new URL(file, root), 'utf8').matchAll(/(?:from|import\() ?'([@a-z][^':?]*)'/g)])
    .map(([, name = '']) => name);
  return [...new Set(names)].filter((name) => name !== 'np-runner-socket');
};

/** Serves the sources through Vite, with the plugins of the build: `?icon`, `?inline` and the loaders mean the same here. */
export const throughVite = async (): Promise<{
  readonly middleware: Middleware;
  readonly plugin: TestRunnerPlugin;
}> => {
  const vite = await createServer({
    root: root.pathname,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    envPrefix: 'NP_BUILD_',
    cacheDir: '.cache/vite-elements',
    plugins: [
      ...bundlePlugins(),
      loaders(),
      {
        // While serving, Vite defines constants in its client script, which these pages do not carry.
        name: 'np-runner-constants',
        transform: {
          filter: { code: /__NP_(VERSION|TAGS)__/ },
          handler: (code) =>
            code
              .replaceAll('__NP_VERSION__', JSON.stringify(version))
              .replaceAll('__NP_TAGS__', JSON.stringify(process.env.NP_TAGS ?? '')),
        },
      },
      {
        name: 'np-runner-socket',
        enforce: 'pre',
        resolveId: (id) =>
          id === 'np-runner-socket' || id.includes('__web-dev-server__') ? { id: SOCKET, external: true } : null,
      },
    ],
    server: {
      middlewareMode: true,
      hmr: false,
      ws: false,
      watch: null,
      preTransformRequests: false,
      // A run sees one state of the sources, in browsers that start empty: hundreds of frames need not ask again.
      headers: { 'cache-control': 'max-age=3600' },
    },
    // All packages are prepared before the first page: one found late would be there twice, in old pages and in new ones.
    optimizeDeps: {
      noDiscovery: true,
      include: ['react/jsx-dev-runtime', 'react/jsx-runtime', ...packages()],
    },
  });
  return {
    middleware: (context, next) => {
      if (context.path.startsWith('/__web') || context.path === '/') return next();
      return new Promise((resolve, reject) => {
        context.respond = false;
        context.res.statusCode = 200;
        context.res.once('close', resolve);
        vite.middlewares(context.req, context.res, (error: unknown) => {
          if (error) return reject(error);
          context.respond = true;
          context.res.statusCode = 404;
          resolve(next());
        });
      });
    },
    plugin: { name: 'np-close-vite', serverStop: () => vite.close() },
  };
};
