import { threeDevices } from '../../../src/features/account-devices/fixtures.ts';
import { waitingDeletion } from '../../../src/features/account-privacy/fixtures.ts';
import { failureTexts } from '../../../src/rules/page/failures.ts';
import { accountAnswers } from '../lib/account-answers.ts';
import { fails, fill, leavesFor, offers, panelScene, press, shows, signsOut } from './scene.ts';

const PASSWORD = 'Edicola-2026!';
const disconnected = 'Disconnessione non riuscita. Riprova.';
const [here, phone, old] = threeDevices.devices;

describe('F13 whatever a change of password, devices or data returns, a message says so, the next try succeeds', () => {
  panelScene(
    'another password',
    'np-account-password',
    accountAnswers['np-account-password'],
    fill('[old_password]', PASSWORD),
    fill('[password]', PASSWORD),
    fill('[password_confirm]', PASSWORD),
    fails({
      call: 'POST /api/user/password',
      act: press('Salva'),
      says: failureTexts.generic,
      done: {},
      ends: [shows('Password modificata: accedi di nuovo.'), signsOut],
    }),
  );

  panelScene(
    'disconnecting one device, and the others',
    'np-account-devices',
    accountAnswers['np-account-devices'],
    press('Disconnetti Safari su iPhone'),
    fails({
      call: 'POST /api/user/devices/b/delete',
      act: press('Disconnetti'),
      says: disconnected,
      keeps: [shows('Disconnettere Safari su iPhone?')],
      done: { ...threeDevices, devices: [here, old] },
      ends: [shows('Safari su iPhone disconnesso.'), shows('2 dispositivi connessi')],
    }),
    press('Disconnetti gli altri'),
    fails({
      call: 'POST /api/user/devices/delete-others',
      act: press('Disconnetti'),
      says: disconnected,
      keeps: [shows('Disconnettere tutti gli altri dispositivi?')],
      done: { ...threeDevices, devices: [here] },
      ends: [shows('Gli altri dispositivi sono disconnessi.')],
    }),
  );

  panelScene(
    'requesting a copy of the data',
    'np-account-privacy',
    { ...accountAnswers['np-account-privacy'], '/api/user/gdpr/export': { ...waitingDeletion, request: null } },
    fails({
      call: 'POST /api/user/gdpr/export',
      act: press('Esporta i dati'),
      says: 'Non siamo riusciti a preparare la copia. Riprova tra poco.',
      done: { request: { ...waitingDeletion.request, status: 'pending' } },
      ends: [shows('Richiesta ricevuta: ti scriviamo quando i dati sono pronti.')],
    }),
  );

  panelScene(
    'requesting the deletion, and cancelling it',
    'np-account-privacy',
    { ...accountAnswers['np-account-privacy'], '/api/user/gdpr/export': { ...waitingDeletion, deletion: null } },
    press('Cancella i dati'),
    fill('Password', PASSWORD),
    fill('Scrivi ELIMINA per confermare', 'ELIMINA'),
    fails({
      call: 'POST /api/user/gdpr/delete',
      act: press('Cancella i dati'),
      says: failureTexts.generic,
      done: { request: waitingDeletion.deletion },
      ends: [shows('I tuoi dati vengono cancellati il')],
    }),
    fails({
      call: 'POST /api/user/gdpr/delete/cancel',
      act: press('Annulla la cancellazione'),
      says: 'Non siamo riusciti ad annullare la cancellazione. Riprova.',
      keeps: [shows('I tuoi dati vengono cancellati il')],
      done: { request: { ...waitingDeletion.deletion, status: 'cancelled' } },
      ends: [offers('Cancella i dati')],
    }),
  );

  panelScene(
    'the latest receipt',
    'np-account-dashboard',
    accountAnswers['np-account-dashboard'],
    fails({
      call: 'GET /api/user/subscriptions/1/receipts',
      act: press('Scarica la ricevuta'),
      says: 'Non riusciamo a preparare la ricevuta. Riprova più tardi.',
      done: {
        receipts: [
          { id: 1, kind: 'payment', date: '2025-03-18', amount: 189, number: '1', pdf_url: `${location.origin}/1.pdf` },
        ],
        declarations: [],
      },
      ends: [leavesFor('/1.pdf')],
    }),
  );
});

describe('F13 whatever signing out returns, a message says so, and the next try is sent', () => {
  panelScene(
    'disconnecting this device',
    'np-account-devices',
    { '/api/user/devices': { ...threeDevices, devices: [here, phone] } },
    press('Disconnetti Chrome su macOS'),
    fails({
      call: 'POST /api/logout',
      act: press('Disconnetti'),
      says: disconnected,
      keeps: [shows('Disconnettere questo dispositivo?')],
    }),
  );
});
