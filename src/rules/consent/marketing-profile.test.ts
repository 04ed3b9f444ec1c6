import { describe, expect, test } from 'vitest';
import {
  marketingProfile,
  type ProfiledReader,
  type ProfiledSubscription,
  type ProfiledUser,
} from './marketing-profile.ts';

const page = { domain: 'gz.localhost', url: 'http://gz.localhost:4300/sezioni' };
/** 20 November 2025, half past ten in Italy. */
const now = new Date('2025-11-20T09:30:00Z');

const reader = (flags: Partial<ProfiledReader> = {}): ProfiledReader => ({
  abbonato: false,
  abbonatoConsent: false,
  abbonatoDigital: false,
  abbonatoRassegna: false,
  isCompany: false,
  isFamilySubscribed: false,
  isSlave: false,
  ...flags,
});
const user = (owned: ProfiledUser['owned'], subscription?: ProfiledSubscription, devices?: number): ProfiledUser => ({
  owned,
  subscription,
  devices,
});

const none = {
  abbonamento_mobile: false,
  abbonamento_digital: false,
  abbonamento_digital_plus: false,
  abbonamento_consent: false,
  abbonamento_rassegna: false,
  abbonamento_company: false,
  abbonamento_family: false,
  abbonamento_slave: false,
};
const logged = { ...page, logged: true, ...none };

const digital: ProfiledSubscription = {
  stato: 'active',
  flag_ricorrente: true,
  tipo_pagamento: 'carta',
  categoria_pagamento: 'pagante',
  data_fine: '2025-12-10',
  tipo_prodotto: 'digital',
  tipo_durata: 'annuale',
  data_prossimo_rinnovo_prezzo_pieno: '2025-12-10',
  omaggio: false,
  slave: false,
};
const digitalFields = {
  subscription_stato: 'active',
  subscription_flag_ricorrente: true,
  subscription_tipo_pagamento: 'carta',
  subscription_categoria_pagamento: 'pagante',
  subscription_data_fine: '2025-12-10',
  subscription_tipo_durata: 'annuale',
  subscription_data_prossimo_rinnovo_prezzo_pieno: '2025-12-10',
  subscription_omaggio: false,
  subscription_slave: false,
};

const people: readonly (readonly [string, ProfiledReader | undefined, ProfiledUser | undefined, object])[] = [
  ['a visitor', undefined, undefined, { ...page, logged: false, subscribed: false, active_devices: 1 }],
  ['a reader without subscription', reader(), user({}), { ...logged, subscribed: false, active_devices: 1 }],
  [
    'Online',
    reader({ abbonato: true }),
    user({ mobile: true }, { tipo_prodotto: 'mobile', data_fine: '2025-12-14' }, 2),
    {
      ...logged,
      subscribed: true,
      abbonamento_mobile: true,
      subscription_product: 'Online',
      subscription_data_fine: '2025-12-14',
      subscription_to_expiration: 24,
      active_devices: 2,
    },
  ],
  [
    'Digital, renewing in 20 days, three devices',
    reader({ abbonato: true, abbonatoDigital: true }),
    user({ digital: true }, digital, 3),
    {
      ...logged,
      subscribed: true,
      abbonamento_digital: true,
      subscription_product: 'Digital',
      ...digitalFields,
      subscription_to_expiration: 20,
      active_devices: 3,
    },
  ],
  [
    'Online and Digital Plus: the higher one is named',
    reader({ abbonato: true, abbonatoDigital: true }),
    user({ mobile: true, 'digital+': true }, { data_fine: '2025-11-20' }),
    {
      ...logged,
      subscribed: true,
      abbonamento_mobile: true,
      abbonamento_digital_plus: true,
      subscription_product: 'Digital Plus',
      subscription_data_fine: '2025-11-20',
      subscription_to_expiration: 0,
      active_devices: 1,
    },
  ],
  [
    'a company with Digital Plus and press review',
    reader({ abbonato: true, abbonatoDigital: true, abbonatoRassegna: true, isCompany: true }),
    user({ 'digital+': true, rassegna: true }),
    {
      ...logged,
      subscribed: true,
      abbonamento_digital_plus: true,
      abbonamento_rassegna: true,
      abbonamento_company: true,
      subscription_product: 'Digital Plus',
      active_devices: 1,
    },
  ],
  [
    'only the press review: no product of the three',
    reader({ abbonatoRassegna: true }),
    user({ rassegna: true }, { tipo_prodotto: 'rassegna' }),
    { ...logged, subscribed: true, abbonamento_rassegna: true, active_devices: 1 },
  ],
  [
    'a family’s secondary reader, known by the short info alone',
    reader({ abbonato: true, abbonatoDigital: true, isFamilySubscribed: true, isSlave: true }),
    undefined,
    {
      ...logged,
      subscribed: true,
      abbonamento_digital: true,
      abbonamento_family: true,
      abbonamento_slave: true,
      subscription_product: 'Digital',
      active_devices: 1,
    },
  ],
  [
    'Online, known by the short info alone',
    reader({ abbonato: true }),
    undefined,
    { ...logged, subscribed: true, abbonamento_mobile: true, subscription_product: 'Online', active_devices: 1 },
  ],
  [
    'expired 40 days ago',
    reader(),
    user({}, { stato: 'expired', tipo_prodotto: 'digital', data_fine: '2025-10-11' }),
    {
      ...logged,
      subscribed: false,
      subscription_product: 'Digital',
      subscription_stato: 'expired',
      subscription_data_fine: '2025-10-11',
      subscription_expired: 40,
      active_devices: 1,
    },
  ],
];

test.each(people)('P13 %s', (_, who, full, expected) => {
  expect(marketingProfile(page, who, full, now)).toEqual(expected);
});

describe('the last day', () => {
  test.each([
    ['tomorrow', '2025-11-21', { subscription_to_expiration: 1 }],
    ['today', '2025-11-20', { subscription_to_expiration: 0 }],
    ['yesterday', '2025-11-19', { subscription_expired: 1 }],
    ['a leap year on', '2028-11-20', { subscription_to_expiration: 1096 }],
    ['over the end of summer time', '2025-10-25', { subscription_expired: 26 }],
    ['no day', 'domani', {}],
    ['a day with words before it', 'dal 2025-12-10', {}],
    ['a day with its time', '2025-12-10T00:00', {}],
  ])('%s', (_, data_fine, expected) => {
    const { subscription_to_expiration, subscription_expired } = marketingProfile(
      page,
      reader(),
      user({}, { data_fine }),
      now,
    );
    expect({ subscription_to_expiration, subscription_expired }).toEqual({
      subscription_to_expiration: undefined,
      subscription_expired: undefined,
      ...expected,
    });
  });

  test('the day changes at midnight in Italy, not in UTC', () => {
    const midnight = new Date('2025-11-20T23:01:00Z');
    expect(marketingProfile(page, reader(), user({}, { data_fine: '2025-11-20' }), midnight)).toMatchObject({
      subscription_expired: 1,
    });
  });
});

test('P13 T21 fields of the subscription pass on nothing that identifies a reader', () => {
  const foreign = { stato: 'giulia.ferrante@example.it', tipo_pagamento: 'x'.repeat(41), email: 'g@example.it' };
  const profile = marketingProfile(page, reader(), user({}, foreign as unknown as ProfiledSubscription), now);
  expect(Object.keys(profile).filter((field) => field.startsWith('subscription_') || field === 'email')).toEqual([]);
});
