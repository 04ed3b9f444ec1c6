import { writeFileSync } from 'node:fs';
import { root } from '../build/vite-plugins.ts';
import { wordpressContracts, wordpressFile } from './contract-wordpress.ts';
import { readContracts } from './contracts.ts';

/** Writes what the WordPress plugin knows of the elements. */
writeFileSync(new URL(wordpressFile, root), wordpressContracts(await readContracts()));
