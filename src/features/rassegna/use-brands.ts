import { useEffect, useState } from 'react';
import { core } from '../../core/core.ts';
import { brandIdentities } from '../../rules/brand.ts';

/** Codes and names of all mastheads; none while their records are on their way. */
export const useBrands = (): readonly (readonly [sigla: string, name: string])[] => {
  const [brands, setBrands] = useState<readonly (readonly [sigla: string, name: string])[]>([]);
  useEffect(() => {
    const named = brandIdentities.map(async ({ sigla }) => [sigla, (await core.brandRecord(sigla)).name] as const);
    Promise.all(named).then(setBrands, () => {});
  }, []);
  return brands;
};
