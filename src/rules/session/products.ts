import { isOnline, type SubscriberFlags } from './subscriber.ts';

/** The names of a reader's products. */
export const productsOf = (flags: SubscriberFlags): readonly string[] => [
  ...(flags.abbonatoDigital ? ['Digital'] : []),
  ...(isOnline(flags) ? ['Online'] : []),
  ...(flags.abbonatoRassegna ? ['Rassegna stampa'] : []),
  ...(flags.abbonatoConsent ? ['Consent'] : []),
];
