import type { Sigla } from '../../../../src/rules/brand/brand.ts';

/** A local edition. `places`: PostgreSQL pattern of the stories that come first in it. */
export interface LocalEdition {
  readonly title: string;
  readonly places: string;
}

const mainEditions: Readonly<Record<Sigla, string>> = { MG: 'Gaviano città' };

/** Title of a paper's main edition. */
export const mainEditionOf = (sigla: Sigla): string => mainEditions[sigla] ?? 'Edizione unica';

/** Local editions, on the days of a full paper: the same stories in another order. */
export const localEditions: Readonly<Partial<Record<Sigla, readonly LocalEdition[]>>> = {
  MG: [
    { title: 'Costa', places: 'Marina di Gaviano|spiagg|concession' },
    { title: 'Valle del Tarso', places: 'valle|Borgo Serra|Tarso fa meno paura' },
  ],
};
