import { fits } from './words.ts';

/** What readers say of a matter of the service, and the question that the papers' FAQ asks for it. The first row that fits decides. */
const matters: readonly (readonly [said: string, question: string])[] = [
  // Sign-in.
  [
    'google|gmail entr-|acced-|accesso|login|colleg-|abbonament-|riconosc-|trov-',
    'accesso con Google: account non collegato all’abbonamento',
  ],
  ['browser', 'disconnesso: browser non valido'],
  [
    'conferm-|registra-|registrat-|iscrizione|verific- mail|email|e-mail|codice|link|messaggio|numero arriv-|ricev-|vede|vedo|trov-|mand-|aspett-',
    'non ricevo la mail con il codice di conferma per completare la registrazione',
  ],
  [
    'tentativ-|sbagliat-|toppat-|errat-|bloccat-|blocco password|volte|accesso|account|tentativ- !articol-',
    'account bloccato: ho sbagliato password troppe volte, troppi tentativi',
  ],
  [
    'password|parola|chiave|credenzial-|pass|pin dimentic-|scordat-|ricord-|mente|persa|perso|smarrit-|reimpost-|recuper-|resett-|reset|so_piu',
    'password dimenticata: non ricordo più la password',
  ],
  ['password|parola_chiave|credenzial- cambi-|nuova|modific-|scegli-|impost-', 'come cambio la password'],
  [
    'scolleg-|disconness-|buttat-|butta|caccia-|sbatt-|esce|esco fuori|solo|sola|continu-|sempre|ogni_volta',
    'disconnesso: browser non valido',
  ],
  [
    'pagat-|abbonat-|abbonamento|pago chius-|lucchett-|insist-|riconosc-|vede_che|leggo|leggere|aprono|apre|fuori|abbonati !come|quanto',
    'ho un abbonamento ma gli articoli restano chiusi',
  ],
  // Payments.
  [
    'due_volte|doppio|doppia|raddoppiat-|2_volte|ripetut- soldi|pagat-|pagare|addebit-|pres-|tolt-|cifra|pagament-|somma',
    'mi avete addebitato la stessa somma due volte, doppio addebito',
  ],
  [
    'respint-|rifiutat-|fallit-|non_pagato|insolut-|negat-|andato_male pagament-|addebit-|carta|rinnovo|banca|pagato',
    'il pagamento non è riuscito',
  ],
  [
    'rimbors-|indietro|ridat-|ridate|restitu-|rivoglio|ridare|riavere soldi|pagat-|denaro|euro|importo|rimbors-',
    'rimborso: in quanto tempo ricevo i soldi',
  ],
  ['carta|iban|bancomat cambi-|nuova|scadut-|sostitu-|aggiorn-', 'sostituire la carta di credito registrata'],
  // The contract.
  [
    'rinnov-|addebit-|preliev- non|senza|stop|ferm-|togl-|disattiv-|blocc-|annull-|basta|evit-|spegn-',
    'come disattivo il rinnovo automatico',
  ],
  [
    'vacanz-|ferie|via|viaggio|viaggi|parto|estero|mare|mese ferm-|sospen-|paus-|stop|conge-|salt-',
    'posso sospendere l’abbonamento durante le vacanze',
  ],
  ['disdi-|disdett-|smett-|abbandon-|chiud- abbonament-|giornale|tutto|pagare|contratto', 'come disdico l’abbonamento'],
  ['mort-|lutto|necrolog-|funer-|mancat- annunci-|giornale|pubblic-', 'annuncio funebre, necrologio, pubblicità'],
  // Seats.
  [
    'tolg-|togli-|rimuov-|rimozion-|elimin-|cancell-|lev- invit-|utent-|posto|ospit-|person-|collegat-|suocer-|cognat-|amic-|figli-|collega',
    'come posso rimuovere un utente collegato',
  ],
  [
    'invit-|ospit- arriv-|ricev-|trov-|perso|perde|persa|riman-|spam',
    'un invitato non ha ricevuto il codice dell’invito',
  ],
  [
    'posto|posti|invit-|aggiung-|metto|mettere|dare|darne|darlo|colleg- cugin-|figli-|moglie|marito|fratell-|sorell-|amic-|madre|mamma|padre|suocer-|cognat-|nonn-|collega|colleghi|qualcuno|altra_persona|utente|zia|zio|nipot-|nuora|genero|famili-|fidanzat-',
    'come collego un altro utente al mio abbonamento, come invito',
  ],
  // Devices.
  [
    'telefon-|cellular-|tablet|computer|pc|portatil-|dispositiv-|apparecch- perso|persa|rubat-|smarrit-|vendut-|dato_via|regalat-',
    'scollegare un dispositivo, ho perso il telefono',
  ],
  [
    'telefon-|cellular-|tablet|computer|pc|portatil-|dispositiv-|apparecch- quanti|quante|numero|contempor-|insieme|piu',
    'quanti dispositivi posso usare con un abbonamento, tra telefono, tablet e computer',
  ],
  ['esco|uscire|logout|disconnett-|scolleg- computer|biblioteca|pc|pubblico|account', 'come esco dal mio account'],
  // Reading.
  ['caratter-|lettere|scritt-|testo piccol-|grand-|ingrand-|vedo|gross-', 'come ingrandisco il testo e i caratteri'],
  [
    'rete|internet|campo|connessione|offline|wifi senza|manca|resto|va_e_viene|cade|poco|prende',
    'posso leggere senza rete, offline',
  ],
  ['app|sito lent-|impall-|piant-|blocc-|carica|chiude|crash-', 'l’app è lenta, si impalla o non carica'],
  [
    'errore|sbagliat-|imprecis-|fals-|corregg-|rettif- articol-|scritto|notizi-|pezzo',
    'c’è un errore in un articolo: segnalare un’imprecisione alla redazione',
  ],
  [
    'vecchi-|antic-|anni_fa|storic-|anni_90 giornal-|copia|copie|numero|numeri|edizion-',
    'archivio storico con i vecchi giornali',
  ],
  // Letters and help.
  ['offerte|pubblicit-|marketing|promozion- basta|non|togl-|smett-', 'non voglio più ricevere offerte commerciali'],
  [
    'newsletter|mail|posta|email basta|togl-|tropp-|cancell-|disiscriv-|annull-|non_voglio|smett-',
    'come mi disiscrivo da una newsletter',
  ],
  [
    'telefon-|chiam- orari-|ora|ore|quando|sabato|domenica|risponde|apert-|festiv-',
    'quali sono gli orari dell’assistenza al telefono',
  ],
];

/** The FAQ's own words for the matter that a text tells in others; undefined for one of no row. */
export const matterIn = (words: readonly string[]): string | undefined =>
  matters.find(([said]) => fits(words, said))?.[1];
