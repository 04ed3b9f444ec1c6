import type { Subscription } from '../../api/subscriptions/subscriptions.ts';

/** A yearly subscription that renews itself, whose notice has gone out. */
export const renewing: Subscription = {
  id: 1,
  numero: '0000001',
  product: 'Digital annuale',
  stato: 'active',
  intestatario: 'Giulia Ferrante',
  data_inizio: '2025-03-18',
  data_fine: '2026-03-18',
  prezzo: 149,
  prezzo_rinnovo: 149,
  data_prossimo_rinnovo_prezzo_pieno: '2026-03-18',
  pagamento: { etichetta: 'Carta •••• 4417' },
  avviso_rinnovo: { inviato_il: '2026-02-16T09:30:00Z', canale: 'e-mail', disdetta_entro: '2026-03-17' },
  recesso: { entro: '2025-04-01' },
  destinazione: 'person',
  omaggio: false,
  slave: false,
  seats: { total: 0, used: 0 },
  actions: ['cancel_renewal', 'calendar', 'withdraw', 'receipts'],
};

export const unpaid: Subscription = {
  ...renewing,
  id: 2,
  product: 'Online mensile',
  stato: 'not_paid',
  prezzo_rinnovo: null,
  data_prossimo_rinnovo_prezzo_pieno: null,
  avviso_rinnovo: null,
  recesso: null,
  dovuto: { importo: 9.99, dal: '2026-03-18', fino_al: '2026-04-20', entro: '2026-04-16' },
  actions: ['pay', 'receipts'],
};

export const ended: Subscription = {
  ...unpaid,
  id: 3,
  product: 'Digital mensile',
  stato: 'expired',
  actions: ['renew'],
};
