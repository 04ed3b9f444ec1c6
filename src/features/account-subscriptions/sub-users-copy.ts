const places = (count: number): string => (count === 1 ? '1 posto' : `${count} posti`);
const invites = (count: number): string => (count === 1 ? '1 invito' : `${count} inviti`);

export const copy = {
  title: 'Utenti collegati',
  count: (readers: number, total: number) =>
    `${readers === 1 ? '1 attivo' : `${readers} attivi`} su ${places(total)}. Ogni utente legge con il proprio account.`,
  loading: 'Caricamento degli utenti collegati…',
  loadFailed: 'Non riusciamo a caricare gli utenti collegati. Riprova più tardi.',
  retry: 'Riprova',
  cancel: 'Annulla',
  failed: 'Attivazione dell’utente non riuscita.',
  full: 'Non ci sono posti liberi.',
  none: 'Non hai ancora invitato nessuno.',
  email: 'E-mail della persona da invitare',
  invite: 'Invia invito',
  invited: (email: string) => `Invito inviato a ${email}.`,
  free: 'Posto libero',
  nobody: 'Nessun utente assegnato',
  until: (day: string) => `Fino al ${day}`,
  actions: {
    assign: 'Assegna',
    send: 'Invia codice',
    resend: 'Reinvia codice',
    copy_code: 'Copia codice',
    remove: 'Rimuovi',
  },
  of: (action: string, who: string) => `${action}: ${who}`,
  pay: 'Paga ora',
  renew: 'Rinnova',
  sent: (who: string) => `Codice inviato a ${who}.`,
  copied: 'Codice copiato.',
  notCopied: (code: string) => `Il codice non si può copiare da qui: ${code}`,
  assign: {
    title: 'Assegnare il posto libero?',
    name: 'Nome e cognome',
    optional: 'facoltativo',
    submit: 'Invia invito',
  },
  remove: {
    title: (who: string) => `Rimuovere ${who}?`,
    text: 'Perde subito l’accesso che ha con il tuo abbonamento. Il posto torna libero.',
    failed: 'Utente non rimosso. Riprova.',
    done: (who: string) => `${who} non è più tra gli utenti collegati.`,
  },
  many: {
    open: 'Invita da un file CSV',
    about: 'Una persona per riga: e-mail, nome, nota. Il nome e la nota sono facoltativi.',
    file: 'File CSV',
    unread: 'Il file non si può leggere. Scegline un altro.',
    empty: 'Nel file non c’è nessuna persona.',
    tooMany: (most: number) => `Il file ha più di ${most} righe. Dividilo in più file.`,
    send: (count: number) => `Invia ${invites(count)}`,
    again: 'Riprendi da dove si è fermato',
    progress: 'Righe inviate',
    sending: (sent: number, total: number) => `${sent} righe su ${total}…`,
    stopped: (left: number) => (left === 1 ? 'Resta 1 riga da inviare.' : `Restano ${left} righe da inviare.`),
    done: (invited: number, refused: number) =>
      refused === 0
        ? `${invites(invited)}.`
        : `${invites(invited)}, ${refused === 1 ? '1 riga scartata' : `${refused} righe scartate`}.`,
    refused: 'Righe scartate',
    row: (row: number) => `Riga ${row}`,
    noEmail: 'senza e-mail',
  },
} as const;
