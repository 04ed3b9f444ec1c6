import type { ContactHelp } from '../../api/account/contact.ts';

const issue = (id: string, label: string) => ({
  id,
  label,
  self_service: { text: 'Controlla in Profilo che i dati siano completi.', href: '/user/profile' },
});

/** Two of the four topics, and the hours. */
export const twoTopics: ContactHelp = {
  topics: [
    { id: 'subscription', label: 'Abbonamento', issues: [issue('code', 'Il codice di attivazione non funziona')] },
    { id: 'payments', label: 'Pagamenti e fatturazione', issues: [issue('invoice', 'Non ho ricevuto la fattura')] },
  ],
  phone: {
    number: '000 000 000',
    hours: [
      { days: 'Lunedì–venerdì', hours: '9–21' },
      { days: 'Sabato', hours: '9–13' },
      { days: 'Domenica e festivi', hours: 'chiuso' },
    ],
  },
};
