import { useEffect, useState } from 'react';
import { core } from '../core/core.ts';
import { brandIdentities, type Sigla } from '../rules/brand.ts';

type Named = readonly [sigla: Sigla, name: string];

const nameOf = ({ sigla }: { readonly sigla: Sigla }): Promise<Named> =>
  core.brandRecord(sigla).then(
    ({ name }) => [sigla, name],
    () => [sigla, sigla],
  );

/** Codes and names of all brands, in order. A code is its own name while the brand's record is on its way, or does not come. */
export const useBrands = (): readonly Named[] => {
  const [brands, setBrands] = useState<readonly Named[]>(() => brandIdentities.map(({ sigla }) => [sigla, sigla]));
  useEffect(() => void Promise.all(brandIdentities.map(nameOf)).then(setBrands), []);
  return brands;
};
