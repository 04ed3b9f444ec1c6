import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brandFaults, isBrandRecord } from '../../../src/api/brand/brand-record.ts';
import type { Brand } from '../../../src/rules/brand/brands/record.ts';
import { type BrandRecord, ownBrand } from '../../../src/rules/brand/own-brand.ts';

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

const jsonOf = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new Error('is not JSON');
  }
};

/** Reads a brand's folder. Its files are served in the bundle's folder. Throws an error that names the field. */
export const readOwnBrand = (folder: string): OwnBrand => {
  const record = jsonOf(join(folder, 'brand.json'));
  if (!isBrandRecord(record)) throw new Error(brandFaults(record).join('; '));
  const world = jsonOf(join(folder, 'world.json')) as WorldParts;
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

const read = (): readonly OwnBrand[] => {
  const all = brandsFolder();
  return brandFolders(all)
    .flatMap((name) => {
      try {
        return [readOwnBrand(join(all, name))];
      } catch (error) {
        console.error(`${join(all, name)}: ${(error as Error).message}. The world goes on without this brand.`);
        return [];
      }
    })
    .sort((one, other) => one.brand.id - other.brand.id);
};

/** The world's own brands, in the order of their ids; read once. */
export const ownBrands = read();

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
