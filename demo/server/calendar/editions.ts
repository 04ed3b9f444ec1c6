import type { Sigla } from '../../../src/rules/brand.ts';

/** The local editions in which a paper comes out; the first is its main one. */
export const editionTitles: Readonly<Record<Sigla, readonly [string, ...string[]]>> = {
  MG: ['Gaviano città'],
  LG: ['Edizione unica'],
  EM: ['Edizione unica'],
  GZ: ['Edizione unica'],
  CA: ['Edizione unica'],
  QP: ['Edizione unica'],
};
