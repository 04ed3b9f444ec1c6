import type { Sigla } from '../../../../src/rules/brand/brand.ts';

/** An edition of a day: what readers call it, and the places whose stories it puts before the others; a PostgreSQL pattern. */
export interface LocalEdition {
  readonly title: string;
  readonly places: string;
}

/** What a paper's own edition is called. */
export const mainEdition: Readonly<Record<Sigla, string>> = {
  MG: 'Gaviano città',
  LG: 'Edizione unica',
  EM: 'Edizione unica',
  GZ: 'Edizione unica',
  CA: 'Edizione unica',
  QP: 'Edizione unica',
};

/** The editions beside it, on the days of a full paper: the same stories in another order. */
export const localEditions: Readonly<Partial<Record<Sigla, readonly LocalEdition[]>>> = {
  MG: [
    { title: 'Costa', places: 'Marina di Gaviano|spiagg|concession' },
    { title: 'Valle del Tarso', places: 'valle|Borgo Serra|Tarso fa meno paura' },
  ],
};
