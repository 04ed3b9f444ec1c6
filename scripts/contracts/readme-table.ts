import { readFileSync, writeFileSync } from 'node:fs';
import { root } from '../build/vite-plugins.ts';
import { pageEventTable, table } from './contract-tables.ts';
import { readContracts } from './contracts.ts';

/** Writes the tables of elements and page events between the marks in the README. */
const readme = new URL('README.md', root);
const between = (text: string, mark: string, lines: string): string =>
  text.replace(
    new RegExp(`(<!-- ${mark}:start -->\n)[\\s\\S]*?(<!-- ${mark}:end -->)`),
    (_, start: string, end: string) => `${start}\n${lines}\n\n${end}`,
  );

const text = readFileSync(readme, 'utf8');
const elements = between(text, 'elements', table(await readContracts()));
writeFileSync(readme, between(elements, 'page-events', pageEventTable()));
