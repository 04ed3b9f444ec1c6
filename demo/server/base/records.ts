import type { BrandIdentity } from '../../../src/rules/brand/brand.ts';
import { sixRecords } from '../../../src/rules/brand/brands/all.ts';
import type { Brand } from '../../../src/rules/brand/brands/record.ts';
import { ownBrands } from './own-brands.ts';

/** The records of the world's brands: the six, in the order of their ids, then its own. */
export const brandRecords: readonly Brand[] = [...sixRecords, ...ownBrands.map(({ brand }) => brand)];

/** The record of a brand. */
export const recordOf = (identity: BrandIdentity): Brand => {
  const record = brandRecords.find(({ id }) => id === identity.id);
  if (!record) throw new Error(`No record for brand ${identity.sigla}`);
  return record;
};
