/** The subscription flags of the reader's short info. */
export type SubscriberFlags = Readonly<
  Record<'abbonato' | 'abbonatoConsent' | 'abbonatoDigital' | 'abbonatoRassegna', boolean>
>;

/** Whether a reader has any subscription: any of the four flags is true. */
export const isSubscribed = (flags: SubscriberFlags): boolean =>
  flags.abbonato || flags.abbonatoConsent || flags.abbonatoDigital || flags.abbonatoRassegna;

/** Online is `abbonato` without Digital. */
export const isOnline = (flags: SubscriberFlags): boolean => flags.abbonato && !flags.abbonatoDigital;

/** Whether to show the subscribe button: to visitors, and to readers without a subscription. */
export const offersSubscription = (reader: SubscriberFlags | undefined): boolean => !reader || !isSubscribed(reader);
