import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** One file of the list that `npm pack` prints. */
interface Entry {
  readonly path: string;
}

/** The paths that `npm pack ./dist` puts into the package. */
export const packed = (): readonly string[] => {
  const options = ['pack', '--dry-run', '--json', '--loglevel=error', './dist'];
  const [list] = JSON.parse(execFileSync('npm', options, { encoding: 'utf8' })) as [
    { readonly files: readonly Entry[] },
  ];
  return list.files.map(({ path }) => path).sort();
};

/** A project with the package and the named dependencies in its node_modules. */
export interface Project {
  readonly folder: string;
  /** Writes a file of the project. */
  put(path: string, text: string): void;
  /** The compiler's errors for a file with this text; empty without errors. */
  compile(file: string, code: string, ...options: readonly string[]): string;
  /** The output of Node for a module with this text. */
  run(code: string): string;
  remove(): void;
}

export const projectWith = (files: readonly string[], ...packages: readonly string[]): Project => {
  const folder = mkdtempSync(join(tmpdir(), 'np-project-'));
  const put = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  for (const file of files) {
    const place = join(folder, 'node_modules/np-elements', file);
    mkdirSync(dirname(place), { recursive: true });
    cpSync(join('dist', file), place);
  }
  for (const name of packages) {
    mkdirSync(dirname(join(folder, 'node_modules', name)), { recursive: true });
    symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name));
  }
  put('package.json', '{ "type": "module" }');
  const node = (...args: readonly string[]) => execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  return {
    folder,
    put,
    compile(file, code, ...options) {
      put(file, code);
      const strict = [
        '--ignoreConfig',
        '--noEmit',
        '--strict',
        '--target',
        'es2023',
        '--lib',
        'es2023,dom',
        '--types',
        '',
      ];
      try {
        return node(resolve('node_modules/typescript/bin/tsc'), ...strict, ...options, file);
      } catch (error) {
        return (error as { readonly stdout: string }).stdout;
      }
    },
    run(code) {
      put('run.js', code);
      return node('run.js').trim();
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
};
