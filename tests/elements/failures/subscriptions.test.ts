import { renewing } from '../../../src/features/account-subscriptions/fixtures.ts';
import { accountAnswers } from '../lib/account-answers.ts';
import { fails, fill, offers, panelScene, press, retryOr, shows } from './scene.ts';
import { below } from './seen.ts';

const tag = 'np-account-subscriptions';
const one = { '/api/user/subscriptions': { subscriptions: [renewing] } };
const declared = { declared_at: '2025-11-20T09:42:00Z', content: 'Dichiaro.', receipt_url: '/ricevuta' };
const stopped = {
  ...renewing,
  data_prossimo_rinnovo_prezzo_pieno: null,
  actions: ['reactivate_renewal', 'withdraw', 'receipts'],
};

const seat = (id: number, email: string | null, name: string | null, status: string, actions: readonly string[]) => ({
  id,
  email,
  name,
  note: null,
  status,
  code: null,
  expires_at: null,
  actions,
});
const seats = {
  seats: { total: 12, used: 3 },
  sub_users: [
    seat(1, 'circolo@example.it', 'Circolo', 'to_send_activation', ['send', 'copy_code', 'remove']),
    seat(2, 'zia@example.it', 'Zia', 'email_sent', ['resend', 'copy_code', 'remove']),
    seat(3, 'studio@example.it', 'Studio', 'active', ['remove']),
    seat(4, null, null, 'new', ['assign']),
  ],
};
const owned = {
  '/api/user/subscriptions': {
    subscriptions: [
      { ...renewing, destinazione: 'family', seats: seats.seats, actions: [...renewing.actions, 'manage_users'] },
    ],
  },
  '/api/user/subscriptions/1/sub-users': seats,
};
const failed = 'Attivazione dell’utente non riuscita.';
const answered = (id: number, email: string) => ({ sub_user: seat(id, email, null, 'email_sent', ['remove']) });

describe('F13 whatever a call about a subscription returns, a message says so, nothing typed is lost, the next try succeeds', () => {
  panelScene(
    'stopping the renewal, and resuming it',
    tag,
    one,
    press('Disattiva il rinnovo'),
    fill('[reason]', 'Leggo poco'),
    fails({
      call: 'POST /api/user/subscriptions/1/auto-renewal',
      act: press('Disattiva il rinnovo'),
      says: 'Rinnovo non disattivato. Riprova o contatta il servizio clienti.',
      done: { subscription: stopped, effective_date: '2026-03-18', ...declared },
      ends: [shows('Rinnovo disattivato')],
    }),
    press('Riattiva il rinnovo'),
    fails({
      call: 'POST /api/user/subscriptions/1/auto-renewal',
      act: press('Riattiva il rinnovo'),
      says: 'Rinnovo non riattivato. Riprova o contatta il servizio clienti.',
      keeps: [shows('Riattivare il rinnovo automatico?')],
      done: { subscription: renewing, effective_date: '2026-03-18', ...declared, declared_at: '2025-11-20T09:43:00Z' },
      ends: [shows('Rinnovo riattivato')],
    }),
  );

  panelScene(
    'a withdrawal, in both its steps',
    tag,
    one,
    press('Recedi dal contratto qui'),
    fill('Nome e cognome', 'Marco Prova'),
    fill('E-mail per la ricevuta', 'marco@example.it'),
    fails({
      call: 'POST /api/user/subscriptions/1/withdrawal',
      act: press('Continua'),
      says: 'Recesso non inviato. Riprova o contatta il servizio clienti.',
      done: { withdrawal: { content: 'Recedo. Nome e cognome: Marco Prova.' } },
      ends: [shows('Confermare il recesso?')],
    }),
    fails({
      call: 'POST /api/user/subscriptions/1/withdrawal',
      act: press('Conferma recesso'),
      says: 'Recesso non inviato. Riprova o contatta il servizio clienti.',
      keeps: [shows('Recedo. Nome e cognome: Marco Prova.')],
      done: { withdrawal: declared },
      ends: [shows('Ricevuta il 20 novembre 2025, ore 10.42')],
    }),
  );

  panelScene(
    'the receipts; the card stays',
    tag,
    one,
    fails({
      call: 'GET /api/user/subscriptions/1/receipts',
      act: retryOr('Ricevute'),
      says: 'Non riusciamo a caricare le ricevute. Riprova più tardi.',
      keeps: [shows('Digital annuale'), offers('Disattiva il rinnovo')],
      done: {
        receipts: [{ id: 1, kind: 'payment', date: '2025-03-18', amount: 149, number: '1', pdf_url: '/1.pdf' }],
        declarations: [],
      },
      ends: [shows('149,00')],
    }),
  );

  panelScene(
    'a code, below its field',
    tag,
    one,
    press('Hai un codice?'),
    fill('Codice di attivazione', 'ABCD-EFGH'),
    fails({
      call: 'POST /api/user/subscriptions/activate',
      act: press('Attiva abbonamento'),
      says: 'Codice non attivato. Riprova o contatta il servizio clienti.',
      where: below('Codice di attivazione'),
      done: { subscription: renewing },
      ends: [shows('Abbonamento attivato.')],
    }),
  );

  panelScene(
    'an offer',
    'np-account-offer',
    accountAnswers['np-account-offer'],
    press('Continua'),
    fails({
      call: 'POST /api/user/offers/digital-passaggio/activate',
      act: press('Attiva offerta…'),
      says: 'Offerta non attivata. Riprova o contatta il servizio clienti.',
      keeps: [shows('Attivare Passa a Digital, primi tre mesi?')],
      done: { subscription: { product: 'Digital mensile', data_fine: '2026-02-20' } },
      ends: [shows('Digital mensile, fino al 20 febbraio 2026.')],
    }),
  );

  panelScene(
    'an invitation',
    tag,
    owned,
    fill('E-mail della persona da invitare', 'persona@example.it'),
    fails({
      call: 'POST /api/user/subscriptions/1/sub-users/invite',
      act: press('Invia invito'),
      says: failed,
      done: { ...seats, results: [] },
      ends: [shows('Invito inviato a persona@example.it.')],
    }),
  );

  panelScene(
    'a code of a seat, and the same code again',
    tag,
    owned,
    fails({
      call: 'POST /api/user/sub-users/1/send',
      act: press('Invia codice: Circolo'),
      says: failed,
      keeps: [shows('Attivazione da inviare')],
      done: answered(1, 'circolo@example.it'),
      ends: [shows('Codice inviato a Circolo.')],
    }),
    fails({
      call: 'POST /api/user/sub-users/2/resend',
      act: press('Reinvia codice: Zia'),
      says: failed,
      done: answered(2, 'zia@example.it'),
      ends: [shows('Codice inviato a Zia.')],
    }),
  );

  panelScene(
    'removing a linked user',
    tag,
    owned,
    press('Rimuovi: Studio'),
    fails({
      call: 'POST /api/user/sub-users/3/delete',
      act: press('Rimuovi'),
      says: 'Utente non rimosso. Riprova.',
      keeps: [shows('Rimuovere Studio?')],
      done: answered(3, 'studio@example.it'),
      ends: [shows('Studio non è più tra gli utenti collegati.')],
    }),
  );

  panelScene(
    'assigning a free seat',
    tag,
    owned,
    press('Assegna: Posto libero'),
    fill('E-mail della persona da invitare', 'amica@example.it'),
    fill('Nome e cognome…', 'Un’amica'),
    fails({
      call: 'POST /api/user/sub-users/4/send',
      act: press('Invia invito'),
      says: failed,
      done: answered(4, 'amica@example.it'),
      ends: [shows('Invito inviato a amica@example.it.')],
    }),
  );
});
