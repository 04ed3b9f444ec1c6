import type { OtherLanguage } from '../../../../src/rules/assistance/other-language.ts';
import {
  isSupportOpen,
  nextSupportOpening,
  supportClosesAt,
  supportWeek,
} from '../../../../src/rules/assistance/support-hours.ts';
import type { Brand } from '../../../../src/rules/brand/brands/record.ts';
import { clockTime, longDate } from '../../../../src/rules/text/dates.ts';
import { supportPhone } from '../account/help/contact-topics.ts';
import { accountLink, type Reply } from './reply.ts';

/** From this hour Italians say good evening. */
const EVENING = 17;
const hourOf = (now: Date): number => Number(clockTime(now).split(':')[0]);

/** Asked when nothing of the question is known. */
const usualQuestions = ['Quanto costa un abbonamento?', 'Come disdico l’abbonamento?'];

const phoneState = (now: Date): string =>
  isSupportOpen('phone', now)
    ? `rispondiamo ora al ${supportPhone}`
    : `il ${supportPhone} risponde di nuovo ${longDate(nextSupportOpening('phone', now))} alle ${clockTime(nextSupportOpening('phone', now))}`;

const phoneHours = supportWeek
  .slice(0, 2)
  .map(({ days, hours }) => `${days.toLowerCase()} ${hours}`)
  .join(', ');

/** How to reach a person now: live chat, telephone, message. */
const waysNow = (now: Date): string => {
  const closes = supportClosesAt('chat', now);
  const opens = nextSupportOpening('chat', now);
  const chat = closes
    ? `un operatore è in chat adesso, fino alle ${clockTime(closes)}`
    : `gli operatori tornano in chat ${longDate(opens)} alle ${clockTime(opens)}`;
  return `${chat}; al telefono ${phoneState(now)} (${phoneHours}); oppure scrivici dalla pagina Contattaci, anche ora.`;
};

/** `help`: what the FAQ says of it, if anything. */
export const personReply = (help: string | undefined, now: Date): Reply => ({
  text: [`Certo, puoi parlare con una persona: ${waysNow(now)}`, help]
    .filter((part) => part !== undefined)
    .join('\n\n'),
  person: true,
});

/** Calm, whatever the words; with the passage that helps, if there is one. */
export const complaintReply = (help: string | undefined, now: Date): Reply => ({
  text: ['Mi dispiace per quello che è successo.', help, `Se preferisci parlarne con una persona: ${waysNow(now)}`]
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
export const noAnswerAgain = (now: Date): Reply => ({
  text: `Mi dispiace, neanche a questo so rispondere bene. Meglio una persona: ${waysNow(now)}`,
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

/** Opening and closing hour, on working days and on Saturday. */
const [week, saturday] = supportWeek.map(({ hours }) => hours.split('–')) as [[string, string], [string, string]];

const personIn = {
  en:
    `A person can help you: live chat and telephone ${supportPhone}, Monday to Friday ${week.join('–')} and Saturday ${saturday.join('–')}, ` +
    'or leave a message on the contact page (Contattaci).',
  de:
    `Eine Person hilft Ihnen weiter: Live-Chat und Telefon ${supportPhone}, Montag bis Freitag ${week.join('–')} Uhr und Samstag ${saturday.join('–')} Uhr, ` +
    'oder schreiben Sie uns über die Kontaktseite (Contattaci).',
  fr:
    `Une personne peut vous aider : chat en direct et téléphone ${supportPhone}, du lundi au vendredi ${week.join(' h–')} h et le samedi ${saturday.join(' h–')} h, ` +
    'ou un message depuis la page de contact (Contattaci).',
  es:
    `Una persona puede ayudarle: chat en directo y teléfono ${supportPhone}, de lunes a viernes de ${week.join(' a ')} y los sábados de ${saturday.join(' a ')}, ` +
    'o un mensaje desde la página de contacto (Contattaci).',
} as const satisfies Readonly<Record<OtherLanguage, string>>;

export const languageReplies: Readonly<Record<OtherLanguage, Reply>> = {
  en: { text: `I can only answer in Italian, sorry. ${personIn.en}`, person: true },
  de: { text: `Ich kann leider nur auf Italienisch antworten. ${personIn.de}`, person: true },
  fr: { text: `Je ne peux répondre qu’en italien, désolé. ${personIn.fr}`, person: true },
  es: { text: `Solo puedo responder en italiano, lo siento. ${personIn.es}`, person: true },
};

/** For instructions to the assistant in another language. */
export const languageInjections: Readonly<Record<OtherLanguage, Reply>> = {
  en: { text: `I cannot follow instructions of this kind. ${personIn.en}`, person: true },
  de: { text: `Solchen Anweisungen kann ich nicht folgen. ${personIn.de}`, person: true },
  fr: { text: `Je ne peux pas suivre des instructions de ce genre. ${personIn.fr}`, person: true },
  es: { text: `No puedo seguir instrucciones de este tipo. ${personIn.es}`, person: true },
};

const leads = {
  en: 'My answers are in Italian. This is what I found:',
  de: 'Meine Antworten sind auf Italienisch. Das habe ich gefunden:',
  fr: 'Mes réponses sont en italien. Voici ce que j’ai trouvé :',
  es: 'Mis respuestas son en italiano. Esto es lo que he encontrado:',
} as const satisfies Readonly<Record<OtherLanguage, string>>;

/** A question in another language whose answer is known: that language's sentences around the answer in Italian. */
export const answeredIn = (language: OtherLanguage, { text, card }: Reply): Reply => ({
  text: `${leads[language]}\n\n${text}\n\n${personIn[language]}`,
  ...(card && { card }),
  person: true,
});

/** In place of a passage that the talk already contains. */
export const alreadySaid = (now: Date): Reply => ({
  text: `Quello che so te l’ho già scritto qui sopra. Se non basta, ti aiuta una persona: ${waysNow(now)}`,
  person: true,
});

/** For a reader whom the last answer did not help. */
export const notHelped = (now: Date): Reply => ({
  text: `Mi dispiace che non sia bastato. Meglio una persona: ${waysNow(now)}`,
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
export const saidAgain = (reply: Reply, isRepeated: (text: string) => boolean, now: Date): Reply => {
  const ways = waysNow(now);
  const persons = personAgain.map((begin) => `${begin} ${ways.charAt(0).toUpperCase()}${ways.slice(1)}`);
  const facts = reply.person ? [] : again.map((begin) => `${begin} ${reply.text}`);
  const text = facts.find((one) => !isRepeated(one));
  if (text !== undefined) return { ...reply, text };
  return { text: persons.find((one) => !isRepeated(one)) ?? persons[0] ?? '', person: true };
};

export const thanksReply: Reply = { text: 'Prego, è stato un piacere. Se ti serve altro, scrivimi pure. A presto!' };
/** For whoever greets, at whatever time of the day. */
export const greetingReply = (brand: Brand, now: Date): Reply => ({
  text:
    `${hourOf(now) < EVENING ? 'Buongiorno' : 'Buonasera'}! Sono l’assistente automatico ${brand.ofName}: posso aiutarti con ` +
    'abbonamenti, pagamenti, accesso, app e newsletter. Chiedimi pure.',
});
