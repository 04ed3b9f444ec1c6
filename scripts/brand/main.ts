import { parseArgs } from 'node:util';
import { brandsFolder } from '../../demo/server/base/own-brands.ts';
import { reasonOf } from '../../demo/server/base/start-error.ts';
import { root } from '../build/vite-plugins.ts';
import { makeBrand, removeBrand } from './make.ts';

const usage = `    npm run brand -- new FOLDER [options]   makes a brand of FOLDER's files and runs it in the demo world
    npm run brand -- remove CODE           takes it back

FOLDER holds brand.json, or is described by the options; logo.svg, logo-short.svg, monogram.svg and content files are optional.
  --name "La Voce del Lago"   --code VL   --town "Lagonero"
  --light "#0B5394"           accent of the light scheme
  --dark "#9FC5E8"            accent of the dark scheme; without it, the nearest to the light one that can be read
  --motto "La voce di chi c’è"
See docs/start/own-brand.md.`;

const options = {
  name: { type: 'string' },
  code: { type: 'string' },
  town: { type: 'string' },
  light: { type: 'string' },
  dark: { type: 'string' },
  motto: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

const words = () => parseArgs({ options, allowPositionals: true });

/** What was asked for, or why it cannot be read. */
const asked = (): Pick<ReturnType<typeof words>, 'positionals' | 'values'> & { readonly fault?: string } => {
  try {
    return words();
  } catch (error) {
    return { fault: `${(error as Error).message.split('. ')[0]}.`, positionals: [], values: {} };
  }
};

const { fault, positionals, values } = asked();
const [what, target, extra] = positionals;

/** What is wrong with the words of the command, or undefined. */
const misread = (): string | undefined => {
  if (fault !== undefined) return fault;
  if (extra !== undefined) return `"${extra}" is one word too many. Write a name of several words in quotes.`;
  return target === undefined || !['new', 'remove'].includes(what ?? '') ? 'say new FOLDER or remove CODE.' : undefined;
};

try {
  const into = brandsFolder();
  const wrong = misread();
  if (values.help) console.log(usage);
  else if (wrong !== undefined || target === undefined) {
    console.error(`np: ${wrong}\n\n${usage}`);
    process.exitCode = 2;
  } else if (what === 'remove') console.log(removeBrand(target, into));
  else {
    const content = new URL('demo/content/', root).pathname;
    for (const line of await makeBrand(target, values, { into, content })) console.log(line);
  }
} catch (error) {
  console.error(`np: ${reasonOf(error)}`);
  process.exitCode = 1;
}
