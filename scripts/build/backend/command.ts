import { mkdir, writeFile } from 'node:fs/promises';
import { build, type Rolldown } from 'vite';
import { root } from '../vite-plugins.ts';

/** Writes the package's command, `npx np-elements`, as one file for Node without dependencies. */
export const writeCommand = async (dist: URL): Promise<void> => {
  const output = (await build({
    root: root.pathname,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      write: false,
      ssr: 'cli/main.ts',
      target: 'node20',
      rolldownOptions: { checks: { pluginTimings: false }, output: { codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput;
  await mkdir(new URL('cli/', dist), { recursive: true });
  await writeFile(new URL('cli/np-elements.mjs', dist), output.output[0].code, { mode: 0o755 });
};
