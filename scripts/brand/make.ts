import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { extname, join } from 'node:path';
import { readOwnBrand, UNFINISHED, type WorldParts } from '../../demo/server/base/own-brands.ts';
import { reasonOf } from '../../demo/server/base/start-error.ts';
import { readBrandContent } from '../../demo/server/domain/seed/content.ts';
import { readLetters } from '../../demo/server/domain/seed/letters.ts';
import { accentContrast } from '../../src/rules/brand/contrast.ts';
import type { BrandRecord } from '../../src/rules/brand/own-brand.ts';
import { borrowedFile, contentFiles, LIKE } from './content.ts';
import { logoFaults, monogramOf, wordmarkOf } from './draw.ts';
import { describedBrand, givenIn, type Told } from './record.ts';

/** The folder of the world's own brands, and that of the content to borrow from. */
export interface Folders {
  readonly into: string;
  readonly content: string;
}

/** The initials of a name's words, without articles and prepositions. */
const lettersOf = (name: string): string =>
  name
    .split(/[\s’']+/)
    .filter((word) => /^\p{Lu}/u.test(word) && !/^(Il|Lo|La|I|Gli|Le|L|Un|Una)$/.test(word))
    .map((word) => word.charAt(0))
    .join('')
    .slice(0, 2) || name.charAt(0).toUpperCase();

/** The file of a picture: that of the record, if it names one beside it and no address, or the usual one. */
const pictureOf = (folder: string, given: string | undefined, usual: string): string => {
  if (given === undefined || /^([a-z][a-z0-9+.-]*:|\/)/i.test(given)) return usual;
  if (!existsSync(join(folder, given)))
    throw new Error(`brand.json names ${given}, but ${folder} has no such file. Put it there, or leave it out.`);
  return given;
};

const textOf = (folder: string, file: string): string | undefined => {
  const path = join(folder, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
};

/** A logo in the colour of the text around it, as the pages draw it, unless it has one. */
const checkedLogo = (folder: string, file: string): string | undefined => {
  const svg = textOf(folder, file);
  const faults = svg === undefined ? [] : logoFaults(svg).map((fault) => `${join(folder, file)} ${fault}.`);
  if (faults.length > 0) throw new Error(faults.join('\nnp: '));
  return svg?.replace(/<svg(?![^>]*\sfill=)/, '<svg fill="currentColor"');
};

/** What the six sell. */
const usualNames = { mobile: 'Online', digital: 'Digital', 'digital+': 'Digital Plus', rassegna: 'Rassegna stampa' };

/** What borrowed files may say otherwise than the brand's own. */
const contradictions = (brought: readonly string[], { hours, products }: BrandRecord): readonly string[] => {
  const isRenamed = Object.entries({ ...products }).some(
    ([product, name]) => Reflect.get(usualNames, product) !== name,
  );
  const own = [
    ...(brought.includes('offers') ? ['prices'] : []),
    ...(hours ? ['hours'] : []),
    ...(isRenamed ? ['product names'] : []),
  ].join(' and ');
  const borrowed = (file: string, what: string) =>
    `np: ${file} is borrowed, and ${what} than yours. Bring your own, or edit it there.`;
  return [
    ...(own !== '' && !brought.includes('faq') ? [borrowed('faq.json', `its answers name other ${own}`)] : []),
    ...(isRenamed && !brought.includes('offers') ? [borrowed('offers.json', 'its offers have other names')] : []),
  ];
};

/** Authors and specials of the stories must be in their files. */
const checkStories = async (folder: string): Promise<number> => {
  const found = await readBrandContent(folder);
  if (!found) throw new Error(`${folder} lacks content.`);
  await readLetters(folder);
  const { stories, signatures, specials } = found.content;
  for (const { slug, author, special } of stories) {
    if (author !== 'redazione' && !signatures.some((one) => one.slug === author))
      throw new Error(
        `stories.json: the author "${author}" of "${slug}" is not in signatures.json. Add it, or write "redazione".`,
      );
    if (special !== null && !specials.some((one) => one.slug === special))
      throw new Error(
        `stories.json: the special "${special}" of "${slug}" is not in specials.json. Add it, or write null.`,
      );
  }
  return stories.length;
};

/** Makes a brand of a folder's files. Returns what it did, in lines. Leaves nothing behind when something is wrong. */
export const makeBrand = async (folder: string, told: Told, { into, content }: Folders): Promise<readonly string[]> => {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`there is no folder ${folder}. Make it, even an empty one: mkdir -p ${folder}.`);
  if (into === '') throw new Error('NP_BRANDS is empty: name the folder of the world’s own brands.');
  const [record, notes] = describedBrand(folder, told, into);
  const { code, name, accents, inTown } = record;
  const target = join(into, code.toLowerCase());
  const making = target + UNFINISHED;
  const given = givenIn(folder, 'world.json') as Partial<WorldParts>;
  const inTownOnly = inTown?.replace(/^\S+\s+/, '');
  const town = told.town ?? given.town ?? inTownOnly ?? name;
  const townFrom = (told.town ?? given.town) ? '' : inTownOnly ? '"inTown"' : 'the name';
  const world: WorldParts = {
    town,
    motto: told.motto ?? given.motto ?? `Il giornale di ${town}`,
    breaking: given.breaking ?? `${town}, le notizie in tempo reale`,
    letters: given.letters ?? lettersOf(name),
    like: LIKE,
  };
  const logo = checkedLogo(folder, pictureOf(folder, record.logo, 'logo.svg'));
  const short = checkedLogo(folder, pictureOf(folder, record.logoShort, 'logo-short.svg'));
  const monogram = textOf(folder, pictureOf(folder, record.monogram, 'monogram.svg'));
  const icon = ['favicon.svg', 'favicon.png'].find((file) => existsSync(join(folder, file)));
  const ownIcon = pictureOf(folder, record.favicon, icon ?? '');
  const favicon = ownIcon === '' ? undefined : `favicon${extname(ownIcon)}`;
  // Its own files, whatever addresses a record of other pages names.
  const pictures = {
    logo: 'logo.svg',
    logoShort: short ? 'logo-short.svg' : undefined,
    monogram: 'monogram.svg',
    favicon,
  };
  rmSync(making, { recursive: true, force: true });
  mkdirSync(making, { recursive: true });
  try {
    const files: Readonly<Record<string, string>> = {
      'brand.json': `${JSON.stringify({ ...record, ...pictures }, null, 2)}\n`,
      'world.json': `${JSON.stringify(world, null, 2)}\n`,
      'logo.svg': logo ?? wordmarkOf(name),
      ...(short && { 'logo-short.svg': short }),
      'monogram.svg': monogram ?? monogramOf(name, world.letters, accents.light),
    };
    for (const [file, text] of Object.entries(files)) writeFileSync(join(making, file), text);
    if (favicon) copyFileSync(join(folder, ownIcon), join(making, favicon));
    const brought = contentFiles.filter((file) => existsSync(join(folder, `${file}.json`)));
    for (const file of contentFiles)
      writeFileSync(
        join(making, `${file}.json`),
        textOf(folder, `${file}.json`) ?? borrowedFile(content, file, { code, name, town }),
      );
    const stories = await checkStories(making).catch((error: unknown) => {
      const files = brought.map((file) => `${file}.json`);
      const reason = files.reduce(
        (text, file) => text.replaceAll(join(making, file), join(folder, file)),
        reasonOf(error),
      );
      throw new Error(reason);
    });
    readOwnBrand(making);
    rmSync(target, { recursive: true, force: true });
    renameSync(making, target);
    const { domain } = record;
    const port = process.env.PORT ?? 4300;
    return [
      ...notes,
      `np: ${name} (${code}) is in ${target}.`,
      `  town ${town}${townFrom === '' ? '' : `, from ${townFrom}`}, motto “${world.motto}”`,
      `  accents ${accents.light} (${accentContrast(accents.light, 'light').toFixed(1)} to 1) and ${accents.dark} (${accentContrast(accents.dark, 'dark').toFixed(1)} to 1)`,
      `  logo ${logo ? 'yours' : 'drawn from the name'}, monogram ${monogram ? 'yours' : `drawn: ${world.letters}`}, favicon ${favicon ? 'yours' : 'the monogram'}`,
      `  ${stories} stories; yours: ${brought.join(', ') || 'no file'}; the rest is borrowed, edit it there`,
      ...contradictions(brought, record),
      `np: start the world (again): npm start. Its pages are then`,
      ...['www.', '', 'account.', 'shop.'].map((host) => `  http://${host}${domain}:${port}`),
      `np: for pages of any other origin its record is at http://cdn.localhost:${port}/np/brands/${code.toLowerCase()}/brand.json,`,
      `  with ${domain} as its domain; on your own server name yours. See docs/start/own-brand.md.`,
    ];
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
};

/** Takes a brand back. Returns what it did. */
export const removeBrand = (code: string, into: string): string => {
  const folder = join(into, code.toLowerCase());
  if (!/^[a-z0-9]+$/i.test(code) || !existsSync(join(folder, 'brand.json')))
    throw new Error(`there is no brand ${code} in ${into}.`);
  rmSync(folder, { recursive: true });
  return `np: ${code.toUpperCase()} is gone from ${into}. The world leaves it out from its next start.`;
};
