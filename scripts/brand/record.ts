import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { clashOf, jsonIn, type Placed, readOwnBrands } from '../../demo/server/base/own-brands.ts';
import { brandFaults, isBrandRecord } from '../../src/api/brand/brand-record.ts';
import type { BrandPlace } from '../../src/rules/brand/brand-link.ts';
import { sixRecords } from '../../src/rules/brand/brands/all.ts';
import { accentContrast, isReadable, nearestReadable, type Scheme } from '../../src/rules/brand/contrast.ts';
import { entryFaults } from '../../src/rules/brand/entry-faults.ts';
import { type BrandRecord, ownBrand } from '../../src/rules/brand/own-brand.ts';
import { quoted } from '../../src/rules/page/quoted.ts';
import { contentFiles } from './content.ts';

/** What the options of the command say. */
export type Told = Readonly<Partial<Record<'name' | 'code' | 'town' | 'light' | 'dark' | 'motto', string>>>;

type Given = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Given =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The object in a JSON file of the folder; an empty one without the file. */
export const givenIn = (folder: string, file: string): Given => {
  const path = join(folder, file);
  if (!existsSync(path)) return {};
  const given = jsonIn(path);
  if (!isObject(given)) throw new Error(`${path} holds no object. See docs/start/own-brand.md.`);
  return given;
};

/** Number of the first brand besides the six, and how many there may be. */
const FIRST = 10;
const MOST = 240;

/** A number for a code: the same each time, so that a brand that comes back finds its readers. */
const idOf = (code: string): number => {
  const letters = [...code.toUpperCase()].map((letter) => letter.charCodeAt(0));
  return FIRST + (letters.reduce((sum, letter) => sum * 31 + letter, 7) % MOST);
};

/** Contrast of a dark accent that nobody chose: about that of the six brands. */
const DERIVED = 7;

/**
 * Why a brand cannot be made: another one has its code, number or hosts. Made again, it has the same number and domain;
 * otherwise its folder would take the place of another paper.
 */
const clashIn = (into: string, brand: Placed): string | undefined => {
  const own = readOwnBrands(into, () => {}).map((one) => one.brand);
  const same = own.find(({ sigla, id, domain }) => sigla === brand.sigla && id === brand.id && domain === brand.domain);
  return clashOf(brand, [...sixRecords, ...own.filter((one) => one !== same)]);
};

/** The six digits of a short colour: `#05a` is `#0055aa`. */
const longColour = (given: unknown): unknown =>
  typeof given === 'string' ? given.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3') : given;

const isColour = (text: unknown): text is string => typeof text === 'string' && /^#[0-9a-f]{6}$/i.test(text);

/** Whether every browser finds a domain on its own machine, where the world is. */
const isLocal = (domain: unknown): boolean => typeof domain === 'string' && domain.endsWith('.localhost');

/** The accents of the record and the options; a dark one that nobody chose is derived. */
const accentsOf = ({ accents = {} }: Given, told: Told): unknown => {
  if (!isObject(accents)) return accents;
  const light = longColour(told.light ?? accents.light);
  // A light accent that is no colour is the one fault to report.
  const derived = nearestReadable(isColour(light) ? light : '#000000', 'dark', DERIVED);
  return { ...accents, light, dark: longColour(told.dark ?? accents.dark ?? derived) };
};

/** The record that a folder and the options describe, with what can be derived. */
const recordOf = (given: Given, told: Told): unknown => {
  const code = told.code ?? given.code;
  return {
    ...given,
    ...(code !== undefined && { code: String(code).toUpperCase() }),
    ...(told.name !== undefined && { name: told.name }),
    id: given.id ?? idOf(String(code)),
    domain: isLocal(given.domain)
      ? given.domain
      : `${String(code)
          .toLowerCase()
          .replace(/[^a-z0-9]+/g, '-')}.localhost`,
    accents: accentsOf(given, told),
    inTown: given.inTown ?? (told.town && `a ${told.town}`),
    menu: given.menu ?? { chatbot: true },
  };
};

const accentFault = (accent: string, scheme: Scheme): readonly string[] => {
  if (isReadable(accent, scheme)) return [];
  const ratio = accentContrast(accent, scheme).toFixed(1);
  return [
    `"brand.accents.${scheme}" is ${accent}: ${ratio} to 1 against the ${scheme} scheme, but WCAG 2.2 AA asks for 4.5. The nearest that can be read is ${nearestReadable(accent, scheme)}`,
  ];
};

const parseUrl = (target: string, base: string) => (URL.canParse(target, base) ? new URL(target, base) : undefined);

/** The brand's addresses in the world. */
const placeIn = (domain: string): BrandPlace => ({
  www: domain,
  site: `http://www.${domain}`,
  account: `http://account.${domain}`,
  shop: `http://shop.${domain}`,
  newsstand: `http://${domain}`,
});

const optionOf: Readonly<Record<string, 'name' | 'code' | 'light' | 'dark'>> = {
  'brand.name': 'name',
  'brand.code': 'code',
  'brand.accents.light': 'light',
  'brand.accents.dark': 'dark',
};

/** Throws what is wrong with a record, each line with the file or the option that it comes from. */
function checkRecord(record: unknown, folder: string, told: Told): asserts record is BrandRecord {
  const file = join(folder, 'brand.json');
  const isThere = existsSync(file);
  const located = (fault: string): string => {
    const option = optionOf[fault.split('"')[1] ?? ''];
    const source = option && told[option] !== undefined ? `--${option}: ` : isThere ? `${file}: ` : '';
    if (!fault.includes('" is missing')) return source + fault;
    return `${source}${fault}. Add it to brand.json${option ? `, or use --${option}` : ''}`;
  };
  const refuse = (faults: readonly string[]): void => {
    if (faults.length === 0) return;
    // A misspelt field before what it leaves missing.
    const isUnknown = (fault: string) => fault.includes('" is not a field of a brand');
    const sorted = [...faults.filter(isUnknown), ...faults.filter((fault) => !isUnknown(fault))];
    const lines = [...(isThere ? [] : [noRecord(folder)]), ...sorted.map(located)];
    throw new Error(`${lines.join('.\nnp: ')}. See docs/start/own-brand.md.`);
  };
  if (!isBrandRecord(record)) return refuse(brandFaults(record));
  const place = placeIn(record.domain.toLowerCase());
  refuse(entryFaults(ownBrand(record, String), place, parseUrl));
  refuse([...accentFault(record.accents.light, 'light'), ...accentFault(record.accents.dark, 'dark')]);
}

/** JSON files of a folder that the command does not know: one of them may be a misnamed record. */
const strangersIn = (folder: string): readonly string[] => {
  const known = ['brand', 'world', ...contentFiles].map((name) => `${name}.json`);
  return readdirSync(folder).filter((file) => file.endsWith('.json') && !known.includes(file));
};

const noRecord = (folder: string): string => {
  const strangers = strangersIn(folder);
  return `no brand.json in ${folder}${strangers.length > 0 ? `; found ${strangers.join(', ')}` : ''}`;
};

/** What the command took otherwise than it may have been meant. */
const notesOn = (folder: string, given: Given, { domain }: BrandRecord): readonly string[] => [
  ...(given.domain === undefined || given.domain === domain
    ? []
    : [`np: the domain is ${domain} instead of ${quoted(given.domain)}: in the world it must end in .localhost.`]),
  ...(existsSync(join(folder, 'brand.json')) || strangersIn(folder).length === 0
    ? []
    : [`np: ${noRecord(folder)}, which is not read.`]),
];

/** The checked record of a folder and the options, and notes for the terminal. Throws what is wrong with it. */
export const describedBrand = (folder: string, told: Told, into: string): readonly [BrandRecord, readonly string[]] => {
  const given = givenIn(folder, 'brand.json');
  const record: unknown = JSON.parse(JSON.stringify(recordOf(given, told)));
  checkRecord(record, folder, told);
  const { id, code, name, domain } = record;
  const clash = clashIn(into, { id, sigla: code.toUpperCase(), name, domain: domain.toLowerCase() });
  if (clash) throw new Error(`${name}: ${clash}. npm run brand -- remove CODE takes a brand of yours back.`);
  return [record, notesOn(folder, given, record)];
};
