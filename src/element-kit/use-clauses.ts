import { useEffect, useState } from 'react';
import { brandLink } from '../core/brand-link.ts';
import { core } from '../core/core.ts';
import { useShell } from './panel.tsx';

/** The brand's contract clauses for companies; undefined until the brand's record is there, and where it names none. */
export const useClauses = (): string | undefined => {
  const shell = useShell();
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    core.brandRecord().then(
      (brand) => setAddress(brandLink(brand.companies_terms_conditions)),
      (error: unknown) => shell.miss('brand record', error),
    );
  }, [shell]);
  return address;
};
