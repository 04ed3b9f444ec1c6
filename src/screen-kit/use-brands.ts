import { useEffect, useState } from 'react';
import { type BrandName, brandCodes, brandNames } from '../core/brand/brand-names.ts';

/** Codes and names of all brands, in order; each goes by its code until the names are there. */
export const useBrands = (): readonly BrandName[] => {
  const [brands, setBrands] = useState(brandCodes);
  useEffect(() => void brandNames().then(setBrands), []);
  return brands;
};
