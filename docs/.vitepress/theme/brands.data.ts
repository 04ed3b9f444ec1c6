import { brandRecords } from '../../../demo/server/base/records.ts';

/** Code and name of each brand, for the live examples. */
export default {
  load: () => brandRecords.map(({ sigla, name }) => ({ code: sigla.toLowerCase(), name })),
};
