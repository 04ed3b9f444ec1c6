import { readFileSync, writeFileSync } from 'node:fs';
import { root } from '../build/vite-plugins.ts';
import { elementList } from './contract-tables.ts';
import { readContracts } from './contracts.ts';

/** Writes the list of elements between its marks in the README. */
const readme = new URL('README.md', root);
const list = elementList(await readContracts());
const text = readFileSync(readme, 'utf8');
writeFileSync(
  readme,
  text.replace(
    /(<!-- elements:start -->\n)[\s\S]*?(<!-- elements:end -->)/,
    (_, start: string, end: string) => `${start}\n${list}\n\n${end}`,
  ),
);
