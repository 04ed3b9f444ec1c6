import type { NewsletterLine, SubscriptionLine, TopicLine } from '../../api/account/overview.ts';

/** A yearly subscription that renews itself, with places for others. */
export const renewing: SubscriptionLine = {
  id: 1,
  product: 'Digital Plus annuale',
  stato: 'active',
  data_fine: '2026-03-18',
  prezzo_rinnovo: 189,
  data_prossimo_rinnovo_prezzo_pieno: '2026-03-18',
  pagamento: { etichetta: 'Carta •••• 4417' },
  slave: false,
  seats: { total: 5, used: 3 },
  actions: ['receipts'],
};

export const followedTopics: readonly TopicLine[] = ['Trasporti', 'Cultura', 'Borgo Serra', 'Calcio', 'Meteo'].map(
  (name) => ({ id: name, name, followed: true, push: name === 'Calcio' }),
);

export const twoOfThree: readonly NewsletterLine[] = [
  { id: '1', name: 'Prima luce', frequency: 'Ogni giorno', subscribed: true },
  { id: '2', name: 'Il fine settimana', frequency: 'Il venerdì', subscribed: true },
  { id: '3', name: 'A tavola', frequency: 'Il giovedì', subscribed: false },
];

/** What the newsstand opens with, as far as the overview reads it. */
export const todaysPaper = {
  issues: [{ title: 'Gaviano', date: '2025-11-20', cover: null, pages: 48 }],
  highlights: [{ title: 'Il tram torna in città' }],
} as const;
