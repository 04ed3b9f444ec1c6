import { fits } from './words.ts';

const greetings =
  'heyy|heila|ehii|ciaoo|pronto|ehila|eila|buon_pomeriggio|pomeriggio|hello|hola|ciao|salve|buongiorno|buonasera|buondi|saluti|hey|ehi|buon_giorno|buona_sera|buona_notte';
const thanks =
  'grazie|ringrazi-|gentilissim-|perfetto|ottimo|benissimo|risolto|arrivederci|addio|prossima|presto|chiaro|utile|apposto|chiarissim-|magnific-|splendid-|fantastic-|eccellent-';
const fillers =
  'a|te|voi|tutti|mille|tante|molte|infinite|e|ok|okay|va|bene|benissimo|perfetto|ottimo|vi|ti|del|della|per|la|il|tutto|aiuto|risposta|chiarimento|capito|buon|buona|giorno|sera|notte|giornata|serata|come|stai|state|molto|gentile|gentili|siete|sei|stato|stati|stata|no|si|non|mi|serve|altro|nient-|ho|risolto|davvero|ancora|lo|stesso|adesso|ora|chiaro|tu|c|nessuno|qualcuno|disturbo|cosi|presto|alla|apposto|posto|lavoro|fine|settimana|domani|a_te|altrettanto|figurati|prego|super|fantastico|bravo|brava|bravi|buone|feste|abbiamo|allora|ci|sentiamo|utile|molta|molto|dell|alla|compreso|capita|fare|posso|chiedere|chiedervi|domanda|una|avrei|vorrei|informazione|favore|cortesia|sera|pomeriggio|era|quello|cercavo|sapere|volevo|dell_aiuto|tanto|a_tutti|prossima|volta|domande';

const isSpoken = (word: string): boolean =>
  /[aeiou]/.test(word) && !/(.)\1{3}/.test(word) && !/[bcdfghjklmnpqrstvwxz]{5}/.test(word);

/** Whether half of the words or more cannot be spoken, `asdfghjkl`, or all are single letters. */
export const isNonsense = (words: readonly string[]): boolean =>
  words.filter(isSpoken).length * 2 <= words.length || words.every(({ length }) => length < 2);

/** A text that only greets or thanks. */
export const smallTalk = (words: readonly string[]): 'thanks' | 'greeting' | undefined => {
  const isOnly = words.every((word) => fits([word], `${greetings}|${thanks}|${fillers}`));
  if (!isOnly) return undefined;
  if (fits(words, thanks)) return 'thanks';
  return fits(words, greetings) ? 'greeting' : undefined;
};
