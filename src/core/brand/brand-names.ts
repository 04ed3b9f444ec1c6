import { brandIdentities, type Sigla } from '../../rules/brand/brand.ts';
import { core } from '../page/core.ts';
import { page } from '../page/page.ts';

export type BrandName = readonly [sigla: Sigla, name: string];

/** The brands that the page knows: its own if it gives a record, otherwise the six in order. Named by their codes. */
export const brandCodes = (): readonly BrandName[] =>
  (page.own?.has(page.config.brand) ? [core.brand.peek()] : brandIdentities).map(({ sigla }) => [sigla, sigla]);

const nameOf = ([sigla, code]: BrandName): Promise<BrandName> =>
  core.brandRecord(sigla).then(
    ({ name }) => [sigla, name],
    () => [sigla, code],
  );

/** Their codes and names. A brand whose record does not load has its code as a name. */
export const brandNames = (): Promise<readonly BrandName[]> => Promise.all(brandCodes().map(nameOf));
