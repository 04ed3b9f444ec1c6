import type { BrandIdentity } from '../../../src/rules/brand/brand.ts';
import { brand as ca } from '../../../src/rules/brand/brands/ca.ts';
import { brand as em } from '../../../src/rules/brand/brands/em.ts';
import { brand as gz } from '../../../src/rules/brand/brands/gz.ts';
import { brand as lg } from '../../../src/rules/brand/brands/lg.ts';
import { brand as mg } from '../../../src/rules/brand/brands/mg.ts';
import { brand as qp } from '../../../src/rules/brand/brands/qp.ts';
import type { Brand } from '../../../src/rules/brand/brands/record.ts';

/** The six brands, in the order of their ids. */
export const brandRecords: readonly Brand[] = [mg, lg, em, gz, ca, qp];

/** The record of a brand. */
export const recordOf = (identity: BrandIdentity): Brand => {
  const record = brandRecords.find(({ id }) => id === identity.id);
  if (!record) throw new Error(`No record for brand ${identity.sigla}`);
  return record;
};
