/** What an element is, and what its attributes do, in the console's language. */
export interface Description {
  readonly summary: string;
  readonly attributes?: Readonly<Record<string, string>>;
}

/** The elements in Italian; their contracts in `elements/` describe them in English for integrators. */
export const descriptions: Readonly<Record<string, Description>> = {
  'np-account-contact': {
    summary: 'Il servizio clienti: telefono con gli orari, chat di assistenza, modulo che dà un numero alla richiesta.',
  },
  'np-account-dashboard': {
    summary: 'Il riepilogo dell’area personale: abbonamento, profilo, interessi, newsletter, dispositivi, aiuto.',
  },
  'np-account-devices': { summary: 'I browser e i dispositivi con una sessione aperta, ciascuno con «Disconnetti».' },
  'np-account-faq': { summary: 'Le domande frequenti per categoria e prodotto, con ricerca, voti e contatti.' },
  'np-account-interests': {
    summary: 'I luoghi e i temi seguiti, con la campanella di ciascuno e le notifiche di questo browser.',
    attributes: { worker: 'Indirizzo del service worker delle notifiche, sull’origine della pagina.' },
  },
  'np-account-login': {
    summary: 'Il modulo di accesso: e-mail o nome utente e password in un passo, oppure Google.',
    attributes: {
      'redirect-uri': 'Dove tornare dopo l’accesso; vuoto: la home dell’edicola.',
      problem: 'Il messaggio di un tentativo fallito prima, per esempio con Google.',
    },
  },
  'np-account-nav': { summary: 'Le sezioni dell’area personale con i loro avvisi: un elenco stretto, o una striscia.' },
  'np-account-newsletters': { summary: 'Le newsletter della testata, con un numero di prova e l’iscrizione.' },
  'np-account-offer': { summary: 'L’offerta per chi legge accanto all’abbonamento che ha, con prezzo e accettazione.' },
  'np-account-onboarding': {
    summary: 'I primi passi dopo la registrazione: interessi, newsletter, app. Riprende da dove era.',
  },
  'np-account-password': {
    summary: 'Cambia la password, con l’elenco delle regole, o ne fa scegliere una nuova.',
    attributes: { mode: '«change» cambia la password di chi ha fatto l’accesso, «reset» quella dimenticata.' },
  },
  'np-account-privacy': { summary: 'Esportazione dei dati, cancellazione dell’account, storia dei consensi.' },
  'np-account-profile': { summary: 'Profilo, dati di fatturazione e consensi in un modulo, con immagine ed e-mail.' },
  'np-account-registration': {
    summary: 'La registrazione di una persona, un’azienda o un ente, con il codice che conferma l’e-mail.',
  },
  'np-account-subscriptions': {
    summary: 'Gli abbonamenti: validità, rinnovo, pagamenti, ricevute, recesso, codici, utenti collegati.',
  },
  'np-article': {
    summary: 'Un articolo con i suoi strumenti: testo, ascolto, condivisione, preferiti.',
    attributes: { 'article-id': 'Il numero dell’articolo; vuoto: non mostra nulla.' },
  },
  'np-assistance-chat': {
    summary: 'Il pulsante che apre la chat su abbonamenti e offerte.',
    attributes: { opened: 'Se il pannello è aperto.', position: 'L’angolo in basso di pulsante e pannello.' },
  },
  'np-epaper': {
    summary: 'Le pagine stampate di un’edizione: sfogliare, ingrandire, cercare, leggere come testo, tenere offline.',
    attributes: {
      edition: 'Il numero dell’edizione; vuoto: si apre quando chi legge ne apre una.',
      page: 'La prima pagina da mostrare.',
      worker: 'Indirizzo del service worker per leggere offline, sull’origine della pagina.',
    },
  },
  'np-footer': { summary: 'Il piè di pagina: collegamenti della testata, preferenze su privacy e cookie, social.' },
  'np-header': {
    summary: 'La testata della pagina: menu, logo, abbonamento, accesso o pannello di chi legge.',
    attributes: {
      area: 'Nome dell’area della pagina, accanto al menu.',
      newsstand: 'Indirizzo dell’edicola per menu e ricerca.',
      'document-meta': 'Mette titolo, descrizione e icona della testata alla pagina.',
    },
  },
  'np-menu': {
    summary: 'Il pulsante del menu e il suo cassetto: ricerca, chi legge, voci della testata.',
    attributes: { opened: 'Se il cassetto è aperto.', newsstand: 'Indirizzo dell’edicola; vuoto: quello dello shop.' },
  },
  'np-newsstand': {
    summary: 'L’edicola con tutte le sue pagine, dal giornale del giorno alla ricerca.',
    attributes: {
      routing: 'Dove sta la pagina corrente: nell’indirizzo, nel suo frammento o in memoria. Si legge all’inizio.',
      'base-path': 'L’inizio di tutti gli indirizzi, per esempio «/edicola». Si legge all’inizio.',
    },
  },
  'np-notices': {
    summary: 'Gli avvisi per chi legge, prima i più urgenti.',
    attributes: {
      all: 'Mostra tutti gli avvisi; altrimenti il primo, con un pulsante per gli altri.',
      'errors-only': 'Mostra solo gli errori.',
    },
  },
  'np-password-gate': {
    summary: 'Nasconde il contenuto finché non si scrive la password. Non lo protegge.',
    attributes: { digest: 'SHA-256 della password; vuoto: quello della testata.' },
  },
  'np-rassegna': {
    summary: 'La rassegna stampa di un’azienda: scegliere gli articoli, ordinarli, inviarli ai destinatari.',
  },
  'np-search': {
    summary: 'La ricerca in edicola e archivio, da sola.',
    attributes: { query: 'Le parole cercate all’inizio.' },
  },
  'np-subscriber-chat': {
    summary: 'Il chatbot sugli articoli del giornale: cita la frase e porta all’articolo.',
    attributes: { shared: 'Il codice di una conversazione condivisa; si può solo leggere.' },
  },
};
