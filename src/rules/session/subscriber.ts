/** Specification, point 3, "Short user info": the flags that say what a reader subscribes to. */
export type SubscriberFlags = Readonly<
  Record<'abbonato' | 'abbonatoConsent' | 'abbonatoDigital' | 'abbonatoRassegna', boolean>
>;

/** Specification, point 4, "Derived subscription flags": subscribed is true if any of the four is. */
export const isSubscribed = (flags: SubscriberFlags): boolean =>
  flags.abbonato || flags.abbonatoConsent || flags.abbonatoDigital || flags.abbonatoRassegna;

/** What a reader has, by its name; Online is the subscription that is not Digital. */
export const productsOf = (flags: SubscriberFlags): readonly string[] => [
  ...(flags.abbonatoDigital ? ['Digital'] : []),
  ...(isOnline(flags) ? ['Online'] : []),
  ...(flags.abbonatoRassegna ? ['Rassegna stampa'] : []),
  ...(flags.abbonatoConsent ? ['Consent'] : []),
];

/** A subscription that is not Digital, nor only the press review or the consent's. */
export const isOnline = (flags: SubscriberFlags): boolean => flags.abbonato && !flags.abbonatoDigital;

/** Specification, point 2.2: the subscribe button is for who is not logged in, or is without a subscription. */
export const offersSubscription = (reader: SubscriberFlags | undefined): boolean => !reader || !isSubscribed(reader);
