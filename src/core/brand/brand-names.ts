import { brandIdentities, type Sigla } from '../../rules/brand/brand.ts';
import { core } from '../page/core.ts';

export type BrandName = readonly [sigla: Sigla, name: string];

/** All brands in order, named by their codes until their records load. */
export const brandCodes: readonly BrandName[] = brandIdentities.map(({ sigla }) => [sigla, sigla]);

const nameOf = ([sigla, code]: BrandName): Promise<BrandName> =>
  core.brandRecord(sigla).then(
    ({ name }) => [sigla, name],
    () => [sigla, code],
  );

/** Codes and names of all brands in order. A brand whose record does not load has its code as a name. */
export const brandNames = (): Promise<readonly BrandName[]> => Promise.all(brandCodes.map(nameOf));
