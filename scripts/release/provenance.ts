import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { root, version } from '../build/vite-plugins.ts';

const file = 'provenance.json';

const digestOf = async (path: string | URL): Promise<{ readonly sha256: string }> => ({
  sha256: createHash('sha256')
    .update(await readFile(path))
    .digest('hex'),
});

/** The commit that the build was made from; undefined outside a repository, or with changes that are in no commit. */
const commit = (): string | undefined => {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
  try {
    return git('status', '--porcelain') === '' ? git('rev-parse', 'HEAD') : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Writes dist/provenance.json: an in-toto statement with a SLSA 1.0 predicate. It names every file of the build with its
 * SHA-256, and what the build was made from: commit, lock file, Node. Whoever publishes the package signs it.
 */
export const writeProvenance = async (dist: URL): Promise<void> => {
  const found = await readdir(dist, { recursive: true, withFileTypes: true });
  const names = found
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dist.pathname, join(entry.parentPath, entry.name)))
    .filter((name) => name !== file)
    .sort();
  const gitCommit = commit();
  const statement = {
    _type: 'https://in-toto.io/Statement/v1',
    subject: await Promise.all(names.map(async (name) => ({ name, digest: await digestOf(new URL(name, dist)) }))),
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        buildType: 'urn:np-elements:build:v1',
        externalParameters: { command: 'npm run build', version },
        internalParameters: { node: process.version },
        resolvedDependencies: [
          ...(gitCommit ? [{ uri: 'git:HEAD', digest: { gitCommit } }] : []),
          { uri: 'file:package-lock.json', digest: await digestOf(new URL('package-lock.json', root)) },
        ],
      },
      runDetails: { builder: { id: 'urn:np-elements:scripts/build.ts' } },
    },
  };
  await writeFile(new URL(file, dist), `${JSON.stringify(statement, null, 2)}\n`);
};
