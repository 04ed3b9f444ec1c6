import { isOnline, isSubscribed, type SubscriberFlags } from '../session/subscriber.ts';
import { type Product, productRank, products } from '../subscriptions/subscription.ts';
import { dayOf, daysFrom } from '../text/calendar.ts';

/** The reader's short info, which every page has. */
export interface ProfiledReader extends SubscriberFlags {
  readonly isCompany: boolean;
  readonly isFamilySubscribed: boolean;
  readonly isSlave: boolean;
}

/** The parts of the full user, received at the sign-in, that the profile needs. */
export interface ProfiledUser {
  readonly owned: Readonly<Partial<Record<Product, boolean>>>;
  readonly subscription: ProfiledSubscription | undefined;
  readonly devices: number | undefined;
}

/** A subscription as the customer data platform names its fields. */
export interface ProfiledSubscription {
  readonly stato?: string;
  readonly flag_ricorrente?: boolean;
  readonly tipo_pagamento?: string;
  readonly categoria_pagamento?: string;
  /** yyyy-mm-dd, the last day. */
  readonly data_fine?: string;
  readonly tipo_prodotto?: string;
  readonly tipo_durata?: string;
  readonly data_prossimo_rinnovo_prezzo_pieno?: string;
  readonly omaggio?: boolean;
  readonly slave?: boolean;
}

export type MarketingProfile = Readonly<Record<string, string | number | boolean>>;

const names = { mobile: 'Online', digital: 'Digital', 'digital+': 'Digital Plus' } as const;

const flagNames: Readonly<Record<Product, string>> = {
  mobile: 'abbonamento_mobile',
  digital: 'abbonamento_digital',
  'digital+': 'abbonamento_digital_plus',
  consent: 'abbonamento_consent',
  rassegna: 'abbonamento_rassegna',
};

const isNamed = (product: string): product is keyof typeof names => Object.hasOwn(names, product);

/** The products by the short info alone, which does not distinguish Digital from Digital Plus. */
const ownedBy = (reader: ProfiledReader): ProfiledUser['owned'] => ({
  mobile: isOnline(reader),
  digital: reader.abbonatoDigital,
  consent: reader.abbonatoConsent,
  rassegna: reader.abbonatoRassegna,
});

const productName = (owned: ProfiledUser['owned'], last: string | undefined): string | undefined => {
  const all = [...products.filter((product) => owned[product]), ...(last === undefined ? [] : [last])].filter(isNamed);
  const [highest] = all.toSorted((one, other) => productRank(other) - productRank(one));
  return highest && names[highest];
};

/** Days until the last day (0 on that day), or days since. */
const remaining = (end: string | undefined, now: Date): MarketingProfile => {
  if (end === undefined || !/^\d{4}-\d\d-\d\d$/.test(end)) return {};
  const days = daysFrom(dayOf(now), end);
  return days >= 0 ? { subscription_to_expiration: days } : { subscription_expired: -days };
};

const copied = [
  'stato',
  'flag_ricorrente',
  'tipo_pagamento',
  'categoria_pagamento',
  'data_fine',
  'tipo_durata',
  'data_prossimo_rinnovo_prezzo_pieno',
  'omaggio',
  'slave',
] as const;

/** Accepts booleans, words and dates up to 40 characters; drops anything else, such as an e-mail address. */
const isPlain = (value: unknown): value is string | boolean =>
  typeof value === 'boolean' || (typeof value === 'string' && /^[\p{L}\d_+ .:-]{1,40}$/u.test(value));

const subscriptionFields = (subscription: ProfiledSubscription): MarketingProfile =>
  Object.fromEntries(
    copied.flatMap((field) => {
      const value = subscription[field];
      return isPlain(value) ? [[`subscription_${field}`, value] as const] : [];
    }),
  );

/** The number of devices when it is unknown. */
const defaultDevices = 1;

/** The marketing profile: exactly these fields, none of which identifies the reader. A visitor's has no subscription. */
export const marketingProfile = (
  page: { readonly domain: string; readonly url: string },
  reader: ProfiledReader | undefined,
  user: ProfiledUser | undefined,
  now: Date,
): MarketingProfile => {
  const { domain, url } = page;
  if (!reader) return { domain, url, logged: false, subscribed: false, active_devices: defaultDevices };
  const owned = user?.owned ?? ownedBy(reader);
  const product = productName(owned, user?.subscription?.tipo_prodotto);
  return {
    domain,
    url,
    logged: true,
    subscribed: isSubscribed(reader),
    ...Object.fromEntries(products.map((one) => [flagNames[one], owned[one] === true])),
    abbonamento_company: reader.isCompany,
    abbonamento_family: reader.isFamilySubscribed,
    abbonamento_slave: reader.isSlave,
    ...(product && { subscription_product: product }),
    ...(user?.subscription && subscriptionFields(user.subscription)),
    ...remaining(user?.subscription?.data_fine, now),
    active_devices: user?.devices ?? defaultDevices,
  };
};
