import type { Offer } from '../../api/subscriptions/offers.ts';

/** A step up: three months at a lower price, then single ones. */
export const stepUp: Offer = {
  id: 'digital-passaggio',
  product: 'digital',
  name: 'Passa a Digital, primi tre mesi',
  kind: 'upgrade',
  price: 14.97,
  period: '3 mesi',
  summary: 'Chi ha già Online sale a Digital pagando 4,99\u00a0€ al mese per tre mesi.',
  text: 'Hai subito lo sfogliatore e gli speciali.',
  renewal: { price: 14.99, period: 'mensile', next_payment: '2025-12-20' },
  charge: {
    price: 9.5,
    from: '2025-11-20',
    until: '2026-02-20',
    method: 'Carta •••• 4417',
    methods: ['file', 'card', 'paypal', 'sdd'],
    withdraw_by: '2025-12-04',
  },
  replaces: ['Online mensile'],
  replaced_product: 'mobile',
};

/** Another, by the year. */
export const byTheYear: Offer = {
  ...stepUp,
  id: 'digital-anno',
  name: 'Digital annuale',
  price: 149,
  period: 'anno',
  renewal: { price: 149, period: 'annuale', next_payment: '2026-11-20' },
};
