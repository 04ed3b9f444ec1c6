import { fits, wordsOf } from './words.ts';

const things =
  'abbonament-|scadenza|scade|email|e-mail|mail|indirizz-|dati|telefono|cellulare|numero|ricevut-|fattur-|cart-|iban|password|dispositiv-|account|profilo|codice_fiscale|pagament-|paga|spende|legge|compleanno|articoli|data_di_nascita|cellulare|rinnovo|newsletter|abbonat-|casa|partita_iva|iscritt-|nato|nata|nascita|abita|vive|lavora|via_e_numero|residenza|codice|documento|residente|pec|fattur-|metodo_di_pagamento|profilo|apparecch-|rate';

const people =
  'mia_moglie|mio_marito|mio_padre|mia_madre|mio_fratello|mia_sorella|mio_figlio|mia_figlia|mio_collega|mia_collega|un_collega|mio_vicino|mia_vicina|vicino|vicina|mio_amico|mia_amica|un_amico|un_altro|un_altra|altro_utente|altri_utenti|altro_lettore|altri_lettori|altro_cliente|altri_clienti|altro_abbonato|altri_abbonati|altre_persone|mio_capo|mio_ex|mia_ex|mia_zia|mio_zio|nonna|nonno|mio_cognato|titolare|signor|signora|sig|dottor|sono_il_marito|sono_la_moglie|sono_il_figlio|sono_la_figlia|sono_il_padre|sono_la_madre|per_conto_di|al_posto_di|suo|sua|altrui|qualcun_altro|fidanzat-|compagno|compagna|suocer-|nipote|amico|amica|collega|inquilin-|ex_marito|ex_moglie|datore_di_lavoro|vicini|genero|nuora|cugin-|badante|dirimpettai-|condomin-|vicino_di_casa|mio_cliente|miei_clienti|mio_socio|mia_socia|proprietario_di_casa|padrone_di_casa|capufficio|mia_amica|ex|avvocato|ragionier-|professor-|parroco|sindaco';

const everybody =
  'elenco|lista|database|esporta-|tutti_gli|tutti_i|tutte_le abbonati|utenti|clienti|lettori|account !mio|miei|collegati';

const firstNames =
  'mario|luigi|giuseppe|giovanni|antonio|francesco|marco|andrea|roberto|stefano|davide|luca|paolo|matteo|alessandro|lorenzo|maria|anna|giulia|chiara|paola|laura|elena|sara|francesca|rosa|lucia|marta|silvia|claudia|valentina|federica|simone|daniele|giorgio|carlo|enrico|pietro|fabio|massimo|riccardo|emanuele|gabriele|nicola|alberto|claudio|angelo|vincenzo|salvatore|tommaso|alessandra|alessia|martina|sofia|giorgia|ilaria|elisa|serena|simona|barbara|monica|cristina|daniela|patrizia|roberta|teresa|margherita|beatrice|camilla|caterina|eleonora|irene|noemi|giovanna|giuseppina|carla|franca|bruno|aldo|gino|piero|sergio|dario|diego|mattia|filippo|edoardo|leonardo|federico|michele|giacomo|samuele|nadia|sonia|ornella|lorenza|donatella|raffaella';

/** The reader requests an answer. */
const tells =
  'quando|quanto|quanti|quante|in_regola|e_abbonat-|quale|qual|quali|che|chi|dimmi|dammi|mostra-|dirmi|dite-|sapere|vedere|conoscere|leggi|elenc-|lista|stampa-|fammi|mandami|con_che|dove|dai|dici|date|darmi|darmelo|dammelo|comunic-|fornisc-|trovami|cerca|passami|mi_serve|ho_bisogno|vorrei|voglio|mi_da|puoi|potete|controll-|verific-|fino_a|risulta|risultano|avete|sapete|conoscete|ditemi|ditegli|si_puo|si_puo_sapere|ha|ancora|come_paga|leggimi|recupera-|riferi-|scrivimi|manda-|inoltra-';

/** The reader wants to do something with the other person, which is a question about how the product works. */
const acts =
  'regal-|invit-|aggiung-|togli-|tolgo|rimuov-|condivid-|passare|passo|cambi-|intest-|abbonare|abbonarlo|abbonarla|come|posso|devo|prend-|studi-|entr-|butt-|colleg-|sconto|cost-|basta|funzion-|muo-|mort-|mancat-|dedic-|compr-|articolo|scritto|corregg-|pezzo|notizia|pubblicat-|rispedi-|rimand-|reinvi-|arriv-|ricev-|aspett-|attiv-|leggiamo';

const address = /[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu;

/** `l’abbonamento di Rossi`, `i dati di Elena Marchesi`: a thing, then a name with a capital in the middle of a sentence. */
const named =
  /(?:abbonament[oi]|dati|mail|indirizzo|ricevut[ae]|fattur[ae]|carta|telefono|cellulare|numero|codice fiscale|compleanno|nascita|account|profilo|password|scadenza|dispositivi|pagamenti|newsletter|casa|e-mail|email) (?:\p{Ll}+ )?d(?:i|el signor|ella signora|el sig\.) (?!Google|Online|Digital|Plus|Gazzetta|Meriggio|Natale|Italia)\p{Lu}\p{Ll}+/u;

/** `Elena Marchesi`, `lo Studio Aretti`: two words in a row with a capital letter, but the paper's and its products. */
const fullName =
  /(?<=\p{L}[,.]? |[’'])(?!Digital|Online|Google|Passa|Quanto|Come|Qui|Il |La |Gazzetta|Cronache|Lettera|Eco|Meriggio|Area|Apple|Pay|Teatro|Piscine|Prima|Natale|San|Santa)\p{Lu}\p{Ll}{2,} (?!Plus|Play|Pay|Personale|Golfo|Zenara|Montalba|Altariva|Gaviano|Pietrafonte)\p{Lu}\p{Ll}{2,}/u;
/** The reader wants to do something, which the product may allow. */
const does =
  'regal-|invit-|aggiung-|togli-|tolgo|rimuov-|condivid-|abbonare|intest-|come|articol-|dedic-|pubblic-|scritto|notizia';

/** Whether the question asks for data of somebody else. `ownAddress`: the e-mail address of the reader, if known. */
export const asksAboutOthers = (text: string, ownAddress?: string): boolean => {
  const words = wordsOf(text);
  const others = (text.match(address) ?? []).filter((one) => one.toLowerCase() !== ownAddress?.toLowerCase());
  if (others.length > 0 && fits(words, things) && fits(words, tells)) return true;
  if (fits(words, everybody) && fits(words, tells)) return true;
  if ((named.test(text) || fullName.test(text)) && fits(words, things) && fits(words, tells) && !fits(words, does))
    return true;
  if (!fits(words, things) || !fits(words, tells)) return false;
  return (fits(words, people) || fits(words, firstNames)) && !fits(words, acts);
};
