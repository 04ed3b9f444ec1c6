import { GVL, Segment, TCModel, TCString, type VendorList } from '@iabtechlabtcf/core';

const purposes = Array.from({ length: 11 }, (_, index) => index + 1);
const named = (ids: readonly number[]) =>
  Object.fromEntries(ids.map((id) => [id, { id, name: `${id}`, description: '' }]));

const vendor = (id: number, name: string, asked: readonly number[]) => ({
  id,
  name,
  purposes: [...asked],
  legIntPurposes: [2, 7].filter((purpose) => !asked.includes(purpose)),
  flexiblePurposes: [],
  specialPurposes: [],
  features: [],
  specialFeatures: [],
  usesCookies: true,
  cookieMaxAgeSeconds: 15_552_000,
  cookieRefresh: false,
  usesNonCookieAccess: false,
});

/** A vendor list of invented vendors, as the IAB publishes it. */
const vendorList = (version: number, policyVersion: number): VendorList => ({
  gvlSpecificationVersion: 3,
  vendorListVersion: version,
  tcfPolicyVersion: policyVersion,
  lastUpdated: '2024-06-01T00:00:00Z',
  purposes: named(purposes),
  specialPurposes: named([1, 2]),
  features: named([1, 2, 3]),
  specialFeatures: named([1, 2]),
  stacks: {},
  vendors: { 2: vendor(2, 'Misure Uniti', [1, 7, 8, 9, 10]), 7: vendor(7, 'Annunci Riuniti', [1, 2, 3, 4]) },
});

/** What a string says; by default a refusal of everything under TCF 2.2 and the vendor list 60, today. */
export interface TcFacts {
  readonly consents?: readonly number[];
  readonly legitimateInterests?: readonly number[];
  readonly vendorListVersion?: number;
  /** 4 for TCF 2.2, 5 for 2.3. */
  readonly policyVersion?: number;
  readonly disclosesVendors?: boolean;
  readonly date?: Date;
  /** Identifier of the consent manager, from 2. */
  readonly cmpId?: number;
}

/** Makes a TC string with the IAB's own encoder. */
export const makeTcString = (facts: TcFacts = {}): string => {
  const { consents = [], legitimateInterests = [], vendorListVersion = 60, policyVersion = 4, cmpId = 4095 } = facts;
  const model = new TCModel(new GVL(vendorList(vendorListVersion, policyVersion)));
  model.cmpId = cmpId;
  model.cmpVersion = 1;
  model.isServiceSpecific = true;
  model.publisherCountryCode = 'IT';
  if (facts.date) {
    model.created = facts.date;
    model.lastUpdated = facts.date;
  }
  model.purposeConsents.set([...consents]);
  model.purposeLegitimateInterests.set([...legitimateInterests]);
  if (consents.length > 0) model.setAllVendorConsents();
  model.setAllVendorsDisclosed();
  const segments = facts.disclosesVendors === false ? [Segment.CORE] : [Segment.CORE, Segment.VENDORS_DISCLOSED];
  return TCString.encode(model, { segments });
};
