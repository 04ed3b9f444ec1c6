import type { SoldNames } from '../brand/own-texts.ts';
import { isOnline, type SubscriberFlags } from './subscriber.ts';

/** The names of a reader's products, as the brand sells them. */
export const productsOf = (flags: SubscriberFlags, sold: SoldNames = {}): readonly string[] => [
  ...(flags.abbonatoDigital ? [sold.digital ?? 'Digital'] : []),
  ...(isOnline(flags) ? [sold.mobile ?? 'Online'] : []),
  ...(flags.abbonatoRassegna ? [sold.rassegna ?? 'Rassegna stampa'] : []),
  ...(flags.abbonatoConsent ? [sold.consent ?? 'Consent'] : []),
];
