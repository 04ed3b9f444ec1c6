import { wasSaid } from '../../../../src/rules/assistance/talk.ts';
import { signInUrl } from '../../../../src/rules/brand/links.ts';
import { factReply } from './fact-replies.ts';
import type { AccountFact } from './intent/labels.ts';
import type { OwnAccount } from './own-account.ts';
import { accountLink, type Reply } from './reply.ts';
import { general } from './searched.ts';
import type { Setting } from './setting.ts';

const ways: Readonly<Record<AccountFact, string>> = {
  until: 'Apri Abbonamenti: accanto all’abbonamento trovi la scadenza e, sotto, «Disattiva il rinnovo» o «Rinnova».',
  product: 'Apri Abbonamenti: lì vedi il tuo abbonamento e, con «Cambia abbonamento», passi a un altro.',
  price: 'Apri Abbonamenti: lì vedi il prezzo e, con «Cambia abbonamento», le altre offerte.',
  nextCharge:
    'Apri Abbonamenti e, accanto a «Rinnovo automatico», premi «Disattiva il rinnovo» se non vuoi il prossimo addebito.',
  paymentMethod:
    'Per cambiarla scrivici da Contattaci, argomento Pagamenti e fatturazione. Se un rinnovo non è riuscito, in Abbonamenti premi «Paga ora» e scegli «Un’altra carta».',
  receipts: 'Apri Abbonamenti e premi «Scarica la ricevuta», oppure apri i dettagli per l’elenco diviso per anno.',
  seats: 'Apri Abbonamenti, riquadro Utenti collegati: lì inviti una persona, rimandi il codice o liberi un posto.',
  invited:
    'Apri Abbonamenti, riquadro Utenti collegati: accanto a ogni invito premi «Reinvia codice» o copia il codice.',
  devices: 'Apri Browser e dispositivi e premi «Disconnetti» accanto a quelli che non usi.',
  codes: 'Apri Abbonamenti, scheda «Codici di attivazione», scrivi il codice e premi «Attiva».',
  newsletters: 'Apri Newsletter e premi «Iscriviti» o «Annulla iscrizione».',
  address: 'Apri Profilo e, accanto all’e-mail, premi «Cambia».',
  withdrawal: 'Apri Abbonamenti, poi i dettagli, e premi «Recedi dal contratto»: servono solo nome ed e-mail.',
  unpaid:
    'Apri Abbonamenti, premi «Paga ora» nell’avviso rosso, scegli come pagare e conferma: l’abbonamento si riapre subito.',
  locked: 'Apri Abbonamenti e controlla lo stato: se è scaduto premi «Rinnova», se non è pagato premi «Paga ora».',
};

/** What to do about a fact. */
export const factWay = (fact: AccountFact, account: OwnAccount): Reply => {
  const { card } = factReply(fact, account);
  return { text: ways[fact], ...(card && { card }) };
};

/** For a visitor: how to get the fact, where a reader finds it, and what holds for everybody. */
export const signInFirst = (fact: AccountFact, page: string, general?: string): Reply => ({
  text: [
    `Per dirtelo devo sapere chi sei: accedi e chiedimelo di nuovo. ${ways[fact]}`,
    ...(general === undefined ? [] : [`In generale: ${general}`]),
  ].join('\n\n'),
  card: { title: 'Il tuo abbonamento', rows: [], link: accountLink('Accedi', signInUrl('', page)) },
});

/** A fact of the reader's account; with what holds for everybody, if the question may mean that. */
export const facts = async (setting: Setting, text: string, fact: AccountFact, isGeneral = false): Promise<Reply> => {
  const { asker, page, said } = setting;
  const known = asker && !isGeneral ? undefined : await general(setting, text);
  if (!asker) return signInFirst(fact, page, known);
  const reply = factReply(fact, await asker.account());
  const isNew = known !== undefined && !wasSaid(known, [...said, reply.text]);
  return { ...reply, text: isNew ? `${reply.text}\n\n${known}` : reply.text, basis: [] };
};
