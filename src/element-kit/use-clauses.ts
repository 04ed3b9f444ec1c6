import { useEffect, useState } from 'react';
import { brandLink } from '../core/brand-link.ts';
import { core } from '../core/core.ts';

/** The brand's contract clauses for companies; undefined until the brand's record is there, and where it names none. */
export const useClauses = (): string | undefined => {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    void core.brandRecord().then((brand) => setAddress(brandLink(brand.companies_terms_conditions)));
  }, []);
  return address;
};
