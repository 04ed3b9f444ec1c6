import { makeTcString, type TcFacts } from '../../demo/pages/third/tc-strings.ts';

/** A TC string of the IAB's encoder, with the site's purposes that may run: in both modes, or in each. */
export interface TcStringCase {
  readonly what: string;
  readonly tcString: string;
  readonly byDefault: string;
  readonly strictly: string;
}

const every = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
const without = (...refused: number[]): readonly number[] => every.filter((purpose) => !refused.includes(purpose));
const tcf23 = { policyVersion: 5 };

const rows: readonly (readonly [what: string, facts: TcFacts, byDefault: string, strictly?: string])[] = [
  ['2.2, refused', {}, '1'],
  ['2.2, granted', { consents: every }, '12345'],
  ['2.3, refused', tcf23, '1'],
  ['2.3, granted', { ...tcf23, consents: every }, '12345'],
  ['2.2 without disclosed vendors, refused', { disclosesVendors: false }, '1'],
  ['2.2 without disclosed vendors, granted', { disclosesVendors: false, consents: every }, '12345'],
  ['2.3 without disclosed vendors, refused', { ...tcf23, disclosesVendors: false }, '1'],
  ['2.3 without disclosed vendors, granted', { ...tcf23, disclosesVendors: false, consents: every }, '12345', '1'],
  ['2.3 without disclosed vendors, measured', { ...tcf23, disclosesVendors: false, consents: [1, 8, 9] }, '124', '1'],
  [
    'policies 6 without disclosed vendors',
    { policyVersion: 6, disclosesVendors: false, consents: every },
    '12345',
    '1',
  ],
  ['only 1', { consents: [1] }, '12'],
  ['only 2', { consents: [2] }, '1'],
  ['only 3', { consents: [3] }, '1'],
  ['only 4', { consents: [4] }, '1'],
  ['only 5', { consents: [5] }, '1'],
  ['only 6', { consents: [6] }, '1'],
  ['only 7', { consents: [7] }, '1'],
  ['only 8', { consents: [8] }, '1'],
  ['only 9', { consents: [9] }, '1'],
  ['only 10', { consents: [10] }, '1'],
  ['only 11', { consents: [11] }, '1'],
  ['all but 1', { consents: without(1) }, '1'],
  ['all but 2', { consents: without(2) }, '1234'],
  ['all but 3', { consents: without(3) }, '1234'],
  ['all but 4', { consents: without(4) }, '1234'],
  ['all but 5', { consents: without(5) }, '1245'],
  ['all but 6', { consents: without(6) }, '1245'],
  ['all but 7', { consents: without(7) }, '12345'],
  ['all but 8', { consents: without(8) }, '1235'],
  ['all but 9', { consents: without(9) }, '1235'],
  ['all but 10 and 11', { consents: without(10, 11) }, '12345'],
  ['measurement', { consents: [1, 7, 8, 9, 10] }, '124'],
  ['measurement without the device', { consents: [7, 8, 9, 10] }, '1'],
  ['advertising', { consents: [1, 2, 3, 4, 7] }, '125'],
  ['advertising without the device', { consents: [2, 3, 4, 7] }, '1'],
  ['content', { consents: [1, 5, 6, 11] }, '123'],
  ['refused, legitimate interest in all', { legitimateInterests: every }, '1'],
  ['only 1, legitimate interest in measurement', { consents: [1], legitimateInterests: [7, 8, 9, 10] }, '12'],
  ['refused for the vendor list 150', { vendorListVersion: 150 }, '1'],
  [
    'granted by another manager, 2.3, list 150',
    { ...tcf23, consents: every, vendorListVersion: 150, cmpId: 28 },
    '12345',
  ],
];

/** 40 strings: what a reader granted under TCF 2.2 and 2.3, and what may run. */
export const tcStringCases: readonly TcStringCase[] = rows.map(([what, facts, byDefault, strictly = byDefault]) => ({
  what,
  tcString: makeTcString(facts),
  byDefault,
  strictly,
}));
