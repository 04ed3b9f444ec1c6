import { dayOf, momentOf } from '../../../../src/rules/text/calendar.ts';
import type { Base } from '../../base/hosts.ts';
import * as account from '../../domain/account/letters.ts';
import { composeMail } from '../../domain/press/deliveries/mail.ts';
import type { Content } from '../../domain/press/stories/content.ts';
import { newDeviceLetter, newPasskeyLetter } from '../../domain/session/access-mail.ts';
import { declarationLetter } from '../../domain/subscriptions/papers/declarations.ts';
import * as papers from '../../domain/subscriptions/papers/letters.ts';
import { invitationMail } from '../../domain/subscriptions/seats/invitations.ts';
import type { Mail } from '../../mail/outbox.ts';

/** A kind of letter that the world sends, with an example of it. */
export interface LetterKind {
  readonly id: string;
  readonly name: string;
  readonly example: (brandId: number, base: Base) => Omit<Mail, 'to'>;
}

const code = '482915';
const day = '2026-12-15';
const at = momentOf('2026-11-25').getTime();

const subscription = (brand_id: number): papers.LetterSubscription => ({
  brand_id,
  name: 'Digital annuale',
  owner_email: 'digital@example.it',
  ends_on: day,
  price_cents: 14_900,
  renewal_cents: 14_900,
  payment_label: 'Carta •••• 4417',
});

const review = (format: Content['format']): Content => ({
  subject: 'Rassegna stampa, 25 novembre 2026',
  note: 'Buona lettura.',
  format,
  cover: { title: 'Rassegna stampa', logo: null, accent: '#0b5a66' },
  owner: 'Studio Aretti & Lunardi',
  day: dayOf(new Date(at)),
  items: [
    {
      id: 48_211,
      edizione: 'Gaviano città',
      data: '2026-11-25',
      titolo: 'Ceramiche Tarsia assume: quaranta contratti entro l’anno',
      autori: ['G. Restelli'],
      pagina: 17,
      testata: 'Il Meriggio di Gaviano',
      sigla: 'MG',
      sezione: 'Economia',
      nota: 'Da leggere in riunione.',
      sommario: 'L’azienda apre una seconda linea e cerca tecnici, impiegati e apprendisti.',
      testo: 'La seconda linea parte a gennaio.\n\nLe domande si presentano fino alla fine del mese.',
    },
  ],
});

const kind = (id: string, name: string, example: LetterKind['example']): LetterKind => ({ id, name, example });
const press = (format: Content['format']) => (brandId: number) =>
  composeMail(
    brandId,
    review(format),
    format === 'pdf' ? new Uint8Array() : undefined,
  )({
    email: 'direzione@example.com',
    name: 'Direzione generale',
    recipientId: 1,
  });

/** Every kind of letter, in the order in which readers meet them. */
export const letterKinds: readonly LetterKind[] = [
  kind('registrazione', 'Codice di registrazione', (brandId, base) =>
    account.verificationLetter({ brandId, base }, 'Giulia', { code: 'esempio', short: code }),
  ),
  kind('gia-registrato', 'Account già presente', (brandId, base) => account.knownLetter({ brandId, base })),
  kind('password', 'Codice per la password', (brandId, base) =>
    account.passwordLetter({ brandId, base }, 'Giulia', code),
  ),
  kind('tentativi', 'Tentativi di accesso', (brandId, base) =>
    account.attemptsLetter({ brandId, base }, 'Giulia', code),
  ),
  kind('nuovo-dispositivo', 'Accesso da un dispositivo nuovo', (brandId, base) =>
    newDeviceLetter({ brandId, base, name: 'Giulia', code: 'esempio', now: at }, 'Firefox su Windows'),
  ),
  kind('nuova-passkey', 'Nuova passkey', (brandId, base) =>
    newPasskeyLetter({ brandId, base, name: 'Giulia', code: 'esempio', now: at }, 'Telefono'),
  ),
  kind('nuovo-indirizzo', 'Codice per il nuovo indirizzo', (brandId, base) =>
    account.newAddressLetter({ brandId, base }, 'Giulia', code),
  ),
  kind('indirizzo-in-uso', 'Indirizzo già in uso', account.takenAddressLetter),
  kind('indirizzo-cambiato', 'Indirizzo cambiato', account.oldAddressLetter),
  kind('attivazione', 'Abbonamento attivo', (brandId, base) => papers.activatedMail(subscription(brandId), base)),
  kind('avviso-rinnovo', 'Avviso di rinnovo', (brandId, base) =>
    papers.renewalNoticeMail(subscription(brandId), '2026-12-14', base),
  ),
  kind('rinnovo', 'Rinnovo avvenuto', (brandId, base) =>
    papers.renewedMail(subscription(brandId), 14_900, '2027-12-15', base),
  ),
  kind('non-pagato', 'Pagamento non riuscito', (brandId, base) => papers.unpaidMail(subscription(brandId), base)),
  kind('pagato', 'Pagamento ricevuto', (brandId, base) =>
    papers.paidMail(subscription(brandId), 'Carta •••• 4417', 14_900, '2027-12-15', base),
  ),
  kind('sospeso', 'Abbonamento sospeso', (brandId, base) => papers.suspendedMail(subscription(brandId), base)),
  kind('scaduto', 'Abbonamento scaduto', (brandId, base) => papers.endedMail(subscription(brandId), base)),
  kind('disdetta', 'Ricevuta della disdetta', (brandId) =>
    declarationLetter(
      subscription(brandId),
      { kind: 'renewal_off', content: 'Non voglio rinnovare l’abbonamento Digital annuale.' },
      at,
    ),
  ),
  kind('riattivazione', 'Ricevuta della riattivazione', (brandId) =>
    declarationLetter(
      subscription(brandId),
      { kind: 'renewal_on', content: 'Voglio di nuovo rinnovare l’abbonamento Digital annuale.' },
      at,
    ),
  ),
  kind('recesso', 'Ricevuta del recesso', (brandId) =>
    declarationLetter(
      subscription(brandId),
      {
        kind: 'withdrawal',
        content: 'Recedo dal contratto dell’abbonamento Digital annuale.',
        effect: 'Ti rimborsiamo 149,00\u00A0€ entro il 9 dicembre 2026.',
      },
      at,
    ),
  ),
  kind('invito', 'Invito a un posto', (brandId, base) =>
    invitationMail(
      { brand_id: brandId, owner_name: 'Roberto Landi', product_name: 'Digital Plus', name: 'Chiara' },
      'secondario@example.it',
      'K7QX2-9FTRM',
      base,
    ),
  ),
  kind('richiesta', 'Richiesta al servizio clienti', (brandId) =>
    account.requestLetter(brandId, {
      name: 'Giulia',
      number: 'MG-2026-000042',
      issue: 'Fatture e ricevute',
      message: 'Non trovo la ricevuta di novembre.',
    }),
  ),
  kind('dati', 'Dati pronti', (brandId, base) => account.exportLetter({ brandId, base }, 'Giulia', 'esempio', at)),
  kind('cancellazione', 'Cancellazione chiesta', (brandId, base) =>
    account.deletionLetter({ brandId, base }, 'Giulia'),
  ),
  kind('cancellati', 'Dati cancellati', account.deletedLetter),
  kind('non-cancellati', 'Dati non cancellati', account.keptLetter),
  kind('rassegna-pdf', 'Rassegna stampa con il PDF', press('pdf')),
  kind('rassegna-testo', 'Rassegna stampa nel testo', press('html')),
];
