import { hourOf } from '../../../../src/rules/assistance/support-hours.ts';
import { fits, wordsOf } from '../../../../src/rules/assistance/words.ts';
import type { Reply } from './reply.ts';
import type { Setting } from './setting.ts';
import { waysNow } from './ways-out.ts';

/** From this hour Italians say good evening. */
const EVENING = 17;

const asksHowItIs =
  'come_va|come_stai|come_state|come_sta|tutto_bene|tutto_ok|tutto_a_posto|stai_bene|state_bene|come_butta|come_te_la|come_andiamo|come_e_andata|che_si_dice|che_mi_racconti';
const askIfHere =
  'ci_sei|ci_siete|c_e_nessuno|c_e_qualcuno|qualcuno_c|c_e_vita|mi_senti|mi_sentite|mi_leggi|mi_ricevi|mi_ascolti|sei_li|siete_li|sei_in_linea|sei_online|sei_sveglio|sei_connesso|pronto|toc_toc|permesso|disturbo|posso_disturbare';
const takesLeave =
  'arrivederci|addio|adieu|saluti|saluto|prossima|presto|buonanotte|notte|giornata|serata|lavoro|domenica|fine_settimana|weekend|feste|domani|risentirci|ci_vediamo|ci_sentiamo|statemi|stammi|ciao';
const apologises = 'disturbo|disturbato|scusa|scusate|scusami|scusi';
const saysThanks = 'grazie|ringrazi-|thanks|grat-|riconoscent-|merci|grassie';

const hello = ({ now }: Setting): string => (hourOf(now) < EVENING ? 'Buongiorno!' : 'Buonasera!');

const helps = (setting: Setting): string =>
  `Sono l’assistente automatico ${setting.brand.ofName}: posso aiutarti con abbonamenti, pagamenti, accesso, app e newsletter.`;

/** For a reader who greets, at whatever time of the day. */
export const greetingReply = (setting: Setting, text: string): Reply => {
  const words = wordsOf(text);
  const lead = [
    hello(setting),
    ...(fits(words, asksHowItIs) ? ['Tutto bene, grazie.'] : []),
    ...(fits(words, askIfHere) ? ['Eccomi, ti leggo.'] : []),
  ];
  return { text: `${lead.join(' ')} ${helps(setting)} Chiedimi pure.`, isPolite: true };
};

/** For a reader who asks what answers here: a programme, which says so, and how to reach a person. */
export const whoReply = (setting: Setting): Reply => ({
  text: `${hello(setting)} ${helps(setting)} Sono un programma, non una persona. Se preferisci parlare con una persona: ${waysNow(setting)}`,
  person: true,
  isPolite: true,
});

/** For a reader who thanks, praises or takes leave. */
export const thanksReply = (text: string): Reply => {
  const words = wordsOf(text);
  const isLeaving = fits(words, takesLeave);
  const parts = [
    isLeaving && !fits(words, saysThanks) ? 'È stato un piacere.' : 'Prego, è stato un piacere.',
    ...(fits(words, apologises) ? ['Nessun disturbo.'] : []),
    'Se ti serve altro, scrivimi pure.',
    isLeaving ? 'Arrivederci e a presto!' : 'A presto!',
  ];
  return { text: parts.join(' '), isPolite: true };
};
