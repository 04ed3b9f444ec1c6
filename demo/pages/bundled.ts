import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

const scripts = new Map<string, Promise<string>>();

const bundle = async (path: string): Promise<string> => {
  // Loaded at the first use: the server starts without it.
  const { build } = await import('vite');
  const [output] = (await build({
    root: fileURLToPath(new URL('.', import.meta.url)),
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      lib: { entry: fileURLToPath(new URL(path, import.meta.url)), formats: ['iife'], name: 'page', fileName: 'page' },
    },
  })) as Rolldown.RolldownOutput[];
  const code = output?.output[0].code;
  if (code === undefined) throw new Error(`demo: ${path} was not bundled.`);
  return code;
};

/** The text of a script in demo/pages with its imports, for a page. Bundled at its first use. */
export const bundledPageFile = (path: string): Promise<string> => {
  const known = scripts.get(path);
  if (known) return known;
  const script = bundle(path);
  scripts.set(path, script);
  script.catch(() => scripts.delete(path));
  return script;
};
