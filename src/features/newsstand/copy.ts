import { replaceable } from '../../rules/language/replaceable.ts';

/** Texts of the newsstand's frame. Some are contract texts, including their straight apostrophes. */
export const copy = replaceable('newsstand', {
  loading: 'Caricamento…',
  loadingUser: 'Caricamento informazioni utente…',
  failed: 'Qualcosa non ha funzionato. Riprova tra poco.',
  retry: 'Riprova',
  home: 'Torna alla home',
  error: 'Questa pagina non si è caricata. Puoi tornare alla prima pagina e riprovare.',
  offlineTitle: 'Sei senza connessione',
  offline: 'Riproviamo da soli appena torna la rete.',
  offlineOpened: 'Le pagine già aperte restano leggibili. Riproviamo da soli appena torna la rete.',
  opened: 'Pagine già aperte',
  blankPage: 'Pagina bianca',
  notFoundTitle: 'Pagina non trovata',
  notFoundKicker: 'Errore 404',
  notFoundHead: 'Questa pagina non è in edicola',
  notFound:
    'L’indirizzo può essere cambiato oppure l’articolo è stato spostato. Prova dalla prima pagina o cerca un titolo.',
  search: 'Cerca un articolo',
  refusedTitle: 'Accesso',
  refused: 'Non riusciamo a farti accedere. Contatta il servizio clienti.',
  signIn: 'Accedi',
  contact: 'Contattaci',
  logoutTitle: 'Esci',
  loggingOut: 'Uscita in corso…',
  guestTitle: 'Prova per visitatori',
  guest: 'Pagina di prova con uno spazio in basso.',
  chatbotTitle: 'Chatbot news',
  favouritesTitle: 'Articoli preferiti',
  pressReviewTitle: 'Rassegna stampa',
  soon: 'Nessun dato disponibile.',
});
