import { type AccountFact, factAsked } from './account-facts.ts';
import { otherLanguage } from './other-language.ts';
import { asksAboutOthers } from './other-people.ts';
import { asksForPrice, asksForReduced, beyondPrices, type PriceQuestion, pricedIn } from './price-question.ts';
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
  /** `isInjection`: it gives instructions to the assistant, so nothing of it is answered. */
  | { readonly kind: 'language'; readonly language: 'en' | 'de'; readonly isInjection: boolean }
  | { readonly kind: 'fact'; readonly fact: AccountFact }
  | { readonly kind: 'price'; readonly price: PriceQuestion; readonly beyond: readonly string[] }
);

const greetings =
  'pronto|ehila|eila|buon_pomeriggio|pomeriggio|hello|hola|ciao|salve|buongiorno|buonasera|buondi|saluti|hey|ehi|buon_giorno|buona_sera|buona_notte';
const thanks =
  'grazie|ringrazi-|gentilissim-|perfetto|ottimo|benissimo|risolto|arrivederci|addio|prossima|presto|chiaro|utile|apposto|chiarissim-|magnific-|splendid-|fantastic-|eccellent-';
const fillers =
  'a|te|voi|tutti|mille|tante|molte|infinite|e|ok|okay|va|bene|benissimo|perfetto|ottimo|vi|ti|del|della|per|la|il|tutto|aiuto|risposta|chiarimento|capito|buon|buona|giorno|sera|notte|giornata|serata|come|stai|state|molto|gentile|gentili|siete|sei|stato|stati|stata|no|si|non|mi|serve|altro|nient-|ho|risolto|davvero|ancora|lo|stesso|adesso|ora|chiaro|tu|c|nessuno|qualcuno|disturbo|cosi|presto|alla|apposto|posto|lavoro|fine|settimana|domani|a_te|altrettanto|figurati|prego|super|fantastico|bravo|brava|bravi|buone|feste|abbiamo|allora|ci|sentiamo|utile|molta|molto|dell|alla|compreso|capita|fare|posso|chiedere|chiedervi|domanda|una|avrei|vorrei|informazione|favore|cortesia|sera|pomeriggio|era|quello|cercavo|sapere|volevo|dell_aiuto|tanto|a_tutti|prossima|volta|domande';

const persons: readonly string[] = [
  'parl-|chiacchier-|dialog- person-|operator-|uman-|addett-|qualcuno|consulent-|impiegat-|responsabil-|voi|servizio_clienti|assistenza|essere !libr-|articol-',
  'date-|vogli-|vorrei|passa-|datemi|dammi|passat-|mett-|serve|cerc-|chied-|contatt-|esist-|c_e|posso|chiam-|messaggi-|voler-|fatemi|fammi|ho_bisogno|risponde operator-|person-|uman-|addett-|consulent- !aggiung-|invit-|regal-|altra|collegat-|posto|posti|intest-|dati_personal-|person_in_piu|area|quante|personalizz-',
  'person- vera|vere|reale|fisica|viva|ossa',
  'non bot|robot|macchina|automatic-|chatbot|computer|umano|umana|persona vogl-|voglio|vorrei|parl-|capisc-|basta|risponde',
  'basta bot|robot|chatbot|macchina',
  'numero|telefono|telefonar-|chiamar-|chiamo numero_di_telefono|numero_verde|call_center|telefonarvi|chiamarvi|vi_chiamo|vi_contatto|vi_telefono|al_telefono|contattarvi|richiamat-|richiamare|richiamate|che_numero_rispond- !cambi-|modific-|aggiorn-|orari-|ora|sabato|domenica|mio',
];
const personAlone = 'operatore|operatrice|umano|persona|operatori|assistenza|aiuto|help';

const complaints: readonly string[] = [
  'rubat-|rubano|rubate|rubando|rubar- soldi|mi_avete|ci_avete|mi_state|ci_state|vi_siete|mi_hai',
  'ladr-|truff-|vergogn-|schif-|delinquent-|imbrogl-|fregat-|fregatura|pessim-|indign-|pietos-|penos-|allucinant-|scandalizzat-|nauseat-|indecent-|incapac-|incompetent-|inaccettabil-|scandalo|scandalos-|inaudit-|assurd-|arrabbiat-|incazzat-|furios-|delus-|stuf-|esasperat-|reclam-|lamentel-|lamentar-|mi_lamento|protest-|denunci-|avvocat-|buffon-|disastr-|ridicol-|cialtron-|merda|cazzo|stronz-|idiot-|imbecill-|stupid-|inutil-',
  'presa_in_giro|prendendo_in_giro|prendete_in_giro|mai_piu|non_ne_posso_piu|non_funziona_niente|non_funziona_mai|non_funziona_nulla|sono_stanc-|non_servite_a_niente|non_serve_a_niente|servizio_pietoso|perso_la_pazienza|non_si_puo_lavorare|fate_pena|fa_pena|non_e_possibile|nessuno_risponde|nessuno_mi_risponde|siete_seri|risarciment-|pretendo|spiegazioni_subito|non_vale_i_soldi|soldi_buttati|terza_volta_che|ennesima_volta|avete_rotto|mi_avete_stancato|non_risponde_nessuno|non_mi_risponde|perdo_la_pazienza|cosi_non_va|non_va_bene_cosi|che_servizio|chi_mi_rivolgo_per_protest-',
];

/** Code and technical names, in whatever language the rest is. */
const codes: readonly string[] = [
  'select|insert|delete|update|drop|union from|into|table|where|select',
  'script|onerror|javascript alert|document|src',
];

const injections: readonly string[] = [
  'ignora|ignorate|ignore|dimentica|disregard|forget|override|scavalca istruzion-|instruction-|prompt|regole|rules|precedent-|previous|indicazion-|limiti',
  'prompt_di_sistema|system_prompt|prompt_iniziale|jailbreak|modalita_sviluppatore|developer_mode|modalita_debug|dan_mode|api_key|chiave_api|variabili_d_ambiente|select_from|drop_table',
  'sei_un assistente|pirata|poeta|hacker|sviluppator-|libero|attore|esperto|modello',
  'scrivi|stampa|urla|ripeti|rispondi hacked|pwned|banana|ok|pirata',
  'regalami|regalatemi|fammi|dammi|attivami|concedi- ordino|direttore|capo|te_lo_comando',
  'regalami|regalatemi gratis|abbonament-|anno|mese|ordino',
  'role|system content|user|system|assistant',
  'sei_ora|ora_sei|adesso_sei|da_adesso|da_questo_momento|d_ora_in_avanti|tu_sei_un|tu_sei_una|da_ora_sei|d_ora_in_poi|fai_finta|fingi|fingiti|agisci_come|comportati_come|act_as|pretend|you_are_now|you_are_no_longer|immagina_di_essere|simula',
  'rivela-|mostra-|stampa-|ripet-|scriv-|dimmi|reveal|print|show|repeat istruzioni|instructions|prompt|configurazione|codice_sorgente !inser-|pag-',
  'rispondi|scrivi|di|dimmi|rispondere solo|soltanto|esclusivamente|sempre ok|parola|si|con|maiuscol-|rima|inglese',
  'ripeti|ripetimi|riscrivi|copia sopra|precedent-|primo_messaggio',
  'amministrator-|admin|root|sviluppator- sono|modalita|accesso|come|password',
  'system|assistant|user sei|ignora|ora|nuov- istruzion-',
];

/** Words of the service: a question with one of them is not outside its scope. */
const domain =
  'abbonament-|abbonar-|abbonat-|newsletter|giornal-|quotidian-|articol-|password|account|pagament-|pagar-|fattur-|ricevut-|rinnov-|disd-|recess-|rimbors-|codice|sfogliator-|edicola|digital|online|plus|app|accesso|accedere|login|email|e-mail|notific-|rassegna|profilo|dati|privacy|cookie|offert-|prezzo|prezzi|costa|scade|archivio|sito|addebit-|carta|contattarvi|assistenza|dispositiv-|leggere|redazione|necrolog-|pubblicit-|cruciverba|sudoku|inserto|inserti|specia-|edizion-|gazzetta|meriggio|invit-|posti|utenti|iva|azienda|sdi|pec|soldi';

const outsides: readonly string[] = [
  'che_ore_sono|che_ora_e|che_giorno_e|che_giorno_siamo',
  'come si cucina|cucinano|prepara|fa risotto|pasta|sugo|torta|dolce|pizza|pane|arrosto|pesto',
  'consigli-|suggerisc- libro|film|serie|canzone|vino|ristorante|viaggio|regalo|telefono|cellulare|auto|macchina|hotel|albergo',
  'squadra|colore|cantante|piatto tifi|preferisci|preferito|preferita',
  'orari|orario|quando_passa|a_che_ora_passa treni|treno|autobus|bus|tram|aereo|traghetto|metro|messa',
  'parcheggi-|parcheggio|benzina|farmacia|supermercato|ospedale|guardia_medica',
  'radice|percentuale|quante_volte|somma|divisione|meno|diviso di|per|tra 1|2|3|4|5|6|7|8|9|10|100|144|25|15|12|20',
  'quanto|quanti alto|alta|pesa|lungo|lunga|abitanti|dista|distanza|anni_ha',
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
  const code = fitting(words, codes);
  if (code) return { kind: 'injection', reason: code };
  const language = otherLanguage(text);
  if (language)
    return { kind: 'language', language, isInjection: injected !== undefined, reason: injected ?? 'common words' };
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
  const price = { kind: 'price', price: pricedIn(words), beyond: beyondPrices(words) } as const;
  if (asksForReduced(words)) return { ...price, reason: 'reduced price' };
  const own = factAsked(words);
  if (own) return { kind: 'fact', ...own };
  return asksForPrice(words) ? { ...price, reason: 'price' } : undefined;
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
