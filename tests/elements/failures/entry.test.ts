import { twoTopics } from '../../../src/features/account-contact/fixtures.ts';
import { failureTexts } from '../../../src/rules/page/failures.ts';
import { afterTest } from '../lib/guard.ts';
import { check, fails, fill, leavesFor, press, type Step, scene, shows } from './scene.ts';

const PASSWORD = 'Edicola-2026!';
const email = 'marta.rotta@example.it';

/** A minute passes for the page: another code can be asked for. */
const minuteLater: Step = async () => {
  const { now } = Date;
  Date.now = () => now() + 60_000;
  afterTest(() => {
    Date.now = now;
  });
};

describe('F13 whatever a visitor’s form is answered, it says so, nothing typed is lost, the next try succeeds', () => {
  scene(
    'registering, requesting the code again, and verifying the address',
    { markup: 'np-account-registration' },
    fill('[name]', 'Marta'),
    fill('[surname]', 'Rotta'),
    fill('[email]', email),
    fill('[password]', PASSWORD),
    fill('[password_confirm]', PASSWORD),
    check('[declared]'),
    fails({
      call: 'POST /api/site/register',
      act: press('Registrati'),
      says: failureTexts.generic,
      done: { verify_required: true },
      ends: [shows('Controlla la tua posta')],
    }),
    fill('[verify_code]', '042817'),
    minuteLater,
    fails({
      call: 'POST /api/site/register/resend',
      act: press('Invia di nuovo il codice'),
      says: failureTexts.generic,
      done: {},
      ends: [shows('E-mail inviata.')],
    }),
    fill('[verify_code]', '042817'),
    fails({
      call: 'POST /api/site/register/verify',
      act: press('Conferma'),
      says: failureTexts.generic,
      done: { id_code: '1', redirect_uri: '/user-onboarding' },
      ends: [leavesFor('/user-onboarding')],
    }),
  );

  scene(
    'requesting a new password, and choosing it',
    { markup: '<np-account-password mode="reset"></np-account-password>' },
    fill('[email]', email),
    fails({
      call: 'POST /api/site/password-reset',
      act: press('Invia il codice'),
      says: failureTexts.generic,
      done: {},
      ends: [shows('Scegli una nuova password')],
    }),
    fill('Codice di verifica', 'codice-di-prova'),
    fill('Nuova password', PASSWORD),
    fill('Conferma nuova password', PASSWORD),
    fails({
      call: 'POST /api/site/password-reset/confirm',
      act: press('Salva'),
      says: failureTexts.generic,
      done: {},
      ends: [shows('Password modificata: accedi di nuovo.')],
    }),
  );

  scene(
    'a message to the paper',
    { markup: 'np-account-contact', reads: { '/api/site/contact/topics': twoTopics } },
    check('Pagamenti e fatturazione'),
    fill('[issue]', 'Non ho ricevuto la fattura'),
    fill('[email]', email),
    fill('[message]', 'Mi serve la fattura di ottobre.'),
    check('[consent]'),
    fails({
      call: 'POST /api/site/contact',
      act: press('Invia messaggio'),
      says: 'Il messaggio non è partito. È ancora qui: riprova.',
      done: { ticket: { number: 'MG-2026-000001' } },
      ends: [shows('Messaggio inviato'), shows('MG-2026-000001')],
    }),
  );
});
