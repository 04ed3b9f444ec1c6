import { type BrandIdentity, brandIdentities } from '../../../src/rules/brand/brand.ts';
import { type Base, brandOrigin } from './hosts.ts';
import { recordOf } from './records.ts';

/** The brand of an id that stands in the database. */
export const brandOfId = (brandId: number): BrandIdentity => {
  const brand = brandIdentities.find(({ id }) => id === brandId);
  if (!brand) throw new Error(`No brand ${brandId}`);
  return brand;
};

/** How mails of a brand are signed. */
export const signatureOf = (brandId: number): string => `Il servizio clienti ${recordOf(brandOfId(brandId)).ofName}`;

/** Addresses of a brand's account site, for links in mails. */
export const accountAddress = (brandId: number, base: Base, path: string): string =>
  `${brandOrigin(brandOfId(brandId), 'account', base)}${path}`;

export const subscriptionsPath = '/user/subscriptions';
