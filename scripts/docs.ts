import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { build, createServer } from 'vitepress';
import { root, tags } from './build/vite-plugins.ts';
import { readContracts } from './contracts/contracts.ts';
import { readReference } from './docs/reference.ts';
import { faultsOf } from './docs/samples.ts';

/**
 * npm run docs: builds the documentation site into .cache/docs/site. `npm run docs -- dev` serves it while you write.
 * `--if-stale` builds only what has changed since.
 */
const isDev = process.argv.includes('dev');

await import('./build/build-if-stale.ts');

const stamp = new URL('.cache/docs/built', root);
const stateOf = (): string => {
  const files = globSync(['docs/**/*', 'docs/.vitepress/**/*', 'scripts/docs/*', '.cache/built', 'package-lock.json'], {
    cwd: root.pathname,
    withFileTypes: true,
  });
  const hash = createHash('sha256');
  for (const path of files
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`)
    .sort())
    hash.update(path.slice(root.pathname.length)).update(readFileSync(path));
  return hash.digest('hex');
};
const state = stateOf();
const isBuilt = existsSync(stamp) && readFileSync(stamp, 'utf8') === state;
if (process.argv.includes('--if-stale') && isBuilt) process.exit();
console.log('np: building the documentation …');

const introductionOf = (tag: string): string => {
  const file = new URL(`docs/elements/${tag}.md`, root);
  if (!existsSync(file)) return `docs/elements/${tag}.md is missing: write what <${tag}> is for, with an <Example>.`;
  const text = readFileSync(file, 'utf8');
  if (text.split(/\s+/).length < 60) return `docs/elements/${tag}.md: the introduction has fewer than 60 words.`;
  return /^<Example name="/m.test(text) ? '' : `docs/elements/${tag}.md has no <Example name="…" />.`;
};

const contracts = await readContracts();
const faults = [
  ...tags.map(introductionOf).filter((fault) => fault !== ''),
  ...globSync('docs/samples/*.html', { cwd: root.pathname }).flatMap((file) =>
    faultsOf(basename(file, '.html'), readFileSync(new URL(file, root), 'utf8'), contracts),
  ),
];
if (faults.length > 0) {
  console.error(faults.map((fault) => `docs: ${fault}`).join('\n'));
  process.exit(1);
}

mkdirSync(new URL('.cache/docs/', root), { recursive: true });
writeFileSync(new URL('.cache/docs/reference.json', root), JSON.stringify(await readReference()));

const docs = new URL('docs', root).pathname;
if (isDev) {
  const server = await createServer(docs, { host: '127.0.0.1', port: 4301 });
  await server.listen();
  server.printUrls();
} else {
  await build(docs);
  writeFileSync(stamp, state);
  console.log('docs: .cache/docs/site is built; `npm start` serves it at http://docs.localhost:4300.');
}
