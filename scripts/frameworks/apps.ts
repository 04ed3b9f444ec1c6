import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { promisify, stripVTControlCharacters } from 'node:util';
import { root } from '../build/vite-plugins.ts';

/** An app of integrations/frameworks, copied and installed in the cache. */
export interface App {
  readonly name: string;
  readonly folder: string;
  /** The package.json's own commands: `build`, `types`, and `start` for an app that serves itself. */
  readonly scripts: Readonly<Partial<Record<string, string>>>;
}

const sources = new URL('integrations/frameworks/', root);
const cache = new URL('.cache/frameworks/', root);

/** The frameworks with an app. */
export const appNames: readonly string[] = readdirSync(sources).sort();

const quiet = {
  ...process.env,
  // A build of the bundle leaves it set in this process: npm would then not install what the apps are built with.
  NODE_ENV: undefined,
  ASTRO_TELEMETRY_DISABLED: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  NG_CLI_ANALYTICS: 'false',
};

/** Runs npm in a folder. Rejects with what it printed. */
const npm = async (folder: string, ...args: readonly string[]): Promise<string> => {
  const run = promisify(execFile)('npm', args, { cwd: folder, env: quiet, maxBuffer: 64 * 1024 * 1024 });
  const { stdout } = await run.catch((error: Error & { readonly stdout?: string; readonly stderr?: string }) => {
    const printed = stripVTControlCharacters(`${error.stdout ?? ''}${error.stderr ?? ''}`);
    throw new Error(`np: npm ${args.join(' ')} failed in ${folder}\n${printed}`);
  });
  return stdout;
};

/** The output of one of an app's commands. Rejects with it when the command fails. */
export const runScript = (app: App, script: string): Promise<string> => npm(app.folder, 'run', script, '--silent');

const install = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', '--no-package-lock'];

/** Packs dist/ as an integrator does. Returns the path of the file. */
export const pack = async (): Promise<string> => {
  mkdirSync(cache, { recursive: true });
  const [packed] = JSON.parse(
    await npm(root.pathname, 'pack', '--json', '--loglevel=error', '--pack-destination', cache.pathname, './dist'),
  ) as [{ readonly filename: string }];
  return `${cache.pathname}${packed.filename}`;
};

/** Further builds of an app, with a script of their own. */
const variants: Readonly<Record<string, readonly [app: string, script: string]>> = {
  'next-webpack': ['next', 'build:webpack'],
};

/** The builds of these apps. */
export const buildsOf = (names: readonly string[]): readonly string[] =>
  names.flatMap((name) => [name, ...Object.keys(variants).filter((variant) => variants[variant]?.[0] === name)]);

/** What is installed: an app's own packages, and the package under test. */
const stateOf = (name: string, file: string): string =>
  createHash('sha256')
    .update(readFileSync(new URL(`${name}/package.json`, sources)))
    .update(readFileSync(file))
    .digest('hex');

/** Copies an app into the cache, installs what it needs and the packed package, and builds it. */
export const buildApp = async (name: string, packed: string): Promise<App> => {
  const [source, script] = variants[name] ?? [name, 'build'];
  const target = new URL(`${name}/`, cache);
  const folder = target.pathname;
  const stamp = new URL('.installed', target);
  const state = stateOf(source, packed);
  const isInstalled = existsSync(stamp) && readFileSync(stamp, 'utf8') === state;
  if (!isInstalled) rmSync(stamp, { force: true });
  for (const present of existsSync(target) ? readdirSync(target) : [])
    if (present !== 'node_modules' && present !== '.installed') rmSync(new URL(present, target), { recursive: true });
  await cp(new URL(`${source}/`, sources), target, { recursive: true });
  if (!isInstalled) {
    await npm(folder, ...install);
    await npm(folder, ...install, '--no-save', packed);
    writeFileSync(stamp, state);
  }
  const { scripts } = JSON.parse(readFileSync(new URL('package.json', target), 'utf8')) as App;
  const app = { name, folder, scripts };
  await runScript(app, script);
  return app;
};
