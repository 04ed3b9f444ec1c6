/** A subject of a message, with what the reader can do without writing. */
export interface ContactIssue {
  readonly id: string;
  readonly label: string;
  readonly self_service: { readonly text: string; readonly href: string };
}

export interface ContactTopic {
  readonly id: string;
  readonly label: string;
  readonly issues: readonly ContactIssue[];
}

const issue = (id: string, label: string, text: string, href: string): ContactIssue => ({
  id,
  label,
  self_service: { text, href },
});

/** The four topics in the order of the contact page. */
export const contactTopics: readonly ContactTopic[] = [
  {
    id: 'subscription',
    label: 'Abbonamento',
    issues: [
      issue(
        'renewal',
        'Voglio disattivare il rinnovo automatico',
        'Apri Abbonamenti e premi «Disattiva il rinnovo»: leggi fino all’ultimo giorno pagato.',
        '/user/subscriptions',
      ),
      issue(
        'withdrawal',
        'Voglio recedere dal contratto',
        'Entro 14 giorni dall’acquisto puoi recedere da Abbonamenti: la ricevuta arriva subito.',
        '/user/subscriptions',
      ),
      issue(
        'code',
        'Il codice di attivazione non funziona',
        'Accedi con l’indirizzo che ha ricevuto il codice e inseriscilo in «Codici di attivazione».',
        '/user/subscriptions',
      ),
      issue(
        'users',
        'Un utente collegato non ha ricevuto l’invito',
        'Nella riga dell’utente premi «Reinvia codice», oppure copia il codice e consegnalo tu.',
        '/user/subscriptions',
      ),
      issue(
        'offers',
        'Vorrei informazioni sulle offerte',
        'In Vetrina trovi le offerte di oggi con prezzi e contenuti.',
        '/faq',
      ),
    ],
  },
  {
    id: 'payments',
    label: 'Pagamenti e fatturazione',
    issues: [
      issue(
        'invoice',
        'Non ho ricevuto la fattura',
        'Controlla in Profilo che la fattura sia richiesta e i dati completi.',
        '/user/profile',
      ),
      issue(
        'receipt',
        'Mi serve la ricevuta di un pagamento',
        'Le ricevute di ogni anno si scaricano da Abbonamenti.',
        '/user/subscriptions',
      ),
      issue(
        'method',
        'Il metodo di pagamento non è valido',
        'Se un rinnovo non è riuscito, in Abbonamenti premi «Paga ora» e scegli come pagare: torni a leggere subito.',
        '/user/subscriptions',
      ),
      issue(
        'double',
        'Ho un addebito doppio o sbagliato',
        'Confronta l’estratto conto con le ricevute in Abbonamenti: un addebito in attesa si libera da solo.',
        '/user/subscriptions',
      ),
    ],
  },
  {
    id: 'surfing',
    label: 'Navigazione',
    issues: [
      issue(
        'sign-in',
        'Non riesco ad accedere',
        'Scegli una nuova password: il codice arriva per e-mail in pochi minuti.',
        '/password-dimenticata',
      ),
      issue(
        'devices',
        'Ho troppi dispositivi collegati',
        'In Browser e dispositivi vedi ogni accesso e disconnetti quelli che non usi.',
        '/user-devices',
      ),
      issue(
        'paper',
        'Lo sfogliatore o un articolo non si apre',
        'Ricarica la pagina; se non basta, esci e accedi di nuovo.',
        '/faq',
      ),
      issue(
        'notifications',
        'Le notifiche o le newsletter non arrivano',
        'Controlla in Interessi e notifiche che la campanella sia accesa e il browser le permetta.',
        '/user/profile/topics/manage',
      ),
    ],
  },
  {
    id: 'data',
    label: 'Gestione/cancellazione dati',
    issues: [
      issue(
        'export',
        'Vorrei una copia dei miei dati',
        'Da Profilo chiedi l’esportazione: un’e-mail ti avvisa quando è pronta.',
        '/user/profile',
      ),
      issue(
        'delete',
        'Vorrei cancellare i miei dati',
        'Da Profilo chiedi la cancellazione: un abbonamento attivo va prima concluso.',
        '/user/profile',
      ),
      issue(
        'consents',
        'Vorrei cambiare i consensi',
        'I consensi si danno e si tolgono in Profilo, con effetto immediato.',
        '/user/profile',
      ),
    ],
  },
];

/** A placeholder: the demo world has no telephone. */
export const supportPhone = '000 000 000';

/** The names of a topic and one of its issues; undefined when they do not belong together. */
export const contactNames = (topicId: string, issueId: string): { topic: string; issue: string } | undefined => {
  const topic = contactTopics.find(({ id }) => id === topicId);
  const found = topic?.issues.find(({ id }) => id === issueId);
  return topic && found && { topic: topic.label, issue: found.label };
};
