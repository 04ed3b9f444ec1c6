import { expect, test } from 'vitest';
import { askedConsents, isMandatoryConsent } from './consents.ts';

test.each([
  ['person', ['promo', 'profiling', 'third_parties'], []],
  ['company', ['promo', 'profiling', 'third_parties', 'company_contract'], ['company_contract']],
  ['public_body', ['promo', 'profiling', 'third_parties', 'company_contract'], ['company_contract']],
] as const)('%s is asked %j, of which %j must be accepted', (type, asked, mandatory) => {
  expect(askedConsents(type)).toEqual(asked);
  expect(askedConsents(type).filter(isMandatoryConsent)).toEqual(mandatory);
});
