import type { PageBrand } from '../../rules/brand/brand.ts';
import { spoken } from '../../rules/language/spoken.ts';
import { copy } from './copy.ts';

const isSix = (sigla: string): sigla is keyof typeof copy.papers => Object.hasOwn(copy.papers, sigla);

/** A paper's name after `Chiedi`: of the six, or of the page's own record, whose prepositions are Italian. */
export const paperOf = ({ sigla, toName, name }: PageBrand): string =>
  (spoken() === 'it' ? toName : toName && name) ?? (isSix(sigla) ? copy.papers[sigla] : sigla);

/** Its town in the first suggestion; empty without one. */
export const townOf = ({ sigla, toName, inTown = '' }: PageBrand): string =>
  toName === undefined && isSix(sigla) ? copy.towns[sigla] : inTown;
