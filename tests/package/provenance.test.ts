import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { packed } from './installed.ts';

interface Digest {
  readonly sha256?: string;
  readonly gitCommit?: string;
}

const sha256 = (path: string): string => createHash('sha256').update(readFileSync(path)).digest('hex');

const { subject, predicate, ...statement } = JSON.parse(readFileSync('dist/provenance.json', 'utf8')) as {
  readonly subject: readonly { readonly name: string; readonly digest: Digest }[];
  readonly predicate: {
    readonly buildDefinition: {
      readonly externalParameters: object;
      readonly internalParameters: object;
      readonly resolvedDependencies: readonly { readonly uri: string; readonly digest: Digest }[];
    };
  };
};

test('T25 the statement of provenance names every file of the package with its SHA-256', () => {
  expect(statement).toEqual({
    _type: 'https://in-toto.io/Statement/v1',
    predicateType: 'https://slsa.dev/provenance/v1',
  });
  const digests = new Map(subject.map(({ name, digest }) => [name, digest.sha256]));
  for (const file of packed())
    if (file !== 'provenance.json') expect([file, digests.get(file)]).toEqual([file, sha256(`dist/${file}`)]);
});

test('T25 it names what the package was built from: the lock file, the version, Node', () => {
  const { externalParameters, internalParameters, resolvedDependencies } = predicate.buildDefinition;
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly version: string };
  expect(externalParameters).toEqual({ command: 'npm run build', version });
  expect(internalParameters).toEqual({ node: process.version });
  const lock = resolvedDependencies.find(({ uri }) => uri === 'file:package-lock.json');
  expect(lock?.digest).toEqual({ sha256: sha256('package-lock.json') });
});
