import type { OtherLanguage } from '../../../../src/rules/assistance/other-language.ts';
import {
  isSupportOpen,
  nextSupportOpening,
  type SupportChannel,
  supportClosesAt,
  supportHoursOf,
  supportWeekOf,
} from '../../../../src/rules/assistance/support-hours.ts';
import type { Brand } from '../../../../src/rules/brand/brands/record.ts';
import { clockTime, longDate } from '../../../../src/rules/text/dates.ts';
import { supportPhone } from '../account/help/contact-topics.ts';
import { accountLink, type Reply } from './reply.ts';
import type { Setting } from './setting.ts';

/** Asked when nothing of the question is known. */
const usualQuestions = ['Quanto costa un abbonamento?', 'Come disdico l’abbonamento?'];

/** Whose hours, and when. */
type Moment = Pick<Setting, 'brand' | 'now'>;

const phoneState = ({ brand: { hours }, now }: Moment): string => {
  if (isSupportOpen('phone', now, hours)) return `rispondiamo ora al ${supportPhone}`;
  const opens = nextSupportOpening('phone', now, hours);
  return `il ${supportPhone} risponde di nuovo ${longDate(opens)} alle ${clockTime(opens)}`;
};

const phoneHours = (brand: Brand): string =>
  supportWeekOf(brand.hours)
    .slice(0, 2)
    .map(({ days, hours }) => `${days.toLowerCase()} ${hours}`)
    .join(', ');

/** How to reach a person now: live chat, telephone, message. */
export const waysNow = (moment: Moment): string => {
  const { brand, now } = moment;
  const closes = supportClosesAt('chat', now, brand.hours);
  const opens = nextSupportOpening('chat', now, brand.hours);
  const chat = closes
    ? `un operatore è in chat adesso, fino alle ${clockTime(closes)}`
    : `gli operatori tornano in chat ${longDate(opens)} alle ${clockTime(opens)}`;
  return `${chat}; al telefono ${phoneState(moment)} (${phoneHours(brand)}); oppure scrivici dalla pagina Contattaci, anche ora.`;
};

/** `help`: what the FAQ says of it, if anything. */
export const personReply = (help: string | undefined, moment: Moment): Reply => ({
  text: [`Certo, puoi parlare con una persona: ${waysNow(moment)}`, help]
    .filter((part) => part !== undefined)
    .join('\n\n'),
  person: true,
});

/** Calm, whatever the words; with the passage that helps, if there is one. */
export const complaintReply = (help: string | undefined, moment: Moment): Reply => ({
  text: ['Mi dispiace per quello che è successo.', help, `Se preferisci parlarne con una persona: ${waysNow(moment)}`]
    .filter((part) => part !== undefined)
    .join(' '),
  person: true,
});

export const noAnswer = (brand: Brand, questions: readonly string[]): Reply => ({
  text:
    `Su questo non ho trovato una risposta tra le informazioni ${brand.ofName}. ` +
    'Prova a dirlo con altre parole, oppure scrivi al servizio clienti dalla pagina Contattaci.',
  questions: [...questions, ...usualQuestions].slice(0, 2),
});

/** A second question in a row without an answer. */
export const noAnswerAgain = (moment: Moment): Reply => ({
  text: `Mi dispiace, neanche a questo so rispondere bene. Meglio una persona: ${waysNow(moment)}`,
  person: true,
});

export const outsideReply = (brand: Brand): Reply => ({
  text:
    `Su questo non ho trovato una risposta: qui parlo solo di abbonamenti, pagamenti, accesso, app e newsletter ${brand.ofName}. ` +
    'Per il resto scrivi al servizio clienti dalla pagina Contattaci.',
  questions: usualQuestions,
});

export const injectionReply: Reply = {
  text: 'Non posso seguire istruzioni di questo tipo. Posso rispondere su abbonamenti, pagamenti, accesso, app e newsletter.',
  questions: usualQuestions,
};

/** For questions about the data of somebody else. */
export const othersReply: Reply = {
  text:
    'Non posso dare informazioni su altre persone: ciascuno vede solo i propri dati, dal proprio account. ' +
    'Se ti serve aiuto per un’altra persona, scrivi al servizio clienti dalla pagina Contattaci.',
  card: { title: 'Serve aiuto?', rows: [], link: accountLink('Contattaci', '/contact') },
};

/** Between the hours of an opening; German and English need no word. */
const between: Readonly<Record<OtherLanguage, string>> = { en: '–', de: '–', fr: ' h–', es: ' a ', pt: ' às ' };

/** The days with their hours; `saturday` is empty for a brand that is closed then. */
const daysIn: Readonly<Record<OtherLanguage, (weekdays: string, saturday: string) => string>> = {
  en: (weekdays, saturday) => `Monday to Friday ${weekdays}${saturday && ` and Saturday ${saturday}`}`,
  de: (weekdays, saturday) => `Montag bis Freitag ${weekdays} Uhr${saturday && ` und Samstag ${saturday} Uhr`}`,
  fr: (weekdays, saturday) => `du lundi au vendredi ${weekdays} h${saturday && ` et le samedi ${saturday} h`}`,
  pt: (weekdays, saturday) => `de segunda a sexta das ${weekdays}${saturday && ` e aos sábados das ${saturday}`}`,
  es: (weekdays, saturday) => `de lunes a viernes de ${weekdays}${saturday && ` y los sábados de ${saturday}`}`,
};

/** What the channels are called: each alone, and both when they have the same hours. */
const channels: Readonly<Record<OtherLanguage, Readonly<Record<SupportChannel | 'both', string>>>> = {
  en: { chat: 'live chat', phone: 'telephone', both: 'live chat and telephone' },
  de: { chat: 'Live-Chat', phone: 'Telefon', both: 'Live-Chat und Telefon' },
  fr: { chat: 'chat en direct', phone: 'téléphone', both: 'chat en direct et téléphone' },
  pt: { chat: 'chat ao vivo', phone: 'telefone', both: 'chat ao vivo e telefone' },
  es: { chat: 'chat en directo', phone: 'teléfono', both: 'chat en directo y teléfono' },
};

const persons: Readonly<Record<OtherLanguage, (channels: string) => string>> = {
  en: (channels) => `A person can help you: ${channels}, or leave a message on the contact page (Contattaci).`,
  de: (channels) =>
    `Eine Person hilft Ihnen weiter: ${channels}, oder schreiben Sie uns über die Kontaktseite (Contattaci).`,
  fr: (channels) => `Une personne peut vous aider : ${channels}, ou un message depuis la page de contact (Contattaci).`,
  pt: (channels) => `Uma pessoa pode ajudar: ${channels}, ou uma mensagem na página de contato (Contattaci).`,
  es: (channels) => `Una persona puede ayudarle: ${channels}, o un mensaje desde la página de contacto (Contattaci).`,
};

const hoursIn = (language: OtherLanguage, channel: SupportChannel, { hours }: Brand): string => {
  const [weekdays, saturday] = supportHoursOf(channel, hours);
  const written = [weekdays, saturday].map((opening) => opening.replace('–', between[language])) as [string, string];
  return daysIn[language](...written);
};

const personIn = (language: OtherLanguage, brand: Brand): string => {
  const { chat, phone, both } = channels[language];
  const [chatHours, phoneHours] = [hoursIn(language, 'chat', brand), hoursIn(language, 'phone', brand)];
  return persons[language](
    chatHours === phoneHours
      ? `${both} ${supportPhone}, ${phoneHours}`
      : `${chat}, ${chatHours}; ${phone} ${supportPhone}, ${phoneHours}`,
  );
};

const onlyItalian: Readonly<Record<OtherLanguage, string>> = {
  en: 'I can only answer in Italian, sorry.',
  de: 'Ich kann leider nur auf Italienisch antworten.',
  fr: 'Je ne peux répondre qu’en italien, désolé.',
  pt: 'Só posso responder em italiano, desculpe.',
  es: 'Solo puedo responder en italiano, lo siento.',
};

export const languageReply = (language: OtherLanguage, brand: Brand): Reply => ({
  text: `${onlyItalian[language]} ${personIn(language, brand)}`,
  person: true,
  isPolite: true,
});

const courtesies: Readonly<Record<OtherLanguage, Readonly<Record<'greeting' | 'thanks', string>>>> = {
  en: { greeting: 'Hello!', thanks: 'You are welcome!' },
  de: { greeting: 'Guten Tag!', thanks: 'Gern geschehen!' },
  fr: { greeting: 'Bonjour !', thanks: 'Je vous en prie !' },
  es: { greeting: '¡Buenos días!', thanks: '¡De nada!' },
  pt: { greeting: 'Bom dia!', thanks: 'De nada!' },
};

/** For a greeting or thanks in another language. */
export const courtesyIn = (language: OtherLanguage, kind: 'greeting' | 'thanks', brand: Brand): Reply => {
  const text = courtesies[language][kind];
  if (kind === 'thanks') return { text: `${text} Prego, a presto!`, isPolite: true };
  const reply = languageReply(language, brand);
  return { ...reply, text: `${text} Salve! ${reply.text}` };
};

const notFollowed: Readonly<Record<OtherLanguage, string>> = {
  en: 'I cannot follow instructions of this kind.',
  de: 'Solchen Anweisungen kann ich nicht folgen.',
  fr: 'Je ne peux pas suivre des instructions de ce genre.',
  pt: 'Não posso seguir instruções deste tipo.',
  es: 'No puedo seguir instrucciones de este tipo.',
};

/** For instructions to the assistant in another language. */
export const languageInjection = (language: OtherLanguage, brand: Brand): Reply => ({
  text: `${notFollowed[language]} ${personIn(language, brand)}`,
  person: true,
});

const leads = {
  en: 'My answers are in Italian. This is what I found:',
  de: 'Meine Antworten sind auf Italienisch. Das habe ich gefunden:',
  fr: 'Mes réponses sont en italien. Voici ce que j’ai trouvé :',
  pt: 'As minhas respostas são em italiano. Encontrei isto:',
  es: 'Mis respuestas son en italiano. Esto es lo que he encontrado:',
} as const satisfies Readonly<Record<OtherLanguage, string>>;

/** A question in another language whose answer is known: that language's sentences around the answer in Italian. */
export const answeredIn = (language: OtherLanguage, { text, card }: Reply, brand: Brand): Reply => ({
  text: `${leads[language]}\n\n${text}\n\n${personIn(language, brand)}`,
  ...(card && { card }),
  person: true,
});

/** In place of a passage that the talk already contains. */
export const alreadySaid = (moment: Moment): Reply => ({
  text: `Quello che so te l’ho già scritto qui sopra. Se non basta, ti aiuta una persona: ${waysNow(moment)}`,
  person: true,
});

/** For a reader whom the last answer did not help. */
export const notHelped = (moment: Moment): Reply => ({
  text: `Mi dispiace che non sia bastato. Meglio una persona: ${waysNow(moment)}`,
  person: true,
});

/** Begin an answer that is still true when the reader asks again. */
const again = ['Come ti dicevo:', 'Te lo confermo:', 'È ancora così:', 'Lo ripeto volentieri:'];

/** Begin the ways to a person when the talk already has them. */
const personAgain = [
  'Capisco: meglio una persona.',
  'Ti aiuta volentieri una persona.',
  'Da qui in poi è meglio una persona.',
];

/** The same answer as earlier in the talk in other words; at last a person. */
export const saidAgain = (reply: Reply, isRepeated: (text: string) => boolean, moment: Moment): Reply => {
  const ways = waysNow(moment);
  const persons = personAgain.map((begin) => `${begin} ${ways.charAt(0).toUpperCase()}${ways.slice(1)}`);
  const facts = reply.person ? [] : again.map((begin) => `${begin} ${reply.text}`);
  const text = facts.find((one) => !isRepeated(one));
  if (text !== undefined) return { ...reply, text };
  return { text: persons.find((one) => !isRepeated(one)) ?? persons[0] ?? '', person: true };
};
