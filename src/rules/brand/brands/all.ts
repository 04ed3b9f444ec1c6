import type { PageBrand } from '../brand.ts';
import { brand as ca } from './ca.ts';
import { brand as em } from './em.ts';
import { brand as gz } from './gz.ts';
import { brand as lg } from './lg.ts';
import { brand as mg } from './mg.ts';
import { brand as qp } from './qp.ts';
import type { Brand } from './record.ts';

/** The records of the six brands, in the order of their ids. */
export const sixRecords: readonly Brand[] = [mg, lg, em, gz, ca, qp];

const isRecord = (brand: PageBrand): brand is Brand => 'burgerItems' in brand;

/** The record of a code: `own`, the page's brand, when it has that code and was checked; otherwise that of the six. */
export const recordOf = (sigla: string, own: PageBrand): Brand => {
  const found = own.sigla === sigla && isRecord(own) ? own : sixRecords.find((record) => record.sigla === sigla);
  if (!found) throw new Error(`no record of ${sigla}`);
  return found;
};
