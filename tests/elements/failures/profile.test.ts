import { invoicedCompany, wholePerson } from '../../../src/features/account-profile/fixtures.ts';
import { failureTexts } from '../../../src/rules/page/failures.ts';
import { accountAnswers } from '../lib/account-answers.ts';
import { attach, check, fails, fill, panelScene, press, shows, typeOn } from './scene.ts';
import { anywhere } from './seen.ts';

const tag = 'np-account-profile';
const says = 'Non siamo riusciti a salvare il profilo.';
const PASSWORD = 'Edicola-2026!';
const company = accountAnswers[tag];
const person = {
  ...company,
  '/api/user/profile': wholePerson.profile,
  '/api/user/invoicing': wholePerson.invoicing,
  '/api/user/consents': wholePerson.consents,
};
const saved = shows('Operazione completata.');
const { profile, invoicing } = invoicedCompany;
const [promo, profiling, ...others] = wholePerson.consents.consents;

describe('F13 whatever a save of the profile returns, a message says so, nothing typed is lost, the next try succeeds', () => {
  panelScene(
    'the personal data',
    tag,
    company,
    fill('[phone]', '06 4444444'),
    fails({
      call: 'POST /api/user/profile',
      act: press('Salva'),
      says,
      done: { ...profile, profile: { ...profile.profile, phone: '06 4444444' }, version: 2 },
      ends: [saved],
    }),
  );

  panelScene(
    'the invoicing data',
    tag,
    company,
    fill('[recipient_name]', 'Ufficio acquisti'),
    fails({
      call: 'POST /api/user/invoicing',
      act: press('Salva'),
      says,
      done: { invoicing: { ...invoicing.invoicing, recipient_name: 'Ufficio acquisti' }, version: 2 },
      ends: [saved],
    }),
  );

  panelScene(
    'the consents',
    tag,
    person,
    check('Testo del consenso profiling.'),
    fails({
      call: 'POST /api/user/consents',
      act: press('Salva'),
      says,
      done: { consents: [promo, { ...profiling, granted: true }, ...others], receipt_id: 'r1' },
      ends: [saved],
    }),
  );

  panelScene(
    'a picture',
    tag,
    person,
    fill('[phone]', '06 7777777'),
    fails({
      call: 'POST /api/user/profile/avatar',
      act: attach('Carica una foto', new File(['x'], 'foto.png', { type: 'image/png' })),
      says: 'Non siamo riusciti a salvare la foto. Riprova.',
      done: { avatar: '/brands/mg-monogram.svg' },
      ends: [shows('Rimuovi la foto')],
    }),
  );

  panelScene(
    'another e-mail address, and its code',
    tag,
    person,
    press('Cambia e-mail'),
    fill('Nuova e-mail', 'giulia@example.it'),
    fill('Password attuale', PASSWORD),
    fails({
      call: 'POST /api/user/email',
      act: press('Invia il codice'),
      says: failureTexts.generic,
      done: { pending_email: 'giulia@example.it' },
      ends: [shows('Abbiamo inviato un codice a giulia@example.it.')],
    }),
    fill('Codice di verifica', '042817'),
    fails({
      call: 'POST /api/user/email/confirm',
      act: press('Conferma'),
      says: failureTexts.generic,
      done: { email: 'giulia@example.it' },
      ends: [saved],
    }),
  );

  panelScene(
    'the list of towns: the field takes what is typed, and the next key loads the list',
    tag,
    person,
    fails({
      call: 'GET /api/site/comuni',
      act: typeOn('[city]', 'Venezia Lido e isole', 4),
      says: 'Elenco non disponibile: scrivi il nome per intero.',
      where: anywhere,
      done: { comuni: [{ nome: 'Venezia', provincia: 'VE', codice_catastale: 'L736', cap: ['30100'] }] },
      ends: [shows('Venezia (VE)')],
    }),
  );
});
