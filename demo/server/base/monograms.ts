import type { Sigla } from '../../../src/rules/brand/brand.ts';

/** The letters of a paper's monogram, for its mails, which have no pictures. */
export const monograms: Readonly<Record<Sigla, string>> = { MG: 'M', LG: 'L', EM: 'E', GZ: 'G', CA: 'CA', QP: 'qui' };
