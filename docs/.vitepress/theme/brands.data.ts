import { sixRecords } from '../../../src/rules/brand/brands/all.ts';

/** Code and name of each brand, for the live examples. */
export default {
  load: () => sixRecords.map(({ sigla, name }) => ({ code: sigla.toLowerCase(), name })),
};
