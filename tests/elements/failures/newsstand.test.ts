import { threeStories } from '../../../src/features/press/fixtures.ts';
import { everyKind, twoChats } from '../../../src/features/subscriber-chat/fixtures.ts';
import { pressAnswers } from '../lib/account-answers.ts';
import { fails, fill, press, retryOr, scene, shows } from './scene.ts';

const licence = { consentite: 600, usate: 0, previste: 1, superata: false };
const [story] = threeStories;
const chosen = { id: 1, data: '2025-11-20', items: [{ ...story, sezione: '', nota: '' }] };
const plan = { id: 9, at: '2036-11-21T06:30:00Z', state: 'waiting', subject: 'Prova', articoli: 1, destinatari: 1 };
const delivery = {
  id: 5,
  selezione_id: 1,
  version: 1,
  data: '2025-11-20',
  subject: 'Prova',
  format: 'pdf',
  items: chosen.items,
  created_at: '2025-11-20T09:00:00Z',
  recipients: [
    {
      email: 'direzione@example.com',
      name: 'Direzione',
      status: 'sent',
      reason: null,
      attempts: 1,
      at: '2025-11-20T09:00:00Z',
    },
  ],
};
const review = (ledger: { readonly invii: readonly unknown[]; readonly programmati: readonly unknown[] }) => ({
  markup: 'np-rassegna',
  reader: 'azienda@example.it',
  reads: {
    ...pressAnswers,
    '/api/user/rassegna/selezione': { selezione: chosen, licenza: licence },
    '/api/user/rassegna/invio': { ...ledger, licenza: licence },
  },
});

describe('F13 whatever a call of the press review or the chatbot returns, a message says so, the next try succeeds', () => {
  scene(
    'sending a review keeps the typed text',
    review({ invii: [delivery], programmati: [] }),
    press('Invia a…'),
    fill('Oggetto', 'Prova'),
    fill('Messaggio di apertura…', 'Buona lettura'),
    fails({
      call: 'POST /api/user/rassegna/invio',
      act: press('Invia a…'),
      says: 'La rassegna non è partita. Riprova.',
      done: { invio: delivery, licenza: licence },
      ends: [shows('Inviata a 1 destinatario.')],
    }),
  );

  scene(
    'scheduling it, and cancelling that',
    review({ invii: [], programmati: [plan] }),
    press('Invia a…'),
    fill('Oggetto', 'Prova'),
    fill('Quando', 'A un’ora scelta'),
    fails({
      call: 'POST /api/user/rassegna/invio/programmati',
      act: press('Programma l’invio…'),
      says: 'L’invio non è stato programmato. Riprova.',
      done: { programmati: [plan] },
      ends: [shows('Invio programmato:')],
    }),
    press('Annulla l’invio: Prova'),
    fails({
      call: 'POST /api/user/rassegna/invio/programmati/9/annulla',
      act: press('Annulla l’invio'),
      says: 'L’invio non è stato annullato. Riprova.',
      keeps: [shows('Annullare l’invio programmato?')],
      done: { programmati: [] },
      ends: [shows('Invio annullato: Prova.')],
    }),
  );

  scene(
    'a past chat',
    {
      markup: 'np-subscriber-chat',
      reader: 'redazione@staff.example.it',
      reads: { '/api/rag/access': everyKind, '/api/rag/chats-history': { chats: twoChats } },
    },
    press('Le tue chat'),
    fails({
      call: 'GET /api/rag/chat/1',
      act: retryOr('Bilancio del Comune'),
      says: 'Non riusciamo ad aprire questa chat.',
      done: { chat_history: [{ role: 'user', content: 'Quanto vale il bilancio?', date: '2025-11-20T08:00:00.000Z' }] },
      ends: [shows('Quanto vale il bilancio?')],
    }),
  );
});
