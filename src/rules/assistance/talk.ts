import { fits, wordsOf } from './words.ts';

/** Words that begin a second question after `e`. */
const asking =
  'quando|quanto|quanti|quante|quale|quali|qual|come|dove|perché|che cosa|cosa|chi|con che|con quale|posso|devo|a quali|fino a';

const border = new RegExp(
  `(?<=[?!.;])\\s+|\\n+|,?\\s+(?:e|ed|e poi|inoltre|e anche)\\s+(?=(?:${asking.replaceAll('|', '\\s|')}\\s))`,
  'iu',
);

/** `Due cose: …`: what follows is two requests, whatever their words. */
const announced = /^[^:]{0,20}(?:due|2) (?:cos\p{L}+|domand\p{L}+|question\p{L}+|richiest\p{L}+)\s*[:,.]\s*/iu;
const nextOfTwo = /,?\s+(?:e|ed|e poi|poi)\s+(?:poi\s+)?/iu;

/** A text's questions, in their order. A single word belongs to its neighbour. */
export const questionsIn = (text: string): readonly string[] => {
  const parts: string[] = [];
  const told = text.replace(announced, '');
  for (const part of told.split(told === text ? border : nextOfTwo).map((one) => one.trim())) {
    if (wordsOf(part).length === 0) continue;
    const last = parts.at(-1);
    if (last !== undefined && (wordsOf(part).length < 2 || wordsOf(last).length < 2))
      parts[parts.length - 1] = `${last} ${part}`;
    else parts.push(part);
  }
  return parts;
};

const continues = /^(?:e|ed|ma|anche|invece|allora|quindi|però|o|oppure|ok|e se|ah)[\s,](?!dove\s+sei)/iu;
const pointing =
  'quello|quella|quelli|quelle|lo_posso|la_posso|li_posso|le_posso|lo_faccio|lo_trovo|la_trovo|li_trovo|le_trovo|lo_devo|si_puo_fare|farlo|faccio|si_fa|come_ne|come_lo|come_la|come_li|come_le|spiega-|non_ho_capito|perche_no|in_che_senso';

/** Words of which a question consists that cannot be understood alone: `per un anno?`, `quando?` */
const bareFollowUp =
  'quando|quanto|quanti|dove|come|perche|cioe|chi|quale|qual|anno|anni|annual-|mese|mesi|mensil-|trimestr-|online|digital|plus|al|per|un|uno|due|tre|ogni|il|l|la|o|si|no|anche|invece|quindi|fino|entro|a|di|in|tempo|volta|volte|giorno|giorni|quante|quanta|quali';

/** Begins a question without a subject of its own: `con PayPal?`, `anche in contanti?` */
const dependent = /^(?:con|per|in|di|senza|dopo|prima|anche|solo|da|su|quell[oaie]|quest[oaie])\s/iu;
const dependentQuestion = 4;

/** Most words of a question that can need the one before it. */
const shortQuestion = 6;

/** Asks for the way by itself: `come faccio?` */
const wholeWays =
  'come_faccio|come_si_fa|come_fare|come_devo_fare|cosa_devo_fare|che_devo_fare|cosa_faccio|dove_vado|dove_si_fa|da_dove|come_posso_fare|come_pago|dove_pago';
/** Words before the one that asks: `sì ma dove lo trovo?` */
const leading = 'e|ma|poi|ok|allora|quindi|no';
/** Stands for the subject of the talk. */
const pronouns = 'lo|la|li|le|l|ne|glielo|gliela|glieli|gliele|gliene';

/** Whether a follow-up asks for the way: `come faccio?`, `e dove si fa?`, `come la cambio?`, `uno non è mio, come lo tolgo?` */
export const asksForWay = (text: string): boolean => {
  const whole = wordsOf(text);
  if (whole.length <= shortQuestion && (fits(whole, wholeWays) || /^e (?:come|dove)$/.test(whole.join(' '))))
    return true;
  const words = wordsOf(text.split(/[,;.!]\s+/).at(-1) ?? '');
  if (words.length > shortQuestion) return false;
  const at = words.findIndex((word) => word === 'come' || word === 'dove');
  const isFirst = at >= 0 && words.slice(0, at).every((word, place) => place === 0 || fits([word], leading));
  return isFirst && fits(words.slice(at + 1, at + 2), pronouns);
};

/**
 * Whether a question continues the talk: it begins with `e …`, or is short and points at what was said, or consists of
 * words that mean nothing alone.
 */
export const isFollowUp = (text: string): boolean => {
  const words = wordsOf(text);
  return (
    continues.test(text.trim()) ||
    words.every((word) => fits([word], bareFollowUp)) ||
    asksForWay(text) ||
    (words.length <= dependentQuestion && dependent.test(text.trim())) ||
    (words.length <= shortQuestion && fits(words, pointing))
  );
};

const correcting =
  /^(?:(?:no|ma|scus[aio]|scusate|ah|ehm|ok)[\s,.!]+)*(?:intendevo|intendo|volevo dire|voglio dire|mi riferi(?:vo|sco) a(?:ll[’']|l|llo|lla|gli|lle|i)?|parlavo d(?:ell[’']|i|el|ello|ella|ei|egli|elle)|dicevo|cercavo|chiedevo)(?:[\s,:]+|(?<=[’']))(?<meant>.+)$/iu;
/** `no scusa, online`: what follows the excuse, unless it is a complaint or thanks. */
const excusing =
  /^no[\s,.]+(?:scus[aio]|scusate|anzi)[\s,.:]+(?=[\p{L}\d])(?!(?:non|grazie|niente|nulla)(?!\p{L}))(?<meant>.+)$/iu;
/** A question up to its last thing: `dove trovo` of `dove trovo la ricevuta?` */
const beforeThing = /^(?<asked>.*)(?<=\s)(?:(?:il|lo|la|i|gli|le|un|uno|una)\s|(?:l|un)[’'])[^?]*\??$/iu;

/** What a reader says to have meant: `la fattura` of `no, intendevo la fattura`. */
export const correctionIn = (text: string): string | undefined =>
  (correcting.exec(text.trim()) ?? excusing.exec(text.trim()))?.groups?.meant;

/** A question that asks for another thing: `dove trovo la ricevuta?` and `la fattura` are `dove trovo la fattura`. */
export const withThing = (question: string, thing: string): string => {
  const asked = beforeThing.exec(question)?.groups?.asked;
  return asked === undefined ? `${question} ${thing}` : `${asked.trim()} ${thing}`;
};

/** Words in which readers say that an answer did not help; they name nothing. */
const unhelped =
  'non|nn|niente|nulla|nessun-|ancora|sempre|va|vanno|funzion-|trov-|vedo|vede|vedono|c|e|ce|ho|gia|provat-|prova|fatto|lo|la|li|le|mi|me|quest-|quell-|qui|qua|uguale|stess-|cosa|capit-|capisc-|rispost-|esce|appare|compare|dice|da|di|a|in|il|i|un|una|ma|no|si|cosi|errore|problema|aiut-|serv-|quindi|allora|voce|pulsante|scheda|tasto';

/** Whether a text that says that something did not help also names what. */
export const namesWhat = (text: string): boolean => wordsOf(text).some((word) => !fits([word], unhelped));

/** Most words of a question that may leave out what it is about: `entro quando?` */
const fragment = 4;

/** Whether a text is too short to say all that it wants. */
export const isFragment = (text: string): boolean => wordsOf(text).length <= fragment;

/** Letters and digits of a text, to compare what was said whatever its spaces and marks. */
const bare = (text: string): string => wordsOf(text).join(' ');

/** Whether an assistant's message of the talk already contains the text. */
export const wasSaid = (text: string, replies: readonly string[]): boolean => {
  const wanted = bare(text);
  return wanted !== '' && replies.some((reply) => bare(reply).includes(wanted));
};

/** Whether an assistant's message of the talk is this text. */
export const isRepeated = (text: string, replies: readonly string[]): boolean =>
  replies.some((reply) => bare(reply) === bare(text));
