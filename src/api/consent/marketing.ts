import { boolean, is, nullable, number, optional, record, string, type, unknown } from 'superstruct';
import type { Client } from '../../platform/net/client.ts';
import type { MarketingProfile, ProfiledSubscription, ProfiledUser } from '../../rules/consent/marketing-profile.ts';
import { type Product, products } from '../../rules/subscriptions/subscription.ts';
import { call } from '../page/call.ts';
import { pathOf } from '../page/paths.ts';

const fullUser = type({
  email: string(),
  abbonamenti: optional(record(string(), unknown())),
  CDP: optional(type({ subscription: optional(nullable(record(string(), unknown()))), user: optional(unknown()) })),
});

const devices = type({ numero_dispositivi: number() });

const texts = [
  'stato',
  'tipo_pagamento',
  'categoria_pagamento',
  'data_fine',
  'tipo_prodotto',
  'tipo_durata',
  'data_prossimo_rinnovo_prezzo_pieno',
] as const;
const flags = ['flag_ricorrente', 'omaggio', 'slave'] as const;

const toSubscription = (value: Readonly<Record<string, unknown>>): ProfiledSubscription => ({
  ...Object.fromEntries(texts.flatMap((name) => (is(value[name], string()) ? [[name, value[name]]] : []))),
  ...Object.fromEntries(flags.flatMap((name) => (is(value[name], boolean()) ? [[name, value[name]]] : []))),
});

/** Parses the user stored at sign-in, if it is this reader. Storage is untrusted: skips what does not match. */
export const readProfiledUser = (stored: unknown, email: string): ProfiledUser | undefined => {
  if (!is(stored, fullUser) || stored.email !== email) return undefined;
  const { abbonamenti = {}, CDP } = stored;
  const owned = Object.fromEntries(products.map((product: Product) => [product, abbonamenti[product] === true]));
  return {
    owned,
    subscription: CDP?.subscription ? toSubscription(CDP.subscription) : undefined,
    devices: is(CDP?.user, devices) ? CDP.user.numero_dispositivi : undefined,
  };
};

const banner = type({
  title: optional(string()),
  text: optional(string()),
  cta: optional(string()),
  href: optional(string()),
});

/** The content of a slot: plain texts and one address. */
export interface Banner {
  readonly title?: string | undefined;
  readonly text?: string | undefined;
  readonly cta?: string | undefined;
  readonly href?: string | undefined;
}

/** Requests the banners of the slots (slot → selector of its container) for a profile. */
export const requestBanners = async (
  client: Client,
  slots: Readonly<Record<string, string>>,
  profile: MarketingProfile,
): Promise<ReadonlyMap<string, Banner>> => {
  const request = { method: 'POST', path: pathOf('marketingSlots'), body: { slots, profile } } as const;
  const result = await call(client, request, type({ slots: record(string(), unknown()) }));
  if (result.kind !== 'ok') return new Map();
  return new Map(
    Object.keys(slots).flatMap((id) => {
      const found: unknown = Object.hasOwn(result.data.slots, id) ? result.data.slots[id] : undefined;
      return is(found, banner) ? [[id, found] as const] : [];
    }),
  );
};
