import { readFileSync, writeFileSync } from 'node:fs';
import { readContracts, table } from './contracts.ts';
import { root } from './vite-plugins.ts';

/** Puts the table of elements, from their contracts, between README's two marks. */
const readme = new URL('README.md', root);
const between = /(<!-- elements:start -->\n)[\s\S]*?(<!-- elements:end -->)/;
const text = readFileSync(readme, 'utf8');
const contracts = await readContracts();
writeFileSync(
  readme,
  text.replace(between, (_, start: string, end: string) => `${start}\n${table(contracts)}\n\n${end}`),
);
