import { type AccountFact, factAsked } from './account-facts.ts';
import { otherLanguage } from './other-language.ts';
import { asksAboutOthers } from './other-people.ts';
import { asksForPrice, beyondPrices, type PriceQuestion, pricedIn } from './price-question.ts';
import { fits, fitting, wordsOf } from './words.ts';

/** What a question wants, and the table entry that decided. */
export type Intent = { readonly reason: string } & (
  | {
      readonly kind:
        | 'greeting'
        | 'thanks'
        | 'person'
        | 'complaint'
        | 'injection'
        | 'others'
        | 'outside'
        | 'nonsense'
        | 'signIn'
        | 'search';
    }
  | { readonly kind: 'language'; readonly language: 'en' | 'de' }
  | { readonly kind: 'fact'; readonly fact: AccountFact }
  | { readonly kind: 'price'; readonly price: PriceQuestion; readonly beyond: readonly string[] }
);

const greetings = 'ciao|salve|buongiorno|buonasera|buondi|saluti|hey|ehi|buon_giorno|buona_sera|buona_notte';
const thanks = 'grazie|ringrazi-|gentilissim-|perfetto|ottimo|benissimo|risolto';
const fillers =
  'a|te|voi|tutti|mille|tante|molte|infinite|e|ok|okay|va|bene|benissimo|perfetto|ottimo|vi|ti|del|della|per|la|il|tutto|aiuto|risposta|chiarimento|capito|buon|buona|giorno|sera|notte|giornata|serata|come|stai|state|molto|gentile|gentili|siete|sei|stato|stati|stata|no|si|non|mi|serve|altro|nient-|ho|risolto|davvero|ancora|lo|stesso|adesso|ora|chiaro|tu';

const persons: readonly string[] = [
  'parl-|chiacchier-|dialog- person-|operator-|uman-|addett-|qualcuno|consulent-|impiegat-|responsabil-|voi|servizio_clienti|assistenza|essere !libr-|articol-',
  'vogli-|vorrei|passa-|passat-|mett-|serve|cerc-|chied-|contatt-|esist-|c_e|posso|chiam-|messaggi-|voler-|fatemi|fammi|ho_bisogno|risponde operator-|person-|uman-|addett-|consulent- !aggiung-|invit-|regal-|altra|collegat-|posto|posti|intest-|dati_personal-|person_in_piu|area|quante|personalizz-',
  'person- vera|vere|reale|fisica|viva|ossa',
  'non bot|robot|macchina|automatic-|chatbot|computer voglio|vorrei|parl-|capisc-|basta|risponde',
  'basta bot|robot|chatbot|macchina',
  'numero|telefono|telefonar-|chiamar-|chiamo numero_di_telefono|numero_verde|call_center|telefonarvi|chiamarvi|vi_chiamo|al_telefono|contattarvi !cambi-|modific-|aggiorn-|orari-|ora|sabato|domenica|mio',
];
const personAlone = 'operatore|operatrice|umano|persona|operatori|assistenza|aiuto|help';

const complaints: readonly string[] = [
  'ladr-|truff-|vergogn-|schif-|delinquent-|imbrogl-|fregat-|fregatura|rubat-|rubano|rubate|rubando|pessim-|indecent-|incapac-|incompetent-|inaccettabil-|scandalo|scandalos-|inaudit-|assurd-|arrabbiat-|incazzat-|furios-|delus-|stuf-|esasperat-|reclam-|lamentel-|lamentar-|mi_lamento|protest-|denunci-|avvocat-|buffon-|disastr-|ridicol-|cialtron-|merda|cazzo|stronz-|idiot-|imbecill-|stupid-|inutil-',
  'presa_in_giro|prendendo_in_giro|prendete_in_giro|mai_piu|non_ne_posso_piu|non_funziona_niente|non_funziona_mai|non_funziona_nulla|sono_stanc-|non_servite_a_niente|non_serve_a_niente|servizio_pietoso|perso_la_pazienza|non_si_puo_lavorare|fate_pena|fa_pena|non_e_possibile',
];

const injections: readonly string[] = [
  'ignora|ignorate|ignore|dimentica|disregard|forget|override|scavalca istruzion-|instruction-|prompt|regole|rules|precedent-|previous|indicazion-|limiti',
  'prompt_di_sistema|system_prompt|prompt_iniziale|jailbreak|modalita_sviluppatore|developer_mode|modalita_debug|dan_mode|api_key|chiave_api|variabili_d_ambiente|select_from|drop_table',
  'sei_ora|da_ora_sei|d_ora_in_poi|fai_finta|fingi|fingiti|agisci_come|comportati_come|act_as|pretend|you_are_now|you_are_no_longer|immagina_di_essere|simula',
  'rivela-|mostra-|stampa-|ripet-|scriv-|dimmi|reveal|print|show|repeat istruzioni|instructions|prompt|configurazione|codice_sorgente !inser-|pag-',
  'ripeti|ripetimi|riscrivi|copia sopra|precedent-|primo_messaggio',
  'amministrator-|admin|root|sviluppator- sono|modalita|accesso|come|password',
  'system|assistant|user sei|ignora|ora|nuov- istruzion-',
];

/** Words of the service: a question with one of them is not outside its scope. */
const domain =
  'abbonament-|abbonar-|abbonat-|newsletter|giornal-|quotidian-|articol-|password|account|pagament-|pagar-|fattur-|ricevut-|rinnov-|disd-|recess-|rimbors-|codice|sfogliator-|edicola|digital|online|plus|app|accesso|accedere|login|email|e-mail|notific-|rassegna|profilo|dati|privacy|cookie|offert-|prezzo|prezzi|costa|scade|archivio|sito|addebit-|carta|contattarvi|assistenza|dispositiv-|leggere|redazione|necrolog-|pubblicit-|cruciverba|sudoku|inserto|inserti|specia-|edizion-|gazzetta|meriggio|invit-|posti|utenti|iva|azienda|sdi|pec|soldi';

const outsides: readonly string[] = [
  'capitale|capitali di|del|della|dell|delle',
  'che_tempo|meteo|previsioni|temperatura|piove|piovera|nevica',
  'ricetta|ricette|cucinare|cuocere|ingredienti|carbonara|tiramisu',
  'chi_ha_vinto|chi_vince|chi_vincera|risultato|la_partita_d-|la_partita_ieri|partita_di_calcio|campionato|mondiali|scudetto|serie_a|juve|juventus|inter|milan|formula_1',
  'quanto_fa|radice_quadrata|equazione|calcola|moltiplicat-|derivata',
  'barzellett-|poesia|filastrocca|indovinello|canzone|tema_su|racconta-|racconto',
  'traduci|traduzione|traducimi|come_si_dice',
  'presidente|premier|ministro|papa|re_di|sindaco|elezion-|parlamento|governo',
  'oroscopo|lotto|superenalotto|gratta_e_vinci',
  'bitcoin|borsa|azioni|investire|spread|mutuo|criptovalut-',
  'film|serie_tv|netflix|ristorante|pizzeria|albergo|hotel|treno|volo|voli|biglietti',
  'medico|febbre|mal_di|sintom-|farmac-|dieta|dolore',
  'python|javascript|codice_python|programma|programmare|excel|windows_11',
  'senso_della_vita|esiste_dio|quanti_anni_hai|ti_amo|sei_innamorat-|fidanzat-|ti_piace|dinosaur-|universo|pianeti|luna|marte',
  'chi_era|chi_e_stato|in_che_anno|quando_e_nat-|quando_e_mort-|chi_ha_scritto|chi_ha_inventato|chi_ha_dipinto|guerra_mondiale|dante|napoleone',
];

const signIns: readonly string[] = [
  'non|nn|impossibile|problem-|errore|difficolta entr-|acced-|accesso|loggar-|login|log|autentic-|connettermi|connett- !articol-|notizi-|edizion-|sfogliator-|posti|dispositivi|quanti|abbonamento_e',
  'dimentic-|perso|persa|smarrit-|scordat-|ricord-|recuper-|reimpost-|resett- password|pass|pwd|credenzial-|username|nome_utente|parola_chiave|parola_d_ordine|dati_di_accesso',
  'password|credenzial-|pwd sbagliat-|errat-|rifiut-|non_valid-|non_accett-|non_funzion-|non_va|non_e|non_la_prende|non_prende|tentativ-',
  'mail|email|e-mail|codice|link conferm-|reset|recuper-|verific-|attivazione_account|reimpost- non|mai|nessun-',
  'account|accesso|profilo|utenza blocc-',
  'troppi_tentativi|browser_non_valid-|browser_non_e_valid-|mi_butta_fuori|mi_sbatte_fuori|mi_caccia_fuori|mi_ha_buttato_fuori|mi_ha_fatto_uscire|mi_fa_uscire|mi_disconnette|mi_scollega|mi_slogga|mi_chiede_sempre_di_accedere|mi_chiede_sempre_la_password|sessione_scadut-',
  'google non_colleg-|non_e_colleg-|non_entr-|non_funzion-|non_riesc-|errore',
];

const isSpoken = (word: string): boolean =>
  /[aeiou]/.test(word) && !/(.)\1{3}/.test(word) && !/[bcdfghjklmnpqrstvwxz]{5}/.test(word);

const smallTalk = (words: readonly string[]): Intent | undefined => {
  const isOnly = words.every((word) => fits([word], `${greetings}|${thanks}|${fillers}`));
  if (!isOnly) return undefined;
  if (fits(words, thanks)) return { kind: 'thanks', reason: thanks };
  return fits(words, greetings) ? { kind: 'greeting', reason: greetings } : undefined;
};

const isPersonAlone = (words: readonly string[]): boolean =>
  words.length <= 4 &&
  fits(words, personAlone) &&
  words.every((word) => fits([word], `${personAlone}|${greetings}|grazie|un|una|per|favore|subito|umana|prego|vera`));

/** Whom the reader wants, or what is wrong, before anything is searched. */
const spokenTo = (text: string, words: readonly string[], ownAddress: string | undefined): Intent | undefined => {
  const injected = fitting(words, injections);
  const language = otherLanguage(text);
  if (language) return { kind: 'language', language, reason: injected ?? 'common words' };
  if (injected) return { kind: 'injection', reason: injected };
  if (asksAboutOthers(text, ownAddress)) return { kind: 'others', reason: 'data of another person' };
  const person = isPersonAlone(words) ? personAlone : fitting(words, persons);
  if (person) return { kind: 'person', reason: person };
  const complaint = fitting(words, complaints);
  return complaint ? { kind: 'complaint', reason: complaint } : undefined;
};

const aboutService = (words: readonly string[]): Intent | undefined => {
  const signIn = fitting(words, signIns);
  if (signIn) return { kind: 'signIn', reason: signIn };
  const own = factAsked(words);
  if (own) return { kind: 'fact', ...own };
  if (!asksForPrice(words)) return undefined;
  return { kind: 'price', price: pricedIn(words), beyond: beyondPrices(words), reason: 'price' };
};

/**
 * What a question wants, told from tables of words, most urgent first: what must not be searched (instructions to the
 * assistant, other people's data, a person, a complaint), then sign-in trouble, the reader's own account, prices. Anything
 * else is searched. `ownAddress`: the e-mail address of a signed-in reader.
 */
export const intentOf = (text: string, ownAddress?: string): Intent => {
  const words = wordsOf(text);
  const urgent = smallTalk(words) ?? spokenTo(text, words, ownAddress) ?? aboutService(words);
  if (urgent) return urgent;
  if (words.filter(isSpoken).length * 2 <= words.length) return { kind: 'nonsense', reason: 'no words' };
  const outside = fits(words, domain) ? undefined : fitting(words, outsides);
  return outside ? { kind: 'outside', reason: outside } : { kind: 'search', reason: 'nothing else fits' };
};
