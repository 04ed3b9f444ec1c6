import type { Newsletter } from '../../api/account/newsletters.ts';

const newsletter = (id: string, changes: Partial<Newsletter>): Newsletter => ({
  id,
  name: 'Prima luce',
  description: 'Le cinque notizie per cominciare la giornata, scelte dalla redazione.',
  frequency: 'Ogni mattina alle 6.30',
  group: 'Ogni giorno',
  image: null,
  subscribers_only: false,
  subscribed: false,
  sample_url: `https://account.example/newsletter/${id}/esempio`,
  ...changes,
});

/** One that the reader gets, one that everybody may have, one for subscribers. */
export const threeNewsletters: readonly Newsletter[] = [
  newsletter('prima-luce', { subscribed: true }),
  newsletter('campo-lungo', { name: 'Campo lungo', group: 'Sport', frequency: 'Il lunedì alle 18' }),
  newsletter('quota-mille', {
    name: 'Quota mille',
    group: 'Tempo libero',
    frequency: 'Il giovedì alle 17',
    subscribers_only: true,
  }),
];
