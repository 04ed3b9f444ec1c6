import { fits, wordsOf } from './words.ts';

const greetings =
  'heyy|heila|ehii|ciaoo|pronto|ehila|eila|buon_pomeriggio|buonpomeriggio|hello|hola|ciao|ciau|salve|buongiorno|bongiorno|buonasera|buondi|bundi|saluti|hey|ehi|hei|buon_giorno|buona_sera|buon_di|bon_di|mandi|toc_toc|permesso';
const farewells =
  'arrivederci|addio|adieu|alla_prossima|a_presto|buona_notte|buonanotte|buona_giornata|bona_giornata|buona_serata|buon_lavoro|buona_domenica|buon_fine_settimana|buon_weekend|buon_proseguimento|buone_feste|buon_natale|buon_anno|statemi_bene|stammi_bene|ci_vediamo|ci_sentiamo|a_risentirci|distinti_saluti|cordiali_saluti|a_domani|un_bacione|un_abbraccio|cordialmente';
const thanks =
  'grazie|ringrazi-|gentilissim-|perfetto|ottimo|benissimo|risolto|chiaro|utile|apposto|a_posto|chiarissim-|magnific-|splendid-|fantastic-|eccellent-|top|thanks|merci|non_importa|non_fa_niente|fa_niente|fa_nulla|nient_altro|basta_cosi|va_bene_cosi|lascia_stare|non_serve';
const fillers =
  'a|te|voi|tutti|mille|tante|molte|infinite|e|ok|okay|va|bene|vi|ti|del|della|per|la|il|tutto|aiuto|risposta|chiarimento|capito|come|stai|state|molto|gentile|gentili|siete|sei|stato|stati|stata|no|si|non|mi|serve|altro|nient-|ho|davvero|ancora|lo|stesso|adesso|ora|tu|c|nessuno|qualcuno|disturbo|cosi|fine|altrettanto|figurati|prego|super|bravo|brava|bravi|abbiamo|allora|molta|dell|alla|compreso|capita|fare|posso|chiedere|chiedervi|domanda|una|avrei|vorrei|informazione|favore|cortesia|era|quello|cercavo|sapere|volevo|tanto|volta|domande|oggi|anche|lei|un|caro|cara|bel|bella|bello|amico|x|l|di|cuore|comunque|pazienza|disponibilita|scusa|scusate|scusi|ah|eh|oh';

/** All words of courtesies; those of `a_b` one by one. */
const courteous = [greetings, farewells, thanks, fillers].join('|').replaceAll('_', '|');

/** Thanks that mean the opposite. */
const bitter =
  'grazie_per_niente|grazie_di_niente|grazie_di_nulla|grazie_per_nulla|grazie_al_cavolo|grazie_al_piffero|grazie_tante_eh|grazie_mille_eh|bel_servizio|bell_aiuto|bella_roba|bell_affare|bella_figura|bella_assistenza';
/** Most words of bitter thanks that want nothing, although they seem to ask: `bel servizio, complimenti, no?` */
const scoff = 5;
const asksHowItIs = 'tutto_ok|tutto_bene|tutto_a_posto|come_va|come_stai|come_state|stai_bene|state_bene';
/** Praise denied. */
const denied =
  'non_e_stat-|non_e_utile|non_mi_e|non_sei_stat-|non_siete_stat-|non_e_chiaro|non_ho_risolto|non_ho_capito|non_e_risolto|non_chiaro|non_utile|non_va|per_niente|serve_a_niente|serve_a_nulla';

export type SmallTalk = 'thanks' | 'greeting' | 'complaint' | 'failed';

/** Pictures by what they say when no word is beside them. */
const pictures: readonly (readonly [RegExp, SmallTalk])[] = [
  [/[😡😠🤬🤮💩]/u, 'complaint'],
  [/[👎🙄😞😢😭😕🤔]/u, 'failed'],
  [/[👋🖐]/u, 'greeting'],
  [/[👍👌🙏👏🙌💪😊🙂😀😃😄😁😍🥰😘🤗🎉✅❤💙💚💯🤝]/u, 'thanks'],
];

const isSpoken = (word: string): boolean =>
  /[aeiou]/.test(word) && !/(.)\1{3}/.test(word) && !/[bcdfghjklmnpqrstvwxz]{5}/.test(word);

/** Whether half of the words or more cannot be spoken, `asdfghjkl`, or all are single letters. */
export const isNonsense = (words: readonly string[]): boolean => {
  const whole = [...new Set(words)].filter(({ length }) => length > 1);
  return whole.filter(isSpoken).length * 2 <= whole.length;
};

/** What a text wants that only greets, takes leave, thanks or scoffs, in words or in pictures. */
export const smallTalk = (text: string): SmallTalk | undefined => {
  const words = wordsOf(text);
  if (words.length === 0) return pictures.find(([picture]) => picture.test(text))?.[1];
  if (fits(words, bitter) && (words.length <= scoff || !asks(text))) return 'complaint';
  if (!words.every((word) => fits([word], courteous))) return undefined;
  if (fits(words, denied)) return 'failed';
  if (text.includes('?') && fits(words, asksHowItIs)) return 'greeting';
  if (fits(words, `${thanks}|${farewells}`)) return 'thanks';
  return fits(words, greetings) ? 'greeting' : undefined;
};

const isCourtesy = (clause: string): boolean => {
  const kind = smallTalk(clause);
  return kind === 'thanks' || kind === 'greeting';
};

const clauses = /(?<=[.!?,;:])\s+|\n+|\s+(?=(?:ma|però|pero|e)\s)/u;
/** Greets before a question, without a mark: `ciao come disdico`. */
const opening =
  /^(?:(?:ciao+|salve|buon ?giorno|buona ?sera|buondì|ehi|hey|scusi|scusa|scusate|senti|senta)[\s,]+)+(?=\S+\s+\S)/iu;

/**
 * A text without the courtesies around what it wants: `grazie, e come disdico?` is `e come disdico?`. A text of nothing else
 * stays whole.
 */
export const withoutCourtesies = (text: string): string => {
  const parts = text.trim().split(clauses);
  const first = parts.findIndex((part) => !isCourtesy(part));
  const last = parts.findLastIndex((part) => !isCourtesy(part));
  if (first < 0) return text;
  return parts
    .slice(first, last + 1)
    .join(' ')
    .replace(opening, '');
};

const asking =
  'come|quando|quanto|quanti|quanta|quante|dove|perche|cosa|che|quale|quali|chi|posso|possiamo|devo|vorrei|voglio|volevo|serve|servono|servirebbe|bisogno|interess-|cerco|chiedo|c_e|si_puo|non|ma|pero|altra_cosa|invece|errore|problema';
/** What the service is about. */
const matters =
  'abbon-|disd-|rinnov-|prezz-|cost-|tariff-|scont-|offert-|pag-|cart-|fattur-|ricevut-|rimbors-|password|codic-|account|accesso|dimentic-|bloccat-|scad-|newsletter|app|archivio|rassegna|dispositiv-|invit-|operatore|informazion-';
/** How it went: `adesso riesco a leggere!` */
const wentWell = 'adesso|ora|finalmente|ecco|fatto|sistemat-|riuscit-';
/** Most words of a remark beside a courtesy. */
const remark = 6;

/** Whether a text beside a courtesy may ask for something rather than tell who writes or how it went. */
export const asks = (text: string): boolean => {
  const words = wordsOf(text);
  if (text.includes('?') || words.length > remark || fits(words, asking)) return true;
  return fits(words, matters) && !fits(words, wentWell);
};
