import { expect, test } from 'vitest';
import { readPreference } from './consent-log.ts';

const timestamp = '2025-01-01T00:00:00.000Z';

test.each<[unknown, unknown]>([
  [{ consent: true }, { consent: true }],
  [
    { consent: true, purposes: { 1: true, 4: false }, timestamp, id: 7 },
    { consent: true, purposes: { 1: true, 4: false }, timestamp },
  ],
  [{ consent: true, purposes: null }, undefined],
  [{ consent: true, purposes: { 4: 'no' } }, undefined],
  [{ consent: true, timestamp: 1 }, undefined],
  [{ consent: 'false' }, undefined],
  [{ consent: null }, undefined],
  [{ consent: false }, { consent: false }],
  [
    { consent: false, purposes: { 1: true, 4: true }, timestamp },
    { consent: false, timestamp },
  ],
  [{ consent: false, purposes: null }, { consent: false }],
  [
    { consent: false, purposes: { 4: 'no' }, timestamp },
    { consent: false, timestamp },
  ],
  [{ consent: false, timestamp: 1 }, { consent: false }],
  [{}, {}],
  [null, undefined],
  [undefined, undefined],
  ['false', undefined],
])('the preference %j is read as %j', (value, preference) => {
  expect(readPreference(value)).toEqual(preference);
});
