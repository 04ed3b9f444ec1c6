import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brandFaults, isBrandRecord } from '../../../src/api/brand/brand-record.ts';
import { sixRecords } from '../../../src/rules/brand/brands/all.ts';
import type { Brand } from '../../../src/rules/brand/brands/record.ts';
import { type BrandRecord, ownBrand } from '../../../src/rules/brand/own-brand.ts';
import { quoted } from '../../../src/rules/page/quoted.ts';
import { prefixes, sharedHosts } from './shared-hosts.ts';
import { reasonOf } from './start-error.ts';

/** What the world needs of a brand beside its record: `world.json`. */
export interface WorldParts {
  readonly town: string;
  readonly motto: string;
  /** Text of the bar for breaking news. */
  readonly breaking: string;
  /** Letters of the monogram, for mails. */
  readonly letters: string;
  /** The paper of the six whose texts it borrowed. */
  readonly like: string;
}

/** A brand of the world beside the six. */
export interface OwnBrand {
  readonly brand: Brand;
  /** As pages give it to `np.configure`. */
  readonly record: BrandRecord;
  readonly world: WorldParts;
  /** Absolute path of its folder: record, logos, content. */
  readonly folder: string;
}

/** The folder of the world's own brands, one folder each; npm run brand writes it. Empty for none. */
export const brandsFolder = (): string => process.env.NP_BRANDS ?? '.brands';

/** The content of a JSON file; throws an error that names the file, and the place in it where the engine does. */
export const jsonIn = (file: string): unknown => {
  const text = readFileSync(file, 'utf8');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is not JSON: ${reasonOf(error)}. Correct it.`);
  }
};

/** The fields of a record that name files. */
const pictureFields = ['logo', 'logoShort', 'monogram', 'favicon'] as const;

/** Names the file that a record asks for and its folder lacks; undefined if all are there. */
const missingFile = (folder: string, record: BrandRecord): string | undefined => {
  const field = pictureFields.find((name) => record[name] !== undefined && !existsSync(join(folder, record[name])));
  return field && `"brand.${field}" is ${quoted(record[field])}, but ${folder} has no such file. Put it there`;
};

/** Reads a brand's folder. Its files are served in the bundle's folder. Throws an error that names the field or file. */
export const readOwnBrand = (folder: string): OwnBrand => {
  const record = jsonIn(join(folder, 'brand.json'));
  if (!isBrandRecord(record)) throw new Error(brandFaults(record).join('; '));
  const missing = missingFile(folder, record);
  if (missing) throw new Error(missing);
  const world = jsonIn(join(folder, 'world.json')) as WorldParts;
  const files = `brands/${record.code.toLowerCase()}/`;
  return { brand: ownBrand(record, (file) => files + file), record, world, folder: resolve(folder) };
};

/** Ends the name of a folder that npm run brand is still writing, or was interrupted at. */
export const UNFINISHED = '.new';

/** Names of the folders with a brand in the folder of all. */
export const brandFolders = (all: string): readonly string[] =>
  all === '' || !existsSync(all)
    ? []
    : readdirSync(all).filter((name) => !name.endsWith(UNFINISHED) && existsSync(join(all, name, 'brand.json')));

/** The part of a brand that no two may have alike, and its name for messages. */
export type Placed = Pick<Brand, 'id' | 'sigla' | 'domain' | 'name'>;

const hostsOf = (domain: string): readonly string[] => Object.values(prefixes).map((prefix) => prefix + domain);

/** Highest number that the column of the brands' numbers holds. */
const MOST = 32_767;

/** Why a brand cannot be in the world beside the others: a code, number or host that is taken. Undefined if it can. */
export const clashOf = ({ id, sigla, domain }: Placed, others: readonly Placed[]): string | undefined => {
  const said = (field: string, value: unknown, why: string) =>
    `"brand.${field}" is ${quoted(value)}, which ${why}. Choose another in brand.json`;
  if (id > MOST) return said('id', id, `is more than the world’s ${MOST}`);
  const hosts = hostsOf(domain);
  if (hosts.some((host) => Object.hasOwn(sharedHosts, host))) return said('domain', domain, 'is a host of the world');
  for (const other of others) {
    const taken = `${other.name} (${other.sigla}) has`;
    if (other.sigla === sigla) return said('code', sigla, taken);
    if (other.id === id) return said('id', id, taken);
    if (hostsOf(other.domain).some((host) => hosts.includes(host))) return said('domain', domain, taken);
  }
  return undefined;
};

/** A brand that has an error and is not in the world. */
export interface LeftOut {
  readonly folder: string;
  /** Its name, or its folder's where the record cannot be read. */
  readonly name: string;
  /** Its hosts are under it: that of the record, or the one that npm run brand gives to a folder. */
  readonly domain: string;
  readonly reason: string;
}

/** What a record with an error says of itself. */
const saidIn = (folder: string): { readonly name?: unknown; readonly domain?: unknown } => {
  try {
    return { ...(jsonIn(join(folder, 'brand.json')) as object | null) };
  } catch {
    return {};
  }
};

const leftOutIn = (all: string, name: string, error: unknown): LeftOut => {
  const folder = join(all, name);
  const said = saidIn(folder);
  return {
    folder,
    name: typeof said.name === 'string' ? said.name : name,
    domain: (typeof said.domain === 'string' ? said.domain : `${name}.localhost`).toLowerCase(),
    reason: (error as Error).message.replace(/\.$/, ''),
  };
};

/** One line for the terminal. */
export const leftOutLine = ({ folder, reason }: LeftOut): string =>
  `np: the brand in ${folder} is left out: ${reason}. The world goes on without it.`;

/** The brands of a folder that can be in the world, in the order of their ids. `report` is called with the others. */
export const readOwnBrands = (all: string, report: (left: LeftOut) => void): readonly OwnBrand[] => {
  const found: OwnBrand[] = [];
  for (const name of brandFolders(all)) {
    try {
      const own = readOwnBrand(join(all, name));
      const clash = clashOf(own.brand, [...sixRecords, ...found.map(({ brand }) => brand)]);
      if (clash) throw new Error(clash);
      found.push(own);
    } catch (error) {
      report(leftOutIn(all, name, error));
    }
  }
  return found.sort((one, other) => one.brand.id - other.brand.id);
};

const left: LeftOut[] = [];

/** The world's own brands; read once. */
export const ownBrands = readOwnBrands(brandsFolder(), (one) => {
  left.push(one);
  console.error(leftOutLine(one));
});

/** The brands of the folder that are not in the world. */
export const leftOut: readonly LeftOut[] = left;

/** The own brand with this code, in any case. */
export const ownBrandOf = (sigla: string): OwnBrand | undefined =>
  ownBrands.find(({ brand }) => brand.sigla === sigla.toUpperCase());

const suffixes = { logo: 'wordmark', logoShort: 'wordmark-short', monogram: 'monogram' } as const;

/** The file of a brand's logo or monogram: of an own brand in its folder, of the six in public/brands. */
export const brandFile = (sigla: string, file: keyof typeof suffixes): URL => {
  const own = ownBrandOf(sigla);
  const code = sigla.toLowerCase();
  if (!own) return new URL(`../../../public/brands/${code}-${suffixes[file]}.svg`, import.meta.url);
  const { logo = 'logo.svg', logoShort = logo, monogram = 'monogram.svg' } = own.record;
  return pathToFileURL(join(own.folder, { logo, logoShort, monogram }[file]));
};

/** A brand's record for a page: the addresses of its files begin with that of the bundle's folder. */
export const recordFor = ({ record, brand }: OwnBrand, folder: string): BrandRecord => ({
  ...record,
  logo: folder + brand.logoTipo,
  logoShort: folder + brand.logoTipoShort,
  monogram: folder + (brand.monogram ?? brand.appIcon),
  favicon: folder + brand.appIcon,
});

/** A table of the six brands with the rows of the world's own. */
export const withOwn = <Row>(six: Readonly<Record<string, Row>>, rowOf: (own: OwnBrand) => Row) => {
  const rows: Readonly<Record<string, Row>> = {
    ...six,
    ...Object.fromEntries(ownBrands.map((own) => [own.brand.sigla, rowOf(own)])),
  };
  return (sigla: string): Row => {
    const row = rows[sigla];
    if (row === undefined) throw new Error(`No brand ${sigla}`);
    return row;
  };
};
