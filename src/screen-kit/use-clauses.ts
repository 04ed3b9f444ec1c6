import { useEffect, useState } from 'react';
import { brandLink } from '../core/brand/brand-link.ts';
import { core } from '../core/page/core.ts';
import { useShell } from '../element-kit/panel/panel.tsx';

/** The address of the brand's contract clauses for companies; undefined until its record has loaded, and without one. */
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
