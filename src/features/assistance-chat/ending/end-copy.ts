import { replaceable } from '../../../rules/language/replaceable.ts';

/** Texts under an answer. */
export const endCopy = replaceable('chat-ending', {
  question: 'Ti abbiamo aiutato?',
  nearest: 'Forse cercavi una di queste:',
  thanks: 'Ok, grazie',
  unhelpful: 'Non mi è stato utile',
  goTo: (name: string) => `Apri «${name}»`,
  newChat: 'Inizia una nuova chat',
  said: 'Non ho trovato quello che cercavo',
  available: 'Operatori disponibili ora',
  unavailable: 'Operatori non disponibili',
  personTitle: 'Ti mettiamo in contatto con una persona',
  personText: (hour: number) => `La chat con l’operatore si apre a tutto schermo. Oggi rispondiamo fino alle ${hour}.`,
  unknownText: 'Accedi per parlare con un operatore, oppure lasciaci un messaggio.',
  logIn: 'Accedi',
  operator: 'Parla con un operatore',
  opening: 'Apriamo la chat con l’operatore…',
  blocked: 'Non è possibile avviare la chat. Riprova più tardi oppure contattaci.',
  packet: {
    title: 'Che cosa diciamo all’operatore: puoi cambiarlo',
    brand: 'Testata',
    page: 'Pagina',
    product: 'Abbonamento',
    noProduct: 'nessuno',
    reader: 'Lettore',
    assistant: 'Assistente virtuale',
  },
  contact: 'Contattaci',
  closedTitle: 'Ora siamo chiusi: lasciaci un messaggio',
  /** `saturday` is empty for a brand that is closed then. */
  closedText: (weekdays: string, saturday: string) =>
    saturday
      ? `Rispondiamo lunedì–venerdì ${weekdays} e sabato ${saturday}. La domenica e nelle feste principali siamo chiusi.`
      : `Rispondiamo lunedì–venerdì ${weekdays}. Sabato, domenica e nelle feste principali siamo chiusi.`,
  write: 'Scrivici',
});
