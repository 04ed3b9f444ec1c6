import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { startSource } from './build/source-server.ts';
import { root } from './build/vite-plugins.ts';

/**
 * Serves the demo world from the source: its CDN host returns src/ and elements/ instead of dist/np-elements.js, and a
 * saved file reloads the page. A change in demo/ restarts the world.
 */

// The world reads the list of elements and the resting markup from dist/, where stale files do no harm.
if (!existsSync(new URL('dist/sri.json', root))) {
  console.log('np: building the bundle once …');
  await import('./build.ts');
  if (process.exitCode) process.exit();
}

const source = await startSource(Number(process.env.NP_SOURCE_PORT ?? 4310));
console.log(`np: serving the source at ${source.origin}; a saved file in src/ or elements/ reloads the page`);

const world = spawn(
  process.execPath,
  ['--watch', '--watch-preserve-output', '--max-semi-space-size=8', 'demo/server/main.ts'],
  { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, NP_SOURCE: source.origin } },
);
world.on('exit', async (code) => {
  await source.close();
  process.exit(code ?? 0);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => world.kill(signal));
