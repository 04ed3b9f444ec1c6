import type { BrandIdentity } from '../../../src/rules/brand/brand.ts';
import { brandIdentities } from './brands.ts';
import { type Base, brandOrigin } from './hosts.ts';
import { recordOf } from './records.ts';

/** The brand with this database id. */
export const brandOfId = (brandId: number): BrandIdentity => {
  const brand = brandIdentities.find(({ id }) => id === brandId);
  if (!brand) throw new Error(`No brand ${brandId}`);
  return brand;
};

/** Signature of a brand’s mails. */
export const signatureOf = (brandId: number): string => `Il servizio clienti ${recordOf(brandOfId(brandId)).ofName}`;

/** Address on a brand's account site, for a link in a mail. */
export const accountAddress = (brandId: number, base: Base, path: string): string =>
  `${brandOrigin(brandOfId(brandId), 'account', base)}${path}`;

export const subscriptionsPath = '/user/subscriptions';
