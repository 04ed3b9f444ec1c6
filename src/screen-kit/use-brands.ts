import { useEffect, useState } from 'react';
import { type BrandName, brandCodes, brandNames } from '../core/brand/brand-names.ts';

/** Codes and names of all brands, in order; the code replaces a name until the names have loaded. */
export const useBrands = (): readonly BrandName[] => {
  const [brands, setBrands] = useState(brandCodes);
  useEffect(() => void brandNames().then(setBrands), []);
  return brands;
};
