import { seatTexts } from '../../../../src/rules/subscriptions/sub-users.ts';
import { dayText } from '../subscriptions/papers/letters.ts';
import { euroText } from '../subscriptions/papers/money.ts';
import type { SubscriptionView } from '../subscriptions/view.ts';
import {
  active,
  current,
  euros,
  none,
  own,
  rowsOf,
  seatOnly,
  subscriptionsLink,
  unpaidOf,
  untilSentence,
  untilValue,
  withContract,
} from './contracts.ts';
import type { AccountFact } from './intent/labels.ts';
import type { OwnAccount } from './own-account.ts';
import { accountLink, type Reply, shopLink } from './reply.ts';

const perPeriod = { mensile: 'al mese', trimestrale: 'ogni tre mesi', annuale: 'l’anno' } as const;

const until = (account: OwnAccount): Reply => {
  if (account.subscriptions.length === 0) return none;
  const contracts = current(account);
  return {
    text: contracts.map((one) => untilSentence(one, account.today)).join(' '),
    card: { title: 'Il tuo abbonamento', rows: rowsOf(contracts, untilValue), link: subscriptionsLink },
  };
};

const price = (account: OwnAccount): Reply =>
  withContract(account, (contracts) => ({
    text: contracts
      .map((one) =>
        one.omaggio
          ? `${one.product} è in omaggio: non paghi nulla.`
          : `Per ${one.product} paghi ${euros(one.prezzo)} ${perPeriod[one.tipo_durata]}.`,
      )
      .join(' '),
    card: { title: 'Quanto paghi', rows: rowsOf(contracts, ({ prezzo }) => euros(prezzo)), link: subscriptionsLink },
  }));

const chargeSentence = (one: SubscriptionView): string =>
  one.flag_ricorrente && one.data_prossimo_rinnovo_prezzo_pieno
    ? `${one.product} si rinnova il ${dayText(one.data_prossimo_rinnovo_prezzo_pieno)}: ${euros(one.prezzo_rinnovo)}${one.pagamento ? `, con ${one.pagamento.etichetta}` : ''}.`
    : one.stato === 'not_paid' || one.stato === 'suspended'
      ? `L’ultimo addebito per ${one.product} non è riuscito: da pagare ci sono ${euros(one.prezzo)}.`
      : `Per ${one.product} non c’è nessun addebito in programma: ${one.stato === 'active' ? `finisce il ${dayText(one.data_fine)}` : 'non è attivo'}.`;

const nextCharge = (account: OwnAccount): Reply =>
  withContract(account, (contracts) => ({
    text: contracts.map(chargeSentence).join(' '),
    card: {
      title: 'Prossimo addebito',
      rows: rowsOf(contracts, (one) =>
        one.data_prossimo_rinnovo_prezzo_pieno
          ? `${dayText(one.data_prossimo_rinnovo_prezzo_pieno)}, ${euros(one.prezzo_rinnovo)}`
          : 'nessuno',
      ),
      link: subscriptionsLink,
    },
  }));

const receipts = (account: OwnAccount): Reply => {
  const [last] = account.receipts;
  if (!last)
    return account.subscriptions.length > 0 && own(account).length === 0
      ? seatOnly
      : {
          text: 'Non risultano ricevute: con questo account non c’è ancora nessun pagamento.',
          card: { title: 'Ricevute', rows: [], link: subscriptionsLink },
        };
  return {
    text:
      `${account.receipts.length === 1 ? 'Hai una ricevuta' : `Hai ${account.receipts.length} ricevute`}: l’ultima è del ${dayText(last.issued_on)}, ` +
      `${euroText(last.amount_cents)} per ${last.name}. Le scarichi in PDF da Abbonamenti.`,
    card: {
      title: 'Ricevute',
      rows: account.receipts
        .slice(0, 3)
        .map(({ issued_on, amount_cents }) => ({ name: dayText(issued_on), value: euroText(amount_cents) })),
      link: accountLink('Scarica le ricevute', '/user/subscriptions'),
    },
  };
};

const seatsLink = accountLink('Gestisci gli utenti collegati', '/user/subscriptions');

/** Who has not used the invitation yet. */
const invited = (account: OwnAccount): Reply =>
  withContract(account, () => {
    const waiting = account.seats.filter(({ status }) => status === 'email_sent' || status === 'to_activate');
    const unsent = account.seats.filter(({ status }) => status === 'to_send_activation');
    const names = (seats: typeof waiting): string => seats.map(({ name }) => name).join(', ');
    const sentences = [
      waiting.length > 0
        ? `Non hanno ancora attivato il codice: ${names(waiting)}. Da Utenti collegati puoi premere «Reinvia codice».`
        : 'Nessun invito spedito è in attesa.',
      unsent.length > 0 ? `Da spedire restano gli inviti per: ${names(unsent)}.` : '',
    ];
    return {
      text: sentences.filter((sentence) => sentence !== '').join(' '),
      card: {
        title: 'Inviti in attesa',
        rows: [...waiting, ...unsent]
          .slice(0, 8)
          .map(({ name, status }) => ({ name, value: seatTexts.statuses[status] })),
        link: seatsLink,
      },
    };
  });

const seats = (account: OwnAccount): Reply =>
  withContract(account, (contracts) => {
    const shared = contracts.filter((one) => one.seats.total > 0);
    if (shared.length === 0)
      return {
        text: 'Il tuo abbonamento non ha posti per altre persone: li ha Digital Plus.',
        card: { title: 'Posti', rows: [], link: shopLink },
      };
    const people = account.seats.map(({ name, status }) => ({ name, value: seatTexts.statuses[status] }));
    return {
      text: shared
        .map(
          ({ product, seats: { total, used } }) =>
            `In ${product} hai usato ${used} posti su ${total}: ne restano ${total - used} liberi.`,
        )
        .join(' '),
      card: {
        title: 'Posti',
        rows: [...rowsOf(shared, ({ seats: { total, used } }) => `${used} di ${total} usati`), ...people].slice(0, 8),
        link: seatsLink,
      },
    };
  });

const devices = ({ devices: all }: OwnAccount): Reply => ({
  text:
    all.length === 1
      ? `Hai un dispositivo collegato: ${all[0]?.browser} su ${all[0]?.os}.`
      : `Hai ${all.length} dispositivi collegati: ${all
          .slice(0, 6)
          .map(({ browser, os }) => `${browser} su ${os}`)
          .join(', ')}. Quelli che non usi si disconnettono da Browser e dispositivi.`,
  card: {
    title: 'Browser e dispositivi',
    rows: all.slice(0, 6).map(({ browser, os, city }) => ({ name: `${browser} su ${os}`, value: city ?? '' })),
    link: accountLink('Apri Browser e dispositivi', '/user-devices'),
  },
});

const codes = ({ codes: all }: OwnAccount): Reply => ({
  text:
    all.length === 0
      ? 'Con questo account non è stato attivato nessun codice. Se ne hai uno, inseriscilo in Abbonamenti, scheda «Codici di attivazione».'
      : `Hai attivato ${all.length === 1 ? 'un codice' : `${all.length} codici`}. I nuovi si inseriscono nella scheda «Codici di attivazione».`,
  card: {
    title: 'Codici attivati',
    rows: all.slice(0, 6).map(({ name, usedOn }) => ({ name, value: dayText(usedOn) })),
    link: accountLink('Apri Codici di attivazione', '/user/subscriptions#codici'),
  },
});

const newsletters = ({ newsletters: all }: OwnAccount): Reply => ({
  text:
    all.length === 0
      ? 'Non ricevi nessuna newsletter.'
      : `Ricevi ${all.length === 1 ? 'una newsletter' : `${all.length} newsletter`}: ${all.join(', ')}.`,
  card: { title: 'Le tue newsletter', rows: [], link: accountLink('Apri Newsletter', '/user/newsletter/') },
});

const address = ({ email, username }: OwnAccount): Reply => ({
  text: `Il tuo accesso è con l’account ${email}, nome utente ${username}.`,
  card: {
    title: 'Il tuo account',
    rows: [
      { name: 'E-mail', value: email },
      { name: 'Nome utente', value: username },
    ],
    link: accountLink('Apri Profilo', '/user/profile'),
  },
});

const withdrawal = (account: OwnAccount): Reply =>
  withContract(account, (contracts) => ({
    text: contracts
      .map(({ product, recesso }) => {
        if (!recesso) return `Per ${product} non è previsto il recesso.`;
        return recesso.disponibile
          ? `Da ${product} puoi recedere fino al ${dayText(recesso.entro)}: in Abbonamenti apri i dettagli e premi «Recedi dal contratto».`
          : `Il termine per recedere da ${product} è passato il ${dayText(recesso.entro)}. Puoi sempre fermare il rinnovo da Abbonamenti.`;
      })
      .join(' '),
    card: { title: 'Recesso', rows: [], link: subscriptionsLink },
  }));

const payLink = accountLink('Paga da Abbonamenti', '/user/subscriptions');

const unpaid = (account: OwnAccount): Reply => {
  const due = unpaidOf(account);
  if (due.length === 0) {
    if (account.subscriptions.length > 0 && own(account).length === 0) return seatOnly;
    return {
      text: 'È tutto in regola: non risulta nulla da pagare.',
      card: { title: 'Pagamenti', rows: [], link: subscriptionsLink },
    };
  }
  return {
    text: `${due.map((one) => `${one.product} risulta ${one.stato === 'suspended' ? 'sospeso' : 'non pagato'}: restano da pagare ${euros(one.prezzo)}.`).join(' ')} Apri Abbonamenti e premi «Paga ora»: puoi usare anche un’altra carta, e torni a leggere subito.`,
    card: { title: 'Da pagare', rows: rowsOf(due, ({ prezzo }) => euros(prezzo)), link: payLink },
  };
};

/** A reader who has something to pay asks how to pay it. */
const paymentMethod = (account: OwnAccount): Reply =>
  unpaidOf(account).length > 0
    ? unpaid(account)
    : withContract(account, (contracts) => ({
        text: contracts
          .map(({ product, pagamento }) =>
            pagamento
              ? `Per ${product} paghi con ${pagamento.etichetta}.`
              : `Per ${product} non è registrato nessun pagamento.`,
          )
          .join(' '),
        card: {
          title: 'Metodo di pagamento',
          rows: rowsOf(contracts, ({ pagamento }) => pagamento?.etichetta ?? 'nessuno'),
          link: subscriptionsLink,
        },
      }));

/** Why an article or the printed pages do not open. */
const locked = (account: OwnAccount): Reply => {
  if (account.subscriptions.length === 0)
    return { ...none, text: `Gli articoli riservati si aprono con un abbonamento. ${none.text}` };
  if (unpaidOf(account).length > 0) {
    const { text, card } = unpaid(account);
    return { text: `Gli articoli sono chiusi perché manca un pagamento. ${text}`, ...(card && { card }) };
  }
  const running = active(account);
  if (running.length === 0) {
    const [last] = current(account);
    return {
      text: `Gli articoli riservati sono chiusi. ${last ? untilSentence(last, account.today) : ''} Per leggere di nuovo, rinnovalo da Abbonamenti.`,
      card: {
        title: 'Il tuo abbonamento',
        rows: rowsOf(current(account), untilValue),
        link: accountLink('Rinnova', '/user/subscriptions'),
      },
    };
  }
  const hasPages = running.some(({ tipo_prodotto }) => tipo_prodotto === 'digital' || tipo_prodotto === 'digital+');
  return {
    text: hasPages
      ? `Il tuo abbonamento ${running[0]?.product} è attivo e comprende articoli e sfogliatore. Ricarica la pagina; se resta chiusa, esci e accedi di nuovo.`
      : `Il tuo abbonamento ${running[0]?.product} apre gli articoli; lo sfogliatore con le pagine stampate si apre da Digital in su.`,
    card: {
      title: 'Il tuo abbonamento',
      rows: rowsOf(running, untilValue),
      link: hasPages ? subscriptionsLink : shopLink,
    },
  };
};

const product = (account: OwnAccount): Reply => {
  if (account.subscriptions.length === 0) return none;
  const contracts = current(account);
  const names = contracts.map((one) => one.product).join(' e ');
  return {
    text: `Il tuo abbonamento è ${names}. ${contracts.map((one) => untilSentence(one, account.today)).join(' ')}`,
    card: { title: 'Il tuo abbonamento', rows: rowsOf(contracts, untilValue), link: subscriptionsLink },
  };
};

const tellers: Readonly<Record<AccountFact, (account: OwnAccount) => Reply>> = {
  until,
  product,
  price,
  nextCharge,
  paymentMethod,
  receipts,
  seats,
  invited,
  devices,
  codes,
  newsletters,
  address,
  withdrawal,
  unpaid,
  locked,
};

/** A fact of the reader's account in a sentence, with a card. */
export const factReply = (fact: AccountFact, account: OwnAccount): Reply => tellers[fact](account);
