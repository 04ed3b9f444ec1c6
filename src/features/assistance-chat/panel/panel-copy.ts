import { replaceable } from '../../../rules/language/replaceable.ts';

/** Texts of the open panel. */
export const panelCopy = replaceable('chat', {
  promptTitle: 'Come possiamo aiutarti?',
  promptText: 'Accedi per avere risposte sul tuo abbonamento. Se preferisci, continua senza account.',
  logIn: 'Accedi',
  stayAnonymous: 'Continua come anonimo',
  terms: 'Avviando la chat acconsenti al trattamento dei dati personali.',
  policy: 'Informativa chatbot',
  disclaimer: ['Scrivi come ', 'Utente Anonimo:', ' non condividere dati personali.'],
  /** The brand in the greeting, from its name with an Italian preposition and without one. */
  ofBrand: (ofName: string, _name: string) => ofName,
  greeting: (ofBrand: string, name: string | undefined) =>
    name
      ? `Ciao ${name}! Sono l’assistente virtuale${ofBrand && ` ${ofBrand}`}. Come posso aiutarti con il tuo abbonamento?`
      : `Ciao! Sono l’assistente virtuale${ofBrand && ` ${ofBrand}`}. Posso aiutarti con abbonamenti e offerte: che cosa ti serve?`,
  disclosure: 'Ti risponde un’intelligenza artificiale: può sbagliare.',
  person: 'Parla con una persona',
  message: 'Lasciaci un messaggio',
  masked: 'Abbiamo nascosto un numero di carta, un IBAN o un codice fiscale: in chat non servono.',
  log: 'Conversazione con l’assistenza',
  newer: 'Nuovi messaggi',
  you: 'Tu',
  assistant: 'Assistente',
  typing: 'L’assistente sta scrivendo',
  failed: 'Non siamo riusciti a rispondere. Riprova tra qualche minuto oppure contattaci.',
  retry: 'Riprova',
  contact: 'Contattaci',
  renderFailed: 'La chat non è disponibile ora. Riprova più tardi.',
});
