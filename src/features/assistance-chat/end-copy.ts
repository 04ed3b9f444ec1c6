const hours = new Intl.DateTimeFormat('it-IT', { timeZone: 'Europe/Rome', hour: 'numeric' });

/** What is said under an answer. */
export const endCopy = {
  question: 'Ti abbiamo aiutato?',
  thanks: 'Ok, grazie',
  unhelpful: 'Non mi è stato utile',
  newChat: 'Inizia una nuova chat',
  said: 'Non ho trovato quello che cercavo',
  available: 'Operatori disponibili ora',
  unavailable: 'Operatori non disponibili',
  personTitle: 'Ti mettiamo in contatto con una persona',
  personText: (hour: string) => `La chat con l’operatore si apre a tutto schermo. Oggi rispondiamo fino alle ${hour}.`,
  hour: (moment: Date) => hours.format(moment),
  unknownText: 'Accedi per parlare con un operatore, oppure lasciaci un messaggio.',
  logIn: 'Accedi',
  operator: 'Parla con un operatore',
  opening: 'Apriamo la chat con l’operatore…',
  blocked: 'Non è possibile avviare la chat. Riprova più tardi oppure contattaci.',
  contact: 'Contattaci',
  closedTitle: 'Ora siamo chiusi: lasciaci un messaggio',
  closedText: 'Rispondiamo lunedì–venerdì 9–21 e sabato 9–13. La domenica e nelle feste principali siamo chiusi.',
  write: 'Scrivici',
} as const;
