import type { PageBrand } from '../../rules/brand/brand.ts';
import { copy } from './copy.ts';

const isSix = (sigla: string): sigla is keyof typeof copy.papers => Object.hasOwn(copy.papers, sigla);

/** A paper's name after `Chiedi`: of the six, or of the page's own record. */
export const paperOf = ({ sigla, toName }: PageBrand): string => toName ?? (isSix(sigla) ? copy.papers[sigla] : sigla);

/** Its town in the first suggestion; empty without one. */
export const townOf = ({ sigla, toName, inTown = '' }: PageBrand): string =>
  toName === undefined && isSix(sigla) ? copy.towns[sigla] : inTown;
