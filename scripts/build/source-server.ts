import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { root } from './vite-plugins.ts';

/** A server of the bundle's source. */
export interface SourceServer {
  /** `http://localhost:4310`; pass it to a demo world as NP_SOURCE. */
  readonly origin: string;
  close(): Promise<void>;
}

/** Serves src/ and elements/ with Vite. A saved file reloads the pages that use it. Rejects when the port is taken. */
export const startSource = async (port: number): Promise<SourceServer> => {
  const origin = `http://localhost:${port}`;
  const vite = await createServer({
    root: fileURLToPath(root),
    configFile: fileURLToPath(new URL('vite.config.ts', root)),
    base: '/',
    logLevel: 'warn',
    clearScreen: false,
    server: {
      host: '127.0.0.1',
      port,
      strictPort: true,
      cors: true,
      // Asset addresses must not depend on the page that loads them.
      origin,
      watch: { ignored: ['dist', '.data', '.cache', 'demo', 'tests', 'bench'].map((folder) => `**/${folder}/**`) },
    },
    // Scan before the first request: a dependency found later reloads the page.
    optimizeDeps: { entries: ['elements/*.ts', 'src/features/**/*.tsx'] },
  });
  await vite.listen();
  return { origin, close: () => vite.close() };
};
