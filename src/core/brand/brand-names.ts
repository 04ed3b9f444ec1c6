import { brandIdentities, type Sigla } from '../../rules/brand/brand.ts';
import { core } from '../page/core.ts';

export type BrandName = readonly [sigla: Sigla, name: string];

/** All brands, in order, before their records are there: a code is its own name. */
export const brandCodes: readonly BrandName[] = brandIdentities.map(({ sigla }) => [sigla, sigla]);

const nameOf = ([sigla, code]: BrandName): Promise<BrandName> =>
  core.brandRecord(sigla).then(
    ({ name }) => [sigla, name],
    () => [sigla, code],
  );

/** Codes and names of all brands, in order; the code stands for a name whose record does not come. */
export const brandNames = (): Promise<readonly BrandName[]> => Promise.all(brandCodes.map(nameOf));
